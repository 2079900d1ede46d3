"""Registers the games with OpenSpiel: `etalage_weinhaendler` and `etalage_money`, with the players and options of each.

    import pyspiel
    import etalage.envs.openspiel

    game = pyspiel.load_game("etalage_weinhaendler(players=4,draw=hidden)")

Chance deals card by card. States can be resampled from what a player knows, so that ISMCTS plays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from etalage.envs import encoding
from etalage.envs.spiel.dealing import Dealer, MoneyDealer, WeinhaendlerDealer
from etalage.envs.spiel.table import Rules, Table
from etalage.games.errors import EtalageError, needing
from etalage.games.registry import check_players, full_options, game
from etalage.games.rng import Rng

with needing("openspiel"):
    import numpy as np
    import pyspiel

DEALERS: dict[str, Callable[[int], Dealer]] = {"weinhaendler": WeinhaendlerDealer, "money": MoneyDealer}
TITLES = {"weinhaendler": "Die Weinhändler", "money": "Money!"}
PLAYERS = 4
LONGEST = {"weinhaendler": 100_000, "money": 200_000}
"""More nodes than any deal has: ten idle rounds for each card of the pile, and all cards moving in each."""
SEEDS = 1 << 53


class EtalageState(pyspiel.State):  # type: ignore[misc]
    """A match, at some point."""

    def __init__(self, of: Any, table: Table) -> None:
        super().__init__(of)
        self._table = table

    @property
    def table(self) -> Table:
        """The match itself."""
        return self._table

    def current_player(self) -> int:
        if self._table.is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self._table.is_dealing() else self._table.turn

    def _legal_actions(self, player: int) -> list[int]:
        return self._table.legal_actions() if player == self._table.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._table.outcomes()

    def _apply_action(self, action: int) -> None:
        try:
            if self._table.is_dealing():
                if action not in dict(self._table.outcomes()):
                    raise pyspiel.SpielError(f"chance cannot come to {action} here")
                self._table.draw(action)
            elif self._table.is_over():
                raise pyspiel.SpielError("the match is over")
            else:
                self._table.act(action)
        except EtalageError as error:
            raise pyspiel.SpielError(str(error)) from None

    def _action_to_string(self, player: int, action: int) -> str:
        return self._table.spelling(player, action)

    def is_terminal(self) -> bool:
        return self._table.is_over()

    def returns(self) -> list[float]:
        return self._table.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> EtalageState:
        """A state that looks the same to a player; its history is still that of this one."""
        state: EtalageState = self.clone()
        state._table = self._table.resampled(player, Rng(int(sampler() * SEEDS)))
        return state

    def __str__(self) -> str:
        return str(self._table)


class EtalageObserver:
    """What a player sees, as an array and as text; with perfect recall the text begins with all that was heard."""

    def __init__(self, rules: Rules, kind: Any, parameters: Mapping[str, Any] | None) -> None:
        if parameters:
            raise pyspiel.SpielError(f"an observer has no parameters, but was given {', '.join(parameters)}")
        self.recalls = bool(kind.perfect_recall)
        self.is_private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(rules.encoding.size, np.float32)
        self.dict = {name: self.tensor[where] for name, where in rules.encoding.layout.items()}

    def set_from(self, state: EtalageState, player: int) -> None:
        observation = state.table.observation(player if self.is_private else None)
        self.tensor[:] = 0 if observation is None else observation

    def string_from(self, state: EtalageState, player: int) -> str:
        seat = player if self.is_private else None
        return state.table.recalled(seat) if self.recalls else state.table.seen(seat)


class EtalageGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its players and options."""

    def __init__(self, kind: Any, name: str, parameters: Mapping[str, Any]) -> None:
        chosen = dict(parameters)
        players = chosen.pop("players", PLAYERS)
        try:
            check_players(game(name), players)
            options = full_options(game(name), chosen)
        except EtalageError as error:
            raise pyspiel.SpielError(str(error)) from None
        self.rules = Rules(game(name), players, options, encoding.of(name, players), DEALERS[name](players))
        information = pyspiel.GameInfo(
            num_distinct_actions=self.rules.encoding.actions,
            max_chance_outcomes=self.rules.dealer.most_outcomes,
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=LONGEST[name] * self.rules.deals,
        )
        super().__init__(kind, information, dict(parameters))

    def new_initial_state(self) -> EtalageState:
        return EtalageState(self, Table(self.rules))

    def make_py_observer(self, kind: Any = None, parameters: Mapping[str, Any] | None = None) -> EtalageObserver:
        return EtalageObserver(self.rules, kind or pyspiel.IIGObservationType(perfect_recall=False), parameters)


def _kind(name: str) -> Any:
    """What OpenSpiel has to know of a game before it makes one."""
    options = {option: each.default for option, each in game(name).options.items()}
    return pyspiel.GameType(
        short_name=f"etalage_{name}",
        long_name=TITLES[name],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game(name).players[-1],
        min_num_players=game(name).players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": PLAYERS, **options},
    )


WEINHAENDLER = _kind("weinhaendler")
MONEY = _kind("money")


class WeinhaendlerGame(EtalageGame):
    """Die Weinhändler, as OpenSpiel makes it."""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        super().__init__(WEINHAENDLER, "weinhaendler", parameters or {})


class MoneyGame(EtalageGame):
    """Money!, as OpenSpiel makes it."""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        super().__init__(MONEY, "money", parameters or {})


pyspiel.register_game(WEINHAENDLER, WeinhaendlerGame)
pyspiel.register_game(MONEY, MoneyGame)
