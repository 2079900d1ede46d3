"""What must hold at every table, whatever is played."""

import json
from dataclasses import replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import etalage
from etalage.bots import Clock
from etalage.bots.random import RandomBot
from etalage.games.match import AnyMatch
from etalage.games.turns import turns
from tests.strategies import matches, observers, played_at_random


def cards_of(match: AnyMatch) -> list[str]:
    """All cards, wherever they are."""
    view = match.deal.open_view().to_json()
    lots = [*view["hands"], *view["bids"], view["pile_cards"]]
    if match.game.name == "weinhaendler":
        lots += [view["display"], ["0"] * view["covered"]]
        lots += [list(cellar.values()) for cellar in view["cellars"]]
        lots += [list(cellar.values()) for complete in view["complete"] for cellar in complete]
    else:
        lots += [view["right"], view["left"]]
    return sorted(card for lot in lots for card in lot)


def dealt(match: AnyMatch) -> list[str]:
    setup: Any = match.deals[-1].setup.to_json()
    piles = [setup[key] for key in ("display", "right", "left", "pile") if key in setup]
    return sorted(card for lot in [*setup["hands"], *piles] for card in lot)


def as_bytes(view: object) -> bytes:
    return json.dumps(view.to_json()).encode()  # type: ignore[attr-defined]


@given(matches())
def test_cards_are_conserved(match: AnyMatch) -> None:
    assert cards_of(match) == dealt(match)


@given(matches(), st.integers(0, 2**32))
def test_a_view_does_not_depend_on_what_the_seat_may_not_know(match: AnyMatch, seed: int) -> None:
    for observer in observers(match):
        view = match.deal.view(observer)
        world = match.game.sample(view, etalage.Rng(seed))
        assert as_bytes(world.view(observer)) == as_bytes(view)


@given(matches(), st.integers(0, 2**32))
def test_a_bot_decides_the_same_in_every_world_it_cannot_tell_apart(match: AnyMatch, seed: int) -> None:
    for seat in match.to_move():
        view = match.deal.view(seat)
        world = match.game.sample(view, etalage.Rng(seed))
        here = RandomBot(match.game.name, seed).choose(view, match.deal.legal_moves(seat), Clock())
        there = RandomBot(match.game.name, seed).choose(world.view(seat), world.legal_moves(seat), Clock())
        assert here == there


@given(matches(), st.integers(0, 2**32))
def test_a_sampled_world_holds_the_same_cards_and_can_be_played_on(match: AnyMatch, seed: int) -> None:
    rng = etalage.Rng(seed)
    for observer in observers(match):
        world = match.game.sample(match.deal.view(observer), rng)
        alike = replace(match, deals=(match.deals[-1]._replace(deal=world),))
        assert cards_of(alike) == dealt(match)
        for seat in turns(world):
            world.play(seat, world.random_move(seat, rng))
        assert len(world.scores()) == match.players


@given(matches())
def test_a_sampled_world_asks_for_the_sealed_bids_of_others_again(match: AnyMatch) -> None:
    for seat in range(match.players):
        world = match.game.sample(match.deal.view(seat), etalage.Rng(1))
        assert world.asked() == match.deal.asked()
        own = {seat} & set(match.deal.to_move())
        others = set(match.deal.asked()) - {seat}
        assert set(world.to_move()) == own | others


@given(matches())
def test_views_are_plain_json_and_read_back(match: AnyMatch) -> None:
    for view in [*(match.deal.view(observer) for observer in observers(match)), match.deal.open_view()]:
        data = json.loads(json.dumps(view.to_json()))
        assert match.game.read_view(data).to_json() == view.to_json()
        assert match.game.read_view(data) == view


