"""What Pebbles brings to the rooms above `games/`: a page at the terminal, and bots."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from etalage.bots import Clock
from etalage.bots.budget import refuse_parameter
from etalage.bots.plugins import Character, GameBots
from etalage.cli.terminal.page import TerminalPage
from etalage.games.events import Event
from etalage.games.moves import LegalMoves
from etalage.games.protocol import Json
from tests.third_game import Move, Pebbles, View


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
