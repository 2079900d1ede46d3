"""Deals that many play, each at a table of their own: the deal of the day, and challenges among friends."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from functools import partial
from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter
from msgspec import Meta, Struct

from etalage.bots.daily import (
    LEVELS,
    DailyDeal,
    check_day,
    daily_deal,
    days_before,
    has_daily,
    streak,
)
from etalage.games.registry import GAMES
from etalage.server.api.lobby import Cards, Made, require_room
from etalage.server.api.visitors import AnyRequest, acting, address, client
from etalage.server.attempts import Challenge
from etalage.server.people import Visitor, new_id
from etalage.server.services import Services
from etalage.tables.alone import (
    CommonDeal,
    begun_table,
    challenge_deal,
    company_for,
    deal_of_the_day,
    expert_line,
    is_alike,
)
from etalage.tables.common import Attempt, ExpertLine
from etalage.tables.errors import Refused
from etalage.tables.showing import (
    Daily,
    DailyResult,
    PlayedDay,
    ShownChallenge,
    daily_result,
    daily_table,
    shown_challenge,
)
from etalage.tables.state import MatchFacts, StoredTable

DAYS_SHOWN = 14

Day = Annotated[str, Meta(max_length=10)]
Name = Annotated[str, Meta(max_length=64)]
Id = Annotated[str, Parameter(max_length=24, pattern="^[0-9A-Za-z]+$")]


class DailyWanted(Struct, forbid_unknown_fields=True):
    """Sit down to a deal of the day."""

    day: Day
    game: Annotated[str, Meta(max_length=32)]
    level: Annotated[str, Meta(max_length=16)]
    name: Name


class ChallengeWanted(Cards, forbid_unknown_fields=True):
    """A match that is over, to be played by friends, all in the same seat."""

    seat: Annotated[int, Meta(ge=0, le=9)]


class Challenger(Struct, forbid_unknown_fields=True):
    name: Name


class Begun(Struct):
    """The table at which I play."""

    id: str
    counts: bool
    """Whether it is compared with others; else it is practice: I have played the deal, or its day is over."""


def today() -> str:
    """By the server's clock, which alone counts."""
    return datetime.now(UTC).date().isoformat()


@get("/api/daily", summary="The deals of today, those of the days before, and what I came to")
async def daily(services: Services, visitor: Visitor) -> Daily:
    now = today()
    days = days_before(now, DAYS_SHOWN)
    found = await services.writer.run(services.attempts.of_person, visitor.person, days[-1] if days else now, now)
    mine = {each.cards: each for each in found}
    played = await services.writer.run(services.attempts.days_of, visitor.person)
    shown = [PlayedDay(day, [daily_table(each, mine.get(each.key)) for each in _deals(day)]) for day in days]
    return Daily(now, shown, *streak(played, now))


def _deals(day: str) -> list[DailyDeal]:
    return [daily_deal(day, name, level) for name in GAMES if has_daily(name) for level in LEVELS]


@post("/api/daily", summary="Play a deal of the day: the first match counts, later ones are practice", status_code=201)
async def play_daily(data: DailyWanted, request: AnyRequest, services: Services, visitor: Visitor) -> Response[Begun]:
    wanted = _checked(data.day, data.game, data.level)
    deal = deal_of_the_day(wanted, counts=True)
    return await _play(deal, wanted.key, data.name, wanted.day == today(), wanted.day, request, services, visitor)


@get("/api/daily/{day:str}/{game:str}/{level:str}", summary="What has come of a deal of the day")
async def result(
    day: str, game: str, level: str, request: AnyRequest, services: Services, visitor: Visitor
) -> DailyResult:
    wanted = _checked(day, game, level)
    attempt = await services.writer.run(services.attempts.of, wanted.key, visitor.person)
    if day == today() and (attempt is None or attempt.ended is None):
        raise Refused("not-over", "play this deal to its end first; until then its results would tell too much")
    deal = deal_of_the_day(wanted, counts=True)
    scores = await services.writer.run(services.attempts.scores, wanted.key)
    who = client(request, visitor)
    expert = await _expert(deal, wanted.key, who, services)
    return await services.tables.apart.run(who, wanted.key, daily_result, wanted, deal, attempt, scores, expert)


def _checked(day: str, game: str, level: str) -> DailyDeal:
    check_day(day)
    now = today()
    if day > now:
        raise Refused("day-to-come", f"the deal of {day} is not out: on this server it is {now} (UTC)", day=now)
    return daily_deal(day, game, level)


