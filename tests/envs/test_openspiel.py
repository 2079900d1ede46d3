"""OpenSpiel's own tests on our games, its search, and what resampling must keep."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import etalage.envs.openspiel  # noqa: F401 - registers the games
from tests.strategies import OPTIONS, defaults

GAMES = [
    (name, players, options)
    for name in ("weinhaendler", "money")
    for players in (3, 4, 5)
    for options in OPTIONS[name][: len(OPTIONS[name]) if players == 4 else 1]
]
SHORT = [("etalage_weinhaendler", {"players": 3}), ("etalage_money", {"players": 3, "deals": 1})]


def deal_out(state: Any, chance: random.Random) -> None:
    """Whatever chance has to do."""
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        assert sum(weights) == pytest.approx(1)
        state.apply_action(chance.choices(outcomes, weights)[0])


def wandered(state: Any, moves: int, chance: random.Random) -> Any:
    for _ in range(moves):
        deal_out(state, chance)
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    if not state.is_terminal():
        deal_out(state, chance)
    return state


@pytest.mark.parametrize(("name", "players", "options"), GAMES, ids=str)
def test_random_simulations_pass(name: str, players: int, options: dict[str, Any]) -> None:
    game = pyspiel.load_game(f"etalage_{name}", {"players": players, **options})
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=options == OPTIONS[name][0], verbose=False)


@pytest.mark.parametrize(("name", "parameters"), SHORT)
def test_its_python_tests_pass(name: str, parameters: dict[str, Any]) -> None:
    from open_spiel.python.tests import games_sim_test  # noqa: PLC0415 - takes a second

    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name, parameters))


@pytest.mark.parametrize(("name", "parameters"), SHORT)
def test_its_search_plays_a_match(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, parameters)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searching = ismcts.ISMCTSBot(game, evaluator, 1.0, 3, random_state=np.random.RandomState(2))
    chance = random.Random(3)
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        deal_out(state, chance)
        decisions += 1
        searches = state.current_player() == 0 and decisions < 60
        state.apply_action(int(searching.step(state)) if searches else chance.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize(("name", "parameters"), SHORT)
def test_a_resampled_state_looks_the_same(name: str, parameters: dict[str, Any]) -> None:
    """To the seat it is resampled for; it can be played on, and what the others hold differs."""
    game = pyspiel.load_game(name, parameters)
    observer = make_observation(game)
    chance = random.Random(5)
    differs = 0
    for moves in range(0, 120, 6):
        state = wandered(game.new_initial_state(), moves, chance)
        if state.is_terminal():
            continue
        for player in range(game.num_players()):
            twin = state.resample_from_infostate(player, chance.random)
            assert twin.current_player() == state.current_player()
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            observer.set_from(state, player)
            seen = observer.tensor.copy()
            observer.set_from(twin, player)
            assert (observer.tensor == seen).all()
            if state.current_player() == player:
                assert twin.legal_actions() == state.legal_actions()
            other = (player + 1) % game.num_players()
            differs += twin.observation_string(other) != state.observation_string(other)
            assert wandered(twin, 2000, chance).is_terminal()
    assert differs > 5


def test_nobody_sees_a_sealed_bid() -> None:
    state = pyspiel.load_game("etalage_money", {"players": 3, "deals": 1}).new_initial_state()
    deal_out(state, random.Random(1))
    before = [state.information_state_string(player) for player in range(3)]
    state.apply_action(state.legal_actions()[0])
    state.apply_action(70)
    after = [state.information_state_string(player) for player in range(3)]
    assert state.current_player() == 1
    assert [was == now for was, now in zip(before, after, strict=True)] == [False, True, True]
    assert state.action_to_string(1, state.legal_actions()[0]).startswith("add ")


def test_deals_are_those_of_the_rules() -> None:
    """A deal that chance has dealt is dealt by the rules' own setup, and its returns are parts in the win."""
    state = pyspiel.load_game("etalage_weinhaendler(players=5,draw=hidden)").new_initial_state()
    deal_out(state, random.Random(2))
    deal = state.table.deal
    assert deal.options() == {**defaults("weinhaendler"), "draw": "hidden"}
    assert deal.pile_size == 37
    assert len(state.history()) == 66 + 1
    wandered(state, 10_000, random.Random(3))
    assert sorted(state.returns())[0] == pytest.approx(-1 / 5)


def test_what_cannot_be_loaded_or_played() -> None:
    with pytest.raises(pyspiel.SpielError, match="3 to 5 players"):
        pyspiel.load_game("etalage_money(players=7)")
    with pytest.raises(pyspiel.SpielError, match="draw"):
        pyspiel.load_game("etalage_weinhaendler(draw=sideways)")
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("etalage_weinhaendler(deals=2)")
    state = pyspiel.load_game("etalage_weinhaendler").new_initial_state()
    with pytest.raises(pyspiel.SpielError):
        state.apply_action(99)
    deal_out(state, random.Random(1))
    with pytest.raises(pyspiel.SpielError):
        state.apply_action(2)
    wandered(state, 10_000, random.Random(1))
    with pytest.raises(pyspiel.SpielError):
        state.apply_action(0)
