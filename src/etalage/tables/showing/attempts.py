"""Deals that many play: what is on today, who has come to what, and where two matches with the same cards parted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from etalage.bots.daily import DailyDeal, Level
from etalage.bots.names import bot_title
from etalage.bots.roster import characters
from etalage.bots.steady import parting
from etalage.games.match import Match
from etalage.records import fair_dealer
from etalage.tables.alone import CommonDeal
from etalage.tables.common import (
    DAILY,
    Attempt,
    ExpertLine,
    counts,
    is_common,
    moves_in,
    result_of,
    scores_in,
)
from etalage.tables.state import Entry, MatchFacts

Standing = Literal["open", "playing", "over", "helped"]
"""Not begun; under way; over; over, and a bot played part of it."""


@dataclass(slots=True)
class CommonPlay:
    """Of a match whose cards many play, each at a table of their own."""

    kind: Literal["daily", "challenge"]
    day: str | None
    level: Level | None
    challenge: str | None
    counts: bool
    """Whether it is compared with others; or it is practice."""


@dataclass(slots=True)
class Mine:
    """My own match with these cards, the one that counts."""

    standing: Standing
    table: str | None
    score: int | None
    place: int | None


@dataclass(slots=True)
class DailyTable:
    """A deal of the day."""

    game: str
    level: Level
    players: int
    seat: int
    """Where I sit."""
    bots: list[str | None]
    """By seat."""
    options: dict[str, str | int]
    mine: Mine


@dataclass(slots=True)
class PlayedDay:
    """A day, and what I came to."""

    day: str
    tables: list[DailyTable]


@dataclass(slots=True)
class Daily:
    """The deals of today, by the server's clock, and of the days before."""

    today: str
    days: list[PlayedDay]
    """The latest first."""
    streak: int
    longest: int


@dataclass(slots=True)
class ScoreCount:
    score: int
    people: int


@dataclass(slots=True)
class Parting:
    """The first decision that was another one: until then, cards and moves were the same."""

    ply: int
    """Moves played before it."""
    deal: int
    """From 1."""
    seat: int
    mine: str
    """The move."""
    other: str


@dataclass(slots=True)
class Expert:
    """How the strongest character did from the same seat, with the same cards."""

    bot: str
    name: str
    score: int
    place: int
    parted: Parting | None
    """Nowhere, or I have not played it."""


@dataclass(slots=True)
class DailyResult:
    """What has come of a deal of the day."""

    day: str
    table: DailyTable
    rank: int | None
    """Mine among all, by score; shared by those who have as much."""
    people: int
    """Who have played it to its end here."""
    scores: list[ScoreCount]
    """The highest first."""
    expert: Expert | None
    """None while it is being worked out: ask again."""


@dataclass(slots=True)
class Compared:
    """Somebody's match with the cards of a challenge."""

    name: str
    is_me: bool
    is_over: bool
    score: int | None
    """None too until I have played it myself."""
    place: int | None
    parted: Parting | None
    """From mine."""


@dataclass(slots=True)
class ShownChallenge:
    """A deal that friends play apart, each in the same seat against the same bots."""

    id: str
    game: str
    players: int
    options: dict[str, str | int]
    seat: int
    bots: list[str | None]
    by: str | None
    """Who made it; None if they want to be forgotten."""
    mine: Mine
    is_known: bool
    """Whether I have a seat at the table where the deal was first played, so that I can only practise."""
    is_shown: bool
    """Whether scores are told: to whoever has played it, or knows it anyway."""
    is_alike: bool
    """Whether that was against the same bots, with the same answers."""
    first: Compared
    """How it went in this seat when the deal was first played."""
    people: list[Compared]
    expert: Expert | None


def common_play(facts: MatchFacts) -> CommonPlay | None:
    """What a table says of where its cards come from, if many play them."""
    if facts.cards_of is None or not is_common(facts.cards_of):
        return None
    kind, *rest = facts.cards_of.split("/")
    if kind == DAILY:
        return CommonPlay(
            "daily", rest[0], "expert" if rest[1] == "expert" else "evening", None, counts(facts.cards_of)
        )
    return CommonPlay("challenge", None, None, rest[0], counts(facts.cards_of))


