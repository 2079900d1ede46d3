"""What moves would come to, without making them: tried in a world made up from the seat's own view, so that there is
nothing to be learned from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from etalage.games.match import Step
from etalage.games.protocol import AnyDeal, AnyGame, View
from etalage.games.rng import Rng
from etalage.server.errors import Refused, not_seated, stale, wrong_phase
from etalage.server.people import Visitor
from etalage.server.playing import goes_on, in_a_row
from etalage.server.shapes import AnyProspects, AnyReckoning, AnyView
from etalage.server.table import Table

MOST_FOLLOWING = 128  # moves; if more could follow, none is worked out


class Foreseen(Struct):
    """Something that would happen."""

    name: str
    facts: dict[str, Any]


class Following(Struct):
    """A move that could follow, and what it would bring."""

    move: str
    told: list[Foreseen]
    """Nothing where cards would be turned up."""
    standing_after: int
    reckoning: AnyReckoning | None
    """The own seat's."""
    reveals: bool
    """Whether it turns up cards, so that nobody can know what follows."""


class Preview(Struct):
    decision: int
    moves: list[str]
    told: list[Foreseen]
    """What each of the moves would bring about."""
    standing: int
    """What the seat would score if the deal ended now."""
    standing_after: int
    view: AnyView
    """As it would be after the moves."""
    reckoning: list[AnyReckoning | None]
    next: list[Following] | None
    """Every move that this seat could make then; None if there are too many of them."""
    prospects: AnyProspects | None
    """If the last of the moves is a bid: what it would bring if the bidding ended with it."""


def preview(table: Table, visitor: Visitor, decision: int, texts: Sequence[str]) -> Preview:
    play = table.play
    if play is None or table.state.phase != "playing":
        raise wrong_phase(table.state.phase)
    seat = table.state.seat_of(visitor.person)
    if seat is None:
        raise not_seated()
    if decision != play.decision:
        raise stale(decision, play.decision)
    forgotten = () if table.state.memory_aid or visitor.is_program else table.game.memory
    return foresee(table.game, play.match.deal.view(seat), seat, decision, texts, forgotten)


def foresee(
    game: AnyGame, before: View[Any], seat: int, decision: int, texts: Sequence[str], forgotten: Sequence[str] = ()
) -> Preview:
    """What moves of a seat would come to, for whoever knows no more than its view."""
    world = game.sample(before, Rng(0))
    told: list[Foreseen] = []
    prospects: AnyProspects | None = None
    for move in in_a_row(game, world, seat, map(game.parse_move, texts)):
        was = world.copy()
        world.play(seat, move)
        after = world.view(seat)
        prospects = game.bid_preview(was.view(seat), move)
        if _reveals(before, after):
            facts = {"standing": before.standing(), "standing_after": after.standing(), "prospects": prospects}
            raise Refused(409, "would-reveal", f"{move} turns up cards, so nobody can know what follows", **facts)
        told += _told(Step(game, was, seat, move, world), seat)
    after = world.view(seat)
    view = after.to_json()
    view.update(dict.fromkeys(forgotten))
    return Preview(
        decision,
        list(texts),
        told,
        _standing(before),
        _standing(after),
        view,
        list(game.score_breakdown(after)),
        _following(game, before, world, seat) if goes_on(world, seat, len(texts)) else [],
        prospects,
    )


def _following(game: AnyGame, before: View[Any], world: AnyDeal, seat: int) -> list[Following] | None:
    """All moves with which the seat could go on."""
    moves = world.legal_moves(seat)
    return [_follow(game, before, world, seat, move) for move in moves] if moves.count() <= MOST_FOLLOWING else None


def _follow(game: AnyGame, before: View[Any], world: AnyDeal, seat: int, move: Any) -> Following:
    """Standing and reckoning follow from the seat's own cards, which no card that is turned up changes."""
    then = world.copy()
    then.play(seat, move)
    after = then.view(seat)
    reveals = _reveals(before, after)
    told = [] if reveals else _told(Step(game, world, seat, move, then), seat)
    return Following(str(move), told, _standing(after), game.score_breakdown(after)[seat], reveals)


def _reveals(before: View[Any], after: View[Any]) -> bool:
    return after.concealed() != before.concealed()


def _told(step: Step, seat: int) -> list[Foreseen]:
    return [Foreseen(f"{step.game.name}.{event.name}", event.facts) for event in step.events(seat)]


def _standing(view: View[Any]) -> int:
    standing = view.standing()
    assert standing is not None
    return standing
