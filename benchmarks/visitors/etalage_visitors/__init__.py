"""Players of another make, to measure the bots of Etalage against: no part of those models them.

Installed, they are found by name like any package's bots: `pip install benchmarks/visitors`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from etalage.bots import Bot, BotError
from etalage.bots.budget import refuse_parameter
from etalage_visitors.money import habits as traders
from etalage_visitors.money.cautious import Cautious as CautiousTrader
from etalage_visitors.money.learner import Learner as MoneyLearner
from etalage_visitors.weinhaendler import habits as merchants
from etalage_visitors.weinhaendler.cautious import Cautious as CautiousMerchant
from etalage_visitors.weinhaendler.learner import Learner as WeinhaendlerLearner

LEARNERS: Mapping[str, Callable[[], WeinhaendlerLearner | MoneyLearner]] = {
    "weinhaendler": WeinhaendlerLearner,
    "money": MoneyLearner,
}

HABITS: Mapping[str, Mapping[str, Callable[[int], Any]]] = {
    "passer": {"weinhaendler": merchants.Passer},
    "underbidder": {"weinhaendler": merchants.Underbidder, "money": traders.Underbidder},
    "overbidder": {"weinhaendler": merchants.Overbidder, "money": traders.Overbidder},
    "hoarder": {"weinhaendler": merchants.Hoarder, "money": traders.Hoarder},
    "chaser": {"weinhaendler": merchants.Chaser, "money": traders.Chaser},
    "imitator": {"weinhaendler": merchants.Imitator, "money": traders.Imitator},
    "one-note": {"money": traders.OneNote},
}
"""Players with one habit each, by name and game; made from a seed."""


class Habitual:
    """Has one habit, and keeps to it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, game: str, seed: int, parameter: str | None = None) -> Bot:
        refuse_parameter(self.name, parameter)
        if game not in HABITS[self.name]:
            raise BotError(f"{self.name} does not play {game}, but {' and '.join(HABITS[self.name])}")
        player: Bot = HABITS[self.name][game](seed)
        return player


passer, underbidder, overbidder, hoarder, chaser, imitator, one_note = (Habitual(name) for name in HABITS)


def cautious(game: str, seed: int, parameter: str | None = None) -> Bot:
    """Holds what matches, and never pays more than a thing is worth to it."""
    _check("cautious", game, parameter)
    return CautiousMerchant(seed) if game == "weinhaendler" else CautiousTrader(seed)


def learner(game: str, seed: int, parameter: str | None = None) -> Bot:
    """Knows what it has learned by playing with itself, and nothing else."""
    _check("learner", game, parameter)
    return LEARNERS[game]()


def _check(name: str, game: str, parameter: str | None) -> None:
    refuse_parameter(name, parameter)
    if game not in LEARNERS:
        raise BotError(f"{name} does not play {game}, but {' and '.join(LEARNERS)}")
