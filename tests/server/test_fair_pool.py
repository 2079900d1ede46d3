"""Heavy work goes in turns, and is refused in words when there is too much of it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable

import pytest

from etalage.server.fair_pool import FairPool
from etalage.server.thinking import MOST_MET, Attention, Question, Thinking
from etalage.tables.errors import Refused
from tests.waiting import PATIENCE

Wanted = tuple[str, str, int]
"""A client, what it asks about, and how urgent that is."""


def order_of(wanted: list[Wanted]) -> list[str]:
    """One thread is held up until all of these wait; the order in which they are done."""

    async def scene() -> list[str]:
        pool, held, done = FairPool(1, "test"), threading.Event(), list[str]()
        first = asyncio.create_task(pool.run("nobody", "", held.wait, PATIENCE))
        await asyncio.sleep(0)
        waiting = [
            asyncio.create_task(pool.run(client, about, done.append, f"{client}{about}{number}", urgency=urgency))
            for number, (client, about, urgency) in enumerate(wanted)
        ]
        await asyncio.sleep(0)
        held.set()
        await asyncio.gather(first, *waiting)
        pool.close()
        return done

    return asyncio.run(scene())


def test_clients_take_turns_however_much_they_want() -> None:
    assert order_of([("a", "", 0), ("a", "", 0), ("a", "", 0), ("b", "", 0)]) == ["a0", "b3", "a1", "a2"]


def test_so_do_the_tables_of_one() -> None:
    many = [("a", "x", 0), ("a", "x", 0), ("a", "y", 0), ("b", "z", 0)]
    assert order_of(many) == ["ax0", "bz3", "ay2", "ax1"]


def test_what_is_urgent_goes_first() -> None:
    assert order_of([("a", "", 2), ("b", "", 1), ("c", "", 0), ("a", "", 0)]) == ["c2", "a3", "b1", "a0"]


def with_pool(pool: FairPool, scene: Callable[[FairPool], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        await scene(pool)
        pool.close()

    asyncio.run(all_of_it())


def test_too_much_is_refused() -> None:
    async def scene(pool: FairPool) -> None:
        held = threading.Event()
        running = [asyncio.create_task(pool.run("a", "", held.wait, PATIENCE)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await pool.run("a", "", len, "")
        assert refused.value.reason == "too-many-requests"
        running += [asyncio.create_task(pool.run("b", "", held.wait, PATIENCE))]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await pool.run("c", "", len, "")
        assert refused.value.reason == "busy"
        held.set()
        await asyncio.gather(*running)
        assert await pool.run("c", "", len, "abc") == 3

    with_pool(FairPool(1, "test", most=3, most_of_client=2), scene)


def test_what_is_cancelled_while_it_waits_gives_its_place_back() -> None:
    async def scene(pool: FairPool) -> None:
        held = threading.Event()
        running = pool.submit("a", "", held.wait, PATIENCE)
        waiting = pool.submit("a", "x", len, "")
        with pytest.raises(Refused):
            pool.submit("a", "y", len, "")
        waiting.cancel()
        await asyncio.sleep(0)
        instead = pool.submit("a", "y", len, "abc")
        held.set()
        assert (await running, await instead) == (True, 3)

    with_pool(FairPool(1, "test", most_of_client=1), scene)


def test_a_thread_is_kept_free_for_what_is_urgent() -> None:
    async def scene(pool: FairPool) -> None:
        held, done = threading.Event(), list[str]()
        slow = [pool.submit("a", str(number), held.wait, PATIENCE, urgency=1) for number in range(2)]
        await pool.submit("b", "", done.append, "quick")
        assert (done, slow[1].done()) == (["quick"], False)
        held.set()
        await asyncio.gather(*slow)

    with_pool(FairPool(2, "test", kept_free=1), scene)


def test_what_fails_fails_for_whoever_asked() -> None:
    async def scene(pool: FairPool) -> None:
        with pytest.raises(ZeroDivisionError):
            await pool.run("a", "", divmod, 1, 0)
        assert await pool.run("a", "", divmod, 7, 2) == (3, 1)

    with_pool(FairPool(1, "test"), scene)


def test_whoever_has_many_names_at_one_address_has_one_turn() -> None:
    async def scene() -> None:
        async def answer(question: Question, move: str) -> None: ...

        thinking = Thinking(1, answer, lambda table: Attention.LEFT)
        for host in ("anne", "anne's other self"):
            thinking.meet(host, "192.0.2.7")
        assert thinking.turn_of("anne") == thinking.turn_of("anne's other self") == "192.0.2.7"
        assert thinking.turn_of("bob") == "bob"
        for number in range(MOST_MET):
            thinking.meet(f"host {number}", "192.0.2.8")
        assert thinking.turn_of("anne") == "anne"
        thinking.close()

    asyncio.run(scene())
