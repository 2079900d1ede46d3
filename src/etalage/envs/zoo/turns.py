"""An environment in which one agent acts after the other."""

from __future__ import annotations

from typing import Any, ClassVar

from etalage.envs.batch import Reward
from etalage.envs.zoo.table import RENDER_MODES, Observation, Table
from etalage.games.errors import Malformed, needing

with needing("pettingzoo"):
    import numpy as np
    from gymnasium.spaces import Space
    from pettingzoo import AECEnv


class Turns(AECEnv[str, Observation, Any]):  # type: ignore[misc]
    """A game whose every decision asks one seat; agents are the seats, `player_0` and so on."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 1}

    def __init__(self, name: str, players: int, reward: Reward, render_mode: str | None, options: dict[str, object]):
        self.table = Table(name, players, reward, render_mode, options, "steps")
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        self._observation_space = self.table.observation_space()
        self.action_spaces = {agent: self.table.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_move()

    def observe(self, agent: str) -> Observation:
        seat = self._seat(agent)
        mask = self.table.encoding.mask(self.table.view(seat))
        return {"observation": self.table.observe(seat), "action_mask": mask.astype(np.int8)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat(agent)
        taken = self.table.encoding.take(self.table.view(seat), action)
        self.table.match, _ = self.table.match.after(seat, taken.move)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.table.rewards()
        if self.table.match.is_over():
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._to_move()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""

    def _to_move(self) -> str:
        return self.possible_agents[self.table.match.to_move()[0]]

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise Malformed(f"there is no agent {agent!r}; they are {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def __str__(self) -> str:
        return f"{self.metadata['name']}"
