"""Which bots meet, on which cards, in which seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, NamedTuple

from etalage.bots.errors import BotError
from etalage.coach import coach_of
from etalage.games.registry import check_players, full_options, game


class Pairing(NamedTuple):
    """One match: a line-up, the seed of its cards, and by how many seats the line-up is turned."""

    lineup: int
    cards: int
    turned: int


class Plan(NamedTuple):
    """A whole run. Everything in it, and nothing else, decides what happens."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: Mapping[str, str | int]
    cards: tuple[tuple[int, int], ...]
    """The seeds of the cards: ranges, each a first one and how many."""
    iterations: int | None
    milliseconds: float | None
    luck_adjusted: bool = False
    """Whether the luck of every match is worked out beside its result."""

    def lineups(self) -> list[tuple[str, ...]]:
        """As many bots as seats are one line-up; of more, every choice is one."""
        return list(combinations(self.bots, self.players))

    def pairings(self) -> Iterator[Pairing]:
        """Every match of the run: each line-up on all cards, in all rotations."""
        for first, count in self.cards:
            for cards in range(first, first + count):
                for lineup in range(len(self.lineups())):
                    for turned in range(self.players):
                        yield Pairing(lineup, cards, turned)

    def seats(self, pairing: Pairing) -> tuple[str, ...]:
        """The bots of a match by seat."""
        bots = self.lineups()[pairing.lineup]
        return bots[-pairing.turned :] + bots[: -pairing.turned] if pairing.turned else bots

    def to_json(self) -> dict[str, Any]:
        return {**self._asdict(), "bots": list(self.bots), "cards": [list(each) for each in self.cards]}

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Plan:
        ranges = tuple((first, count) for first, count in data["cards"])
        return Plan(**{**data, "bots": tuple(data["bots"]), "cards": ranges})

    def check(self) -> None:
        """ValueError, if this cannot be played."""
        spent = self.iterations, self.milliseconds, self.luck_adjusted
        same = plan(self.game, self.bots, self.players, self.options, 0, 1, *spent)
        if same.options != self.options or not all(isinstance(name, str) for name in self.bots):
            raise ValueError("its bots or options are none")
        if not self.cards or not all(type(first) is type(count) is int and count > 0 for first, count in self.cards):
            raise ValueError("its cards are not ranges of seeds")


def plan(
    name: str,
    bots: tuple[str, ...],
    players: int | None,
    options: Mapping[str, object],
    first: int,
    deals: int,
    iterations: int | None = None,
    milliseconds: float | None = None,
    luck_adjusted: bool = False,
) -> Plan:
    """A run that can be played, or the reason why not."""
    played = game(name)
    seats = players if players is not None else len(bots)
    check_players(played, seats)
    if len(bots) < seats:
        raise BotError(f"{len(bots)} bots for {seats} seats; name at least {seats}")
    chosen = dict(full_options(played, options))
    if luck_adjusted:
        coach_of(played.name)  # says if it has none
    return Plan(name, seats, bots, chosen, ((first, deals),), iterations, milliseconds, luck_adjusted)
