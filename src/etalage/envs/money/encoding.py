"""Money! for Python: views as arrays, moves as actions, in steps or as sets."""

from __future__ import annotations

from collections.abc import Sequence

from etalage.envs.encoding import Bids, Encoding, Row, Taken, number
from etalage.envs.money.encoder import Encoder
from etalage.envs.money.numbers import FIRST_PILE, LAYOUTS, SEAL, SET_ACTIONS, STEP_ACTIONS
from etalage.games.errors import Malformed, needing
from etalage.games.money.notation import Move
from etalage.games.money.numbers import BIDDING, CARDS, EXCHANGE_MARK
from etalage.games.money.view import View
from etalage.games.reading import shown

with needing("envs"):
    import numpy as np


class _MoneyEncoding:
    """What both forms share."""

    def __init__(self, players: int) -> None:
        self._encoder = Encoder(players)

    def _write(self, view: View, chosen: int, standing: Sequence[int], deals_left: int, row: Row) -> None:
        self._encoder.set_match(standing or [0] * view.players, deals_left)
        self._encoder.write_into(row, row)
        self._encoder.observe(view, chosen, 0)


class MoneySteps(Encoding[View, Move, int], _MoneyEncoding):
    """A bid card by card, in the order of their serial numbers, and `seal`."""

    actions = STEP_ACTIONS

    def __init__(self, players: int) -> None:
        Encoding.__init__(self, "money", players, LAYOUTS[players])
        _MoneyEncoding.__init__(self, players)

    def take(self, view: View, action: int, chosen: int = 0) -> Taken[Move]:
        seat = self._seat(view)
        step = number(action, STEP_ACTIONS)
        if step < SEAL:
            if chosen >> step:
                raise Malformed(f"action {step}: cards are added in the order of their serial numbers, each once")
            return Taken(None, chosen | 1 << step)
        code = chosen if step == SEAL else self._encoder.pile_code(seat, step - FIRST_PILE)
        if not code:
            raise Malformed(f"action {step}: {'no card has been added' if step == SEAL else 'there is no such seat'}")
        return Taken(Move(code), 0)

    def actions_of(self, view: View, move: Move) -> list[int]:
        seat = self._seat(view)
        if move.code & EXCHANGE_MARK:
            return [FIRST_PILE + self._encoder.number_of(seat, move.code)]
        return [*(card for card in range(CARDS + 1) if move.code >> card & 1), SEAL]

    def _observe(self, view: View, chosen: int, standing: Sequence[int], deals_left: int, row: Row) -> None:
        self._write(view, chosen, standing, deals_left, row)

    def _mask(self, view: View, chosen: int, row: Row) -> None:
        self._encoder.write_into(row, row)
        self._encoder.mask_steps(view, chosen, 0)


class MoneySets(Encoding[View, Move, Row], _MoneyEncoding):
    """A bid as one set of cards."""

    actions = SET_ACTIONS
    bids: Bids = "sets"

    def __init__(self, players: int) -> None:
        Encoding.__init__(self, "money", players, LAYOUTS[players])
        _MoneyEncoding.__init__(self, players)

    def take(self, view: View, action: Row, chosen: int = 0) -> Taken[Move]:
        seat = self._seat(view)
        row = np.ascontiguousarray(action)
        if row.shape != (SET_ACTIONS,) or not np.isin(row, (0, 1)).all():
            raise Malformed(f"{shown(action)}: a set of {SET_ACTIONS} zeros and ones is wanted")
        code = self._encoder.set_code(seat, view.phase == BIDDING, row.astype(np.uint8))
        if not code:
            wanted = "at least one card and no pile" if view.phase == BIDDING else "one pile and no card"
            raise Malformed(f"this set means no move: {wanted} is wanted")
        return Taken(Move(code), 0)

    def actions_of(self, view: View, move: Move) -> list[Row]:
        row = np.zeros(SET_ACTIONS, np.uint8)
        self._encoder.write_set(self._seat(view), move.code, not move.code & EXCHANGE_MARK, row)
        return [row]

    def _observe(self, view: View, chosen: int, standing: Sequence[int], deals_left: int, row: Row) -> None:
        self._write(view, chosen, standing, deals_left, row)

    def _mask(self, view: View, chosen: int, row: Row) -> None:
        self._encoder.write_into(row, row)
        self._encoder.mask_sets(view, 0)
