"""Die Weinhändler for PettingZoo: one agent after the other.

Options are those of the game, by name: `env(players=5, draw="hidden")`. The reward comes at the end: `share`, a part in
the win, or `difference`, by how many points one is above the mean.
"""

from __future__ import annotations

from typing import Any, ClassVar

from etalage.envs.batch import Reward
from etalage.envs.zoo.turns import Turns
from etalage.games.errors import needing

with needing("pettingzoo"):
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

__all__ = ["env", "raw_env"]
PENALTY = -1.0  # of whoever ends a match by an illegal action


class raw_env(Turns):  # noqa: N801 - as PettingZoo names it
    """The environment itself; an illegal action is an error."""

    metadata: ClassVar[dict[str, Any]] = {**Turns.metadata, "name": "weinhaendler_v1"}

    def __init__(
        self, players: int = 4, reward: Reward = "share", render_mode: str | None = None, **options: object
    ) -> None:
        super().__init__("weinhaendler", players, reward, render_mode, options)


def env(**arguments: Any) -> OrderEnforcingWrapper[Any, Any, Any]:
    """The environment with PettingZoo's wrappers: an illegal action ends the match, and costs whoever took it 1."""
    guarded = TerminateIllegalWrapper(raw_env(**arguments), illegal_reward=PENALTY)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(guarded))
