"""Money! as an environment in which all agents act at once.

A bid is secret until all are in, and so is how many cards it has. In steps, each adds a card after the other: those who
have sealed wait, and the bids are turned up after as many steps as the largest hand could need, whatever was bid.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from etalage.envs.batch import Reward
from etalage.envs.encoding import Bids
from etalage.envs.money.numbers import WAIT
from etalage.envs.zoo.table import RENDER_MODES, Observation, Table
from etalage.games.errors import EtalageError, Malformed, needing
from etalage.games.money.numbers import BIDDING
from etalage.games.reading import shown

with needing("pettingzoo"):
    import numpy as np
    from gymnasium.spaces import Space
    from numpy.typing import NDArray
    from pettingzoo import ParallelEnv
    from pettingzoo.utils.env_logger import EnvLogger

Illegal = Literal["terminate", "replace"]
"""What an illegal action comes to: the end, as PettingZoo's wrapper has it, or the first legal one instead."""
PENALTY = -1.0  # of whoever ends a match by an illegal action
BEYOND_HAND = 2  # steps of a bid besides the cards in hand: the play money, and sealing
Steps = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]  # fmt: skip


class MoneyTable(Table):
    """In steps there is one action more: to wait."""

    def number_of_actions(self) -> int:
        return self.encoding.actions + (self.encoding.actions == WAIT)


class Together(ParallelEnv[str, Observation, Any]):  # type: ignore[misc]
    """Agents are the seats, `player_0` and so on. Whoever is not asked waits; as a set, with nothing in it."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "money_v1",
        "render_modes": RENDER_MODES,
        "is_parallelizable": True,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int,
        reward: Reward,
        render_mode: str | None,
        bids: Bids,
        illegal: Illegal,
        max_cycles: int | None,
        options: dict[str, object],
    ) -> None:
        if illegal not in ("terminate", "replace"):
            raise Malformed(f"illegal: {shown(illegal)} should be terminate or replace")
        self.table = MoneyTable("money", players, reward, render_mode, options, bids)
        self.render_mode = render_mode
        self.sets = bids == "sets"
        self.illegal = illegal
        self.max_cycles = max_cycles
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        self._observation_space = self.table.observation_space()
        self.action_spaces = {agent: self.table.action_space(self.sets) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        self._begin_decision()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Steps:
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return {}, {}, {}, {}, {}
        offender = self._act(actions)
        self.cycles += 1
        over = self.table.match.is_over() or offender is not None
        truncated = self.max_cycles is not None and self.cycles >= self.max_cycles and not over
        rewards = self.table.rewards()
        if offender is not None:
            rewards = dict.fromkeys(self.agents, 0.0) | {offender: PENALTY}
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        result = (
            self._observations(),
            rewards,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, truncated),
            infos,
        )
        if over or truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return result

    def render(self) -> Any:
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    # A decision

    def _begin_decision(self) -> None:
        deal = self.table.match.deal
        self._chosen = [0] * self.table.players
        """The cards put aside for bids that are not sealed yet."""
        self._moves: dict[int, Any] = {}
        """The bids that are sealed; they are made when all are in."""
        self._steps_left = 1
        if deal.phase == BIDDING and not self.sets:
            self._steps_left = BEYOND_HAND + max(deal.view(None).to_json()["hand_sizes"])

    def _act(self, actions: dict[str, Any]) -> str | None:
        """Take everybody's action, or none and return who has taken one that is not legal."""
        legal = {}
        for seat, agent in enumerate(self.possible_agents):
            if agent not in actions:
                raise Malformed(f"the action of {agent} is missing")
            legal[seat] = self._legal(seat, actions[agent])
            if legal[seat] is None:
                EnvLogger.warn_on_illegal_move()
                return agent
        for seat, action in legal.items():
            self._take(seat, action)
        self._steps_left -= 1
        if self._steps_left == 0 or self.table.match.deal.phase != BIDDING:
            for seat, move in sorted(self._moves.items()):
                self.table.match, _ = self.table.match.after(seat, move)
            if not self.table.match.is_over():
                self._begin_decision()
        return None

    def _legal(self, seat: int, action: Any) -> Any:
        """The action, or what takes its place; None where nothing may."""
        mask = self._mask(seat)
        if self._is_legal(seat, action, mask):
            return action
        if self.illegal == "terminate":
            return None
        first = np.flatnonzero(mask)[:1]
        if not self.sets:
            return int(first[0])
        instead = np.zeros(len(mask), np.uint8)
        instead[first] = 1
        return instead

    def _is_legal(self, seat: int, action: Any, mask: NDArray[np.int8]) -> bool:
        if not self.action_spaces[self.possible_agents[seat]].contains(action):
            return False
        if not self.sets:
            return bool(mask[int(action)])
        if not mask.any():
            return not np.any(action)
        try:
            move = self.table.encoding.take(self.table.view(seat), action).move
        except EtalageError:
            return False
        return move in self.table.match.deal.legal_moves(seat)

    def _take(self, seat: int, action: Any) -> None:
        if (not self.sets and int(action) == WAIT) or (self.sets and not np.any(action)):
            return
        taken = self.table.encoding.take(self.table.view(seat), action, self._chosen[seat])
        self._chosen[seat] = taken.chosen
        if taken.move is not None:
            self._moves[seat] = taken.move

    # What each sees

    def _waits(self, seat: int) -> bool:
        return seat not in self.table.match.to_move() or seat in self._moves

    def _mask(self, seat: int) -> NDArray[np.int8]:
        mask = np.zeros(self.table.number_of_actions(), np.int8)
        if self._waits(seat):
            if not self.sets:
                mask[WAIT] = 1
        else:
            mask[: self.table.encoding.actions] = self.table.encoding.mask(self.table.view(seat), self._chosen[seat])
        return mask

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observe(self, seat: int) -> Observation:
        own = self._moves[seat].code if seat in self._moves else self._chosen[seat]
        return {"observation": self.table.observe(seat, own), "action_mask": self._mask(seat)}
