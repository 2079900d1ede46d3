"""Every legal move has one code, which leads back to it; what is observed follows from the view alone."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import etalage
from etalage.envs import Batch, encoding
from etalage.envs.encoding import AnyEncoding
from etalage.games.errors import BadSetup, Malformed
from etalage.games.match import AnyMatch
from tests.strategies import matches

FORMS = [("weinhaendler", "steps"), ("money", "steps"), ("money", "sets")]
FEWER = settings(max_examples=40 if etalage.compiled() else 8)
DIGESTS = {
    ("weinhaendler", "steps", 3): "fa8615089556a19d",
    ("weinhaendler", "steps", 4): "95ee076f5c2d72fe",
    ("weinhaendler", "steps", 5): "4e298d49471f4319",
    ("money", "steps", 4): "3055f0b345356323",
    ("money", "sets", 5): "8869fa7d145d6cb3",
}


def encodings(match: AnyMatch) -> list[AnyEncoding]:
    return [encoding.of(name, match.players, bids) for name, bids in FORMS if name == match.game.name]  # type: ignore[arg-type]


def codes(each: AnyEncoding, view: Any, move: Any) -> list[Any]:
    """The actions of a move, as something to compare; each is allowed in its turn, and they come to the move."""
    chosen = 0
    taken: list[Any] = []
    for action in each.actions_of(view, move):
        mask = each.mask(view, chosen)
        wanted = np.flatnonzero(action) if isinstance(action, np.ndarray) else [action]
        assert all(mask[number] for number in wanted)
        after = each.take(view, action, chosen)
        assert (after.move is None) == (len(taken) + 1 < len(each.actions_of(view, move)))
        chosen = after.chosen
        taken.append(tuple(int(number) for number in wanted))
    assert after.move == move
    return taken


@FEWER
@given(matches(), st.integers(0, 2**32))
def test_a_move_has_one_code_and_back(match: AnyMatch, seed: int) -> None:
    rng = etalage.Rng(seed)
    for seat in match.to_move():
        view = match.deal.view(seat)
        legal = match.deal.legal_moves(seat)
        moves = list(legal) if legal.count() < 64 else [legal.sample(rng) for _ in range(20)]
        for each in encodings(match):
            by_code = {tuple(codes(each, view, move)): move for move in moves}
            assert len(by_code) == len(set(moves))


@FEWER
@given(matches(("weinhaendler",)))
def test_the_mask_is_the_legal_moves(match: AnyMatch) -> None:
    each = encoding.of("weinhaendler", match.players)
    for seat in range(match.players):
        view = match.deal.view(seat)
        legal = [each.actions_of(view, move)[0] for move in match.deal.legal_moves(seat)]
        assert np.flatnonzero(each.mask(view)).tolist() == sorted(legal)


@FEWER
@given(matches(("money",)), st.lists(st.integers(0, 2**16), min_size=1, max_size=80))
def test_whatever_steps_the_mask_allows_come_to_a_legal_move(match: AnyMatch, choices: list[int]) -> None:
    each = encoding.of("money", match.players)
    for seat in match.to_move():
        view = match.deal.view(seat)
        taken: list[int] = []
        chosen, move = 0, None
        while move is None:
            allowed = np.flatnonzero(each.mask(view, chosen))
            taken.append(int(allowed[choices[len(taken) % len(choices)] % len(allowed)]))
            move, chosen = each.take(view, taken[-1], chosen)
        assert move in match.deal.legal_moves(seat)
        assert each.actions_of(view, move) == taken


@FEWER
@given(matches(("money",)))
def test_a_set_may_hold_what_some_legal_move_holds(match: AnyMatch) -> None:
    each = encoding.of("money", match.players, "sets")
    for seat in match.to_move():
        view = match.deal.view(seat)
        held = np.zeros(each.actions, bool)
        hand = match.deal.hands[seat].bit_count()
        for move in match.deal.legal_moves(seat) if view.phase else ():
            held |= each.actions_of(view, move)[0].astype(bool)
        assert (each.mask(view).sum() == hand + 1) if view.phase == 0 else (each.mask(view) == held).all()


@FEWER
@given(matches(), st.integers(0, 2**32))
def test_observations_follow_from_the_view_alone(match: AnyMatch, seed: int) -> None:
    """Whatever the others hold: in a world that looks the same to a seat, its arrays are the same bytes."""
    for seat in range(match.players):
        view = match.deal.view(seat)
        world = etalage.sample(view, etalage.Rng(seed)).view(seat)
        read = match.game.read_view(view.to_json())
        for each in encodings(match):
            seen = each.observe(view).tobytes(), each.mask(view).tobytes()
            assert seen == (each.observe(world).tobytes(), each.mask(world).tobytes())
            assert seen == (each.observe(read).tobytes(), each.mask(read).tobytes())


@FEWER
@given(matches())
def test_seats_are_turned_so_that_the_observer_comes_first(match: AnyMatch) -> None:
    each = encodings(match)[0]
    for seat in range(match.players):
        view = match.deal.view(seat)
        row = each.observe(view)
        sizes = view.to_json()["hand_sizes"]
        for number in range(match.players):
            assert row[each.layout[f"{number}.hand_size"]] == sizes[(seat + number) % match.players]


def test_what_an_observation_of_die_weinhaendler_holds() -> None:
    deal = etalage.deal("weinhaendler", 3, seed=7)
    for _ in range(40):
        deal.play(deal.seat, next(iter(deal.legal_moves())))
    view = deal.view(1)
    each = encoding.of("weinhaendler", 3)
    row = each.observe(view)
    part = {name: row[where].tolist() for name, where in each.layout.items()}
    data = view.to_json()
    price = [0, *range(5, 26)]
    assert [str(price[kind]) for kind in range(22) for _ in range(part["hand"][kind])] == data["hands"][1]
    assert [str(price[kind]) for kind in range(22) for _ in range(part["display"][kind])] == data["display"]
    assert [str(price[kind]) for kind in range(22) for _ in range(part["1.bid"][kind])] == data["bids"][2]
    assert part["pile_size"] == [data["pile"]]
    assert [part[f"{number}.points"] for number in range(3)] == [[data["points"][seat]] for seat in (1, 2, 0)]
    assert sum(part["0.cellar"]) == sum(2 - (card == "0") for card in data["cellars"][1].values())


def test_what_an_observation_of_money_holds() -> None:
    match = etalage.match("money", 4, seed=3)
    hand = match.deal.view(2).to_json()["hands"][2]
    assert hand
    match, _ = match.after(2, f"bid {hand[0]}")
    each = encoding.of("money", 4)
    view = match.deal.view(2)
    row = each.observe(view, standing=[0, 0, 1230, 40], deals_left=2)
    part = {name: row[where].tolist() for name, where in each.layout.items()}
    assert sum(part["hand"]) == 6
    assert sum(part["chosen"]) == 1
    assert sum(part["currencies"]) == 6
    assert part["deals_left"] == [2]
    assert (part["0.hundreds"], part["0.tens"], part["1.tens"]) == ([12], [3], [4])


@pytest.mark.parametrize(("name", "bids", "players"), DIGESTS)
def test_a_version_is_the_same_arrays_in_every_build(name: str, bids: Any, players: int) -> None:
    """Whoever changes these changes VERSION, and the version of the environments."""
    digest = hashlib.sha256()
    batch = Batch(name, players, 2, seed=5, bids=bids)
    for _ in range(150):
        actions = batch.random_actions()
        digest.update(actions.tobytes())
        batch.step(actions)
        digest.update(batch.observations.tobytes() + batch.masks.tobytes())
    assert encoding.VERSION == 1
    assert digest.hexdigest()[:16] == DIGESTS[name, bids, players]


def test_what_is_no_action_is_refused() -> None:
    view = etalage.deal("weinhaendler", 4, 7).view(0)
    each = encoding.of("weinhaendler", 4)
    for wrong in (-1, each.actions, 1.5, "pass", None):
        with pytest.raises(Malformed, match="is not an action"):
            each.take(view, wrong)
    with pytest.raises(Malformed, match="a view of a seat is wanted"):
        each.take(etalage.deal("weinhaendler", 4).view(), 0)
    with pytest.raises(Malformed, match="4 players is wanted"):
        each.observe(etalage.deal("weinhaendler", 3).view(0))
    money = encoding.of("money", 4)
    seen = etalage.deal("money", 4).view(0)
    with pytest.raises(Malformed, match="no card has been added"):
        money.take(seen, 70)
    with pytest.raises(Malformed, match="in the order"):
        money.take(seen, 3, chosen=1 << 3)
    with pytest.raises(Malformed, match="at least one card"):
        encoding.of("money", 4, "sets").take(seen, np.zeros(77, np.uint8))
    with pytest.raises(Malformed, match="77 zeros and ones"):
        encoding.of("money", 4, "sets").take(seen, np.zeros(3, np.uint8))


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(Malformed, match="there is no game 'chess'"):
        encoding.of("chess")
    with pytest.raises(BadSetup, match="3 to 5 players"):
        encoding.of("money", 7)
    with pytest.raises(Malformed, match="steps or sets"):
        encoding.of("money", 4, "words")  # type: ignore[arg-type]
    with pytest.raises(Malformed, match="only those of Money!"):
        encoding.of("weinhaendler", 4, "sets")


def test_a_game_of_another_package_has_no_arrays(pebbles: None) -> None:
    with pytest.raises(Malformed, match="no arrays of 'pebbles'"):
        encoding.of("pebbles", 2)