@given(matches())
def test_legal_moves_are_accepted_and_others_refused(match: AnyMatch) -> None:
    rng = etalage.Rng(3)
    for seat in range(match.players):
        moves = match.deal.legal_moves(seat)
        for _ in range(5):
            stranger = etalage.match(match.game.name, match.players, rng.below(1000))
            stranger = played_at_random(stranger, rng.below(60), rng.below(1000))
            if not stranger.to_move():
                continue
            move = stranger.deal.random_move(stranger.to_move()[0], rng)
            try:
                match.deal.copy().play(seat, move)
                accepted = True
            except etalage.EtalageError:
                accepted = False
            assert accepted == (move in moves)
        assert bool(moves) == (moves.count() > 0)
        if moves:
            move = moves.sample(rng)
            assert move in moves
            match.deal.copy().play(seat, move)


@given(matches())
def test_a_refused_move_changes_nothing(match: AnyMatch) -> None:
    before = as_bytes(match.deal.open_view())
    for seat in range(match.players):
        for text in ("bid 5", "pass draw", "done", "place 5 3:0", "bid EUR20a EUR30a", "keep", "swap 1", "nonsense"):
            twin = match.deal.copy()
            try:
                twin.play(seat, text)
            except etalage.EtalageError:
                assert as_bytes(twin.open_view()) == before


@given(matches())
def test_a_copy_lives_its_own_life(match: AnyMatch) -> None:
    before = as_bytes(match.deal.open_view())
    twin = match.deal.copy()
    assert as_bytes(twin.open_view()) == before
    rng = etalage.Rng(5)
    for seat in turns(twin):
        twin.play(seat, twin.random_move(seat, rng))
    assert as_bytes(match.deal.open_view()) == before


@given(matches())
def test_spelling_and_reading_a_move_gives_it_back(match: AnyMatch) -> None:
    for played in match.deals:
        for move in played.moves:
            assert match.game.parse_move(str(move)) == move


@given(matches(), st.integers(0, 2**32))
def test_events_tell_nobody_what_they_may_not_know(match: AnyMatch, seed: int) -> None:
    """The same move of another seat, in a world the observer cannot tell apart: they hear the same."""
    if not match.to_move():
        return
    mover = match.to_move()[0]
    for observer in observers(match):
        if observer == mover:
            continue
        world = match.game.sample(match.deal.view(observer), etalage.Rng(seed))
        move = match.deal.random_move(mover, etalage.Rng(seed))
        if move not in world.legal_moves(mover) or len(match.deal.to_move()) == 1 < len(match.deal.asked()):
            continue
        heard = []
        for deal in (match.deal, world):
            after = deal.copy()
            after.play(mover, move)
            heard.append(match.game.events(deal, mover, move, after, observer))
        told, also_told = ([event for event in events if not _reveals(event)] for events in heard)
        assert told == also_told


def _reveals(event: etalage.Event) -> bool:
    """Cards turned up for everyone: they are news, and differ from world to world."""
    return event.name in ("refill", "round", "over") or (event.name == "draw" and "kept" in event.facts)


@given(matches(), st.data())
def test_a_view_from_outside_is_read_or_refused(match: AnyMatch, data: st.DataObject) -> None:
    """Whatever is changed in it: from what is read, a world can be sampled and played."""
    observer = data.draw(st.sampled_from(observers(match)))
    view = match.deal.view(observer).to_json()
    key = data.draw(st.sampled_from(sorted(view)))
    inner = data.draw(st.integers(0, 5))
    odd: list[object] = [None, True, [], {}, 3, 4, 40, 104, "5", "0", "EUR20a", ["5"], ["EUR20a", "EUR20a"]]
    value = data.draw(st.sampled_from(odd) | st.integers() | st.text(max_size=3))
    if isinstance(view[key], list) and inner < len(view[key]):
        view[key][inner] = value
    else:
        view[key] = value
    try:
        read = match.game.read_view(view)
    except etalage.Malformed:
        return
    rng = etalage.Rng(1)
    world = match.game.sample(read, rng)
    assert world.players == match.players
    for seat in world.to_move():
        world.play(seat, world.random_move(seat, rng))
    assert len(world.scores()) == match.players


@given(matches())
def test_the_order_of_keys_does_not_matter(match: AnyMatch) -> None:
    view = match.deal.view(0)
    assert match.game.read_view(json.loads(json.dumps(view.to_json(), sort_keys=True))) == view
