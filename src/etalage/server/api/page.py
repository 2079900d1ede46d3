"""The browser app: its files, and one page for all addresses that people see."""

from __future__ import annotations

import re
from functools import cache

from litestar import HttpMethod, Response, route

from etalage.server.api.docs import not_built
from etalage.server.api.visitors import AnyRequest
from etalage.server.pages import INDEX, PageFile, read_page
from etalage.tables.errors import Refused

ADDRESSES = re.compile(
    r"(?:t/[^/]+(?:/(?:replay|review)/\d+)?|replay|review|fair|me|matches|device|c/[^/]+"
    r"|daily(?:/[0-9-]+/[a-z]+/[a-z]+)?|(?:rules|learn|puzzles|ladder)/[a-z]+)?"
)  # what the page's own router knows

page_files = cache(read_page)


@route(
    ["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, sync_to_thread=False
)
def page(request: AnyRequest, path: str = "") -> Response[bytes] | Response[str]:
    name = path.strip("/")
    if name.startswith("api/") or name == "api":
        raise Refused("not-found", "there is no such address; /api/docs lists them all")
    found = page_files().get(name)
    if found is not None and name != INDEX:
        return _sent(request, found, 200)
    status = 200 if ADDRESSES.fullmatch(name) else 404
    index = page_files().get(INDEX)
    return _sent(request, index, status) if index is not None else not_built(status)


def _sent(request: AnyRequest, file: PageFile, status: int) -> Response[bytes]:
    data, encoding = file.best(request.headers.get("accept-encoding", ""))
    etag = f'"{file.fingerprint}-{encoding or "plain"}"'
    headers = {"Cache-Control": file.caching, "ETag": etag, "Vary": "Accept-Encoding"}
    if encoding is not None:
        headers["Content-Encoding"] = encoding
    if status == 200 and request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=headers)
    return Response(data, status_code=status, media_type=file.media_type, headers=headers)


HANDLERS = [page]
