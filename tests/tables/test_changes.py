"""Whoever puts the changes into the table as they knew it, sees the table as it stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import etalage
from etalage.tables import seating
from etalage.tables.log import LogItem
from etalage.tables.showing import Changed, Reader, Shown, can_be_told
from etalage.tables.table import Table
from tests.strategies import OPTIONS
from tests.tables.tabletop import PEOPLE, Tabletop, begun, play_something

CELLARS = {"cellars", "complete", "points"}


def readers(top: Tabletop) -> list[Reader]:
    return [top.reader(seat) for seat in (None, *range(top.state.players))]


def seen(table: Table, reader: Reader) -> dict[str, Any]:
    return asdict(Shown(table).seen(reader))


def put(known: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    """As clients do."""
    after = {**known, **changed}
    for part in ("table", "view"):
        if part in changed:
            after[part] = {**known[part], **changed[part]}
    return after


def told(before: Table, after: Table, items: Sequence[LogItem], reader: Reader) -> dict[str, Any]:
    return asdict(Changed(before, after, items).update(reader))


@given(
    game=st.sampled_from([(name, options) for name, all_options in OPTIONS.items() for options in all_options]),
    players=st.sampled_from((3, 4, 5)),
    memory_aid=st.booleans(),
    seed=st.integers(0, 2**32),
    moves=st.integers(1, 60),
)
def test_changes_lead_to_the_table_as_it_stands(
    game: tuple[str, dict[str, Any]], players: int, memory_aid: bool, seed: int, moves: int
) -> None:
    name, options = game
    top = begun(name, players, options, memory_aid)
    rng = etalage.Rng(seed)
    for _ in range(moves):
        before = top.table
        as_before = {reader: seen(before, reader) for reader in readers(top)}
        items = play_something(top, rng).items
        if top.state.phase != "playing":
            break
        if not can_be_told(before, top.table):
            continue
        for reader in readers(top):
            if Reader.of(before.state, PEOPLE[reader.seat or 0]).is_host == reader.is_host:
                update = told(before, top.table, items, reader)
                assert put(as_before[reader], update["changed"]) == seen(top.table, reader)
                assert update["told"] == asdict(Shown(top.table).update(reader, items))["told"]


@pytest.mark.usefixtures("pebbles")
def test_so_it_is_in_any_game() -> None:
    top = begun("pebbles", 3)
    rng = etalage.Rng(5)
    while top.state.phase == "playing":
        before = top.table
        as_before = {reader: seen(before, reader) for reader in readers(top)}
        items = play_something(top, rng).items
        if can_be_told(before, top.table):
            for reader in readers(top):
                changed = told(before, top.table, items, reader)["changed"]
                assert put(as_before[reader], changed) == seen(top.table, reader)


@pytest.mark.parametrize("name", ["weinhaendler", "money"])
def test_a_bid_changes_little(name: str) -> None:
    top = begun(name, 4)
    before = top.table
    rng = etalage.Rng(1)
    seat = top.match.to_move()[0]
    items = list(top.play(seat, "bid PLAY" if name == "money" else str(top.match.deal.random_move(seat, rng))).items)
    onlooker = Reader((seat + 2) % 4, is_host=False, remembers=True)
    changed = told(before, top.table, items, onlooker)["changed"]
    assert changed["table"].keys() == {"number", "waiting", "due", "stand_in_from"}
    assert not {"legal", "reckoning"} & changed.keys()
    assert not CELLARS & changed.get("view", {}).keys()


def test_where_a_match_begins_or_ends_the_whole_table_is_shown() -> None:
    top = Tabletop("weinhaendler", 3, people=3)
    as_open = top.table
    top.begin()
    assert not can_be_told(None, top.table)
    assert not can_be_told(as_open, top.table)
    as_begun = top.table
    top.seats(seating.cancel, PEOPLE[0])
    assert not can_be_told(as_begun, top.table)
