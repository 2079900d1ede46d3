"""Deals and matches at any point, for Hypothesis."""

from __future__ import annotations

from itertools import product
from typing import Any

from hypothesis import strategies as st

import etalage
from etalage.games.match import AnyMatch


def combined(name: str) -> list[dict[str, Any]]:
    """All combinations of a game's options; of one with many values, such as the number of deals, the first two."""
    options = etalage.game(name).options
    return [
        dict(zip(options, chosen, strict=True)) for chosen in product(*(each.values[:2] for each in options.values()))
    ]


def defaults(name: str) -> dict[str, Any]:
    """What is agreed on where nobody says anything."""
    return {option: each.default for option, each in etalage.game(name).options.items()}


OPTIONS = {name: combined(name) for name in ("weinhaendler", "money")}


def played_at_random(match: AnyMatch, moves: int, seed: int) -> AnyMatch:
    """A match so many random moves on, or over; the seats asked answer in random order."""
    rng = etalage.Rng(seed)
    for _ in range(moves):
        if match.is_over():
            break
        to_move = match.to_move()
        seat = to_move[rng.below(len(to_move))]
        match, _ = match.after(seat, match.deal.random_move(seat, rng))
    return match


def wandered(name: str, players: int, seed: int, moves: int) -> Any:
    """A deal after so many random moves, or over."""
    deal, rng = etalage.deal(name, players, seed), etalage.Rng(seed)
    for _ in range(moves):
        waiting = deal.to_move()
        if waiting:
            seat = waiting[rng.below(len(waiting))]
            deal.play(seat, deal.legal_moves(seat).sample(rng))
    return deal


@st.composite
def matches(draw: st.DrawFn, games: tuple[str, ...] = ("weinhaendler", "money")) -> AnyMatch:
    """A match of some game, some moves on."""
    name = draw(st.sampled_from(games))
    match = etalage.match(
        name,
        draw(st.sampled_from((3, 4, 5))),
        draw(st.integers(0, 2**32)),
        draw(st.sampled_from(OPTIONS[name])),
    )
    return played_at_random(match, draw(st.integers(0, 300)), draw(st.integers(0, 2**32)))


def observers(match: AnyMatch) -> list[int | None]:
    """Every seat, and the public."""
    return [None, *range(match.players)]
