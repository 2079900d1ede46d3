"""What Money! brings along for the coach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from etalage.bots.api import Clock
from etalage.bots.money.expert import Expert, load_network
from etalage.coach.calibration import Calibration, calibration_of
from etalage.coach.findings import Outcome, Reason
from etalage.coach.money.numbers import MINE_KEPT, NOTHING_TAKEN
from etalage.coach.money.open_evaluation import OpenEvaluation
from etalage.coach.money.reasons import reasons_for
from etalage.coach.money.trying import Trial
from etalage.coach.protocol import Standing, Tried, tell_standing
from etalage.games.match import AnyStep
from etalage.games.money.notation import Move, card_texts
from etalage.games.money.numbers import BIDDING, LEFT, PLAY_MONEY, RIGHT
from etalage.games.money.rules import Deal
from etalage.games.money.sampling import sample
from etalage.games.money.scoring import value
from etalage.games.money.view import View
from etalage.games.rng import Rng

SIMILAR = 3
"""Of the bids that a search has left, which resemble each other; the others range from the cheapest to the dearest."""
NOTES = PLAY_MONEY - 1
DISPLAYS = {RIGHT: "right", LEFT: "left"}


class MoneyEvaluator:
    """Open tables, by what the network of the expert says of every seat."""

    def __init__(self, calibration: Calibration | None = None) -> None:
        self._opened = opened(calibration)

    def shares(self, deal: Deal, standing: Standing) -> Sequence[float]:
        self._opened.stand(standing.scores, standing.deals)
        return self._opened.shares(deal)

    def described(self, deal: Deal, standing: Standing) -> tuple[int, list[list[float]]]:
        """For fitting: which weights count there, and of what."""
        self._opened.stand(standing.scores, standing.deals)
        return self._opened.described(deal)

    def chance(self, step: AnyStep) -> str | None:
        return "refill" if step.after.pile_size < step.before.pile_size else None

    def redrawn(self, deal: Deal, rng: Rng) -> Deal:
        return self._opened.redrawn(deal, rng)

    def pauses(self, step: AnyStep) -> bool:
        """When bids are turned up, and when a round is over."""
        return bool(step.before.phase != step.after.phase)


class MoneyAdviser:
    """The expert in one seat."""

    def __init__(self, seed: int) -> None:
        self._expert = Expert("money", seed)
        self._opened = opened()
        self._trial = Trial(self._expert.search, self._opened)
        self._told: Standing | None = None
        """What the expert knows of the match."""

    def choose(self, view: View, standing: Standing, clock: Clock) -> Move:
        if standing != self._told:
            tell_standing(self._expert, view, standing)
            self._told = standing
        return self._expert.choose(view, sample(view, Rng(0)).legal_moves(view.observer), clock)

    def might_choose(self, move: Move) -> bool:
        return move.code in self._expert.search.as_good()

    def worth_a_thought(self, view: View, most: int) -> Sequence[Move]:
        search = self._expert.search
        left = search.left()[:SIMILAR]
        choices = sorted(search.choices(view), key=lambda code: (value(code & NOTES), code))
        step = max(1, len(choices) // max(1, most - len(left)))
        return [Move(code) for code in [*left, *choices[::step]]]

    def try_out(self, view: View, standing: Standing, moves: Sequence[Move], worlds: int) -> Tried:
        self._opened.stand(standing.scores, standing.deals)
        return Tried(*self._trial.try_out(view, [move.code for move in moves], worlds))

    def plans_turns(self, view: View) -> bool:
        return False

    def outcome(self, view: View, move: Move, code: int, chance: float) -> Outcome:
        if code == NOTHING_TAKEN:
            return Outcome("nothing", {}, chance)
        if code == MINE_KEPT:
            return Outcome("keep", {}, chance)
        facts: dict[str, Any] = {}
        if view.phase == BIDDING:
            facts["gives"] = card_texts(move.code & ~PLAY_MONEY)
        if code in DISPLAYS:
            return Outcome(
                "display", {**facts, "display": DISPLAYS[code], "cards": card_texts(view.piles[code])}, chance
            )
        return Outcome("bid", {**facts, "seat": code}, chance)

    def reasons(self, view: View, move: Move, other: Move | None) -> Sequence[Reason]:
        return reasons_for(view, move, other)


class MoneyCoach:
    thought = 48

    def evaluator(self) -> MoneyEvaluator:
        return MoneyEvaluator()

    def adviser(self, seed: int) -> MoneyAdviser:
        return MoneyAdviser(seed)


def opened(calibration: Calibration | None = None) -> OpenEvaluation:
    """By the numbers that come with the package, if no others are given."""
    return OpenEvaluation(load_network(), calibration or calibration_of("money"))


COACH = MoneyCoach()
