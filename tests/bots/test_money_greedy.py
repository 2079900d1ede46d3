"""The greedy bot for Money!: what a practised player would do, in plain positions."""

from __future__ import annotations

from typing import Any

import pytest

import etalage
from etalage.bots import BotError, Clock, ask, bot
from etalage.bots.money.greedy import Greedy
from etalage.bots.money.heuristics import holding, stage_of
from etalage.bots.random import RandomBot
from etalage.games.turns import turns
from etalage.testing import check_bot
from tests.positions import money_deal, play_all

MONEY = etalage.game("money")


def answer(deal: Any, seat: int, seed: int = 1) -> Any:
    return ask(MONEY, deal, seat, Greedy("money", seed, None), "greedy")


def last_round(*hands: str, right: str, left: str, pile: str = "") -> Any:
    """The last round of a deal of three: what is in no hand and no display has left the game.

    With cards in the pile, the round before it.
    """
    data: Any = etalage.deal("money", players=len(hands)).open_view().to_json()
    own = [hand.split() for hand in hands]
    data.update(
        removed=["SEK", "RUB"],
        hands=own,
        hand_sizes=[len(hand) for hand in own],
        known=own,
        right=right.split(),
        left=left.split(),
        pile=len(pile.split()),
        pile_cards=pile.split(),
        last=None if pile else "display",
    )
    return MONEY.sample(MONEY.read_view(data), etalage.Rng(0))


def test_a_holding_is_counted_by_its_notes() -> None:
    hand = MONEY.parse_move("bid EUR20a EUR20c JPY30b EUR30a EUR60").code
    assert holding(hand, 1) == 2 + 4 * 1 + 64
    assert holding(hand, 0) == 4
    assert holding(hand, 2) == 0
    assert [stage_of(left) for left in (0, 1, 8, 16, 28)] == [0, 1, 2, 3, 3]


@pytest.mark.parametrize("seed", range(5))
def test_it_takes_the_display_that_completes_a_trio(seed: int) -> None:
    deal = money_deal(
        "EUR20a EUR20b CHF60 CHF50 GBP30a USD30a",
        "USD20a GBP20a",
        "JPY20a JPY30a",
        right="EUR20c EUR30a EUR40 EUR50",
        left="USD40 GBP20b JPY20b XAU10a",
    )
    play_all(deal, "bid CHF50 CHF60", "bid USD20a", "bid JPY20a")
    assert str(answer(deal, 0, seed)) == "take right"


@pytest.mark.parametrize("seed", range(5))
def test_it_swaps_for_what_it_needs_most(seed: int) -> None:
    deal = money_deal(
        "EUR20a EUR20b EUR60 CHF50 CHF60 GBP30a",
        "EUR20c EUR50 EUR30a",
        "JPY20a JPY30a",
        right="USD40 GBP20a JPY20b XAU10a",
        left="USD20a GBP20b JPY20c CHF20a",
    )
    play_all(deal, "bid CHF50 CHF60", "bid EUR20c EUR30a EUR50", "bid JPY20a")
    assert str(answer(deal, 0, seed)) == "swap 1"


def test_it_keeps_a_bid_that_nothing_on_the_table_outweighs() -> None:
    deal = last_round(
        "EUR20a EUR20b EUR20c EUR30a EUR30b EUR30c EUR60", "GBP20a", "CHF20a", right="JPY20a", left="USD20a"
    )
    play_all(deal, "bid EUR60", "bid GBP20a", "bid CHF20a")
    assert str(answer(deal, 0)) == "keep"


@pytest.mark.parametrize("seed", range(5))
def test_it_does_not_bid_what_counts_when_the_rest_buys_the_same(seed: int) -> None:
    """In the last round the right display makes 200 euros of 190; the lone high notes count nothing: M15."""
    deal = last_round(
        "EUR20a EUR20b EUR20c EUR30a EUR30b EUR30c EUR40 USD60 GBP60 CHF60",
        "JPY20a JPY20b USD20a GBP20a",
        "JPY30a JPY30b USD30a GBP30a",
        right="EUR50 EUR60",
        left="CHF20a CHF20b",
    )
    bid = answer(deal, 0, seed)
    assert not [card for card in bid.cards if card.startswith("EUR")]
    assert {"USD60", "GBP60", "CHF60"} & set(bid.cards)


def test_a_large_hand_is_no_trouble() -> None:
    hand = " ".join(f"{c}{n}" for c in ("EUR", "USD", "GBP") for n in ("20a", "20b", "20c", "30a", "30b", "30c", "40"))
    deal = last_round(hand, "CHF20a", "CHF30a", right="CHF20b", left="CHF20c")
    bid = answer(deal, 0)
    assert bid in deal.legal_moves(0)


def test_a_sealed_bid_may_be_thought_over_again() -> None:
    """Its own sealed bid changes nothing: it is free to make another.  # MR5"""
    deal = etalage.deal("money", players=4, seed=3)
    first = answer(deal, 2)
    deal.play(2, "bid PLAY")
    assert answer(deal, 2) == first


def test_it_refuses_what_it_cannot_be() -> None:
    with pytest.raises(BotError, match="takes no parameter"):
        Greedy("money", 1, "7")
    with pytest.raises(BotError, match="greedy does not play chess, but weinhaendler and money"):
        bot("greedy").create("chess", 1)


def test_it_passes_the_check() -> None:
    assert check_bot(Greedy, games=["money"], deals=1) > 100


def test_it_beats_three_random_bots() -> None:
    assert sum(wins_among_random(seed) for seed in range(20)) >= 18


def wins_among_random(seed: int) -> bool:
    deal = etalage.deal("money", players=4, seed=seed)
    bots: list[Any] = [RandomBot("money", 10 * seed + seat) for seat in range(4)]
    bots[seed % 4] = Greedy("money", seed, None)
    for seat in turns(deal):
        deal.play(seat, bots[seat].choose(deal.view(seat), deal.legal_moves(seat), Clock()))
    outcome = deal.outcome()
    return outcome is not None and outcome.winners == (seed % 4,)
