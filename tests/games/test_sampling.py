"""Sampled worlds are uniform: every unseen card is as likely in any unseen place."""

from collections import Counter

import pytest

import etalage
from tests.positions import money_deal, play_all, wine_deal
from tests.strategies import played_at_random

WORLDS = 4000 if etalage.compiled() else 1500


def chi_square(counts: Counter[str], expected: dict[str, float]) -> float:
    return sum((counts[key] - number) ** 2 / number for key, number in expected.items())


@pytest.mark.clauses("W6")
@pytest.mark.parametrize("draw", ["open", "hidden"])
def test_every_unseen_bottle_is_as_likely_on_top_of_the_pile(draw: str) -> None:
    deal = wine_deal("5 14 0 6 7", "7", "12 9 20", "23 20", display="25 24 21 19", options={"draw": draw})
    play_all(deal, "pass draw", "pass draw", "bid 9", "pass", "pass")
    view = deal.view(0)
    unseen = Counter(_unseen(view.to_json()))
    rng = etalage.Rng(11)
    tops: Counter[str] = Counter()
    hands: Counter[str] = Counter()
    for _ in range(WORLDS):
        world = etalage.sample(view, rng).open_view().to_json()
        tops[world["pile_cards"][0]] += 1
        hidden = Counter(world["hands"][2]) - Counter(world["known"][2])
        hands[sorted(hidden.elements())[0]] += 1
        assert len(world["hands"][2]) == view.sizes[2]
    total = sum(unseen.values())
    expected = {card: WORLDS * number / total for card, number in unseen.items()}
    assert set(tops) <= set(unseen)
    assert chi_square(tops, expected) < 2 * len(expected) + 20  # the mean is the number of cards less one


@pytest.mark.clauses("M6", "MR5")
def test_every_unseen_note_is_as_likely_in_a_hand() -> None:
    deal = money_deal("JPY20a JPY20b", "EUR20a", "USD20a", "GBP20a")
    deal.play(1, "bid EUR20a")
    deal.play(0, "bid JPY20a")
    view = deal.view(0)
    rng = etalage.Rng(12)
    held: Counter[str] = Counter()
    tops: Counter[str] = Counter()
    for _ in range(WORLDS):
        world = etalage.sample(view, rng).open_view().to_json()
        held.update(world["hands"][1])
        tops[world["pile_cards"][0]] += 1
        assert world["sealed"] == [["JPY20a"], None, None, None]
    unseen = 60 - 6 - 8
    assert len(held) == len(tops) == unseen
    assert chi_square(held, dict.fromkeys(held, WORLDS * 6 / unseen)) < 2 * unseen + 20
    assert chi_square(tops, dict.fromkeys(tops, WORLDS / unseen)) < 2 * unseen + 20


@pytest.mark.clauses("W13", "WR3")
@pytest.mark.parametrize("draw", ["open", "hidden"])
def test_cards_put_under_the_pile_read_back_from_json(draw: str) -> None:
    deal = wine_deal("5 14", "7", "12", "23", options={"draw": draw})
    play_all(deal, "pass draw", "pass draw")
    for observer in (None, 0, 1, 2):
        view = deal.view(observer)
        data = view.to_json()
        known = [put["card"] is not None for put in data["under"]]
        assert known == ([True, True] if draw == "open" else [observer == 0, observer == 1])
        assert etalage.game("weinhaendler").read_view(data) == view


def test_with_nothing_hidden_there_is_one_world() -> None:
    for name in etalage.GAMES:
        match = etalage.match(name, 3, seed=3)
        match = played_at_random(match, 40, 1)
        view = match.deal.open_view()
        assert etalage.sample(view, etalage.Rng(9)).open_view() == view


def _unseen(view: dict[str, object]) -> list[str]:
    """The cards that a seat does not see, counted by hand from its view."""
    deck = [str(price) for price in range(5, 26) if price not in (8, 15, 22)] * 3 + ["0"] * 3
    lots = [view["display"], *view["bids"]]  # type: ignore[misc]
    lots += [hand if hand is not None else known for hand, known in zip(view["hands"], view["known"], strict=True)]  # type: ignore[call-overload]
    lots.append([put["card"] for put in view["under"] if put["card"]])  # type: ignore[attr-defined]
    for lot in lots:
        for card in lot:
            deck.remove(card)
    return deck
