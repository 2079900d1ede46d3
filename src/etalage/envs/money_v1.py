"""Money! for PettingZoo: all at once, as the bids are, or one agent after the other.

Options are those of the game, by name: `env(players=5, deals=1)`. The reward comes at the end: `share`, a part in the
win, or `difference`, by how much one's wealth is above the mean. `bids` are `steps`, card by card, or `sets`.
"""

from __future__ import annotations

from typing import Any

from etalage.envs.batch import Reward
from etalage.envs.encoding import Bids
from etalage.envs.zoo.together import Illegal, Together
from etalage.games.errors import needing

with needing("pettingzoo"):
    from pettingzoo.utils.conversions import parallel_to_aec_wrapper
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

__all__ = ["env", "parallel_env", "raw_env"]


class parallel_env(Together):  # noqa: N801 - as PettingZoo names it
    """All agents act in every step; an illegal action ends the match, or is replaced by the first legal one."""

    def __init__(
        self,
        players: int = 4,
        reward: Reward = "share",
        render_mode: str | None = None,
        bids: Bids = "steps",
        illegal: Illegal = "terminate",
        max_cycles: int | None = None,
        **options: object,
    ) -> None:
        super().__init__(players, reward, render_mode, bids, illegal, max_cycles, options)


def raw_env(**arguments: Any) -> parallel_to_aec_wrapper[Any, Any, Any]:
    """The same, one agent after the other."""
    return parallel_to_aec_wrapper(parallel_env(**arguments))


def env(**arguments: Any) -> OrderEnforcingWrapper[Any, Any, Any]:
    """The same with PettingZoo's wrappers."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(**arguments)))
