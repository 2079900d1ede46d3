"""The expert of Money!: plain positions, its network, and what training makes."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

import etalage
from etalage.bots import BotError, Clock, ask, bot
from etalage.bots.api import Seating
from etalage.bots.budget import FOREVER
from etalage.bots.money.evaluation import Evaluation
from etalage.bots.money.expert import NETWORK, Expert, load_network
from etalage.bots.money.search import ExpertSearch
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
    assert moves.hexdigest()[:16] == "0e51259cbf0e8b56"


def test_compiled_or_not_it_looks_further_the_same() -> None:
    """With so many worlds clearly worse bids are dropped, and bids like the best come in."""
    deal = last_round(
        "EUR20a EUR20b USD60 XAU10a", "EUR30a USD50", "CHF30a XAU10b", right="EUR20c", left="CHF20a USD20a"
    )
    search = ExpertSearch(1, load_network())
    assert str(search.choose(deal.view(0), 72, FOREVER)) == "bid USD60"
    left = [(search.candidates[nth], search.totals[nth]) for nth in range(search.number)]
    assert (search.iterations, hashlib.sha256(repr(left).encode()).hexdigest()[:16]) == (32, "77640b2caabd5e98")


def exchange_before_the_last_round() -> Any:
    """Whatever is taken, the pile will be empty."""
    deal = last_round(
        "EUR20a EUR20b USD60 XAU10a GBP30a", "EUR30a USD50 GBP40", "CHF30a XAU10b CHF50",
        right="EUR20c GBP30b", left="CHF20a USD20a", pile="CHF60 JPY20a",
    )  # fmt: skip
    play_all(deal, "bid USD60", "bid USD50", "bid CHF30a")
    return deal


def test_before_the_last_round_it_plays_that_in_its_mind_too_compiled_or_not_the_same() -> None:
    deal = exchange_before_the_last_round()
    search = ExpertSearch(1, load_network())
    search.choose(deal.view(0), 3, FOREVER)
    worths = [(search.candidates[nth], search.totals[nth]) for nth in range(search.number)]
    assert hashlib.sha256(repr(worths).encode()).hexdigest()[:16] == "8979b2107eed8db0"


def test_it_refuses_what_it_cannot_be() -> None:
    with pytest.raises(BotError, match="expert does not play chess, but weinhaendler and money"):
        bot("expert").create("chess", 1)
    for parameter in ("0", "many", "", "10000001"):
        with pytest.raises(BotError, match="expert takes a number of iterations of 1 to 10000000, as expert:160"):
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


def over_at(*hands: str) -> Any:
    """A deal of three that has come to its end with these hands."""
    deal = last_round(*hands, right="JPY20a", left="USD20a")
    play_all(deal, "bid PLAY", "bid PLAY", "bid PLAY")
    assert deal.outcome()
    return deal


def test_at_the_end_of_a_match_only_the_match_counts() -> None:
    """Nearly: of two defeats the narrower one is better."""
    evaluation = Evaluation(load_network())
    deal = over_at("EUR20a EUR20b EUR20c", "GBP20a XAU10a", "CHF20a XAU10b")
    assert deal.outcome().scores == (100, 10, 10)
    evaluation.expect_match([300, 390, 200], 0)
    assert [round(evaluation.valued(deal, seat), 1) for seat in range(3)] == [0.5, 0.5, 0.0]
    evaluation.expect_match([300, 400, 200], 0)
    assert [round(evaluation.valued(deal, seat), 1) for seat in range(3)] == [0.0, 1.0, 0.0]
    poorer = over_at("EUR20a EUR20b", "GBP20a XAU10a", "CHF20a XAU10b")
    assert evaluation.valued(deal, 0) > evaluation.valued(poorer, 0)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("to_come", [0, 1, 4])
def test_points_of_earlier_deals_count_the_more_the_less_is_to_come(players: int, to_come: int) -> None:
    evaluation = Evaluation(load_network())
    deal = etalage.deal("money", players=players, seed=3)
    shares = []
    for to_come_then in (to_come + 1, to_come):
        evaluation.expect_match([300, *[0] * (players - 1)], to_come_then)
        shares.append([evaluation.valued(deal, seat) for seat in range(players)])
        assert sum(shares[-1]) == pytest.approx(1)
    assert shares[1][0] > shares[0][0] > 1 / players


def test_told_of_the_match_it_plays_for_the_match() -> None:
    """100 points behind, what is sure is not enough any more; the value of every choice is another."""
    deal = etalage.deal("money", players=3, seed=5)
    totals = []
    for earned in ((0, 0, 0), (0, 400, 0)):
        expert = Expert("money", 1, "4")
        expert.begin(Seating(0, ("Anne", "Ben", "Cleo"), {}, deals=3))
        for number in range(2):
            expert.deal_over(number, [points // 2 for points in earned])
        expert.choose(deal.view(0), deal.legal_moves(0), Clock())
        search = expert.search
        totals.append(max(search.totals[nth] for nth in range(search.number)) / 4)
    assert totals[0] > totals[1] + 0.1


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
    euro = things[33:66]
    assert (euro[1], euro[8], euro[9], euro[23]) == (1, 1, 15, 4)
    assert list(things[5 * 33 :]) == [0] * 66  # SEK and RUB are not in play
    assert (facts[0], facts[2], facts[8], facts[10]) == (51 - 18 - 8, 1, 6, 19)


def test_what_is_worth_less_than_nothing_is_shown_alike_compiled_or_not() -> None:
    """A lone 20 of what a rival has much of costs 12.5 points early in a deal: two steps and a half."""
    deal = money_deal("EUR20a USD20a", "EUR20b EUR30b EUR50 EUR60", "CHF20a", right="JPY20a", left="USD40")
    things, _ = Evaluation(load_network()).described(deal, 0)
    assert things[33 + 32] == -2


def test_a_trio_is_better_than_a_pair() -> None:
    trio = last_round("EUR20a EUR20b EUR20c", "GBP20a", "CHF20a CHF30a", right="JPY20a", left="USD20a")
    pair = last_round("EUR20a EUR20b USD20c", "GBP20a", "CHF20a CHF30a", right="JPY20a", left="USD20a")
    evaluation = Evaluation(load_network())
    assert evaluation.valued(trio, 0) > evaluation.valued(pair, 0)


def test_the_network_is_small() -> None:
    assert NETWORK.stat().st_size < 1_000_000
