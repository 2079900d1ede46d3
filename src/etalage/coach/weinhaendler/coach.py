"""What Die Weinhändler brings along for the coach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from etalage.bots.api import Clock
from etalage.bots.weinhaendler.expert import Expert
from etalage.bots.weinhaendler.value import load_value
from etalage.coach.calibration import Calibration, calibration_of
from etalage.coach.findings import Outcome, Reason
from etalage.coach.protocol import Standing, Tried
from etalage.coach.weinhaendler.numbers import DISPLAY_TAKEN, NOTHING_TAKEN, TAKES
from etalage.coach.weinhaendler.open_evaluation import OpenEvaluation
from etalage.coach.weinhaendler.reasons import reasons_for
from etalage.coach.weinhaendler.trying import Trial
from etalage.games.match import AnyStep
from etalage.games.moves import LegalMoves
from etalage.games.rng import Rng
from etalage.games.weinhaendler.notation import Move, bag_texts
from etalage.games.weinhaendler.numbers import BAG_BITS, BID, BIDDING, CELLARS, DRAW, VERB_SHIFT
from etalage.games.weinhaendler.rules import Deal
from etalage.games.weinhaendler.sampling import sample
from etalage.games.weinhaendler.view import View

TRIAL = 0x7A51E
"""Tells the worlds that moves are compared in from those in which the expert chooses."""


class WeinhaendlerEvaluator:
    """Open tables, by what a network made for that says of every seat."""

    def __init__(self, calibration: Calibration | None = None) -> None:
        self._opened = opened(calibration)

    def shares(self, deal: Deal, standing: Standing) -> Sequence[float]:
        return self._opened.shares(deal)

    def described(self, deal: Deal, standing: Standing) -> tuple[int, list[list[float]]]:
        """For fitting: which weights count there, and of what."""
        return self._opened.described(deal)

    def chance(self, step: AnyStep) -> str | None:
        if step.move.code >> VERB_SHIFT == DRAW:
            return "draw"
        return "refill" if step.after.pile_size < step.before.pile_size else None

    def redrawn(self, deal: Deal, rng: Rng) -> Deal:
        return self._opened.redrawn(deal, rng)

    def pauses(self, step: AnyStep) -> bool:
        """When bids are exchanged, and when a round is over."""
        return bool(step.before.phase == BIDDING != step.after.phase or step.after.round > step.before.round)


class WeinhaendlerAdviser:
    """The expert in one seat."""

    def __init__(self, seed: int) -> None:
        self._expert = Expert("weinhaendler", seed)
        self._search = self._expert.search
        self._trial = Trial(seed ^ TRIAL, self._search, opened())

    def choose(self, view: View, standing: Standing, clock: Clock) -> Move:
        move: Move = self._expert.choose(view, legal(view), clock)
        return move

    def might_choose(self, move: Move) -> bool:
        return False

    def worth_a_thought(self, view: View, most: int) -> Sequence[Move]:
        codes = self._bids_in_question() if view.phase == BIDDING else self._trial.placings(view)
        return [Move(code) for code in codes[:most]]

    def _bids_in_question(self) -> list[int]:
        """The candidates of the last search: those it kept to the end first, then by promise."""
        found = zip(self._search.candidates, self._search.totals, range(self._search.number), strict=False)
        return [code for code, _, _ in sorted(found, key=lambda each: (-each[1], each[2]))]

    def try_out(self, view: View, standing: Standing, moves: Sequence[Move], worlds: int) -> Tried:
        return Tried(*self._trial.try_out(view, [move.code for move in moves], worlds))

    def plans_turns(self, view: View) -> bool:
        return bool(view.phase == CELLARS)

    def outcome(self, view: View, move: Move, code: int, chance: float) -> Outcome:
        if view.phase == CELLARS:
            return Outcome("points", {"points": code}, chance)
        above, below = code % TAKES, code // TAKES
        if above == NOTHING_TAKEN:
            return Outcome("nothing", {}, chance)
        stake = view.bids[view.seat] + (move.code & BAG_BITS if move.code >> VERB_SHIFT == BID else 0)
        facts: dict[str, Any] = {"gives": bag_texts(stake), "to": None if below == DISPLAY_TAKEN else below}
        if above == DISPLAY_TAKEN:
            return Outcome("display", {**facts, "cards": bag_texts(view.display)}, chance)
        return Outcome("bid", {**facts, "seat": above, "cards": bag_texts(view.bids[above])}, chance)

    def reasons(self, view: View, move: Move, other: Move | None) -> Sequence[Reason]:
        return reasons_for(view, move, other)


class WeinhaendlerCoach:
    thought = 120

    def evaluator(self) -> WeinhaendlerEvaluator:
        return WeinhaendlerEvaluator()

    def adviser(self, seed: int) -> WeinhaendlerAdviser:
        return WeinhaendlerAdviser(seed)


def opened(calibration: Calibration | None = None) -> OpenEvaluation:
    """By the numbers that come with the package, if no others are given."""
    return OpenEvaluation(load_value(), calibration or calibration_of("weinhaendler"))


def legal(view: View) -> LegalMoves[Move]:
    return sample(view, Rng(0)).legal_moves(view.seat)


COACH = WeinhaendlerCoach()
