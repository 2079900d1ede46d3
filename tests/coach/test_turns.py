"""Turns of several moves: a hint goes to their end, and what is judged is all that was made."""

from __future__ import annotations

from typing import Any

import pytest

import etalage
from etalage.bots import Clock
from etalage.coach import hint, judge
from etalage.games.rng import Rng
from etalage.tables.errors import Refused
from etalage.tables.showing.previews import imagined
from tests.positions import wine_position

pytestmark = pytest.mark.skipif(not etalage.compiled(), reason="whole matches in hundreds of worlds")
FEW = Clock(iterations=12)
GAME: Any = etalage.game("weinhaendler")


def last_round() -> Any:
    """Three bottles that score, without any of which seat 1 wins."""
    cellar = {"1:0": "6", "1:1": "9", "1:2": "6", "1:3": "9", "1:4": "6"}
    return wine_position("25 20 12", "", "", "", cellars=[cellar], points=[5, 9, 0, 0], last="draw", pile=0).view(0)


def made(view: Any, *texts: str) -> Any:
    return imagined(GAME, view, texts).view(0)


def test_a_hint_goes_to_the_end_of_the_turn() -> None:
    for advice in hint(last_round(), budget=FEW).moves:
        assert advice.turn[0] == advice.move
        assert advice.turn[-1] == "done"
        assert all(move.startswith("place ") for move in advice.turn[:-1])
    assert len(hint(last_round(), budget=FEW).moves[0].turn) == 4, "all three, then no more"


def test_what_lies_already_is_counted_in() -> None:
    first, *rest = hint(last_round(), budget=FEW).moves[0].turn
    after = hint(made(last_round(), first), budget=FEW).moves[0]
    assert sorted(after.turn) == sorted(rest)
    assert hint(made(last_round(), first, *rest[:-1]), budget=FEW).moves[0].turn == ("done",)


def test_a_turn_is_judged_to_its_end() -> None:
    whole = [GAME.parse_move(text) for text in hint(last_round(), budget=FEW).moves[0].turn]
    assert judge(last_round(), *whole, budget=FEW).loss == 0
    first, *_, done = whole
    found = judge(last_round(), first, done, budget=FEW)
    assert judge(last_round(), first, budget=FEW).loss == 0, "the bottle is well placed"
    assert found.is_mistake, "but two that score stay in hand"
    assert found.tried.turn == (str(first), "done")
    assert len(found.best.turn) == 4
    assert found.tried.win_share == pytest.approx(found.best.win_share - found.loss)


def test_nothing_is_imagined_beyond_what_is_known() -> None:
    view = wine_position("5", "6", "", "", phase="bidding", display="5 7 11 17", pile=10).view(0)
    assert etalage.sample(view, Rng(0)).legal_moves(0)
    with pytest.raises(Refused, match="turns up cards"):
        imagined(GAME, view, ["pass draw"])


def test_what_is_certain_is_said_to_be_certain() -> None:
    """The last to pass leads: whatever is imagined, the display comes to this seat."""
    deal = wine_position("5 9", "6", "7", "11", phase="bidding", display="5 7 11 17")
    for seat, move in enumerate(["bid 9", "pass", "pass", "pass"]):
        deal.play(seat, GAME.parse_move(move))
    view = deal.view(0)
    stand = next(advice for advice in hint(view, budget=FEW).moves if advice.move == "pass")
    assert [(outcome.name, outcome.chance) for outcome in stand.outcomes] == [("display", 1.0)]
