"""The running account: tallies, careers, badges, ratings."""

from etalage.stats.endings import SeatEnding
from etalage.stats.ledger import ALL, PEOPLE, FinishedMatch, Key, Ledger, SeatResult

ANNE, BOB = "anne", "bob"


def seat(number: int, who: str, place: int, score: int = 10, ending: SeatEnding | None = None) -> SeatResult:
    """A bot's, if it is one of the characters."""
    is_bot = who in ("otto", "lena", "marta", "random")
    return SeatResult(
        number, None if is_bot else who, who if is_bot else None, place, score, ending or SeatEnding(None, ())
    )


def match(*seats: SeatResult, number: int = 1, earnest: bool = True, game: str = "weinhaendler") -> FinishedMatch:
    return FinishedMatch("table", number, game, len(seats), 1000.0 + number, earnest, seats)


def test_a_match_adds_to_the_tallies_of_those_who_were_there() -> None:
    ledger = Ledger()
    ledger.enter(match(seat(0, ANNE, 1, 30), seat(1, BOB, 2, 20), seat(2, "otto", 3, 5)))
    ledger.enter(match(seat(0, ANNE, 2, 20), seat(1, "otto", 1, 25), seat(2, "lena", 3, 5), number=2))
    tallies = {key.against: each for key, each in ledger.tallies.items() if key.person == ANNE}
    assert {against: (each.matches, each.wins, each.score) for against, each in tallies.items()} == {
        ALL: (2, 1.0, 50),
        PEOPLE: (1, 1.0, 30),
        "otto": (2, 1.0, 50),
        "lena": (1, 0.0, 20),
    }
    assert tallies[ALL].places == [1, 1, 0, 0, 0]
    assert Key(BOB, "weinhaendler", 3, PEOPLE) in ledger.tallies


def test_a_shared_win_is_a_part_of_one() -> None:
    ledger = Ledger()
    ledger.enter(match(seat(0, ANNE, 1), seat(1, BOB, 1), seat(2, "otto", 3)))
    assert ledger.tallies[Key(ANNE, "weinhaendler", 3, ALL)].wins == 0.5


def test_a_streak_ends_and_the_longest_stays() -> None:
    ledger = Ledger()
    for number, place in enumerate([1, 1, 2, 1]):
        ledger.enter(match(seat(0, ANNE, place), seat(1, "otto", 3 - min(place, 2)), number=number))
    career = ledger.careers[ANNE, "weinhaendler"]
    assert (career.streak, career.longest, career.matches) == (1, 2, 4)


def test_the_best_is_kept_with_its_place() -> None:
    ledger = Ledger()
    for number, best in enumerate([31, 45, 45, 12], 1):
        ledger.enter(match(seat(0, ANNE, 1, ending=SeatEnding(best, ())), seat(1, "otto", 2), number=number))
    career = ledger.careers[ANNE, "weinhaendler"]
    assert (career.best, career.best_match) == (45, 2)


def test_what_can_be_rated() -> None:
    ledger = Ledger()
    (note,) = ledger.enter(match(seat(0, ANNE, 1), seat(1, "otto", 2), seat(2, "lena", 3)))
    assert note.rating
    assert note.rating.mu > 25
    with_hints = match(seat(0, ANNE, 1), seat(1, "otto", 2), earnest=False)
    unknown_bot = match(seat(0, ANNE, 1), seat(1, "random", 2))
    forgotten = match(seat(0, ANNE, 1), SeatResult(1, None, None, 2, 3))
    for each in (with_hints, unknown_bot, forgotten):
        assert [found.rating for found in ledger.enter(each)] == [None]
    assert ledger.careers[ANNE, "weinhaendler"].rated == 1


def test_who_loses_against_stronger_ones_loses_less() -> None:
    against_lena, against_otto = Ledger(), Ledger()
    (weak,) = against_lena.enter(match(seat(0, ANNE, 2), seat(1, "lena", 1)))
    (strong,) = against_otto.enter(match(seat(0, ANNE, 2), seat(1, "otto", 1)))
    assert weak.rating
    assert strong.rating
    assert weak.rating.mu < strong.rating.mu < 25


def test_badges_are_told_once_and_counted() -> None:
    ledger, ending = Ledger(), SeatEnding(40, ("full-cellar",))
    first = ledger.enter(match(seat(0, ANNE, 2, ending=ending), seat(1, "otto", 1)))
    second = ledger.enter(match(seat(0, ANNE, 2, ending=ending), seat(1, "otto", 1), number=2))
    assert [note.badges for note in (*first, *second)] == [("full-cellar",), ()]
    badge = ledger.badges[ANNE, "weinhaendler", "full-cellar"]
    assert (badge.times, badge.match) == (2, 1)


def test_known_cards_and_hints_earn_no_badge() -> None:
    ledger, ending = Ledger(), SeatEnding(40, ("full-cellar",))
    (note,) = ledger.enter(match(seat(0, ANNE, 1, ending=ending), seat(1, "otto", 2), earnest=False))
    assert note.badges == ()
    assert ledger.careers[ANNE, "weinhaendler"].best == 40


def test_the_path_is_a_win_among_three_of_a_kind() -> None:
    ledger = Ledger()
    three = [seat(number, "otto", 2) for number in (1, 2, 3)]
    assert ledger.enter(match(seat(0, ANNE, 2), *three))[0].badges == ()
    assert ledger.enter(match(seat(0, ANNE, 1), *three[:2], number=2))[0].badges == ()
    mixed = match(seat(0, ANNE, 1), *three[:2], seat(3, "lena", 4), number=3)
    assert ledger.enter(mixed)[0].badges == ()
    found = ledger.enter(match(seat(0, ANNE, 1), *three, number=4))
    assert found[0].badges == ("path-otto", "in-a-row")


def test_a_win_in_company() -> None:
    (anne, bob) = Ledger().enter(match(seat(0, ANNE, 1), seat(1, BOB, 2), seat(2, "otto", 3)))
    assert (anne.badges, bob.badges) == (("in-company",), ())
