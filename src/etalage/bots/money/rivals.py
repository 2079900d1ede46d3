# cython: boundscheck=False, wraparound=False
"""How the others at a table bid: a guess for each of them, that what they are seen to bid makes better.

A mind is a way to make up one's bid. For each rival there is a chance for each mind; Bayes' rule changes it whenever
bids are turned up. A bid fits a mind as far as it resembles, in cards and in value, what such a mind bids in worlds
that looked the same before.
"""

from __future__ import annotations

from collections.abc import Sequence

from etalage.bots.money.minds import BY_TABLE, MINDS, PRIOR
from etalage.games import bits
from etalage.games.money.numbers import CARDS, SEATS
from etalage.games.money.scoring import value
from etalage.games.rng import Rng

FORGETTING = 0.04  # of what is believed, with every bid seen: people change, and no mind is quite theirs
FORGETTING_BY_DEAL = 0.10
OTHER_CARDS = 0.12  # how much a bid of one card more or less resembles one
WIDTH = 2.0  # tens by which a bid half resembles another
SURPRISE = 0.01  # that any bid may come from any mind
FINE = 1 << 24


class Rivals:
    """What is believed of each seat."""

    def __init__(self) -> None:
        if not bits.COMPILED:
            self.chances: list[float] = list(bits.zeros(SEATS * MINDS))
            self.fits: list[float] = list(bits.zeros(SEATS * MINDS))
            """How well each seat's last bid fits each mind, added up over worlds."""
            self.prior: list[float] = list(bits.zeros(MINDS))
        self.expect(PRIOR)

    def expect(self, prior: Sequence[float]) -> None:
        """Such people, in these parts; the minds that are not mentioned do not occur."""
        for mind in range(MINDS):
            self.prior[mind] = prior[mind] if mind < len(prior) else 0.0
            for seat in range(SEATS):
                self.chances[seat * MINDS + mind] = self.prior[mind]

    def beliefs(self, seat: int) -> list[float]:
        """The chance of each mind."""
        return [self.chances[seat * MINDS + mind] for mind in range(MINDS)]

    def may_be(self, seat: int, mind: int) -> bool:
        """Whether somebody may be of such a mind."""
        return self.chances[seat * MINDS + mind] > 0.0

    def drawn(self, seat: int, rng: Rng) -> int:
        """A mind for this seat, by the chances."""
        left = rng.below(FINE) / (FINE * 1.0)
        for mind in range(MINDS):
            left -= self.chances[seat * MINDS + mind]
            if left < 0.0:
                return mind
        return BY_TABLE

    def begin_comparing(self) -> None:
        for index in range(SEATS * MINDS):
            self.fits[index] = 0.0

    def compare(self, seat: int, mind: int, seen: int, imagined: int) -> None:
        """A bid that was seen with one that such a mind would have made."""
        self.fits[seat * MINDS + mind] += self._resemblance(seen, imagined)

    def _resemblance(self, one: int, other: int) -> float:
        notes, others = one & ~(bits.single(CARDS)), other & ~(bits.single(CARDS))
        more = bits.bit_count(notes) - bits.bit_count(others)
        apart = (value(notes) - value(others)) / (10.0 * WIDTH)
        near = 1.0 / (1.0 + apart * apart)
        if more == 0:
            return near
        if notes == 0 or others == 0:
            return 0.0
        return OTHER_CARDS * near if -2 < more < 2 else 0.0

    def conclude(self, seat: int, worlds: int) -> None:
        """Bayes' rule, after so many comparisons with each mind."""
        total = 0.0
        for mind in range(MINDS):
            self.chances[seat * MINDS + mind] *= self.fits[seat * MINDS + mind] / worlds + SURPRISE
            total += self.chances[seat * MINDS + mind]
        for mind in range(MINDS):
            self.chances[seat * MINDS + mind] /= total
        self._forget(seat, FORGETTING)

    def begin_deal(self) -> None:
        """New cards, the same people."""
        for seat in range(SEATS):
            self._forget(seat, FORGETTING_BY_DEAL)

    def _forget(self, seat: int, part: float) -> None:
        for mind in range(MINDS):
            index = seat * MINDS + mind
            self.chances[index] += part * (self.prior[mind] - self.chances[index])
