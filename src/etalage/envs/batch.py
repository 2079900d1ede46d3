"""Many deals at once: arrays that the kernel writes in place, an action for each deal in one call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

from etalage import compiled
from etalage.envs import encoding
from etalage.envs.arrays import Arrays
from etalage.envs.encoding import Bids
from etalage.games.errors import Malformed, needing
from etalage.games.protocol import AnyDeal
from etalage.games.reading import shown
from etalage.games.registry import full_options, game

with needing("envs"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_DEALS = 1 << 20
Reward = Literal["share", "difference"]
"""A seat's part in the win; or by how much its score is above the mean."""


class Batch:
    """Deals of a game side by side; each that ends is followed by another at once.

    The arrays belong to the batch and change with every `step`. Each deal has random numbers of its own, which follow
    from the seed and its place.
    """

    def __init__(
        self,
        name: str,
        players: int = 4,
        count: int = 1024,
        seed: int = 0,
        *,
        options: Mapping[str, object] | None = None,
        reward: Reward = "share",
        bids: Bids = "steps",
    ) -> None:
        if type(count) is not int or not 1 <= count <= MOST_DEALS:
            raise Malformed(f"count: {shown(count)} should be 1 to {MOST_DEALS}")
        if reward not in ("share", "difference"):
            raise Malformed(f"reward: {shown(reward)} should be share or difference")
        self.encoding = encoding.of(name, players, bids)
        self.players = players
        self.count = count
        self.options = full_options(game(name), options or {})
        self.sets = bids == "sets"
        self._difference = reward == "difference"
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Shuffle and deal everywhere; new arrays, as the seed determines."""
        each = self.encoding
        arrays = Arrays(self.count, self.players, each.size, each.actions, seed, self._difference)
        self.observations: NDArray[np.uint8] = _shown(arrays.observations)
        """What the seat to move sees, by deal."""
        self.masks: NDArray[np.bool_] = _shown(arrays.masks.view(np.bool_))
        """Which actions it may take; of a set, what may be in it."""
        self.rewards: NDArray[np.float32] = _shown(arrays.rewards)
        """What the last step has brought each seat: nothing, but at the end of a deal."""
        self.seats: NDArray[np.int32] = _shown(arrays.seats)
        """The seat to move."""
        self.dones: NDArray[np.bool_] = _shown(arrays.dones.view(np.bool_))
        """Whether the last step has ended a deal; then all else but the reward is the next one's."""
        self._actions: NDArray[Any]
        if each.game == "money":
            from etalage.envs.money.stepper import Stepper as MoneyStepper

            self._stepper: Any = MoneyStepper(self.players, seed, arrays)
            self._stepper.reset(self.sets)
        else:
            from etalage.envs.weinhaendler.stepper import Stepper as WeinhaendlerStepper

            self._stepper = WeinhaendlerStepper(self.players, self.options, seed, arrays)
            self._stepper.reset()
        if self.sets:
            self._actions = np.zeros((self.count, each.actions), np.uint8)
        else:
            self._actions = np.zeros(self.count, np.int64)

    def step(self, actions: NDArray[Any]) -> None:
        """Take an action in each deal; if one of them is not legal, Malformed names it and none is taken.

        A deal whose action is -1 waits as it is; as a set, every deal needs its move.
        """
        given = np.asarray(actions)
        if given.shape != self._actions.shape or given.dtype.kind not in "iub":
            raise Malformed(f"actions: whole numbers of shape {self._actions.shape} are wanted, one row for each deal")
        given = np.ascontiguousarray(given, self._actions.dtype)
        row: Any = given if compiled() else given.tolist()  # plain Python reckons with its own numbers
        wrong = self._stepper.step_sets(row) if self.sets else self._stepper.step(row)
        if wrong >= 0:
            action = "its set" if self.sets else f"action {given[wrong]}"
            raise Malformed(f"deal {wrong}: {action} is not legal there; masks[{wrong}] shows what is")

    def random_actions(self) -> NDArray[Any]:
        """A legal action for each deal, those of one deal with the same chance; the array changes with every call."""
        if self.sets:
            self._stepper.choose_sets(self._actions)
        else:
            self._stepper.choose(self._actions)
        return self._actions

    def deal(self, index: int) -> AnyDeal:
        """A copy of a deal with all its cards, to look behind the arrays."""
        deal: AnyDeal = self._stepper.deals[index].copy()
        return deal

    def chosen(self, index: int) -> int:
        """The cards put aside in a deal for a bid that is not sealed yet."""
        return int(self._stepper.chosen(index)) if self.encoding.game == "money" else 0


def _shown(array: Any) -> Any:
    """The same array, which only the kernel changes."""
    view = array.view()
    view.flags.writeable = False
    return view
