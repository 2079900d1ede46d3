"""What an open table of Die Weinhändler is worth to each seat: shares of one win, by a network made for that alone.

The player's own network says which of two outcomes is the better for one seat, and plays well by it; this one says how
much better, for all seats at once, such that of seats with a share of so much about so many win (docs/bots.md). It is
for whoever judges tables: trained by `etalage train weinhaendler --value`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from etalage.bots.learning import softmax
from etalage.bots.learning.weights import Weights, read
from etalage.bots.weinhaendler.expert_0_1.evaluation import Evaluation
from etalage.bots.weinhaendler.heuristics import Judge
from etalage.games.weinhaendler.rules import Deal

NETWORK = Path(__file__).with_name("value.bin")


@cache
def load_value() -> Weights:
    """The network that comes with the package, for `Evaluation`: the softmax of what it says of the seats is theirs."""
    return read(NETWORK)


class TableValue:
    """Asked for one table after the other."""

    def __init__(self, weights: Weights) -> None:
        self._evaluation = Evaluation(weights)
        self._judge = Judge()

    def shares(self, deal: Deal, placed: int) -> list[float]:
        """Of all seats, when the bids have been exchanged or a turn in the cellars ends, and when a round begins.

        `placed` has a bit for each seat whose turn in the cellars is over: at the beginning of a round, for all.
        """
        self._judge.look(deal)
        said = [
            self._evaluation.valued(self._evaluation.sample(self._judge, deal, seat, placed >> seat & 1 != 0))
            for seat in range(deal.players)
        ]
        powers = [softmax.exponential(each - max(said)) for each in said]
        return [power / sum(powers) for power in powers]
