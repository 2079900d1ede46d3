"""The files of the page, as browsers ask for them."""

from __future__ import annotations

import re

import httpx
import pytest

from tests.server.visiting import Running
from tests.waiting import PATIENCE


@pytest.fixture
def page(server: Running) -> httpx.Client:
    return httpx.Client(base_url=server.url, timeout=PATIENCE)


def test_every_address_of_the_page_is_the_page(page: httpx.Client) -> None:
    front = page.get("/")
    assert front.status_code == 200
    assert '<div id="app">' in front.text
    assert front.headers["content-type"] == "text/html; charset=utf-8"
    assert front.headers["content-security-policy"].startswith("default-src 'self'")
    for address in (
        "/t/abc",
        "/t/abc/replay/2",
        "/replay",
        "/rules/money",
        "/learn/weinhaendler",
        "/fair",
        "/matches",
        "/device",
    ):
        assert page.get(address).text == front.text
    assert page.get("/nowhere").status_code == 404
    assert page.get("/nowhere").text == front.text


def test_an_unknown_address_of_the_api_is_no_page(page: httpx.Client) -> None:
    for address in ("/api", "/api/nowhere", "/api/nowhere/else"):
        answer = page.get(address)
        assert answer.status_code == 404
        assert answer.json()["error"] == "not-found"
    assert page.get("/api/openapi.json").json()["info"]["title"] == "Etalage"


def test_files_are_compressed_and_kept(page: httpx.Client) -> None:
    script = re.search(r'src="(/assets/[^"]+\.js)"', page.get("/").text)
    assert script
    plain = page.get(script[1], headers={"Accept-Encoding": "gzip;q=0"})
    assert "content-encoding" not in plain.headers
    zipped = page.get(script[1], headers={"Accept-Encoding": "gzip"})
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.text == plain.text
    assert "immutable" in zipped.headers["cache-control"]
    again = page.get(script[1], headers={"Accept-Encoding": "gzip", "If-None-Match": zipped.headers["etag"]})
    assert again.status_code == 304
    assert page.get("/").headers["cache-control"] == "no-cache"
    head = page.head(script[1])
    assert head.status_code == 200
    assert head.content == b""
