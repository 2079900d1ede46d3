"""Open tables and moves tried in worlds: the same figures, compiled or not."""

from __future__ import annotations

import pytest

from etalage.bots.money.expert import Expert as MoneyExpert
from etalage.bots.money.expert import load_network as money_network
from etalage.bots.weinhaendler.expert import Expert as WineExpert
from etalage.bots.weinhaendler.expert_0_1.expert import load_network as wine_network
from etalage.coach.calibration import Calibration, calibration_of
from etalage.coach.money.open_evaluation import OpenEvaluation as MoneyEvaluation
from etalage.coach.money.trying import Trial as MoneyTrial
from etalage.coach.weinhaendler.open_evaluation import OpenEvaluation as WineEvaluation
from etalage.coach.weinhaendler.trying import Trial as WineTrial
from etalage.games.money.notation import Move as MoneyMove
from etalage.games.weinhaendler.notation import Move
from tests.positions import money_deal, play_all, wine_deal, wine_position

WINE = Calibration((4.0, 1.0, 1.0) * (len(calibration_of("weinhaendler").weights) // 3), bend=0.0)
WINE_SHARES = [0.0457413949, 0.8351990762, 0.03893636, 0.0801231691]
WINE_TRIED = [0.3756827386, 0.1866463485]
MONEY_SHARES = [0.1640784388, 0.4889947312, 0.1746784104, 0.1722484197]
MONEY_TRIED = [0.4084859519, 0.1645357937]
MONEY = Calibration((1.0, 0.25, 1.0) * (len(calibration_of("money").weights) // 3), bend=0.0)


def test_a_table_of_weinhaendler() -> None:
    deal = wine_deal("16 16 5 6 7", "25 24 23", "0 0 0", "5 6 7", display="9 12 16 23")
    shares = WineEvaluation(wine_network(), WINE).shares(deal)
    assert shares == pytest.approx(WINE_SHARES, abs=1e-9)
    play_all(deal, "bid 7", "bid 25", "pass", "pass", "pass", "pass")
    assert sum(WineEvaluation(wine_network(), WINE).shares(deal)) == pytest.approx(1)


def test_a_lead_that_bends_counts_less() -> None:
    deal = wine_deal("16 16 5 6 7", "25 24 23", "0 0 0", "5 6 7", display="9 12 16 23")
    straight, bent = (WineEvaluation(wine_network(), WINE._replace(bend=bend)).shares(deal) for bend in (0.0, 0.2))
    assert max(straight) > max(bent) > 0.5
    assert sum(bent) == pytest.approx(1)


def test_the_end_of_weinhaendler_is_exact() -> None:
    """Whoever is to place the third 16 in the last round wins, by whatever weights."""
    cellars = [{"1:0": "16", "1:1": "16"}, {"1:0": "23", "1:1": "24"}, {"1:0": "6"}]
    deal = wine_position("16", "", "", cellars=cellars, pile=0, last="display", points=[4, 6, 1])
    assert WineEvaluation(wine_network(), WINE).shares(deal) == [1.0, 0.0, 0.0]


def test_bids_of_weinhaendler_in_two_worlds() -> None:
    deal = wine_deal("16 16 5 6 7", "25 24 23", "0 0 0", "5 6 7", display="9 12 16 23")
    search = WineExpert("weinhaendler", 1).search
    trial = WineTrial(1, search, WineEvaluation(wine_network(), WINE))
    codes = [Move.parse(text).code for text in ("bid 7", "pass draw")]
    shares, takes = trial.try_out(deal.view(0), codes, 2)
    assert [sum(row) for row in shares] == pytest.approx(WINE_TRIED, abs=1e-9)
    assert takes[1] == [48, 48]  # no part in the exchange


def test_a_table_of_money() -> None:
    deal = money_deal("EUR20a EUR20b USD60", "GBP60 GBP50", "", "", right="EUR20c CHF30a GBP40 RUB60")
    evaluation = MoneyEvaluation(money_network(), MONEY)
    evaluation.stand((0, 0, 0, 0), 1)
    assert evaluation.shares(deal) == pytest.approx(MONEY_SHARES, abs=1e-9)
    play_all(deal, "bid USD60", "bid PLAY", "bid PLAY", "bid PLAY")
    shares = evaluation.shares(deal)
    assert sum(shares) == pytest.approx(1)
    assert shares == evaluation.shares(deal)


def test_bids_of_money_in_two_worlds() -> None:
    deal = money_deal("EUR20a EUR20b USD60", "GBP60 GBP50", "", "", right="EUR20c CHF30a GBP40 RUB60")
    evaluation = MoneyEvaluation(money_network(), MONEY)
    evaluation.stand((0, 0, 0, 0), 1)
    trial = MoneyTrial(MoneyExpert("money", 1).search, evaluation)
    codes = [MoneyMove.parse(text).code for text in ("bid USD60", "bid PLAY")]
    shares, takes = trial.try_out(deal.view(0), codes, 2)
    assert [sum(row) for row in shares] == pytest.approx(MONEY_TRIED, abs=1e-9)
    assert takes[1] == [8, 8]  # play money alone: no part in the exchange
