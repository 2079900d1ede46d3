"""What Pebbles brings to the rooms above `games/`: a page at the terminal, bots, and a coach."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from etalage.bots import Clock
from etalage.bots.budget import refuse_parameter
from etalage.bots.plugins import Character, GameBots
from etalage.cli.terminal.page import TerminalPage
from etalage.coach import Outcome, Reason, Standing, Tried
from etalage.games.events import Event
from etalage.games.match import AnyStep
from etalage.games.moves import LegalMoves
from etalage.games.outcome import win_share, winners
from etalage.games.protocol import Json
from etalage.games.rng import Rng
from tests.third_game import GAME, Deal, Move, Pebbles, View

sample = GAME.sample


class PebblesPage(TerminalPage[View]):
    """Understands a pebble alone."""

    def render(self, view: View, names: Sequence[str]) -> RenderableType:
        points = ", ".join(f"{name} {points}" for name, points in zip(names, view.data["points"], strict=True))
        return Text(f"In the middle lie pebbles of {' and '.join(map(str, view.data['middle']))}. {points}")

    def prompt(self, view: View) -> str:
        (hand,) = (hand for hand in view.data["hands"] if hand is not None)
        return f"Which pebble, {' or '.join(map(str, hand))}?"

    def notation(self, view: View, answer: str) -> str:
        return answer if answer.startswith("choose") else f"choose {answer}"

    def sentences(self, event: Event, names: Sequence[str], me: int) -> list[str]:
        if event.name != "chosen":
            return []
        facts: Json = event.facts
        return [f"{names[facts['seat']]} has chosen."]


class Miser:
    """The heavier pebble for the heavier prize."""

    def __init__(self, game: str, seed: int, parameter: str | None = None) -> None:
        refuse_parameter("greedy", parameter)

    def choose(self, view: View, moves: LegalMoves[Move], clock: Clock) -> Move:
        prize = view.data["middle"][view.round - 1]
        best = max if prize == max(view.data["middle"]) else min
        return best(moves, key=lambda move: move.code)


class PebblesEvaluator:
    """Whoever has more points, and more weight in hand, is likelier to win."""

    def shares(self, deal: Deal, standing: Standing) -> list[float]:
        if deal.is_over() and standing.deals == 1:
            total = [before + points for before, points in zip(standing.scores, deal.points, strict=True)]
            return [win_share(winners(total), seat) for seat in range(deal.players)]
        hopes = [
            math.exp((standing.scores[seat] + deal.points[seat] + sum(deal.hands[seat]) / 4) / 4)
            for seat in range(deal.players)
        ]
        return [hope / sum(hopes) for hope in hopes]

    def chance(self, step: AnyStep) -> str | None:
        return None

    def redrawn(self, deal: Deal, rng: Rng) -> Deal:
        return deal.copy()

    def pauses(self, step: AnyStep) -> bool:
        return bool(step.after.round > step.before.round)


class PebblesAdviser:
    """Thinks that the others choose at random."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)
        self._evaluator = PebblesEvaluator()

    def choose(self, view: View, standing: Standing, clock: Clock) -> Move:
        return Miser("pebbles", 0).choose(view, sample(view, Rng(0)).legal_moves(view.observer), clock)

    def might_choose(self, move: Move) -> bool:
        return False

    def worth_a_thought(self, view: View, most: int) -> list[Move]:
        return list(sample(view, Rng(0)).legal_moves(view.observer))

    def try_out(self, view: View, standing: Standing, moves: Sequence[Move], worlds: int) -> Tried:
        shares: list[list[float]] = [[] for _ in moves]
        wins: list[list[int]] = [[] for _ in moves]
        me = view.observer
        for _ in range(worlds):
            world = sample(view, self._rng)
            replies = {seat: world.random_move(seat, self._rng) for seat in range(world.players) if seat != me}
            for nth, move in enumerate(moves):
                after = world.copy()
                for seat, reply in {**replies, me: move}.items():
                    after.play(seat, reply)
                shares[nth].append(self._evaluator.shares(after, standing)[me])
                wins[nth].append(int(after.points[me] > world.points[me]))
        return Tried(shares, wins)

    def plans_turns(self, view: View) -> bool:
        return False

    def outcome(self, view: View, move: Move, code: int, chance: float) -> Outcome:
        return Outcome("wins" if code else "loses", {"prize": view.data["middle"][view.round - 1]}, chance)

    def reasons(self, view: View, move: Move, other: Move | None) -> list[Reason]:
        return [Reason("heavier", {"pebble": move.code})] if other and move.code > other.code else []


class PebblesCoach:
    thought = 1

    def evaluator(self) -> PebblesEvaluator:
        return PebblesEvaluator()

    def adviser(self, seed: int) -> PebblesAdviser:
        return PebblesAdviser(seed)


COACH = PebblesCoach()
PAGE = PebblesPage()
BOTS = GameBots(
    characters=(
        Character("flint", "Any pebble will do.", "etalage.bots.random:RandomBot"),
        Character("boulder", "Keeps the heavier pebble for the heavier prize.", "tests.third_game_plugins:Miser"),
    ),
    kinds={"greedy": "tests.third_game_plugins:Miser"},
)


class Stones(Pebbles):
    """The same game under another name, which brings nothing to the rooms above."""

    name = "stones"


STONES = Stones()
