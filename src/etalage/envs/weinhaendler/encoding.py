"""Die Weinhändler for Python: views as arrays, moves as actions."""

from __future__ import annotations

from collections.abc import Sequence

from etalage.envs.encoding import Encoding, Row, Taken, number
from etalage.envs.weinhaendler.encoder import Encoder
from etalage.envs.weinhaendler.numbers import ACTIONS, LAYOUTS, NONE
from etalage.games.errors import Malformed
from etalage.games.weinhaendler.notation import Move
from etalage.games.weinhaendler.view import View


class WeinhaendlerEncoding(Encoding[View, Move, int]):
    actions = ACTIONS

    def __init__(self, players: int) -> None:
        super().__init__("weinhaendler", players, LAYOUTS[players])
        self._encoder = Encoder(players)

    def take(self, view: View, action: int, chosen: int = 0) -> Taken[Move]:
        seat = self._seat(view)
        code = self._encoder.code_of(view.hands[seat], number(action, ACTIONS))
        if not code:
            raise Malformed(f"action {action} names cards that are not in hand, or not the first of equal ones")
        return Taken(Move(code), 0)

    def actions_of(self, view: View, move: Move) -> list[int]:
        action = self._encoder.action_of(view.hands[self._seat(view)], move.code)
        if action == NONE:
            raise Malformed(f"{move} is not an action with this hand")
        return [action]

    def _observe(self, view: View, chosen: int, standing: Sequence[int], deals_left: int, row: Row) -> None:
        self._encoder.write_into(row, row)
        self._encoder.observe(view, 0)

    def _mask(self, view: View, chosen: int, row: Row) -> None:
        self._encoder.write_into(row, row)
        self._encoder.mask(view, 0)
