"""Words in the shuffle: sealed before any is shown, revealed before the cards are dealt."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable

import pytest

from etalage.records import commitment, referee, to_record
from etalage.tables import seating, words
from etalage.tables.errors import Refused
from etalage.tables.showing import Shown, lines_of
from etalage.tables.showing.records import record_so_far
from etalage.tables.state import Change
from etalage.tables.table import Table
from tests.tables.tabletop import NOON, PEOPLE, SECRET, Tabletop, kinds

OTHER_SECRET = bytes(reversed(range(32)))


def seal_of(secret: bytes, seat: int, word: str) -> str:
    committed = hashlib.sha256(secret).hexdigest()
    return hashlib.sha256(f"etalage-word/2\0{committed}\0{seat}\0{word}".encode()).hexdigest()


def sealed(people: int = 3, secret: bytes = SECRET) -> Tabletop:
    """Everybody has sealed their own name as their word."""
    top = Tabletop()
    for seat in range(people):
        top.seats(seating.sit, seat, PEOPLE[seat], PEOPLE[seat].title(), seal_of(secret, seat, PEOPLE[seat]))
    return top


def reveal(top: Tabletop, seat: int, word: str | None = None) -> list[tuple[str, int | None]]:
    pending = top.take(top.table.reveal(PEOPLE[seat], PEOPLE[seat] if word is None else word, top.now))
    return list(kinds(pending))


def shown_words(top: Tabletop) -> list[str | None]:
    return [seat.word for seat in Shown(top.table).seen(top.reader(None)).table.seats]


def test_a_start_asks_for_the_words_and_the_last_one_deals_the_cards() -> None:
    top = sealed()
    pending = top.begin()
    assert kinds(pending) == [("starting", None)]
    seals = [seal_of(SECRET, seat, PEOPLE[seat]) for seat in range(3)]
    assert lines_of(pending.items, None)[0].facts == {"seals": seals}
    assert (top.state.phase, top.state.seats_waiting(), top.state.due) == ("revealing", [0, 1, 2], NOON + 10)
    assert top.table.match is None
    assert reveal(top, 1) == [("revealed", 1)]
    assert (top.state.seats_waiting(), top.state.due) == ([0, 2], NOON + 10)
    assert shown_words(top) == [None, "bob", None]
    assert reveal(top, 0) == [("revealed", 0)]
    assert reveal(top, 2) == [("revealed", 2), ("begun", None)]
    assert (top.state.phase, top.state.due) == ("playing", None)
    assert top.table.facts.contributions == ("anne", "bob", "carl")
    assert top.table.facts.seals == tuple(seals)
    record = record_so_far(top.state, top.table.facts, top.table.entries)
    assert record["fair"] == {
        "version": 2, "commitment": commitment(SECRET), "seals": seals, "contributions": ["anne", "bob", "carl"],
    }  # fmt: skip
    assert referee(record).fair is False


def test_nothing_of_a_word_is_shown_before_the_seals_are_fixed() -> None:
    top = sealed()
    with pytest.raises(Refused) as refused:
        top.table.reveal("anne", "anne", NOON)
    assert refused.value.reason == "wrong-phase"
    assert shown_words(top) == [None, None, None]
    top.begin()
    assert shown_words(top) == [None, None, None]


def test_once_the_words_are_asked_for_no_seal_can_be_changed() -> None:
    """An operator with a seat, who sees the others' words, cannot choose theirs any more."""
    top = sealed()
    top.begin()
    reveal(top, 1)
    reveal(top, 2)
    chosen = seal_of(SECRET, 0, "a better word")
    attempts: list[Callable[[], Change]] = [
        lambda: words.seal(top.state, "anne", chosen, NOON),
        lambda: seating.sit(top.state, 0, "anne", "Anne", chosen, NOON),
        lambda: seating.leave(top.state, "anne", NOON),
        lambda: seating.remove(top.state, "anne", 0, NOON),
        lambda: seating.seat_bot(top.state, "anne", 0, None, NOON, NOON),
    ]
    for attempt in attempts:
        with pytest.raises(Refused) as refused:
            attempt()
        assert refused.value.reason == "wrong-phase"
    with pytest.raises(Refused) as refused:
        top.table.reveal("anne", "a better word", NOON)
    assert refused.value.reason == "other-word"
    assert top.state.phase == "revealing"


