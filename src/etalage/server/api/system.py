"""For operators and monitors."""

from __future__ import annotations

from litestar import MediaType, Response, get
from msgspec import Struct

from etalage import __version__
from etalage.server.house import House


class Health(Struct):
    ok: bool
    version: str


@get("/health", summary="Whether the server and its database answer")
async def health(house: House) -> Response[Health]:
    await house.writer.run(house.store.count)
    return Response(Health(not house.stopping, __version__), status_code=503 if house.stopping else 200)


@get("/metrics", summary="Figures for Prometheus", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(house: House) -> Response[bytes]:
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [health, metrics]
