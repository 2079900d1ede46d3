"""What moves would come to, without making them: tried in a world made up from the seat's own view, so that there is
nothing to be learned from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from etalage.games.match import AnyStep, Step
from etalage.games.protocol import AnyDeal, AnyGame, AnyView
from etalage.games.rng import Rng
from etalage.tables.answering import goes_on, require_turn
from etalage.tables.errors import Refused, not_seated, stale, wrong_phase
from etalage.tables.showing.lines import events_of
from etalage.tables.showing.readers import ProspectsData, Reader, ReckoningData, ViewData
from etalage.tables.table import Table

MOST_FOLLOWING = 128  # moves; if more could follow, none is worked out


@dataclass(slots=True)
class Foreseen:
    """Something that would happen."""

    name: str
    facts: dict[str, Any]


@dataclass(slots=True)
class Following:
    """A move that could follow, and what it would bring."""

    move: str
    told: list[Foreseen]
    """Nothing where cards would be turned up."""
    standing_after: int
    reckoning: ReckoningData | None
    """The own seat's."""
    reveals: bool
    """Whether it turns up cards, so that nobody can know what follows."""


@dataclass(slots=True)
class Preview:
    decision: int
    moves: list[str]
    told: list[Foreseen]
    """What each of the moves would bring about."""
    standing: int
    """What the seat would score if the deal ended now."""
    standing_after: int
    view: ViewData
    """As it would be after the moves."""
    reckoning: Sequence[ReckoningData | None]
    next: list[Following] | None
    """Every move that this seat could make then; None if there are too many of them."""
    prospects: ProspectsData | None
    """If the last of the moves is a bid: what it would bring if the bidding ended with it."""


def preview(table: Table, reader: Reader, decision: int, texts: Sequence[str]) -> Preview:
    """What moves of the reader would come to at a table."""
    match, seat = table.match, reader.seat
    if match is None or table.state.phase != "playing":
        raise wrong_phase(table.state.phase)
    if seat is None:
        raise not_seated()
    if decision != table.decision:
        raise stale(decision, table.decision)
    return foresee(table.game, match.deal.view(seat), seat, decision, texts, reader.forgets(table.game))


def foresee(
    game: AnyGame,
    before: AnyView,
    seat: int,
    decision: int,
    texts: Sequence[str],
    forgotten: Mapping[str, None] | None = None,
) -> Preview:
    """What moves of a seat would come to, for whoever knows no more than its view."""
    world = game.sample(before, Rng(0))
    told: list[Foreseen] = []
    prospects: ProspectsData | None = None
    for made, move in enumerate(map(game.parse_move, texts)):
        require_turn(game, world, seat, made)
        was = world.copy()
        world.play(seat, move)
        after = world.view(seat)
        prospects = game.bid_preview(was.view(seat), move)
        if _reveals(before, after):
            facts = {"standing": before.standing(), "standing_after": after.standing(), "prospects": prospects}
            raise Refused("would-reveal", f"{move} turns up cards, so nobody can know what follows", **facts)
        told += _foreseen(Step(game, was, seat, move, world), seat)
    after = world.view(seat)
    return Preview(
        decision,
        list(texts),
        told,
        _standing(before),
        _standing(after),
        {**after.to_json(), **(forgotten or {})},
        game.score_breakdown(after),
        _following(game, before, world, seat) if goes_on(world, seat, len(texts)) else [],
        prospects,
    )


def imagined(game: AnyGame, before: AnyView, texts: Sequence[str]) -> AnyDeal:
    """A world that the observer's view allows, after moves of theirs that bring nothing to light."""
    seat = before.observer
    world: AnyDeal = game.sample(before, Rng(0))
    for made, move in enumerate(map(game.parse_move, texts)):
        require_turn(game, world, seat, made)
        world.play(seat, move)
        if _reveals(before, world.view(seat)):
            raise Refused("would-reveal", f"{move} turns up cards, so nobody can know what follows")
    return world


def _following(game: AnyGame, before: AnyView, world: AnyDeal, seat: int) -> list[Following] | None:
    """All moves with which the seat could go on."""
    moves = world.legal_moves(seat)
    return [_follow(game, before, world, seat, move) for move in moves] if moves.count() <= MOST_FOLLOWING else None


def _follow(game: AnyGame, before: AnyView, world: AnyDeal, seat: int, move: Any) -> Following:
    """Standing and score follow from the seat's own cards, which no card that is turned up changes."""
    then = world.copy()
    then.play(seat, move)
    after = then.view(seat)
    reveals = _reveals(before, after)
    told = [] if reveals else _foreseen(Step(game, world, seat, move, then), seat)
    return Following(str(move), told, _standing(after), game.score_breakdown(after)[seat], reveals)


def _reveals(before: AnyView, after: AnyView) -> bool:
    return after.concealed() != before.concealed()


def _foreseen(step: AnyStep, seat: int) -> list[Foreseen]:
    return [Foreseen(name, facts) for name, facts in events_of(step, seat)]


def _standing(view: AnyView) -> int:
    standing = view.standing()
    assert standing is not None
    return standing