def test_a_word_that_is_not_revealed_calls_the_start_off() -> None:
    top = sealed()
    top.begin()
    reveal(top, 0)
    assert top.table.time_out(OTHER_SECRET, NOON + 9) is None
    pending = top.take(top.table.time_out(OTHER_SECRET, NOON + 10))
    assert [(line.name, line.facts) for line in lines_of(pending.items, None)] == [
        ("table.withheld", {"seat": 1, "name": "Bob"}),
        ("table.withheld", {"seat": 2, "name": "Carl"}),
    ]
    assert (top.state.phase, top.state.waiting, top.state.due) == ("open", 0, None)
    assert [(seat.seal, seat.word) for seat in top.state.seats] == [(None, None)] * 3
    assert Shown(top.table).seen(top.reader(None)).table.commitment == commitment(OTHER_SECRET)
    top.seats(words.seal, "anne", seal_of(OTHER_SECRET, 0, "another"))
    assert kinds(top.begin()) == [("starting", None)]
    assert reveal(top, 0, "another") == [("revealed", 0), ("begun", None)], "the others have sealed nothing"
    assert top.table.facts.contributions == ("another", "", "")


def test_a_table_that_was_stored_while_it_waited_goes_on() -> None:
    top = sealed()
    top.begin()
    reveal(top, 0)
    top.table = Table.restore(top.stored())
    reveal(top, 1)
    assert reveal(top, 2) == [("revealed", 2), ("begun", None)]


def test_a_word_sent_again_changes_nothing() -> None:
    top = sealed()
    top.begin()
    reveal(top, 0)
    assert top.table.reveal("anne", "anne", NOON) is None
    reveal(top, 1)
    reveal(top, 2)
    assert top.table.reveal("carl", "carl", NOON) is None, "and the match has begun"


def test_a_seal_belongs_to_a_seat() -> None:
    top = sealed(people=2)
    top.seats(seating.sit, 0, "anne", "Annabelle", None)
    assert top.state.seats[0].seal == seal_of(SECRET, 0, "anne"), "another name, the same word"
    top.seats(seating.sit, 2, "anne", "Annabelle", None)
    assert top.state.seats[2].seal is None
    with pytest.raises(Refused) as refused:
        words.seal(top.state, "anne", "not a seal", NOON)
    assert refused.value.reason == "seal"


def test_whoever_sealed_nothing_has_the_empty_word() -> None:
    top = sealed(people=1)
    top.seats(seating.sit, 1, "bob", "Bob", None)
    top.begin()
    assert top.state.seats_waiting() == [0]
    with pytest.raises(Refused) as refused:
        top.table.reveal("bob", "bob", NOON)
    assert refused.value.reason == "other-word"
    reveal(top, 0)
    assert top.table.facts.contributions == ("anne", "", "")
    assert top.table.facts.seals == (seal_of(SECRET, 0, "anne"), None, None)


def test_free_seats_stay_free_while_words_are_awaited() -> None:
    top = sealed(people=1)
    top.begin()
    assert [seat.kind for seat in top.state.seats] == ["person", "free", "free"]
    top.take(top.table.time_out(OTHER_SECRET, NOON + 10))
    assert [seat.kind for seat in top.state.seats] == ["person", "free", "free"], "as if nobody had started"


def test_the_same_cards_again_need_no_words() -> None:
    top = sealed(people=1)
    top.begin()
    reveal(top, 0)
    first = top.match
    while top.state.phase == "playing":
        for seat in top.match.to_move():
            move = str(next(iter(top.match.deal.legal_moves(seat))))
            top.play(seat, move, by_bot=seat != 0)
    top.take(top.table.rematch("anne", True, OTHER_SECRET, NOON))
    assert kinds(top.begin())[-1] == ("begun", None)
    assert to_record(top.match)["deals"][0]["hands"] == to_record(first)["deals"][0]["hands"]
    assert "fair" not in json.loads(json.dumps(record_so_far(top.state, top.table.facts, top.table.entries)))
