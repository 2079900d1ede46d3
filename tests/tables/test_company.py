"""Around the table: latecomers, rematches that are offered and accepted, the running score, who is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from etalage.games.rng import Rng
from etalage.records import referee
from etalage.tables import presence, rematches, seating
from etalage.tables.errors import Refused
from etalage.tables.showing import Shown, record_of
from etalage.tables.state import TableState
from tests.tables.tabletop import NOON, PEOPLE, SECRET, Tabletop, kinds


def with_bot(name: str = "money", people: int = 2, **wishes: Any) -> Tabletop:
    """Three seats, so many of them with people; the match is on."""
    top = Tabletop(name, 3, people=people, **wishes)
    top.begin()
    return top


def come(top: Tabletop, person: str, seat: int) -> list[tuple[str, int | None]]:
    return list(kinds(top.take(top.table.sit(seat, person, person.title(), None, top.now))))


def play_on(top: Tabletop, until: str = "over") -> None:
    """Everybody plays something, until the match is over or another deal begins."""
    rng, deals = Rng(5), len(top.match.deals)
    while top.state.phase == "playing" and (until == "over" or len(top.match.deals) == deals):
        seat = top.match.to_move()[0]
        is_bot = top.state.seats[seat].bot is not None
        top.play(seat, str(top.match.deal.random_move(seat, rng)), by_bot=is_bot)


def reason(work: Callable[..., object], *arguments: object) -> str:
    with pytest.raises(Refused) as refused:
        work(*arguments)
    return refused.value.reason


def play_again(top: Tabletop) -> None:
    top.take(top.table.rematch("anne", False, SECRET, top.now))
    for person in top.state.people[1:]:
        top.take(top.table.accept_rematch(person, top.now))
    assert top.state.phase == "playing"
    play_on(top)


def score(state: TableState) -> list[tuple[int, int]]:
    return [(seat.played, seat.won) for seat in state.seats]


# Latecomers


@pytest.mark.parametrize("name", ["money", "weinhaendler"])
def test_a_friend_takes_a_bots_seat_while_its_bot_thinks(name: str) -> None:
    """What it answers after that is not taken; and the friend sees what the seat sees."""
    top = with_bot(name)
    asked, decision = top.table.decision, top.match.to_move()
    assert come(top, "carl", 2) == [("joined", 2)]
    move = str(top.match.deal.random_move(decision[0], Rng(1)))
    if 2 in decision:
        assert reason(top.table.play, 2, asked, [move], top.now, True) == "not-your-seat"
    else:
        assert top.table.play(2, asked, [move], top.now, by_bot=True) is None
    seen = Shown(top.table).seen(top.reader(2))
    assert (seen.table.seats[2].name, seen.table.seats[2].kind) == ("Carl", "person")
    assert seen.view
    assert [hand is not None for hand in seen.view["hands"]] == [False, False, True]


def test_what_the_bot_has_sealed_before_stands() -> None:
    top = with_bot()
    top.play(2, "bid PLAY", by_bot=True)
    come(top, "carl", 2)
    assert reason(top.play, 2, "bid PLAY") == "stand-in-has-moved"
    top.play(0, "bid PLAY")
    top.play(1, "bid PLAY")
    assert top.table.decision > 0


def test_only_a_bots_own_seat_is_free_for_latecomers() -> None:
    top = with_bot()
    top.seats(seating.leave, "bob")
    assert reason(come, top, "carl", 1) == "seat-taken", "Bob may come back"
    assert reason(come, top, "anne", 2) == "seat-taken", "Anne has one"
    top.take(top.table.sit(2, "carl", "Carl", None, top.now))
    assert reason(come, top, "dora", 2) == "seat-taken"


def test_a_table_may_keep_latecomers_out() -> None:
    top = with_bot()
    closed = top.state._replace(latecomers=False)
    top.table = type(top.table)(top.table.game, closed, top.table.facts, top.table.entries, top.match, 0)
    assert reason(come, top, "carl", 2) == "wrong-phase"
    assert Shown(top.table).seen(top.reader(None)).table.entrance is None


def test_after_half_of_the_first_deal_one_waits_for_the_next() -> None:
    top = with_bot(options={"deals": 2})
    rng = Rng(3)
    while top.match.is_before_half():
        seat = top.match.to_move()[0]
        top.play(seat, str(top.match.deal.random_move(seat, rng)), by_bot=seat == 2)
    assert Shown(top.table).seen(top.reader(None)).table.entrance == "next-deal"
    assert come(top, "carl", 2) == [("will-join", 2)]
    assert reason(come, top, "dora", 2) == "seat-taken"
    assert kinds(top.take(top.table.leave("carl", top.now))) == [("will-not-join", 2)]
    come(top, "carl", 2)
    bot = top.state.seats[2].name
    play_on(top, until="next deal")
    assert (top.state.seats[2].person, top.state.seats[2].name) == ("carl", "Carl")
    assert [(entry.kind, entry.seat) for entry in top.table.entries][-1] == ("joined", 2)
    assert reason(come, top, "dora", 0) == "seat-taken"
    play_on(top)
    record = record_of(top.state, top.table.facts, top.table.entries)
    assert record["players"] == ["Anne", "Bob", "Carl"]
    assert record["late"] == [{"name": "Carl", "whose": bot, "deal": 1, "move": 0, "seat": 2}]


def test_in_the_last_deal_it_is_too_late() -> None:
    top = with_bot("weinhaendler")
    rng = Rng(4)
    while top.match.is_before_half():
        seat = top.match.to_move()[0]
        top.play(seat, str(top.match.deal.random_move(seat, rng)), by_bot=seat == 2)
    assert reason(come, top, "carl", 2) == "too-late"


def entrance(top: Tabletop) -> str | None:
    return Shown(top.table).seen(top.reader(None)).table.entrance


def test_who_plays_alone_with_bots_and_has_seen_all_hands_plays_the_deal_alone() -> None:
    top = with_bot(people=1, options={"deals": 1})
    assert entrance(top) == "now"
    top.take(top.table.show_review("anne", 1, top.now))
    assert entrance(top) is None
    assert reason(come, top, "bob", 1) == "hands-open"
    assert top.table.show_review("anne", 1, top.now) is None, "that is noted already"
    assert reason(top.table.show_review, "bob", 1, top.now) == "not-over"


def test_the_hands_of_the_next_deal_nobody_has_seen() -> None:
    top = with_bot(people=1, options={"deals": 2})
    top.take(top.table.show_review("anne", 1, top.now))
    assert entrance(top) == "next-deal"
    assert come(top, "bob", 1) == [("will-join", 1)]
    top.take(top.table.leave("bob", top.now))
    play_on(top, until="next deal")
    assert entrance(top) is None


def test_in_company_a_running_match_is_not_reviewed() -> None:
    top = with_bot(people=1)
    come(top, "bob", 1)
    assert reason(top.table.show_review, "anne", 1, top.now) == "not-over"
    assert top.table.facts.hinted is False


def test_a_match_with_a_latecomer_says_so_and_its_record_holds() -> None:
    top = with_bot(options={"deals": 1})
    assert top.table.facts.late is False
    come(top, "carl", 2)
    play_on(top)
    assert top.table.facts.late
    record = record_of(top.state, top.table.facts, top.table.entries)
    assert record["players"] == ["Anne", "Bob", "Carl"]
    assert referee(record).fair is True


# Stand-ins


def test_a_stand_in_is_nobody_who_sits_at_the_table() -> None:
    top = Tabletop("money", 3, people=2)
    top.seat_bot("anne", 2, "ilse")
    top.begin()
    top.seats(seating.leave, "bob")
    assert top.state.seats[1].bot not in (None, "ilse")
    top.seats(seating.leave, "anne")
    assert len({seat.bot for seat in top.state.seats}) == 3


# Rematches


def over(people: int = 2) -> Tabletop:
    top = with_bot(people=people, options={"deals": 1})
    play_on(top)
    return top


def test_a_rematch_is_offered_and_begins_when_all_have_accepted() -> None:
    top = over(people=3)
    top.take(top.table.rematch("anne", False, SECRET, top.now))
    assert (top.state.phase, top.state.unanswered()) == ("open", [1, 2])
    assert kinds(top.take(top.table.accept_rematch("carl", top.now))) == [("accepted", 2)]
    assert top.table.accept_rematch("carl", top.now) is None
    assert [kind for kind, _ in kinds(top.take(top.table.rematch("bob", True, SECRET, top.now)))] == [
        "accepted",
        "begun",
    ]
    assert top.state.phase == "playing", "who wants a rematch too has accepted it"


def test_a_seat_is_kept_for_a_while_and_then_a_bot_plays() -> None:
    top = over()
    top.take(top.table.rematch("anne", False, SECRET, top.now))
    shown = Shown(top.table).seen(top.reader(0)).table
    assert shown.seats[1].answer_until == top.now + rematches.ANSWER_SECONDS
    assert reason(top.begin) == "still-asked"
    top.now += rematches.ANSWER_SECONDS
    assert [kind for kind, _ in kinds(top.begin())] == ["unanswered", "sat", "begun"]
    assert top.state.seats[1].person is None


def test_who_answers_late_but_before_the_start_has_the_seat() -> None:
    top = over()
    top.take(top.table.rematch("anne", False, SECRET, top.now))
    top.now += 10 * rematches.ANSWER_SECONDS
    top.take(top.table.accept_rematch("bob", top.now))
    assert (top.state.phase, top.state.seats[1].person) == ("playing", "bob")


def test_a_host_who_does_not_answer_does_not_hold_up_the_others() -> None:
    top = over(people=3)
    top.take(top.table.rematch("bob", False, SECRET, top.now))
    top.take(top.table.accept_rematch("carl", top.now))

    def start() -> None:
        top.take(top.table.start("carl", top.now))

    assert reason(start) == "not-the-host"
    top.now += rematches.ANSWER_SECONDS
    start()
    assert (top.state.phase, top.state.host, top.state.seats[0].kind) == ("playing", "carl", "bot")


def test_who_says_no_leaves_a_free_seat() -> None:
    top = over()
    top.take(top.table.rematch("anne", False, SECRET, top.now))
    top.take(top.table.leave("bob", top.now))
    assert (top.state.phase, top.state.seats[1].kind, top.state.unanswered()) == ("open", "free", [])
    top.begin()


# The running score


def test_the_score_of_the_same_people_runs_on() -> None:
    top = over()
    first = top.state.seats
    assert [seat.played for seat in first] == [1, 1, 1]
    assert "score" not in [entry.kind for entry in top.table.entries]
    play_again(top)
    told = [entry for entry in top.table.entries if entry.kind == "score"]
    assert len(told) == 1
    shown = Shown(top.table).seen(top.reader(0)).table
    assert shown.played == 2
    for seat, each in enumerate(shown.seats):
        assert each.score
        assert each.score.points == first[seat].points + top.match.scores()[seat]
        assert 2 <= each.score.places <= 6
    assert sum(each.score.won for each in shown.seats if each.score) >= 2


def test_with_somebody_new_the_score_begins_anew() -> None:
    top = over()
    top.take(top.table.rematch("anne", False, SECRET, top.now))
    top.take(top.table.leave("bob", top.now))
    assert Shown(top.table).seen(top.reader(0)).table.played == 0
    top.seats(seating.sit, 1, "carl", "Carl", None)
    top.begin()
    play_on(top)
    assert [seat.played for seat in top.state.seats] == [1, 1, 1]


def test_another_name_is_still_the_same_person() -> None:
    top = over()
    top.take(top.table.rematch("anne", False, SECRET, top.now))
    top.seats(seating.sit, 0, "anne", "Annette", None)
    assert Shown(top.table).seen(top.reader(0)).table.played == 1


# Who is there


def test_who_has_seen_the_result_is_told_once() -> None:
    top = over()
    changed = top.state.changed
    top.now += 5
    assert kinds(top.take(top.table.see_result("bob", top.now))) == [("result-seen", 1)]
    assert top.table.see_result("bob", top.now) is None
    assert top.table.see_result("a passer-by", top.now) is None
    assert [each.result_seen for each in Shown(top.table).seen(top.reader(0)).table.seats] == [False, True, False]
    assert top.state.changed == changed, "to look is no change that keeps a table"
    play_again(top)
    assert not any(each.result_seen for each in Shown(top.table).seen(top.reader(0)).table.seats)


@pytest.mark.parametrize("phase", ["open", "over"])
def test_in_the_room_and_after_the_match_it_is_told_too(phase: str) -> None:
    top = over()
    if phase == "open":
        top.take(top.table.rematch("anne", False, SECRET, top.now))
    top.now = NOON + 100
    pending = top.take(top.table.take_stock(top.now, {"anne": top.now, "bob": NOON + 60}))
    assert kinds(pending) == [(presence.AWAY, 1)]
    assert top.table.take_stock(top.now + 1, {"anne": top.now + 1, "bob": NOON + 60}) is None


def test_a_reaction_is_a_phrase_without_words() -> None:
    top = with_bot()
    assert kinds(top.seats(seating.say, PEOPLE[0], "cheers")) == [("reacted", 0)]
    assert reason(top.seats, seating.say, PEOPLE[0], "boo") == "no-such-phrase"
