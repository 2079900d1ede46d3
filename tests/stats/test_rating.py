"""Ratings of people on the scale of the characters."""

import json
import math
from itertools import combinations
from random import Random

import pytest

from etalage.bots.ratings import FILE, rating
from etalage.bots.roster import characters
from etalage.stats.calibration import MIDDLE, calibrated, expected_shares
from etalage.stats.rating import Rating, anchor, rated

OTTO_AND_OTHERS = ("marta", "otto", "yvonne")


def played(strengths: list[float], rng: Random) -> list[int]:
    """Places by chance, as the model has it: each waits the shorter, the stronger it is."""
    spread = 25 / 6 * math.sqrt(len(strengths))
    waits = [rng.expovariate(math.exp(each / spread)) for each in strengths]
    return [1 + sum(other < wait for other in waits) for wait in waits]


@pytest.mark.parametrize("game", ["weinhaendler", "money"])
def test_the_characters_ratings_bring_about_the_shares_that_were_measured(game: str) -> None:
    measured = json.loads(FILE.read_text("utf-8"))[game]["bots"]
    lineups = list(combinations(sorted(measured), 4))
    found = expected_shares({name: each["rating"] / (25 / 6 * 2) for name, each in measured.items()}, lineups)
    assert {name: pytest.approx(each["win_share"], abs=0.002) for name, each in measured.items()} == found


def test_equal_shares_make_equal_ratings() -> None:
    assert calibrated({"a": 0.5, "b": 0.5}, [("a", "b")]) == {"a": MIDDLE, "b": MIDDLE}


def test_who_wins_nothing_has_a_rating_too() -> None:
    found = calibrated({"a": 1.0, "b": 0.0}, [("a", "b")])
    assert found["b"] < MIDDLE < found["a"]


@pytest.mark.parametrize("strength", [12.0, 27.0, 38.0])
def test_somebody_comes_to_stand_where_they_belong(strength: float) -> None:
    rng, own = Random(7), Rating()
    others = [found for name in OTTO_AND_OTHERS if (found := anchor("weinhaendler", name))]
    for _ in range(200):
        places = played([strength, *(each.mu for each in others)], rng)
        own = rated([own, *others], places)[0]
    assert abs(own.mu - strength) < 4
    assert not own.is_provisional


def test_a_rating_is_provisional_for_some_twenty_matches() -> None:
    rng, own, matches = Random(3), Rating(), 0
    others = [Rating(25.0, 0.01)] * 3
    while own.is_provisional:
        own, matches = rated([own, *others], played([25.0] * 4, rng))[0], matches + 1
    assert 12 < matches < 30


def test_a_shared_win_counts_alike_for_both() -> None:
    first, second, third = rated([Rating()] * 3, [1, 1, 3])
    assert first.mu == pytest.approx(second.mu)
    assert first.mu > 25 > third.mu


def test_only_characters_have_a_fixed_rating() -> None:
    for each in characters("money"):
        measured, found = rating("money", each.name), anchor("money", each.name)
        assert measured
        assert found
        assert found.mu == measured.rating
    assert anchor("money", "random") is None
    assert anchor("chess", "otto") is None