@post("/api/challenges", summary="A link by which friends play a deal that is over, all in one seat", status_code=201)
async def new_challenge(data: ChallengeWanted, services: Services, visitor: Visitor) -> Made:
    person = acting(visitor, services)
    stored, facts = await _source(data.table, data.match, services)
    bots = company_for(stored.state, data.seat)
    mine = stored.state.seat_of(person)
    name = "" if mine is None else stored.state.seats[mine].name
    made = Challenge(new_id(), person, name, data.table, facts.number, data.seat, bots, time.time())
    return Made(await services.writer.run(services.attempts.make_challenge, made))


@get("/api/challenges/{id:str}", summary="A challenge: who has played it, and, when I have, how all did")
async def challenge(id: Id, request: AnyRequest, services: Services, visitor: Visitor) -> ShownChallenge:
    found, stored, facts, deal = await _challenge(id, services)
    key = _key(found)
    played = await services.writer.run(services.attempts.all_of, key)
    known_seat = stored.state.seat_of(visitor.person)
    is_over = known_seat is not None or any(each.person == visitor.person and each.ended is not None for each in played)
    who = client(request, visitor)
    expert = await _expert(deal, key, who, services) if is_over else None
    source = await services.writer.run(services.store.match, found.table_id, found.match)
    lines = source[1] if source else []
    about = found.id, found.name, deal, facts, lines, is_alike(deal, stored.state)
    return await services.tables.apart.run(
        who, key, shown_challenge, *about, played, visitor.person, known_seat, expert
    )  # fmt: skip


@post("/api/challenges/{id:str}", summary="Play a challenge: the first match counts", status_code=201)
async def play_challenge(
    id: Id, data: Challenger, request: AnyRequest, services: Services, visitor: Visitor
) -> Response[Begun]:
    found, stored, _, deal = await _challenge(id, services)
    is_new = stored.state.seat_of(visitor.person) is None
    return await _play(deal, _key(found), data.name, is_new, None, request, services, visitor)


def _key(challenge: Challenge) -> str:
    return f"challenge/{challenge.id}"


async def _challenge(id: str, services: Services) -> tuple[Challenge, StoredTable, MatchFacts, CommonDeal]:
    found = await services.writer.run(services.attempts.challenge, id)
    if found is None:
        raise Refused("no-such-challenge", "there is no such challenge; its link may have been cut off")
    try:
        stored, facts = await _source(found.table_id, found.match, services)
    except Refused:
        raise Refused("deal-gone", "the match with this deal has been cleared away; send a newer one") from None
    return found, stored, facts, challenge_deal(id, stored.state, facts, found.seat, found.bots)


async def _source(table: str, match: int, services: Services) -> tuple[StoredTable, MatchFacts]:
    """A match that is over; of any other the cards are a secret."""
    stored = await services.writer.run(services.store.load, table)
    found = await services.writer.run(services.store.match, table, match)
    if stored is None or found is None or found[0].ended is None:
        raise Refused("no-such-match", "there is no such match, or it is not over")
    return stored, found[0]


async def _play(
    deal: CommonDeal,
    key: str,
    name: str,
    may_count: bool,
    day: str | None,
    request: AnyRequest,
    services: Services,
    visitor: Visitor,
) -> Response[Begun]:
    """The table of the match that counts, also for a second tab; when it is over, another one to practise."""
    earlier = await services.writer.run(services.attempts.of, key, visitor.person)
    if earlier is not None and earlier.ended is None:
        return Response(Begun(earlier.table_id, True), status_code=201)
    person, cookies = await require_room(request, services, visitor)
    counts = may_count and earlier is None
    begun = partial(begun_table, new_id(), person=person, name=name, now=time.time())
    table = begun(deal.counting(counts))
    if counts:
        state = table.state
        own = state.seats[deal.seat].name
        attempt = Attempt(key, person, state.id, state.match, deal.seat, own, state.created, day)
        earlier = await services.writer.run(services.store.begin_attempt, attempt, table)
        if earlier is not None:  # another tab was faster
            return Response(Begun(earlier.table_id, True), status_code=201, cookies=cookies)
        services.tables.meet(table, address(request))
    else:
        await services.tables.create(table, address(request))
    return Response(Begun(table.state.id, counts), status_code=201, cookies=cookies)


async def _expert(deal: CommonDeal, key: str, who: str, services: Services) -> ExpertLine | None:
    """How an expert does: worked out once, in the background; None until then."""
    found: ExpertLine | None = await services.writer.run(services.attempts.expert, key)
    if found is None:

        async def keep(line: ExpertLine) -> None:
            await services.writer.run(services.attempts.keep_expert, key, line)

        services.coaching.work_out(who, key, partial(expert_line, deal), keep)
    return found


HANDLERS = [daily, play_daily, result, new_challenge, challenge, play_challenge]
