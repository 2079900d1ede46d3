"""Oneself: tokens for programs, a link to another device, and the devices that have come in so."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post
from msgspec import Meta, Struct

from etalage.server.api.table import Done
from etalage.server.api.visitors import (
    LONGEST_KEY,
    AnyRequest,
    acting,
    cookie,
    no_cookie,
    required,
    session_key,
    share_keys,
    share_newcomers,
    somebody,
)
from etalage.server.people import COOKIE, LINK, LINK_SECONDS, Visitor, id_of
from etalage.server.services import Services
from etalage.tables.errors import Refused


class Me(Struct):
    known: bool
    """Whether I have been here before: with a seat, a table or a token."""
    is_program: bool


class TokenWanted(Struct, forbid_unknown_fields=True):
    label: Annotated[str, Meta(max_length=64)]
    """To tell it from others."""


class ShownToken(Struct):
    id: str
    label: str
    created: float


class NewToken(Struct):
    token: str
    """To be sent as `Authorization: Bearer TOKEN`. It is shown only once."""
    about: ShownToken


class Tokens(Struct):
    tokens: list[ShownToken]


class ShownSession(Struct):
    id: str
    created: float
    used: float
    """When it was last used, to the day."""
    link_made: float | None
    """Of a browser that has come by a personal link: when that was made. It was used at `created`."""
    current: bool
    """Whether it is the one that asks."""


class Sessions(Struct):
    sessions: list[ShownSession]
    """The last used first."""


class ShownLink(Struct):
    id: str
    created: float
    expires: float


class Links(Struct):
    links: list[ShownLink]
    """The first one first."""


class Link(Struct):
    key: str
    """To be put after the `#` of an address, so that no server's log ever sees it."""
    seconds: int


class Claim(Struct, forbid_unknown_fields=True):
    key: Annotated[str, Meta(max_length=LONGEST_KEY)]


@get("/api/me", summary="Whether I am known here")
async def me(services: Services, visitor: Visitor) -> Me:
    return Me(visitor.person is not None, visitor.is_program)


@get("/api/me/tokens", summary="My tokens")
async def tokens(services: Services, visitor: Visitor) -> Tokens:
    found = await services.writer.run(services.people.tokens, required(visitor))
    return Tokens([ShownToken(*each) for each in found])


@post("/api/me/tokens", summary="A token for a program that plays in my name", status_code=201)
async def new_token(data: TokenWanted, request: AnyRequest, services: Services, visitor: Visitor) -> Response[NewToken]:
    require_person(visitor)
    person, cookies = await somebody(request, services, visitor)
    services.limiter.change(person)
    await share_keys(request, services)
    token, key = await services.writer.run(services.people.new_token, person, data.label)
    return Response(NewToken(key, ShownToken(*token)), status_code=201, cookies=cookies)


@delete("/api/me/tokens/{token_id:str}", summary="Revoke a token", status_code=200)
async def revoke(token_id: str, services: Services, visitor: Visitor) -> Done:
    require_person(visitor)
    if not await services.writer.run(services.people.revoke, required(visitor), token_id):
        raise Refused("no-such-token", "you have no such token")
    services.revoked(required(visitor))
    return Done()


@get("/api/me/sessions", summary="The browsers in which I am known")
async def sessions(request: AnyRequest, services: Services, visitor: Visitor) -> Sessions:
    require_person(visitor)
    if visitor.person is None:
        return Sessions([])
    found = await services.writer.run(services.people.sessions, visitor.person)
    return Sessions([ShownSession(*each, current=each.id == _current(request)) for each in found])


@delete(
    "/api/me/sessions/{session_id:str}",
    summary="End a session: that browser does not know me any more",
    status_code=200,
)
async def end_session(session_id: str, request: AnyRequest, services: Services, visitor: Visitor) -> Response[Done]:
    require_person(visitor)
    if not await services.writer.run(services.people.revoke, required(visitor), session_id, COOKIE):
        raise Refused("no-such-session", "you have no such session")
    services.revoked(required(visitor))
    return Response(Done(), cookies=[no_cookie(services)] if session_id == _current(request) else [])


@delete("/api/me/sessions", summary="End all my sessions but this one", status_code=200)
async def end_other_sessions(request: AnyRequest, services: Services, visitor: Visitor) -> Done:
    require_person(visitor)
    await services.writer.run(services.people.end_other_sessions, required(visitor), _current(request))
    services.revoked(required(visitor))
    return Done()


@post("/api/me/link", summary="A key that takes me along to another device, once", status_code=201)
async def link(request: AnyRequest, services: Services, visitor: Visitor) -> Link:
    require_person(visitor)
    person = acting(visitor, services)
    await share_keys(request, services)
    return Link(await services.writer.run(services.people.new_link, person), LINK_SECONDS)


@get("/api/me/links", summary="My personal links by which another device may still come")
async def links(services: Services, visitor: Visitor) -> Links:
    require_person(visitor)
    if visitor.person is None:
        return Links([])
    found = await services.writer.run(services.people.links, visitor.person)
    return Links([ShownLink(*each) for each in found])


@delete("/api/me/links/{link_id:str}", summary="Revoke a personal link that has not been used", status_code=200)
async def revoke_link(link_id: str, services: Services, visitor: Visitor) -> Done:
    require_person(visitor)
    if not await services.writer.run(services.people.revoke, required(visitor), link_id, LINK):
        raise Refused("no-such-link", "there is no such link of yours: it has been used, or is too old")
    return Done()


@post("/api/me/claim", summary="Become, on this device, the person who made a link", status_code=200)
async def claim(data: Claim, request: AnyRequest, services: Services, visitor: Visitor) -> Response[Done]:
    await share_newcomers(request, services)
    found = await services.writer.run(services.people.claim, data.key)
    if found is None:
        raise Refused("link-used", "this link has been used, or is too old; make a new one")
    return Response(Done(), cookies=[cookie(found[1], services)])


def _current(request: AnyRequest) -> str:
    """The id of the session that asks."""
    return id_of(session_key(dict(request.scope["headers"])) or "")


def require_person(visitor: Visitor) -> None:
    """Keys, and what is kept of somebody, are not a program's business."""
    if visitor.is_program:
        raise Refused("not-for-programs", "a token can play, but not make or revoke keys, nor delete anything")


HANDLERS = [me, tokens, new_token, revoke, sessions, end_session, end_other_sessions, link, links, revoke_link, claim]
