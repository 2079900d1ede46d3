"""A match as OpenSpiel walks through it: one seat, or chance, at a time."""

from __future__ import annotations

import json
from typing import Any

from etalage.envs.encoding import AnyEncoding, Row
from etalage.envs.spiel.dealing import Dealer, Outcomes
from etalage.envs.zoo import text
from etalage.games.money.notation import CARD_NAMES, PLAY
from etalage.games.outcome import win_share, winners
from etalage.games.protocol import AnyDeal, AnyGame, Options
from etalage.games.rng import Rng

STEPS = [*CARD_NAMES, PLAY]
"""The card that each step of a bid of Money! adds."""


class Rules:
    """What does not change during a match, and copies share."""

    def __init__(self, game: AnyGame, players: int, options: Options, encoding: AnyEncoding, dealer: Dealer) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.encoding = encoding
        self.dealer = dealer
        self.deals = game.deals(options)
        self.names = [f"player {seat}" for seat in range(players)]

    def __deepcopy__(self, memo: dict[int, Any]) -> Rules:
        return self


class Table:
    """Where a match stands. Whoever bids face down acts in turn, and nobody else learns of it."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.drawn: tuple[int, ...] = ()
        """What chance has come to in the deal that is being dealt or played."""
        self.deal: AnyDeal | None = None
        """None while cards are dealt."""
        self.scores: tuple[int, ...] = (0,) * rules.players
        """From the deals that are over."""
        self.deals_left = rules.deals
        """How many are still to begin."""
        self.turn = 0
        self.chosen = 0
        """The cards that the seat in turn has put aside for a bid."""
        self.heard = ""
        """The moves that everybody knows of, all deals long."""
        self.secret: tuple[tuple[int, str], ...] = ()
        """The bids that lie face down, by seat."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.copy()

    def copy(self) -> Table:
        twin = Table.__new__(Table)
        vars(twin).update(vars(self))
        twin.deal = self.deal.copy() if self.deal else None
        return twin

    def is_over(self) -> bool:
        return self.deals_left == 0 and self.deal is None

    def is_dealing(self) -> bool:
        return self.deals_left > 0 and self.deal is None

    # Chance

    def outcomes(self) -> Outcomes:
        return self.rules.dealer.outcomes(self.drawn)

    def draw(self, outcome: int) -> None:
        """What chance has come to; after the last card the deal begins."""
        self.drawn += (outcome,)
        if not self.outcomes():
            self.deal = self.rules.dealer.setup(self.drawn).begin(self.rules.options)
            self.deals_left -= 1
            self.turn = self.deal.to_move()[0]

    # Players

    def legal_actions(self) -> list[int]:
        assert self.deal
        mask = self.rules.encoding.mask(self.deal.view(self.turn), self.chosen)
        legal: list[int] = mask.nonzero()[0].tolist()
        return legal

    def act(self, action: int) -> None:
        """An action of the seat in turn: a move, or a card put aside for one."""
        assert self.deal
        taken = self.rules.encoding.take(self.deal.view(self.turn), action, self.chosen)
        self.chosen = taken.chosen
        if taken.move is None:
            return
        seats = self.deal.asked()
        self.deal.play(self.turn, taken.move)
        self.secret = (*self.secret, (self.turn, str(taken.move)))
        if len(self.secret) == len(seats):
            self.heard += "".join(f"{seat} {move}; " for seat, move in sorted(self.secret))
            self.secret = ()
        if self.deal.is_over():
            self._end_deal()
        else:
            self.turn = self._next(self.turn)

    def _next(self, last: int) -> int:
        """Of those who have yet to move, the next clockwise after the last; a new decision asks the lowest first."""
        assert self.deal
        waiting = self.deal.to_move()
        if not self.secret:
            return waiting[0]
        return min(waiting, key=lambda seat: (seat - last) % self.rules.players)

    def _end_deal(self) -> None:
        assert self.deal
        self.scores = tuple(before + now for before, now in zip(self.scores, self.deal.scores(), strict=True))
        self.deal = None
        self.drawn = self.rules.dealer.lasting(self.drawn)

    def returns(self) -> list[float]:
        """At the end each seat's part in the win, less an equal part, so that all add up to 0."""
        if not self.is_over():
            return [0.0] * self.rules.players
        won = winners(self.scores)
        return [win_share(won, seat) - 1 / self.rules.players for seat in range(self.rules.players)]

    # What a seat knows

    def resampled(self, seat: int, rng: Rng) -> Table:
        """A table that looks the same to a seat; bids that others have sealed are still to be made there."""
        twin = self.copy()
        if self.deal:
            twin.deal = self.rules.game.sample(self.deal.view(seat), rng)
            twin.secret = tuple(bid for bid in self.secret if bid[0] == seat)
            twin.chosen = self.chosen if self.turn == seat else 0
        return twin

    def observation(self, seat: int | None) -> Row | None:
        """As an array; nothing while cards are dealt."""
        if self.deal is None:
            return None
        view = self.deal.view(seat)
        return self.rules.encoding.observe(view, self._own_chosen(seat), self.scores, self.deals_left)

    def seen(self, seat: int | None) -> str:
        """All that a seat sees, as text."""
        view = self.deal.view(seat).to_json() if self.deal else None
        facts = [seat, self.scores, self.deals_left, self._own_chosen(seat), view]
        return json.dumps(facts, separators=(",", ":"))

    def recalled(self, seat: int | None) -> str:
        """The same, and all that has been heard."""
        return f"{self.heard}{self.seen(seat)}"

    def _own_chosen(self, seat: int | None) -> int:
        return self.chosen if seat == self.turn else 0

    def spelling(self, seat: int, action: int) -> str:
        """An action in words."""
        if self.deal is None:
            return self.rules.dealer.spelling(self.drawn, action)
        taken = self.rules.encoding.take(self.deal.view(seat), action, self.chosen if seat == self.turn else 0)
        return str(taken.move) if taken.move is not None else f"add {STEPS[action]}"

    def __str__(self) -> str:
        if self.deal is None:
            return f"{'over' if self.is_over() else 'dealing'} {self.drawn} {self.scores}"
        return text.write(self.deal.open_view(), self.scores, self.rules.names) + f"\nput aside: {self.chosen:x}"
