"""What processes that share a database tell each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import etalage
from etalage.server.notices import MOST_BYTES, Message, TableChanged, read, told_of
from etalage.tables.showing import Shown
from etalage.tables.state import Change, Entry
from etalage.tables.table import Table
from tests.strategies import OPTIONS
from tests.tables.tabletop import NOON, Tabletop, begun, play_something


def over_the_wire(changes: Sequence[Change]) -> list[TableChanged]:
    payloads = [msgspec.json.encode(message).decode() for message in told_of(map(TableChanged.by, changes))]
    assert all(len(payload.encode()) <= MOST_BYTES for payload in payloads)
    return [change for payload in payloads for change in read(payload).changes]


def seen_by_all(table: Table, top: Tabletop) -> list[dict[str, Any]]:
    return [asdict(Shown(table).seen(top.reader(seat))) for seat in (None, *range(top.state.players))]


@given(
    game=st.sampled_from([(name, options) for name, all_options in OPTIONS.items() for options in all_options]),
    players=st.sampled_from((3, 4, 5)),
    seed=st.integers(0, 2**32),
)
@settings(max_examples=50)
def test_whoever_follows_by_notices_stands_where_the_table_is(game: tuple[str, Any], players: int, seed: int) -> None:
    name, options = game
    top, rng = begun(name, players, options), etalage.Rng(seed)
    elsewhere, by_notice = top.table, 0
    while top.state.phase == "playing" and by_notice < 60:
        pending = play_something(top, rng)
        (change,) = over_the_wire([pending.change])
        stored = change.stored_after(elsewhere)
        followed = elsewhere.follow(stored) if stored else None
        if followed is None:
            assert pending.change.seats_changed or pending.change.facts
            elsewhere = Table.restore(top.stored())
            continue
        by_notice += 1
        elsewhere, items = followed
        assert [item.entry for item in items] == [item.entry for item in pending.items]
        assert change.rebid == pending.rebid
        assert elsewhere.state == top.state
        assert elsewhere.sealed() == top.table.sealed()
        assert seen_by_all(elsewhere, top) == seen_by_all(top.table, top)
    assert by_notice > 5


def test_whoever_has_missed_a_change_has_to_look_it_up() -> None:
    top = begun("weinhaendler", 3)
    before = top.table
    pending = [play_something(top, etalage.Rng(seed)) for seed in (11, 12)]
    (last,) = over_the_wire([pending[1].change])
    assert last.stored_after(before) is None


@pytest.mark.parametrize("letters", [1, 700, 7000, 70_000])
def test_messages_are_short_enough_and_none_is_lost(letters: int) -> None:
    state = begun("money", 3).state
    changes = [
        Change(state._replace(revision=number), [Entry(1, 1, "say", 0, "ü" * letters, NOON)]) for number in range(50)
    ]
    told = over_the_wire(changes)
    assert [change.revision for change in told] == list(range(50))
    assert all((change.progress is None) == (letters >= 7000) for change in told)


def test_a_process_knows_its_own_messages() -> None:
    (message,) = told_of([TableChanged("table", 1)])
    assert message.is_own
    assert not Message(revoked=["anne"]).is_own
