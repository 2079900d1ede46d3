"""The expert of Money!: plain positions, its network, and what training makes."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

import etalage
from etalage.bots import BotError, Clock, ask, bot
from etalage.bots.money.evaluation import Evaluation
from etalage.bots.money.expert import NETWORK, Expert, load_network
from etalage.testing import check_bot
from tests.bots.test_money_greedy import last_round
from tests.positions import money_deal, play_all

MONEY = etalage.game("money")


def answer(deal: Any, seat: int, worlds: int = 4, seed: int = 1) -> Any:
    return ask(MONEY, deal, seat, Expert("money", seed, str(worlds)), "expert")


@pytest.mark.parametrize("seed", range(3))
def test_it_takes_the_display_that_completes_a_trio(seed: int) -> None:
    deal = money_deal(
        "EUR20a EUR20b CHF60 CHF50 GBP30a USD30a",
        "USD20a GBP20a",
        "JPY20a JPY30a",
        right="EUR20c EUR30a EUR40 EUR50",
        left="USD40 GBP20b JPY20b XAU10a",
    )
    play_all(deal, "bid CHF50 CHF60", "bid USD20a", "bid JPY20a")
    assert str(answer(deal, 0, seed=seed)) == "take right"


def test_it_keeps_a_bid_that_nothing_on_the_table_outweighs() -> None:
    deal = last_round(
        "EUR20a EUR20b EUR20c EUR30a EUR30b EUR30c EUR60", "GBP20a", "CHF20a", right="JPY20a", left="USD20a"
    )
    play_all(deal, "bid EUR60", "bid GBP20a", "bid CHF20a")
    assert str(answer(deal, 0)) == "keep"


def test_it_does_not_bid_what_counts_when_the_rest_buys_the_same() -> None:
    """In the last round the right display makes 200 euros of 190; the lone high notes count nothing: M15."""
    deal = last_round(
        "EUR20a EUR20b EUR20c EUR30a EUR30b EUR30c EUR40 USD60 GBP60 CHF60",
        "JPY20a JPY20b USD20a GBP20a",
        "JPY30a JPY30b USD30a GBP30a",
        right="EUR50 EUR60",
        left="CHF20a CHF20b",
    )
    bid = answer(deal, 0)
    assert not [card for card in bid.cards if card.startswith("EUR")]
    assert {"USD60", "GBP60", "CHF60"} & set(bid.cards)


def test_a_sealed_bid_may_be_thought_over_again() -> None:
    """Its own sealed bid changes nothing: it is free to make another.  # MR5"""
    deal = etalage.deal("money", players=4, seed=3)
    first = answer(deal, 2, worlds=2)
    deal.play(2, "bid PLAY")
    assert answer(deal, 2, worlds=2) == first


def test_compiled_or_not_it_plays_the_same() -> None:
    moves = hashlib.sha256()
    for players in (3, 4, 5):
        deal = etalage.deal("money", players=players, seed=players)
        bots = [Expert("money", seat, "3") for seat in range(players)]
        while deal.round == 1:
            for seat in deal.to_move():
                move = bots[seat].choose(deal.view(seat), deal.legal_moves(seat), Clock())
                moves.update(str(move).encode())
                deal.play(seat, move)
    assert moves.hexdigest()[:16] == "d3967edd64ac78d3"


def test_it_refuses_what_it_cannot_be() -> None:
    with pytest.raises(BotError, match="expert does not play chess, but weinhaendler and money"):
        bot("expert").create("chess", 1)
    for parameter in ("0", "many", "", "10000001"):
        with pytest.raises(BotError, match="expert takes a number of iterations of 1 to 10000000, as expert:64"):
            bot(f"expert:{parameter}").create("money", 1)


@pytest.mark.skipif(not etalage.compiled(), reason="thousands of rounds are played for this")
def test_it_passes_the_check() -> None:
    assert check_bot("expert", games=["money"], deals=1, iterations=1, milliseconds=200) > 100


# The network


def test_at_the_end_it_counts() -> None:
    """The share of a win, and 1 for every 800 points above the others' mean."""
    deal = last_round("EUR20a EUR20b EUR20c EUR30a", "GBP20a XAU10a", "CHF20a XAU10b", right="JPY20a", left="USD20a")
    play_all(deal, "bid EUR30a", "bid GBP20a", "bid CHF20a", "keep", "keep", "keep")
    assert deal.outcome().scores == (100, 10, 10)
    evaluation = Evaluation(load_network())
    assert [evaluation.valued(deal, seat) for seat in range(3)] == [1 + 90 / 800, -45 / 800, -45 / 800]


def test_it_does_not_matter_which_currency_is_which() -> None:
    ours = money_deal("EUR20a EUR20b EUR60 CHF50 GBP30a USD30a", "USD20a", "JPY20a", right="EUR20c", left="USD40")
    text = json.dumps(ours.open_view().to_json())
    data = json.loads(text.replace("EUR", "?").replace("CHF", "EUR").replace("?", "CHF"))
    theirs: Any = MONEY.sample(MONEY.read_view(data), etalage.Rng(0))
    evaluation = Evaluation(load_network())
    for seat in range(3):
        assert evaluation.valued(ours, seat) == pytest.approx(evaluation.valued(theirs, seat))


def test_what_it_is_shown() -> None:
    deal = money_deal("EUR20a EUR20b EUR60 EUR50 GBP30a XAU10a", "EUR30a", "JPY20a", right="EUR40", left="USD40")
    things, facts = Evaluation(load_network()).described(deal, 0)
    euro = things[32:64]
    assert (euro[1], euro[8], euro[9], euro[23]) == (1, 1, 15, 4)
    assert list(things[5 * 32 :]) == [0] * 64  # SEK and RUB are not in play
    assert (facts[0], facts[2], facts[8], facts[10]) == (51 - 18 - 8, 1, 6, 19)


def test_a_trio_is_better_than_a_pair() -> None:
    trio = last_round("EUR20a EUR20b EUR20c", "GBP20a", "CHF20a CHF30a", right="JPY20a", left="USD20a")
    pair = last_round("EUR20a EUR20b USD20c", "GBP20a", "CHF20a CHF30a", right="JPY20a", left="USD20a")
    evaluation = Evaluation(load_network())
    assert evaluation.valued(trio, 0) > evaluation.valued(pair, 0)


def test_the_network_is_small() -> None:
    assert NETWORK.stat().st_size < 1_000_000
