"""A table in memory, without a database."""

from __future__ import annotations

import pytest

from etalage.tables import seating
from etalage.tables.errors import Refused
from etalage.tables.showing import lines_of
from etalage.tables.state import StoredTable
from etalage.tables.table import Table
from tests.tables.tabletop import NOON, SECRET, Tabletop, begun, kinds


def seated(name: str = "money", seconds: int = 0) -> Tabletop:
    """Anne and Bob with a bot, playing."""
    top = Tabletop(name, 3, seconds=seconds, people=2)
    top.begin()
    return top


def test_what_is_not_stored_has_not_happened() -> None:
    top = seated()
    before = top.table
    pending = before.play(0, before.decision, ["bid PLAY"], NOON)
    assert pending
    assert before.sealed() == []
    assert [each.seat for each in pending.table.sealed()] == [0]


def test_whoever_moves_takes_their_seat_over_from_the_bot() -> None:
    top = seated()
    top.seats(seating.leave, "bob")
    assert top.state.seats[1].bot == "ilse"
    assert kinds(top.play(1, "bid PLAY")) == [("returned", 1), ("sealed", 1)]
    assert top.state.seats[1].bot is None


def test_a_bot_plays_only_its_own_seat() -> None:
    with pytest.raises(Refused, match="no seat"):
        seated().play(0, "bid PLAY", by_bot=True)


def test_a_late_bot_does_not_change_what_a_person_has_sealed() -> None:
    top = seated()
    top.play(0, "bid PLAY")
    top.seats(seating.leave, "anne")
    card = top.match.deal.view(0).to_json()["hands"][0][0]
    assert top.table.play(0, top.table.decision, [f"bid {card}"], top.now, by_bot=True) is None
    assert str(top.match.sealed[0]) == "bid PLAY"


def test_a_changed_bid_leaves_no_trace() -> None:
    top = seated()
    top.play(0, "bid PLAY")
    before = top.state
    card = top.match.deal.view(0).to_json()["hands"][0][0]
    top.now += 1
    pending = top.play(0, f"bid {card}")
    assert not pending.change.entries
    assert pending.rebid == 0
    assert top.state.revision == before.revision + 1
    assert (top.state.number, top.state.changed) == (before.number, before.changed)


def test_the_last_bid_makes_moves_of_all_in_the_order_of_the_seats() -> None:
    top = seated()
    decision = top.table.decision
    for seat in (2, 0, 1):
        pending = top.play(seat, "bid PLAY", by_bot=seat == 2)
    entries = [(entry.kind, entry.seat, entry.ply) for entry in pending.change.entries]
    assert entries == [("sealed", 1, None), ("move", 0, 0), ("move", 1, 1), ("move", 2, 2)]
    assert pending.change.unseal == decision
    assert top.table.decision == decision + 1


@pytest.mark.parametrize("name", ["money", "weinhaendler"])
def test_what_is_sent_twice_is_recognised(name: str) -> None:
    """Any answer of the match, long after; and what was not answered is past."""
    top = begun(name, 3)
    answers = []
    for _ in range(40):
        seat = top.match.to_move()[0]
        move = str(next(iter(top.match.deal.legal_moves(seat))))
        answers.append((seat, top.table.decision, move))
        top.play(seat, move)
    for seat, decision, move in answers:
        if decision < top.table.decision:
            assert top.table.play(seat, decision, [move], top.now) is None
            with pytest.raises(Refused, match="past"):
                top.table.play((seat + 1) % 3, decision, [f"{move} "], top.now)


def test_a_clock_runs_only_for_people() -> None:
    top = seated(seconds=60)
    first = top.state.due
    assert first == NOON + 60
    top.now += 1
    top.play(0, "bid PLAY")
    assert top.state.due == first, "the decision is the same"
    top.play(1, "bid PLAY")
    assert top.state.due is None, "only a bot is asked"
    assert top.table.time_out(SECRET, NOON + 1000) is None


def test_bots_stand_in_when_the_time_is_up() -> None:
    top = seated(seconds=60)
    top.play(0, "bid PLAY")
    assert top.table.time_out(SECRET, NOON + 59) is None
    assert kinds(top.take(top.table.time_out(SECRET, NOON + 60))) == [("stand-in", 1)]


def test_coming_back_does_not_wind_up_the_clock() -> None:
    top = seated(seconds=60)
    for late, left in ((20, 40), (59, 10), (300, 10)):
        for person in ("anne", "bob"):
            top.seats(seating.leave, person)
        assert top.state.due is None
        top.now = NOON + late
        for person in ("bob", "anne"):
            top.seats(seating.come_back, person)
            assert top.state.due == pytest.approx(NOON + late + left)


def test_a_character_chosen_again_keeps_its_name() -> None:
    top = Tabletop()
    chosen = (
        (0, "tim", "Tim"),
        (0, "tim", "Tim"),
        (1, "tim", "Tim 2"),
        (0, "zsofia", "Zsófia"),
        (1, "zsofia", "Zsófia 2"),
    )
    for seat, bot, name in chosen:
        top.seat_bot("anne", seat, bot)
        assert top.state.seats[seat].name == name


def test_loaded_again_it_is_the_same() -> None:
    top = seated()
    entries = len(top.table.entries)
    for seat in (2, 0):
        top.play(seat, "bid PLAY", by_bot=seat == 2)
    again = Table.restore(top.stored())
    assert again.decision == top.table.decision
    assert again.match
    assert again.match.to_move() == top.match.to_move() == (1,)
    told = [[line.name for line in lines_of([item], 0)] for item in again.replay()]
    assert told[entries:] == [["money.sealed"], ["money.sealed"]]


@pytest.mark.parametrize("name", ["money", "weinhaendler"])
def test_another_process_can_follow_from_anywhere(name: str) -> None:
    """It knows the table as it stood after any entry, bids that were changed since included, and comes to the same."""
    top = begun(name, 3)
    known = [top.table]
    for turn in range(24):
        seat = top.match.to_move()[-1]
        move = str(next(iter(top.match.deal.legal_moves(seat))))
        if name == "money" and len(top.match.deal.asked()) > 1:
            top.play(seat, "bid PLAY")
            known.append(top.table)
            if turn % 2 and len(top.match.to_move()) > 0 and seat in top.match.sealed:
                top.play(seat, move)
        else:
            top.play(seat, move)
        known.append(top.table)
    for before in known:
        state, facts, log, sealed = top.stored()
        since = [entry for entry in log if entry.number > before.state.number]
        followed = before.follow(StoredTable(state, facts, since, sealed))
        assert followed
        after, items = followed
        assert (after.decision, after.entries) == (top.table.decision, top.table.entries)
        assert after.sealed() == top.table.sealed()
        assert after.match
        assert after.match.deal.open_view() == top.match.deal.open_view()
        assert [item.entry for item in items] == since
