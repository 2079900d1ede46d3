"""Pages for readers: the API in plain words, made from its OpenAPI description."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Any

from litestar import Litestar, MediaType, Response, get

from etalage.server.api.visitors import AnyRequest

STYLE = "/api/style.css"
CSS = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
code { font-size: .95em; }
h2 { margin-top: 2.5rem; }
.call { font-weight: 600; }
table { border-collapse: collapse; }
td, th { text-align: left; vertical-align: top; padding: .15rem 1rem .15rem 0; }
"""
INTRODUCTION = """
<p>As OpenAPI: <a href="/api/openapi.json">/api/openapi.json</a>. Programs send
<code>Authorization: Bearer TOKEN</code>; a browser has its cookie.</p>
<p>A refusal is <code>{"error": a name, "message": a sentence, "clause": of the rules, "facts": {…}}</code>: 400 for
what cannot be read, 401 and 403 for who may not, 404 for what is not there, 409 for what is not possible now
(<code>stale</code> comes with <code>seen</code>, the table as it stands), 422 for what the rules forbid, 429 for too
much, 503 for later.</p>
<p>To play: look at a table or listen to its stream; when <code>legal</code> is there and your seat is in
<code>table.waiting</code>, post moves with the number of the <code>decision</code>.</p>
"""


@get(STYLE, include_in_schema=False, media_type=MediaType.CSS, sync_to_thread=False)
def style() -> str:
    return CSS


@get("/api/docs", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
def page(request: AnyRequest) -> str:
    return _described(request.app)


@lru_cache(1)
def _described(app: Litestar) -> str:
    """Made once, for it takes a tenth of a second."""
    schema = app.openapi_schema.to_schema()
    parts = [f"<p>{escape(schema['info']['description'])}</p>", INTRODUCTION]
    for path, calls in schema["paths"].items():
        for method, call in calls.items():
            parts.append(_call(method, path, call))
    parts.append("<h2>What is sent and answered</h2>")
    for name, part in sorted(schema["components"]["schemas"].items()):
        parts.append(_struct(name, part))
    return _page("Etalage: the API", "".join(parts))


def _call(method: str, path: str, call: dict[str, Any]) -> str:
    body = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    lines = [f'<h3 class="call"><code>{method.upper()} {escape(path)}</code></h3>', f"<p>{escape(call['summary'])}."]
    if body:
        lines.append(f" Send {_type(body)}.")
    for status, answer in call["responses"].items():
        for content in answer.get("content", {}).values():
            if status.startswith("2") and "$ref" in content.get("schema", {}):
                lines.append(f" Answer: {_type(content['schema'])}.")
    return "".join([*lines, "</p>"])


def _struct(name: str, part: dict[str, Any]) -> str:
    rows = [
        f"<tr><td><code>{escape(field)}</code></td><td>{_type(kind)}</td></tr>"
        for field, kind in part.get("properties", {}).items()
    ]
    told = escape(part.get("description", ""))
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{told}</p><table>{"".join(rows)}</table>'


def _type(kind: dict[str, Any]) -> str:
    if "$ref" in kind:
        name = escape(kind["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "oneOf" in kind:
        return " or ".join(_type(each) for each in kind["oneOf"])
    if kind.get("type") == "array":
        return f"list of {_type(kind.get('items', {}))}"
    if "enum" in kind:
        return " or ".join(f"<code>{escape(str(each))}</code>" for each in kind["enum"])
    return escape(str(kind.get("type", "anything")))


def _page(title: str, body: str) -> str:
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    link = f'<link rel="stylesheet" href="{STYLE}">'
    return f'<!doctype html><html lang="en"><head>{head}{link}</head><body><h1>{escape(title)}</h1>{body}</body></html>'


def not_built(status: int) -> Response[str]:
    """In place of the browser app, where there was no Node.js to build it."""
    text = (
        "<p>Die Weinhändler and Money!, for 3 to 5 players. This server is running, but the page to play on was not "
        "built: install Node.js 20 or newer and run <code>make page</code>.</p>"
        "<p>Until then, play in a terminal with <code>etalage play</code>, seat a bot here with "
        '<code>etalage join</code>, or write a program: <a href="/api/docs">the API</a>.</p>'
    )
    return Response(_page("Etalage", text), status_code=status, media_type=MediaType.HTML)


HANDLERS = [page, style]
