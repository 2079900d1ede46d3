"""Who is away, and for whom a bot may stand in. Nobody is replaced who is there and has time."""

from __future__ import annotations

import pytest

from etalage.bots.roster import characters
from etalage.tables import presence, seating
from etalage.tables.errors import Refused
from etalage.tables.showing import Shown
from tests.tables.tabletop import NOON, SECRET, Tabletop, kinds

EVERYBODY = {"anne": NOON, "bob": NOON}


def seated(name: str = "money", seconds: int = 0) -> Tabletop:
    """Anne, who is the host, and Bob with a bot, playing."""
    top = Tabletop(name, 3, seconds=seconds, people=2)
    top.begin()
    return top


def go(top: Tabletop, person: str, at: float = NOON) -> None:
    """Nobody has seen them since, and everybody has been told."""
    top.now = max(top.now, at + presence.AWAY_SECONDS)
    here = {each: top.now for each in top.state.people if each != person}
    top.take(top.table.take_stock(top.now, {**here, person: at}))


def reason_of(top: Tabletop, person: str, seat: int, bot: str | None = None) -> str:
    with pytest.raises(Refused) as refused:
        top.seat_bot(person, seat, bot)
    return refused.value.reason


def test_the_host_cannot_replace_whoever_is_there() -> None:
    """Not even on their turn: their cards would be played by somebody else while they think."""
    top = seated()
    top.play(0, "bid PLAY")
    top.now += 10 * presence.PATIENCE_SECONDS / 2
    assert reason_of(top, "anne", 1) == "not-away"
    assert reason_of(top, "anne", 1, "tim") == "stand-in"
    assert top.state.seats[1].bot is None


@pytest.mark.parametrize("asking", ["anne", "bob"])
def test_for_whoever_is_away_anybody_may_let_a_bot_stand_in(asking: str) -> None:
    """Two minutes after they have gone, the host no sooner than others."""
    other = 1 if asking == "anne" else 0
    top = seated()
    top.play(1 - other, "bid PLAY")
    go(top, top.state.seats[other].person)
    top.now = NOON + presence.PATIENCE_SECONDS - 1
    assert reason_of(top, asking, other) == "not-away"
    top.now += 1
    assert reason_of(top, "a passer-by", other) == "not-your-seat"
    assert kinds(top.seat_bot(asking, other, None))[0] == ("stand-in", other)
    assert top.state.host == asking, "who has gone is not the host"


def test_whoever_goes_after_long_thought_has_the_same_time() -> None:
    top = seated()
    top.play(0, "bid PLAY")
    top.now = NOON + 5 * 60
    go(top, "bob", top.now)
    assert reason_of(top, "anne", 1) == "not-away"
    top.now = NOON + 5 * 60 + presence.PATIENCE_SECONDS
    assert kinds(top.seat_bot("anne", 1, None)) == [("stand-in", 1)]


def test_whoever_is_there_and_does_nothing_is_waited_for_long() -> None:
    top = seated()
    top.play(0, "bid PLAY")
    top.now = NOON + presence.IDLE_SECONDS - 1
    assert reason_of(top, "anne", 1) == "not-away"
    top.now += 1
    top.seats(seating.say, "bob", "one-moment")  # what is said does not count as playing
    assert top.seat_bot("anne", 1, None).change.entries[0].text == '{"bot":"ilse","why":"waited"}'


def test_nobody_is_replaced_whom_the_table_does_not_wait_for() -> None:
    top = seated()
    top.play(1, "bid PLAY")
    go(top, "bob")
    top.now += presence.IDLE_SECONDS
    assert reason_of(top, "anne", 1) == "not-away"


def test_where_a_clock_runs_it_alone_decides() -> None:
    top = seated(seconds=3600)
    top.play(0, "bid PLAY")
    go(top, "bob")
    top.now = NOON + 3599
    assert reason_of(top, "anne", 1) == "not-away"
    assert kinds(top.take(top.table.time_out(SECRET, NOON + 3600))) == [("stand-in", 1)]


@pytest.mark.parametrize(("name", "bot"), [("money", "ilse"), ("weinhaendler", "marta")])
def test_a_middling_bot_stands_in_whoever_asks_for_it(name: str, bot: str) -> None:
    assert seating.usual_stand_in(name) == bot != characters(name)[0].name
    top = seated(name)
    top.seats(seating.leave, "bob")
    assert top.state.seats[1].bot == bot


def test_what_a_stand_in_has_sealed_stands() -> None:
    top = seated()
    top.seats(seating.leave, "bob")
    card = top.match.deal.view(1).to_json()["hands"][1][0]
    top.play(1, f"bid {card}", by_bot=True)
    for _ in range(2):
        with pytest.raises(Refused, match="stands"):
            top.play(1, "bid PLAY")
        if top.state.seats[1].bot:
            top.seats(seating.come_back, "bob")
    assert str(top.match.sealed[1]) == f"bid {card}"


def test_what_one_has_sealed_oneself_can_be_changed_after_coming_back() -> None:
    top = seated()
    top.play(1, "bid PLAY")
    top.seats(seating.leave, "bob")
    top.seats(seating.come_back, "bob")
    card = top.match.deal.view(1).to_json()["hands"][1][0]
    top.play(1, f"bid {card}")
    assert str(top.match.sealed[1]) == f"bid {card}"


def test_everybody_is_told_who_has_gone_and_who_is_there_again() -> None:
    top = seated()
    assert top.table.take_stock(NOON + presence.AWAY_SECONDS - 1, EVERYBODY) is None
    pending = top.take(top.table.take_stock(NOON + 40, {"anne": NOON + 40, "bob": NOON + 5}))
    assert kinds(pending) == [("away", 1)]
    assert top.state.seats[1].away == NOON + 5
    assert top.table.take_stock(NOON + 41, {"anne": NOON + 41, "bob": NOON + 5}) is None, "told once"
    assert kinds(top.take(top.table.take_stock(NOON + 60, dict.fromkeys(EVERYBODY, NOON + 60)))) == [("here", 1)]
    assert top.state.seats[1].away is None


def test_nobody_is_away_before_the_match() -> None:
    top = Tabletop(people=2)
    assert top.table.take_stock(NOON + 3600, {}) is None
    top.now = NOON + 3600
    top.begin()
    assert top.table.take_stock(top.now, EVERYBODY) is None


def test_the_table_shows_since_when_and_from_when_on() -> None:
    top = seated()
    top.play(0, "bid PLAY")
    shown = Shown(top.table).seen(top.reader(0)).table
    assert [each.away for each in shown.seats] == [None, None, None]
    assert shown.stand_in_from == [None, NOON + presence.IDLE_SECONDS, None]
    go(top, "bob", NOON + 7)
    shown = Shown(top.table).seen(top.reader(0)).table
    assert (shown.seats[1].away, shown.stand_in_from[1]) == (NOON + 7, NOON + 7 + presence.PATIENCE_SECONDS)
