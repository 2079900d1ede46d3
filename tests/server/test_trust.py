"""What strangers can rely on: whose cards are known, who is away, who is who, who is the host."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from etalage.records import referee
from etalage.server.database import open_database, sqlite_url
from etalage.server.live_tables import LiveTables
from etalage.server.metrics import Metrics
from etalage.server.people import Visitor as Somebody
from etalage.server.presence import STOCK_SECONDS
from etalage.server.store import Store
from etalage.server.writer import Writer
from etalage.tables.presence import AWAY_SECONDS, PATIENCE_SECONDS
from tests.server.postgres import Postgres
from tests.server.test_tables import begun, played_out
from tests.server.test_workers import twins
from tests.server.visiting import GENEROUS, Running, Visitor, running
from tests.tables.tabletop import Tabletop
from tests.waiting import wait_until


def listed(visitor: Visitor) -> list[str]:
    return [each["id"] for each in visitor.get("/api/tables")["tables"]]


def bots_only(host: Visitor, **wishes: Any) -> str:
    """A match that bots have played to its end, with a host who only watched."""
    table = host.open_table("money", 3, options={"deals": 1}, **wishes)
    for seat, bot in enumerate(("tim", "greta", "jules")):
        host.put(f"/api/tables/{table}/seats/{seat}/bot", {"bot": bot})
    host.post(f"/api/tables/{table}/start")
    wait_until(lambda: host.look(table)["table"]["phase"] == "over")
    return table


# Known cards


def test_a_host_cannot_lure_strangers_to_cards_that_are_known(anne: Visitor, bob: Visitor) -> None:
    """The bots' match has a record with every hand; a public table with the same cards says so, and is not listed."""
    source = bots_only(anne)
    hands = anne.get(f"/api/tables/{source}/matches/1/record")["deals"][0]["hands"]
    trap = anne.open_table("money", 3, public=True, cards={"table": source, "match": 1})
    assert trap not in listed(bob)
    assert bob.look(trap)["table"]["cards_of"] == bob.look(source)["table"]["commitment"]
    anne.sit(trap, 0, "Anne")
    bob.sit(trap, 1, "Bob")
    anne.post(f"/api/tables/{trap}/start")
    assert trap not in listed(bob)
    told = {line["name"]: line["facts"] for line in bob.get(f"/api/tables/{trap}/log")["lines"]}
    assert told["table.begun"]["known_cards"] is True
    assert sorted(bob.look(trap)["view"]["hands"][1]) == sorted(hands[1]), "the cards are indeed the same"
    mine = {each["table"]["id"]: each["table"] for each in anne.get("/api/me/tables")["tables"]}
    assert (mine[trap]["known_cards"], mine[source]["known_cards"]) == (True, False)


def test_the_record_of_known_cards_carries_the_mark(anne: Visitor) -> None:
    """So whoever compares results can leave it out; and a rematch with other cards is like any."""
    table = begun(anne, public=True)
    fresh = played_out(anne, table)
    anne.post(f"/api/tables/{table}/rematch", {"same_cards": True})
    assert table not in listed(anne)
    anne.post(f"/api/tables/{table}/start")
    played_out(anne, table)
    first, second = (anne.get(f"/api/tables/{table}/matches/{match}/record") for match in (1, 2))
    assert "cards_of" not in first
    assert second["cards_of"] == fresh["table"]["commitment"]
    assert (referee(first).known_cards, referee(second).known_cards) == (False, True)
    again = anne.open_table(cards={"table": table, "match": 2})
    assert anne.look(again)["table"]["cards_of"] == fresh["table"]["commitment"], "of whatever generation"
    anne.post(f"/api/tables/{table}/rematch", {"same_cards": False})
    assert table in listed(anne)
    assert anne.look(table)["table"]["cards_of"] is None


def test_a_stranger_at_a_rematch_with_the_same_cards_is_told(anne: Visitor, bob: Visitor) -> None:
    table = begun(anne, public=True)
    played_out(anne, table)
    anne.post(f"/api/tables/{table}/rematch", {"same_cards": True})
    assert bob.look(table)["table"]["cards_of"] is not None
    assert anne.get("/api/me/tables")["tables"][0]["table"]["known_cards"]


# Who is there


