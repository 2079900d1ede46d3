"""Heavy work goes in turns, and is refused in words when there is too much of it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable

import pytest

from etalage.server.fair_pool import FairPool
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


def test_what_fails_fails_for_whoever_asked() -> None:
    async def scene(pool: FairPool) -> None:
        with pytest.raises(ZeroDivisionError):
            await pool.run("a", "", divmod, 1, 0)
        assert await pool.run("a", "", divmod, 7, 2) == (3, 1)

    with_pool(FairPool(1, "test"), scene)
