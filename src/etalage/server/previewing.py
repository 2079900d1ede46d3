"""What moves would come to, without making them: tried in a world made up from the seat's own view, so that there is
nothing to be learned from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from etalage.games.errors import OutOfTurn
from etalage.games.match import Step
from etalage.games.rng import Rng
from etalage.server.errors import Refused, not_seated, stale, wrong_phase
from etalage.server.people import Visitor
from etalage.server.table import Table


class Foreseen(Struct):
    """Something that would happen."""

    name: str
    facts: dict[str, Any]


class Preview(Struct):
    decision: int
    moves: list[str]
    told: list[Foreseen]
    """What each of the moves would bring about."""
    standing: int
    """What the seat would score if the deal ended now."""
    standing_after: int
    view: dict[str, Any]
    """As it would be after the moves."""


def preview(table: Table, visitor: Visitor, decision: int, texts: Sequence[str]) -> Preview:
    play = table.play
    if play is None or table.state.phase != "playing":
        raise wrong_phase(table.state.phase)
    seat = table.state.seat_of(visitor.person)
    if seat is None:
        raise not_seated()
    if decision != play.decision:
        raise stale(decision, play.decision)
    before = play.match.deal.view(seat)
    world = table.game.sample(before, Rng(0))
    told: list[Foreseen] = []
    for number, text in enumerate(texts):
        if number and world.asked() != (seat,):
            raise OutOfTurn(seat, world.to_move(), table.game.players_clause)
        was, move = world.copy(), table.game.parse_move(text)
        world.play(seat, move)
        events = Step(table.game, was, seat, move, world).events(seat)
        after = world.view(seat)
        if after.concealed() != before.concealed():
            facts = {"standing": before.standing(), "standing_after": after.standing()}
            raise Refused(409, "would-reveal", f"{text} turns up cards, so nobody can know what follows", **facts)
        told += [Foreseen(f"{table.game.name}.{event.name}", event.facts) for event in events]
    data = world.view(seat).to_json()
    if not (table.state.memory_aid or visitor.is_program):
        data.update(dict.fromkeys(table.game.memory))
    standing, standing_after = before.standing(), world.view(seat).standing()
    assert standing is not None
    assert standing_after is not None
    return Preview(decision, list(texts), told, standing, standing_after, data)