class Clock:
    """Goes when it is told to."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


@asynccontextmanager
async def process(store: Store, clock: Clock) -> AsyncIterator[LiveTables]:
    """A server process, without HTTP around it and without bots of its own."""
    writer = Writer(store, lambda error: None)
    tables = LiveTables(store, writer, Metrics(), lambda id: False, 1, clock)
    try:
        yield tables
    finally:
        tables.close()
        writer.close()


def played(store: Store, clock: Clock) -> Tabletop:
    """Anne and Bob with a bot, stored."""
    top = Tabletop("money", 3, people=2)
    top.now = clock.time
    top.begin()
    store.create(top.stored())
    return top


def on_sqlite(folder: Path, scene: Callable[[Store, Clock], Any]) -> None:
    store = Store(open_database(sqlite_url(folder)))
    try:
        asyncio.run(scene(store, Clock()))
    finally:
        store.engine.dispose()


def test_whoever_listens_is_there_and_whoever_stops_is_away(tmp_path: Path) -> None:
    async def scene(store: Store, clock: Clock) -> None:
        id = played(store, clock).state.id
        anne, bob = Somebody("anne"), Somebody("bob")
        async with process(store, clock) as tables:
            for _ in range(2):  # in two windows
                anne_listens = await tables.listen(id, anne, None)
            bob_listens = await tables.listen(id, bob, None)
            clock.time += 600
            await tables.take_stock()
            assert [seat.away for seat in (await tables.inspect(id)).state.seats] == [None] * 3
            tables.unlisten(id, bob_listens)
            tables.unlisten(id, anne_listens)
            gone = clock.time
            clock.time += AWAY_SECONDS - 1
            await tables.take_stock()
            assert (await tables.inspect(id)).state.seats[1].away is None, "a reload does not count"
            clock.time += 1
            await tables.take_stock()
            assert [seat.away for seat in (await tables.inspect(id)).state.seats] == [None, gone, None]
            await tables.listen(id, bob, None)
            assert (await tables.inspect(id)).state.seats[1].away is None, "at once"

    on_sqlite(tmp_path, scene)


def test_a_server_that_comes_back_does_not_hold_its_own_absence_against_anybody(tmp_path: Path) -> None:
    async def scene(store: Store, clock: Clock) -> None:
        id = played(store, clock).state.id
        clock.time += 3600
        async with process(store, clock) as tables:
            await tables.listen(id, Somebody("anne"), None)
            await tables.take_stock()
            assert [seat.away for seat in (await tables.inspect(id)).state.seats] == [None] * 3

    on_sqlite(tmp_path, scene)


def test_whoever_moves_is_there_though_they_do_not_listen(tmp_path: Path) -> None:
    async def scene(store: Store, clock: Clock) -> None:
        id = played(store, clock).state.id
        async with process(store, clock) as tables:
            await tables.listen(id, Somebody("anne"), None)
            clock.time += AWAY_SECONDS
            decision = (await tables.inspect(id)).decision
            await tables.move(id, "bob", decision, ["bid PLAY"])
            await tables.take_stock()
            assert (await tables.inspect(id)).state.seats[1].away is None

    on_sqlite(tmp_path, scene)


def test_those_at_another_process_are_there(postgres: Postgres) -> None:
    """Bob listens elsewhere, then that process dies: Bob is there as long as it is, and away when nobody returns."""

    async def scene(store: Store, clock: Clock) -> None:
        id = played(store, clock).state.id
        async with process(store, clock) as here:
            await here.listen(id, Somebody("anne"), None)
            async with process(store, clock) as there:
                await there.listen(id, Somebody("bob"), None)
                for _ in range(12):
                    clock.time += STOCK_SECONDS
                    await there.take_stock()
                    await here.take_stock()
                last = clock.time
                assert (await here.inspect(id)).state.seats[1].away is None
            clock.time += AWAY_SECONDS
            await here.take_stock()
            assert (await here.inspect(id)).state.seats[1].away == last
            with pytest.raises(Exception, match="wait 120 seconds"):
                await here.seat_bot(id, "anne", 1, None)
            async with process(store, clock) as there:
                await there.listen(id, Somebody("bob"), None)
                await here.follow_all()
                await here.take_stock()
                assert (await here.inspect(id)).state.seats[1].away is None
            clock.time += PATIENCE_SECONDS
            await here.take_stock()
            decision = (await here.inspect(id)).decision
            await here.move(id, "anne", decision, ["bid PLAY"])
            clock.time += PATIENCE_SECONDS
            await here.seat_bot(id, "anne", 1, None)
            assert (await here.inspect(id)).state.seats[1].bot == "ilse"

    postgres.create("presence")
    store = Store(open_database(postgres.url_of("presence")))
    try:
        asyncio.run(scene(store, Clock()))
    finally:
        store.engine.dispose()


def test_no_host_moves_for_the_present(server: Running, anne: Visitor, bob: Visitor) -> None:
    """With the weakest bot, on Bob's turn, while he thinks."""
    table = anne.open_table("money", 3)
    anne.sit(table, 0, "Anne")
    bob.sit(table, 1, "Bob")
    anne.post(f"/api/tables/{table}/start")
    anne.move(table, anne.look(table)["decision"], "bid PLAY")
    path = f"/api/tables/{table}/seats/1/bot"
    assert anne.put(path, {"bot": "tim"}, expect=409)["error"] == "stand-in"
    refused = anne.put(path, {}, expect=409)
    assert refused["error"] == "not-away"
    assert "120 seconds for whoever is away" in refused["message"]
    shown = bob.look(table)["table"]
    assert (shown["seats"][1]["bot"], shown["seats"][1]["away"]) == (None, None)
    assert shown["stand_in_from"][1] > 0
    assert server.visitor().put(path, {}, expect=401)["error"] == "unknown"


