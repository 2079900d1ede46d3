"""What both kinds of environment share: a match, its arrays, rewards and pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from etalage.envs import encoding
from etalage.envs.batch import Reward
from etalage.envs.encoding import AnyEncoding, Bids
from etalage.envs.zoo import picture, text
from etalage.games.errors import Malformed, needing
from etalage.games.match import AnyMatch, Match
from etalage.games.outcome import win_share
from etalage.games.protocol import AnyView
from etalage.games.reading import shown
from etalage.games.registry import full_options, game

with needing("pettingzoo"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, MultiBinary, Space
    from gymnasium.utils.seeding import np_random
    from numpy.typing import NDArray

RENDER_MODES = ["human", "ansi", "rgb_array"]
Observation = dict[str, "NDArray[Any]"]


class Table:
    """A match that is played again and again, and what there is to see of it."""

    def __init__(
        self,
        name: str,
        players: int,
        reward: Reward,
        render_mode: str | None,
        options: Mapping[str, object],
        bids: Bids,
    ) -> None:
        if reward not in ("share", "difference"):
            raise Malformed(f"reward: {shown(reward)} should be share or difference")
        if render_mode not in (None, *RENDER_MODES):
            raise Malformed(f"render_mode: {shown(render_mode)} should be one of {', '.join(RENDER_MODES)}")
        self.game = game(name)
        self.encoding: AnyEncoding = encoding.of(name, players, bids)
        self.options = full_options(self.game, options)
        self.players = players
        self.reward = reward
        self.render_mode = render_mode
        self.agents = [f"player_{seat}" for seat in range(players)]
        self.match: AnyMatch = Match.new(self.game, players, self.options)
        self._random, _ = np_random(None)

    def deal(self, seed: int | None) -> None:
        """Begin a match: that of the seed, or the next of those that follow from the last one."""
        if seed is not None:
            self._random, _ = np_random(seed)
        self.match = Match.new(self.game, self.players, self.options, int(self._random.integers(2**63)))

    def observation_space(self) -> Space[Any]:
        mask = Box(0, 1, (self.number_of_actions(),), np.int8)
        return Dict({"observation": Box(0, 255, (self.encoding.size,), np.uint8), "action_mask": mask})

    def number_of_actions(self) -> int:
        return self.encoding.actions

    def action_space(self, sets: bool = False) -> Space[Any]:
        return MultiBinary(self.number_of_actions()) if sets else Discrete(self.number_of_actions())

    def view(self, seat: int) -> AnyView:
        view: AnyView = self.match.deal.view(seat)
        return view

    def observe(self, seat: int, chosen: int = 0) -> NDArray[np.uint8]:
        deals_left = self.game.deals(self.options) - len(self.match.deals)
        return self.encoding.observe(self.view(seat), chosen, self.match.scores(), deals_left)

    def rewards(self) -> dict[str, float]:
        """Nothing until the match is over; then a part in the win, or by how much a score is above the mean."""
        outcome = self.match.outcome()
        if outcome is None:
            return dict.fromkeys(self.agents, 0.0)
        if self.reward == "share":
            return {agent: win_share(outcome.winners, seat) for seat, agent in enumerate(self.agents)}
        mean = sum(outcome.scores) / self.players
        return {agent: outcome.scores[seat] - mean for seat, agent in enumerate(self.agents)}

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table with all its cards, as the mode says."""
        if self.render_mode == "rgb_array":
            return picture.draw(self.match.deal.open_view())
        shown_as = text.write(self.match.deal.open_view(), self.match.scores(), self.agents)
        if self.render_mode == "human":
            print(shown_as)
            return None
        return shown_as if self.render_mode == "ansi" else None
