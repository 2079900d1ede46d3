"""The table as it stood after any entry of its log."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json

import etalage
from etalage.server.encoding import encode
from etalage.tables.showing import Reader, Shown, lines_of, position_at
from etalage.tables.state import Sealed
from etalage.tables.table import replay_match
from tests.server.test_no_leak import GAMES
from tests.server.test_tables import begun, my_turn, played_out
from tests.server.visiting import Visitor, first_move
from tests.tables.tabletop import Tabletop
from tests.tables.tabletop import begun as seated


def position(top: Tabletop, number: int, reads: Reader, sealed: list[Sealed] | None = None) -> Any:
    table = top.table
    waiting = table.sealed() if sealed is None else sealed
    replay = replay_match(table.state, table.facts, table.entries, waiting)
    return json.decode(encode(position_at(table, replay, number, reads)))


@pytest.mark.parametrize(("name", "options"), GAMES)
@settings(max_examples=6, deadline=None)
@given(st.integers(0, 2**32), st.integers(3, 5), st.booleans())
def test_a_position_is_what_was_seen_then(name: str, options: Any, seed: int, players: int, aid: bool) -> None:
    """So it tells as little as the table itself did."""
    top = seated(name, players, options, aid)
    rng = etalage.Rng(seed)
    seats = [top.reader(seat) for seat in (None, *range(players))]
    then: dict[int, list[Any]] = {}
    while top.match.to_move() and len(then) < 150:
        deals = len(top.match.deals)
        waiting = top.match.to_move()
        mover = waiting[rng.below(len(waiting))]
        top.play(mover, str(top.match.deal.random_move(mover, rng)))
        if len(top.match.deals) == deals:  # else the table has gone on to the next deal
            then[top.state.number] = [json.decode(encode(Shown(top.table).seen(each))) for each in seats]
    for number, saw in then.items():
        for reads, seen in zip(seats, saw, strict=True):
            found = position(top, number, reads)
            keys = ("seat", "asked", "view", "reckoning")
            assert {key: found[key] for key in keys} == {key: seen[key] for key in keys}
            assert (found["deal"], found["scores"]) == (seen["table"]["deal"], seen["table"]["scores"])


def test_bids_that_others_have_sealed_change_no_byte() -> None:
    top = seated("money", 4)
    for seat in (1, 3, 0):
        top.play(seat, "bid PLAY")
    hands = [top.match.deal.view(seat).to_json()["hands"][seat] for seat in range(4)]
    others = [
        Sealed(each.decision, each.seat, each.move if each.seat == 0 else f"bid {hands[each.seat][0]}")
        for each in top.table.sealed()
    ]
    assert others != top.table.sealed()
    for number in range(1, top.state.number + 1):
        for reads in (top.reader(None), top.reader(0), top.reader(2)):
            assert position(top, number, reads) == position(top, number, reads, others)
    assert position(top, top.state.number, top.reader(0))["view"]["sealed"] == [["PLAY"], None, None, None]


def test_before_the_match_there_are_no_cards() -> None:
    top = seated("weinhaendler", 3)
    first = position(top, 1, top.reader(0))
    assert (first["view"], first["reckoning"], first["deal"], first["scores"]) == (None, None, 0, [0, 0, 0])
    dealt = position(top, top.state.number, top.reader(0))
    assert len(dealt["view"]["hands"][0]) == 5


def test_the_end_of_a_deal_is_seen_before_the_next() -> None:
    top = seated("money", 3, {"deals": 2})
    while len(top.match.deals) == 1:
        top.play(top.match.to_move()[0], "bid PLAY")
    told = [(item.entry.number, lines_of([item], 0)) for item in top.table.replay()]
    ended = [number for number, lines in told if any(line.name == "money.over" for line in lines)]
    end = position(top, ended[0], top.reader(0))
    assert (end["deal"], end["view"]["phase"], end["asked"]) == (1, "over", [])
    assert end["scores"] == end["view"]["scores"] == [each["total"] for each in end["reckoning"]]
    assert position(top, top.state.number, top.reader(0))["view"] == end["view"], "the bids that ended it"
    top.play(0, "bid PLAY")
    after = position(top, top.state.number, top.reader(0))
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
