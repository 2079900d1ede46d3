"""The table as it stood after any entry of its log."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json

import etalage
from etalage.server.showing import Shown, shown_position
from etalage.server.state import Sealed
from etalage.server.streams import Reader
from etalage.server.table import Table
from etalage.server.telling import moment
from tests.server.test_no_leak import GAMES, reader, seated
from tests.server.test_tables import begun, my_turn, played_out
from tests.server.visiting import Visitor, first_move


def position(table: Table, number: int, reads: Reader, sealed: list[Sealed] | None = None) -> Any:
    waiting = table.sealed() if sealed is None else sealed
    found = moment(table.match_of(table.facts), table.entries, waiting, number)
    assert found is not None
    return json.decode(json.encode(shown_position(table.game, table.state.players, found, number, reads)))


@pytest.mark.parametrize(("name", "options"), GAMES)
@settings(max_examples=6, deadline=None)
@given(st.integers(0, 2**32), st.integers(3, 5), st.booleans())
def test_a_position_is_what_was_seen_then(name: str, options: Any, seed: int, players: int, aid: bool) -> None:
    """So it tells as little as the table itself did."""
    table = seated(name, players, options, aid)
    rng = etalage.Rng(seed)
    seats = [reader(table, seat) for seat in (None, *range(players))]
    then: dict[int, list[Any]] = {}
    assert table.play
    while table.play.waiting() and len(then) < 150:
        deals = len(table.play.match.deals)
        waiting = table.play.waiting()
        mover = waiting[rng.below(len(waiting))]
        turn = table.moved(mover, table.decision, [str(table.play.match.deal.random_move(mover, rng))])
        assert turn
        table.take(turn)
        if len(table.play.match.deals) == deals:  # else the table has gone on to the next deal
            then[table.state.number] = [json.decode(Shown(table).seen(each)) for each in seats]
    for number, saw in then.items():
        for reads, seen in zip(seats, saw, strict=True):
            found = position(table, number, reads)
            keys = ("seat", "asked", "view", "reckoning")
            assert {key: found[key] for key in keys} == {key: seen[key] for key in keys}
            assert (found["deal"], found["scores"]) == (seen["table"]["deal"], seen["table"]["scores"])


def test_bids_that_others_have_sealed_change_no_byte() -> None:
    table = seated("money", 4, {}, memory_aid=True)
    for seat, bid in ((1, "bid PLAY"), (3, "bid PLAY"), (0, "bid PLAY")):
        turn = table.moved(seat, table.decision, [bid])
        assert turn
        table.take(turn)
    assert table.play
    hands = [table.play.match.deal.view(seat).to_json()["hands"][seat] for seat in range(4)]
    others = [
        Sealed(each.decision, each.seat, each.move if each.seat == 0 else f"bid {hands[each.seat][0]}")
        for each in table.sealed()
    ]
    assert others != table.sealed()
    for number in range(1, table.state.number + 1):
        for reads in (reader(table, None), reader(table, 0), reader(table, 2)):
            assert position(table, number, reads) == position(table, number, reads, others)
    assert position(table, table.state.number, reader(table, 0))["view"]["sealed"] == [["PLAY"], None, None, None]


def test_before_the_match_there_are_no_cards() -> None:
    table = seated("weinhaendler", 3, {}, memory_aid=True)
    first = position(table, 1, reader(table, 0))
    assert (first["view"], first["reckoning"], first["deal"], first["scores"]) == (None, None, 0, [0, 0, 0])
    dealt = position(table, table.state.number, reader(table, 0))
    assert len(dealt["view"]["hands"][0]) == 5


def test_the_end_of_a_deal_is_seen_before_the_next() -> None:
    table = seated("money", 3, {"deals": 2}, memory_aid=True)
    assert table.play
    match = table.play.match
    while len(match.deals) == 1:
        seat = table.play.waiting()[0]
        turn = table.moved(seat, table.decision, ["bid PLAY"])
        assert turn
        table.take(turn)
    ended = [each.entry.number for each in table.told() if any(line.name == "money.over" for line in each.lines(0))]
    end = position(table, ended[0], reader(table, 0))
    assert (end["deal"], end["view"]["phase"], end["asked"]) == (1, "over", [])
    assert end["scores"] == end["view"]["scores"] == [each["total"] for each in end["reckoning"]]
    assert position(table, table.state.number, reader(table, 0))["view"] == end["view"], "the bids that ended it"
    turn = table.moved(0, table.decision, ["bid PLAY"])
    assert turn
    table.take(turn)
    after = position(table, table.state.number, reader(table, 0))
    assert (after["deal"], after["view"]["round"], after["scores"]) == (2, 1, end["scores"])


def test_a_number_that_is_not_there(anne: Visitor) -> None:
    table = begun(anne)
    last = my_turn(anne, table)["table"]["number"]
    refused = anne.get(f"/api/tables/{table}/positions/{last + 1}", expect=404)
    assert refused["error"] == "no-such-entry"
    assert str(last) in refused["message"]
    assert anne.http.get(f"/api/tables/{table}/positions/0").status_code == 400
    assert anne.get("/api/tables/nowhere/positions/1", expect=404)["error"] == "no-such-table"


def test_as_this_visitor_saw_it(anne: Visitor, bob: Visitor) -> None:
    table = begun(anne, memory_aid=False)
    seen = my_turn(anne, table)
    path = f"/api/tables/{table}/positions/{seen['table']['number']}"
    assert anne.get(path)["view"] == seen["view"]
    assert anne.get(path)["view"]["known"] is None
    watcher = bob.get(path)
    assert (watcher["seat"], watcher["view"]["hands"]) == (None, [None, None, None])
    anne.move(table, seen["decision"], str(first_move(seen)))
    my_turn(anne, table)
    assert anne.get(path)["view"] == seen["view"]


def test_the_match_before_can_be_looked_at_and_none_before_that(anne: Visitor) -> None:
    table = begun(anne, "money", 3, options={"deals": 1})
    end = played_out(anne, table)
    number = end["table"]["number"]
    anne.post(f"/api/tables/{table}/rematch", {})
    assert anne.get(f"/api/tables/{table}/positions/{number}")["view"] == end["view"]
    assert anne.get(f"/api/tables/{table}/positions/{number + 1}")["view"] is None
    anne.post(f"/api/tables/{table}/start")
    played_out(anne, table)
    anne.post(f"/api/tables/{table}/rematch", {})
    refused = anne.get(f"/api/tables/{table}/positions/{number}", expect=404)
    assert refused["error"] == "no-such-entry"
