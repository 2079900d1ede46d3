"""The web application: routes, errors, and what every answer carries."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from etalage import __version__
from etalage.games.errors import EtalageError
from etalage.server.api import coach, daily, docs, figures, lobby, matches, me, page, replay, system, table
from etalage.server.api.visitors import COOKIE, visitor
from etalage.server.middleware import Middleware
from etalage.server.openapi import DescribesGames, RenderedOnce
from etalage.server.problems import FAILURE, Problem, headers_of, problem_of
from etalage.server.services import Services
from etalage.server.settings import Settings

PARTS = (lobby, table, daily, coach, replay, me, matches, figures, system, docs, page)

log = logging.getLogger("etalage.server")


def make_app(settings: Settings) -> tuple[Middleware, Services]:
    """The application, and the services behind it."""
    services = Services(settings)
    return Middleware(_routes(services), services), services


def openapi_document() -> dict[str, Any]:
    """What the application says of itself, without running it."""
    return _routes(Services(Settings("sqlite://"))).openapi_schema.to_schema()


def _routes(services: Services) -> Litestar:
    settings = services.settings

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    return Litestar(
        [handler for part in PARTS for handler in part.HANDLERS],
        lifespan=[lifespan],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "visitor": Provide(visitor),
        },
        exception_handlers={
            EtalageError: _refusal, HTTPException: _http_error, RecursionError: _too_deep,
            UnicodeDecodeError: _no_text, Exception: _failure,
        },
        openapi_config=OpenAPIConfig(
            title="Etalage",
            version=__version__,
            description="Die Weinhändler and Money!: REST for what people do, server-sent events for the rest.",
            path="/api/openapi.json",
            render_plugins=[RenderedOnce(path="/")],
            components=Components(
                security_schemes={
                    "token": SecurityScheme(type="http", scheme="bearer"),
                    "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
                }
            ),
        ),
        plugins=[DescribesGames()],
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
    )  # fmt: skip


def _refusal(_: Request[Any, Any, Any], error: EtalageError) -> Response[Problem]:
    status, problem = problem_of(error)
    return Response(problem, status_code=status, headers=headers_of(status, problem))


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    names = {400: "malformed", 401: "unknown", 404: "not-found", 405: "wrong-method", 413: "too-large"}
    name = names.get(error.status_code, "refused" if error.status_code < 500 else "failure")
    facts = {}
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        facts = {"fields": [{key: str(value) for key, value in each.items()} for each in error.extra if each]}
    return Response(Problem(name, error.detail, None, facts), status_code=error.status_code, headers=error.headers)


def _too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[Problem]:
    return Response(Problem("malformed", "the body is nested too deeply"), status_code=400)


def _no_text(_: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Problem]:
    return Response(Problem("malformed", f"the body is not UTF-8 text: {error.reason}"), status_code=400)


def _failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: the log has it, the client hears that it is not theirs."""
    log.exception("a request has failed", exc_info=error)
    return Response(Problem("failure", FAILURE), status_code=500)
