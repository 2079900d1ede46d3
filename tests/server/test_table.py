"""A table in memory, without a database."""

from __future__ import annotations

import time

import pytest

from etalage.games.registry import game
from etalage.server import seating
from etalage.server.errors import Refused
from etalage.server.store import Loaded
from etalage.server.table import Table, Turn


def seated(name: str = "money", seconds: int = 0) -> Table:
    """Anne and Bob with a bot, playing."""
    table = Table(Loaded(*seating.new_table(game(name), 3, {}, seconds, True, False, "anne"), []))
    for seat, person in enumerate(("anne", "bob")):
        table.take(table.seated(seating.sit(table.state, seat, person, person.title(), "")))
    table.take(table.begun("anne"))
    return table


def take(table: Table, turn: Turn | None) -> Turn:
    assert turn
    table.take(turn)
    return turn


def test_whoever_moves_takes_his_seat_over_from_the_bot() -> None:
    table = seated()
    take(table, table.seated(seating.leave(table.state, "bob")))
    assert table.state.seats[1].bot == "jules"
    turn = take(table, table.moved(1, table.decision, ["bid PLAY"]))
    assert table.state.seats[1].bot is None
    assert [entry.kind for entry in turn.change.entries] == ["returned", "sealed"]


def test_whoever_keeps_the_table_waiting_can_be_stood_in_for_by_anybody_there(monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated()
    take(table, table.moved(1, table.decision, ["bid PLAY"]))
    assert seating.patience(table.state) == seating.PATIENCE_SECONDS
    with pytest.raises(Refused, match="host"):
        table.bot_seated("bob", 0, "jules")
    monkeypatch.setattr(seating, "PATIENCE_SECONDS", 0.0)
    with pytest.raises(Refused, match="host"):
        table.bot_seated("a passer-by", 0, "jules")
    turn = take(table, table.bot_seated("bob", 0, None))
    assert [(entry.kind, entry.seat) for entry in turn.change.entries] == [("stand-in", 0), ("host", 1)]
    assert (table.state.seats[0].bot, table.state.host) == ("jules", "bob")


def test_where_a_clock_runs_only_the_host_replaces_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "PATIENCE_SECONDS", 0.0)
    table = seated(seconds=60)
    assert seating.patience(table.state) is None
    with pytest.raises(Refused, match="host"):
        table.bot_seated("bob", 0, "jules")


def test_what_is_said_does_not_count_as_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else whoever reminds the others, or keeps talking, would have to wait for ever."""
    table = seated()
    later = table.entries[-1].at + seating.PATIENCE_SECONDS
    monkeypatch.setattr(time, "time", lambda: later)
    take(table, table.seated(seating.say(table.state, "bob", "your-turn")))
    turn = take(table, table.bot_seated("bob", 0, None))
    assert turn.change.entries[0].kind == "stand-in"


def test_a_bot_plays_only_its_own_seat() -> None:
    table = seated()
    with pytest.raises(Refused, match="no seat"):
        table.moved(0, table.decision, ["bid PLAY"], by_bot=True)


def test_a_changed_bid_leaves_no_trace() -> None:
    table = seated()
    take(table, table.moved(0, table.decision, ["bid PLAY"]))
    before = table.state
    assert table.play
    card = table.play.match.deal.view(0).to_json()["hands"][0][0]
    turn = take(table, table.moved(0, table.decision, [f"bid {card}"]))
    assert not turn.change.entries
    assert turn.rebid == 0
    assert table.state.revision == before.revision + 1
    assert (table.state.number, table.state.changed) == (before.number, before.changed)


def test_the_last_bid_makes_moves_of_all_in_the_order_of_the_seats() -> None:
    table = seated()
    decision = table.decision
    for seat in (2, 0, 1):
        turn = take(table, table.moved(seat, decision, ["bid PLAY"], by_bot=seat == 2))
    kinds = [(entry.kind, entry.seat, entry.ply) for entry in turn.change.entries]
    assert kinds == [("sealed", 1, None), ("move", 0, 0), ("move", 1, 1), ("move", 2, 2)]
    assert turn.change.unseal == decision
    assert table.decision == decision + 1


def test_a_clock_runs_only_for_people() -> None:
    table = seated(seconds=60)
    assert table.state.due
    first = table.state.due
    take(table, table.moved(0, table.decision, ["bid PLAY"]))
    assert table.state.due == first, "the decision is the same"
    take(table, table.moved(1, table.decision, ["bid PLAY"]))
    assert table.state.due is None, "only a bot is asked"
    assert table.timed_out() is None


def test_coming_back_does_not_wind_up_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated(seconds=60)
    begun = table.entries[-1].at
    for late, left in ((20, 40), (59, 10), (300, 10)):
        for person in ("anne", "bob"):
            take(table, table.seated(seating.leave(table.state, person)))
        assert table.state.due is None
        monkeypatch.setattr(time, "time", lambda now=begun + late: now)
        for person in ("bob", "anne"):
            take(table, table.seated(seating.come_back(table.state, person)))
            assert table.state.due == pytest.approx(begun + late + left)


def test_joiners_belong_to_a_name_but_do_not_make_another() -> None:
    table = Table(Loaded(*seating.new_table(game("money"), 3, {}, 0, True, False, "anne"), []))
    family, persian = "👩\u200d👧", "می\u200cخواهم"
    for seat, (person, name) in enumerate((("anne", family), ("bob", persian))):
        take(table, table.seated(seating.sit(table.state, seat, person, name, "")))
        assert table.state.seats[seat].name == name
    for name, reason in ((persian.replace("\u200c", ""), "name-taken"), ("\u200d", "name"), ("A\u202eB", "name")):
        with pytest.raises(Refused) as refused:
            seating.sit(table.state, 2, "carl", name, "")
        assert refused.value.reason == reason


def test_a_character_chosen_again_keeps_its_name() -> None:
    table = Table(Loaded(*seating.new_table(game("money"), 3, {}, 0, True, False, "anne"), []))
    for seat, bot, name in ((0, "tim", "Tim"), (0, "tim", "Tim"), (1, "tim", "Tim 2")):
        take(table, table.bot_seated("anne", seat, bot))
        assert table.state.seats[seat].name == name


def test_loaded_again_it_is_the_same() -> None:
    table = seated()
    entries = list(table.entries)
    for seat in (2, 0):
        take(table, table.moved(seat, table.decision, ["bid PLAY"], by_bot=seat == 2))
    again = Table(Loaded(table.state, table.facts, list(table.entries), table.sealed()))
    assert again.decision == table.decision
    assert again.play
    assert table.play
    assert again.play.waiting() == table.play.waiting() == (1,)
    told = [(each.entry.number, [line.name for line in each.lines(0)]) for each in again.told()]
    assert told[len(entries) :] == [(6, ["money.sealed"]), (7, ["money.sealed"])]
