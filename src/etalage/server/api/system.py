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


@get("/health", summary="Whether the server and its database answer")
async def health(services: Services) -> Response[Health]:
    await services.writer.run(services.store.count)
    return Response(Health(not services.stopping, __version__), status_code=503 if services.stopping else 200)


@get("/metrics", summary="Figures for Prometheus, on this machine", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(request: AnyRequest, services: Services) -> Response[bytes]:
    """On a quiet server they would tell a player that another one has changed their bid."""
    is_here = host(request) in LOOPBACK and not any(header in request.headers for header in FORWARDED)
    if not (services.settings.open_metrics or is_here):
        raise Refused("not-here", "figures are given on the server's own machine only (--open-metrics: to all)")
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [health, metrics]
