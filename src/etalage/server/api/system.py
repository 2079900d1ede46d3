"""For operators and monitors."""

from __future__ import annotations

from litestar import MediaType, Response, get
from msgspec import Struct

from etalage import __version__
from etalage.server.api.visitors import AnyRequest, host
from etalage.server.services import Services
from etalage.tables.errors import Refused

LOOPBACK = ("127.0.0.1", "::1")
FORWARDED = ("forwarded", "x-forwarded-for")
"""A proxy on this machine asks for somebody elsewhere."""


class Health(Struct):
    ok: bool
    version: str


@get("/health", summary="Whether the server is alive", sync_to_thread=False)
def health() -> Health:
    return Health(True, __version__)


@get("/ready", summary="Whether moves can be stored")
async def ready(services: Services) -> Health:
    """A row is written and taken back, at most once a second; with a full disk or a damaged file the answer is 503."""
    if services.stopping:
        raise Refused("stopping", "the server is going down; come back in a moment")
    refusal = await services.readiness.refusal()
    if refusal is not None:
        raise refusal
    return Health(True, __version__)


@get("/metrics", summary="Figures for Prometheus, on this machine", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(request: AnyRequest, services: Services) -> Response[bytes]:
    """On a quiet server they would tell a player that another one has changed their bid."""
    is_here = host(request) in LOOPBACK and not any(header in request.headers for header in FORWARDED)
    if not (services.settings.open_metrics or is_here):
        raise Refused("not-here", "figures are given on the server's own machine only (--open-metrics: to all)")
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [health, ready, metrics]
