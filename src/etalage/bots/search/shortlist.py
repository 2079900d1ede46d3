"""Moves in question, tried in one world after the other."""

from __future__ import annotations

from etalage.games import bits

LONGEST = 78  # three bids for each value that a bid in Money! can have: nobody gathers more


class Shortlist:
    """Codes of moves, and the sum of what came of each; all are tried in the same worlds."""

    def __init__(self) -> None:
        self.number = 0
        """Of the candidates."""
        if not bits.COMPILED:
            self.candidates = bits.zeros(LONGEST)
            self.totals: list[float] = list(bits.zeros(LONGEST))

    def add(self, code: int) -> None:
        """One more candidate, of which nothing has come yet."""
        self.candidates[self.number] = code
        self.totals[self.number] = 0.0
        self.number += 1

    def best(self) -> int:
        """Which candidate has come to most."""
        best = 0
        for nth in range(1, self.number):
            if self.totals[nth] > self.totals[best]:
                best = nth
        return best

    def keep(self, number: int) -> None:
        """Drop those that have done worst, until so many are left."""
        while self.number > number:
            worst = 0
            for nth in range(1, self.number):
                if self.totals[nth] < self.totals[worst]:
                    worst = nth
            self.number -= 1
            self.totals[worst] = self.totals[self.number]
            self.candidates[worst] = self.candidates[self.number]