def mine_of(attempt: Attempt | None) -> Mine:
    if attempt is None:
        return Mine("open", None, None, None)
    standing: Standing = "playing" if attempt.ended is None else "helped" if attempt.score is None else "over"
    return Mine(standing, attempt.table_id, attempt.score, attempt.place)


def daily_table(daily: DailyDeal, attempt: Attempt | None) -> DailyTable:
    return DailyTable(
        daily.game.name, daily.level, daily.players, daily.seat, list(daily.bots), daily.options, mine_of(attempt)
    )


def daily_result(
    daily: DailyDeal,
    deal: CommonDeal,
    attempt: Attempt | None,
    scores: Sequence[tuple[int, int]],
    expert: ExpertLine | None,
) -> DailyResult:
    """For whoever has played it, or when its day is over."""
    rank = None
    if attempt is not None and attempt.score is not None:
        rank = 1 + sum(people for score, people in scores if score > attempt.score)
    return DailyResult(
        daily.day,
        daily_table(daily, attempt),
        rank,
        sum(people for _, people in scores),
        [ScoreCount(*each) for each in scores],
        None if expert is None else shown_expert(deal, expert, attempt.moves if attempt else ()),
    )


def shown_expert(deal: CommonDeal, line: ExpertLine, mine: Sequence[str]) -> Expert:
    strongest = characters(deal.game.name)[-1].name
    return Expert(strongest, bot_title(strongest), line.score, line.place, parted(deal, mine, line.moves))


def shown_challenge(
    id: str,
    by: str,
    deal: CommonDeal,
    facts: MatchFacts,
    lines: Sequence[Entry],
    is_alike: bool,
    played: Sequence[Attempt],
    person: str | None,
    known_seat: int | None,
    expert: ExpertLine | None,
) -> ShownChallenge:
    """A challenge, with the log of the match that it comes from; `known_seat` is the person's seat at its table."""
    is_known = known_seat is not None
    own = next((each for each in played if each.person == person), None)
    original = moves_in(lines)
    is_shown = is_known or (own is not None and own.ended is not None)
    mine = own.moves if own else tuple(original) if known_seat == deal.seat else ()
    name = (facts.names or ("",) * deal.players)[deal.seat]
    first = Compared(name, False, True, None, None, None)
    if is_shown:
        found = parted(deal, mine, original) if own else None
        first = Compared(name, False, True, *result_of(scores_in(lines), deal.seat), found)
    return ShownChallenge(
        id, deal.game.name, deal.players, deal.options, deal.seat, list(deal.bots), by or None, mine_of(own),
        is_known, is_shown, is_alike, first, [compared(each, person, deal, mine, is_shown) for each in played],
        None if expert is None or not is_shown else shown_expert(deal, expert, mine),
    )  # fmt: skip


def compared(attempt: Attempt, person: str | None, deal: CommonDeal, mine: Sequence[str], shown: bool) -> Compared:
    """Somebody's attempt, beside my moves; before I have played myself only that they have."""
    is_me, is_over = attempt.person == person, attempt.ended is not None
    if not (shown and is_over):
        return Compared(attempt.name, is_me, is_over, None, None, None)
    found = None if is_me else parted(deal, mine, attempt.moves)
    return Compared(attempt.name, is_me, is_over, attempt.score, attempt.place, found)


def parted(deal: CommonDeal, mine: Sequence[str], other: Sequence[str]) -> Parting | None:
    """Where two matches with the same cards, of which both are over, went other ways."""
    ply = parting(mine, other) if mine and other else None
    if ply is None or ply >= min(len(mine), len(other)):
        return None
    dealer = fair_dealer(deal.facts.secret, deal.facts.contributions or (), deal.facts.seals)
    match = Match.new(deal.game, deal.players, deal.options, dealer=dealer)
    for nth in range(ply):
        seat = next(each for each in match.deal.asked() if each not in match.sealed)
        match, _ = match.after(seat, mine[nth])
    seat = next(each for each in match.deal.asked() if each not in match.sealed)
    return Parting(ply, len(match.deals), seat, mine[ply], other[ply])
