"""The bots at a match: asked in their turn, and told what their seats hear if they listen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from types import TracebackType
from typing import Any, NamedTuple, Self

from etalage.bots.api import Bot, Clock, Listener, Seating
from etalage.bots.asking import UNBOUND, ask, blaming
from etalage.bots.names import BotSpec
from etalage.games.match import AnyMatch, AnyStep
from etalage.games.outcome import Outcome
from etalage.games.protocol import AnyDeal, Json


class _Seated(NamedTuple):
    name: str
    bot: Bot
    listener: Listener | None


class Company:
    """The bots of one match, by seat. Leaving the block lets them go."""

    def __init__(self, match: AnyMatch, clock: Clock = UNBOUND, patience: float | None = None) -> None:
        self._match = match
        self._clock = clock
        self._patience = patience
        self._seated: dict[int, _Seated] = {}
        self._infos: list[Json] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for each in self._seated.values():
            if each.listener:
                each.listener.close()

    def sit(self, seat: int, spec: BotSpec, seed: int) -> None:
        """A bot takes a seat, before anything is played."""
        match = self._match
        bot = spec.create(match.game.name, seed)
        listener = bot if isinstance(bot, Listener) else None
        self._seated[seat] = _Seated(spec.text, bot, listener)
        if listener:
            with blaming(spec.text, seat, lambda: match.deal.view(seat)):
                listener.begin(Seating(seat, match.names, match.options, match.game.deals(match.options)))

    def sit_all(self, specs: Iterable[BotSpec], first_seed: int) -> Self:
        """One in each seat, the seed of each one more than that of the seat before it."""
        for seat, spec in enumerate(specs):
            self.sit(seat, spec, first_seed + seat)
        return self

    def answer(self, match: AnyMatch, seat: int) -> Any:
        """A bot's move in its turn, known to be legal; or BotFault."""
        move = self.choose(match.deal, seat)
        listener = self._seated[seat].listener
        info = listener.info() if listener else None
        if info is not None:
            self._infos.append({"deal": len(match.deals) - 1, "seat": seat, "move": str(move), "info": info})
        return move

    def choose(self, deal: AnyDeal, seat: int) -> Any:
        """The same of a deal that looks to the seat as the match's does, and nothing is kept of it."""
        name, bot, _ = self._seated[seat]
        return ask(self._match.game, deal, seat, bot, name, self._clock, self._patience)

    def said(self) -> Json:
        """What bots have said of their choices, as a key of one's own for a record: nothing, if they have not."""
        return {"info": self._infos} if self._infos else {}

    def play_on(self, answer: Callable[[AnyMatch, int], Any] | None = None) -> Iterator[tuple[AnyMatch, AnyStep]]:
        """The match to its end: after every answer the match then, and the step to it."""
        before = self._match
        for after, step in before.play_on(answer or self.answer):
            self.tell(before, step, after)
            before = after
            yield after, step

    def tell(self, before: AnyMatch, step: AnyStep, after: AnyMatch) -> None:
        """What a step has brought about, to those who listen."""
        for seat, (name, _, listener) in self._seated.items():
            if listener:
                with blaming(name, seat, partial(step.after.view, seat)):
                    _tell(listener, seat, len(before.deals) - 1, step, after.outcome())


def _tell(listener: Listener, seat: int, deal: int, step: AnyStep, outcome: Outcome | None) -> None:
    listener.hear(deal, step.events(seat))
    if step.after.is_over():
        listener.deal_over(deal, step.after.scores())
    if outcome:
        listener.end(outcome.scores, outcome.winners)