def test_both_servers_know_who_is_away(postgres: Postgres) -> None:
    address = ("--database", postgres.url, *GENEROUS)
    with running(*address) as one, running(*address) as two:
        anne, bob, carl = one.visitor(), two.visitor(), one.visitor()
        table = anne.open_table("money", 3)
        for seat, (visitor, name) in enumerate(((anne, "Anne"), (bob, "Bob"), (carl, "Carl"))):
            visitor.sit(table, seat, name)
        listeners = [anne.listen(table), bob.listen(table)]
        anne.post(f"/api/tables/{table}/start")
        for listener in listeners:
            told = listener.until(lambda update: any(line["name"] == "table.away" for line in update["told"]))
            assert [line["facts"]["seat"] for line in told["told"]] == [2], "Carl never came, and only he"
        twins(carl, two).listen(table)
        for listener in listeners:
            listener.until(lambda update: any(line["name"] == "table.here" for line in update["told"]))
        assert [each["away"] for each in anne.look(table)["table"]["seats"]] == [None] * 3


# The host


def test_a_host_who_only_watches_stays_the_host(server: Running, anne: Visitor, bob: Visitor) -> None:
    """Seats, start and cancel; also when somebody else wants a rematch, or the host looks anew."""
    carl = server.visitor()
    table = anne.open_table("money", 3, options={"deals": 1})
    bob.sit(table, 0, "Bob")
    carl.sit(table, 1, "Carl")
    assert bob.look(table)["table"]["host_watches"]
    assert bob.post(f"/api/tables/{table}/start", expect=403)["error"] == "not-the-host"
    anne.put(f"/api/tables/{table}/seats/2/bot", {"bot": "tim"})
    anne.post(f"/api/tables/{table}/start")
    while bob.look(table)["table"]["phase"] == "playing":
        for visitor in (bob, carl):
            seen = visitor.look(table)
            if seen["seat"] in seen["table"]["waiting"]:
                move = "bid PLAY" if seen["view"]["phase"] == "bidding" else seen["legal"]["moves"][-1]
                visitor.move(table, seen["decision"], move)
    bob.post(f"/api/tables/{table}/rematch", {})
    assert (anne.look(table)["is_host"], bob.look(table)["is_host"]) == (True, False)
    anne.ask("DELETE", f"/api/tables/{table}/seats/2")
    assert anne.post(f"/api/tables/{table}/start", expect=409)["error"] == "still-asked"
    carl.post(f"/api/tables/{table}/rematch", {})
    anne.post(f"/api/tables/{table}/start")
    anne.post(f"/api/tables/{table}/cancel")
    assert bob.look(table)["table"]["phase"] == "cancelled"


def test_a_host_who_has_left_the_finished_table_is_followed_by_whoever_plays_on(anne: Visitor, bob: Visitor) -> None:
    table = begun(anne)
    played_out(anne, table)
    anne.post(f"/api/tables/{table}/leave")
    assert not anne.look(table)["is_host"]
    assert not anne.look(table)["table"]["host_watches"]
    assert bob.post(f"/api/tables/{table}/rematch", {}, expect=401)


# Names


def test_names_are_refused_with_a_sentence(anne: Visitor, bob: Visitor) -> None:
    table = anne.open_table("money", 3)
    anne.sit(table, 0, "Anne")
    path = f"/api/tables/{table}/seats/1"
    for name, reason, words in (
        ("\u3164", "name", "that one can see"),
        ("Аnne", "name-alike", "looks like Anne"),
        ("Jules", "name-of-bot", "bots are called so"),
    ):
        refused = bob.put(path, {"name": name}, expect=400 if reason == "name" else 409)
        assert refused["error"] == reason
        assert words in refused["message"]
