"""Shares: what one address and one person may ask for, who is behind a proxy, and what is forgotten."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from etalage.games.errors import Malformed
from etalage.server.addresses import FORWARDED_FOR, Proxies
from etalage.server.limiting import MOST_CLIENTS, Buckets, Limiter
from etalage.server.settings import Limits
from etalage.tables.errors import Refused
from tests.server.postgres import Postgres
from tests.server.test_tables import begun
from tests.server.visiting import GENEROUS, Running, Visitor, running
from tests.waiting import wait_until

NEW_TABLE = {"game": "money", "players": 3}


def refused(visitor: Visitor, method: str, path: str, body: Any = None) -> str:
    """Send what is refused, and see that it is said how and for how long; the name of the reason."""
    return reason(visitor.http.request(method, path, json=body))


def reason(answer: httpx.Response) -> str:
    assert answer.status_code == 429, answer.text
    assert int(answer.headers["Retry-After"]) >= 1
    problem = answer.json()
    assert problem["message"].count(" ") > 3, "a sentence"
    return str(problem["error"])


def refused_at_last(visitor: Visitor, method: str, path: str, body: Any = None) -> str:
    """The same, of what is refused when it is sent again and again: each second lets another one through."""

    def refusal() -> httpx.Response | None:
        answer = visitor.http.request(method, path, json=body)
        return answer if answer.status_code == 429 else None

    found = wait_until(refusal)
    assert found
    return reason(found)


# The limiter


def test_a_flood_of_addresses_fills_no_memory_and_frees_nobody() -> None:
    buckets = Buckets(rate=0.0, most=1)
    assert buckets.take("greedy", now=0.0) == 0
    for number in range(5 * MOST_CLIENTS):
        buckets.take(f"2001:db8:{number:x}::/64", now=1.0)
        if number % 1000 == 0:
            assert buckets.take("greedy", now=1.0) > 0
    assert len(buckets) <= MOST_CLIENTS


def test_an_address_gets_half_of_the_streams_at_most_and_gives_them_back() -> None:
    limiter = Limiter(Limits(streams=60, streams_of_person=4))
    for number in range(30):
        limiter.open_stream(f"person {number}", "192.0.2.7")
    with pytest.raises(Refused, match="your network has 30 open pages") as error:
        limiter.open_stream("person 30", "192.0.2.7")
    assert error.value.reason == "crowded-network"
    limiter.open_stream(None, "192.0.2.8")
    limiter.close_stream("person 0", "192.0.2.7")
    limiter.open_stream("person 30", "192.0.2.7")


def test_watchers_whom_nobody_knows_are_not_counted_as_one_person() -> None:
    limiter = Limiter(Limits())
    for _ in range(40):
        limiter.open_stream(None, "192.0.2.7")


# Proxies


@pytest.mark.parametrize(
    ("named", "peer", "header", "client"),
    [
        ([], "127.0.0.1", "192.0.2.7", "127.0.0.1"),
        (["127.0.0.1"], "127.0.0.2", "192.0.2.7", "127.0.0.2"),
        (["127.0.0.1"], "127.0.0.1", "192.0.2.7", "192.0.2.7"),
        (["127.0.0.1"], "127.0.0.1", "198.51.100.1, 192.0.2.7", "192.0.2.7"),
        (["127.0.0.1", "10.0.0.0/8"], "127.0.0.1", "198.51.100.1, 192.0.2.7, 10.1.2.3", "192.0.2.7"),
        (["10.0.0.0/8"], "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"),
        (["127.0.0.1"], "127.0.0.1", "192.0.2.7:49152", "192.0.2.7"),
        (["::1"], "::1", "[2001:db8::7]:49152", "2001:db8::7"),
        (["127.0.0.1"], "::ffff:127.0.0.1", "::ffff:192.0.2.7", "192.0.2.7"),
        (["127.0.0.1"], "127.0.0.1", "192.0.2.7, unknown", "127.0.0.1"),
        (["127.0.0.1"], "127.0.0.1", "", "127.0.0.1"),
    ],
)
def test_only_named_proxies_are_believed_and_only_their_own_words(
    named: list[str], peer: str, header: str, client: str
) -> None:
    assert Proxies(named).client(peer, [(FORWARDED_FOR, header.encode())]) == client


def test_a_header_that_comes_twice_is_one() -> None:
    headers = [(FORWARDED_FOR, b"198.51.100.1"), (b"host", b"x"), (FORWARDED_FOR, b"192.0.2.7")]
    assert Proxies(["127.0.0.1"]).client("127.0.0.1", headers) == "192.0.2.7"


@pytest.mark.parametrize("text", ["somewhere", "10.0.0.1/8", "127.0.0.1/33", ""])
def test_a_proxy_that_cannot_be_read(text: str) -> None:
    with pytest.raises(Malformed, match=r"--proxy .*: write it as an address or a network"):
        Proxies([text])


@pytest.mark.parametrize("proxy", [(), ("--proxy", "127.0.0.9")])
def test_without_a_named_proxy_its_header_is_ignored(tmp_path: Path, proxy: tuple[str, ...]) -> None:
    limits = ("--limit", "tables-per-hour-of-address=1", "--origin", "http://games.example")
    with running("--data", str(tmp_path), *limits, *proxy) as server:
        anne, bob = _behind_proxy(server, "192.0.2.7"), _behind_proxy(server, "192.0.2.8")
        anne.open_table()
        assert refused(bob, "POST", "/api/tables", NEW_TABLE) == "crowded-network"


def test_behind_a_named_proxy_everybody_has_their_own_share(tmp_path: Path) -> None:
    limits = ("--limit", "tables-per-hour-of-address=1", "--proxy", "127.0.0.0/8")
    with running("--data", str(tmp_path), *limits) as server:
        anne, bob = _behind_proxy(server, "192.0.2.7"), _behind_proxy(server, "192.0.2.8")
        liar = _behind_proxy(server, "198.51.100.1, 192.0.2.7")
        anne.open_table()
        bob.open_table()
        assert refused(liar, "POST", "/api/tables", NEW_TABLE) == "crowded-network"


def _behind_proxy(server: Running, forwarded: str) -> Visitor:
    visitor = server.visitor()
    visitor.http.headers["X-Forwarded-For"] = forwarded
    return visitor


# Shares of an address


def test_thirty_identities_of_one_address_leave_streams_to_others(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), *GENEROUS, "--limit", "streams=20") as server:
        anne = server.visitor()
        table = begun(anne)
        crowd = [server.visitor("127.0.0.2") for _ in range(30)]
        for each in crowd:
            each.open_table()
        listeners = [each.listen(table) for each in crowd[:10]]
        for listener in listeners:
            listener.next()
        with ThreadPoolExecutor(len(crowd)) as at_once:
            refusals = at_once.map(lambda each: refused(each, "GET", f"/api/tables/{table}/events"), crowd[10:])
            assert set(refusals) == {"crowded-network"}
        assert anne.listen(table).next()["seen"]["seat"] == 0


def test_requests_and_previews_have_a_share_of_an_address(tmp_path: Path) -> None:
    limits = ("previews-per-second-of-address=1", "requests-per-second-of-address=1", "burst-of-address=100")
    arguments = [word for limit in limits for word in ("--limit", limit)]
    with running("--data", str(tmp_path), *arguments) as server:
        crowd, anne = [server.visitor("127.0.0.2") for _ in range(5)], server.visitor()
        tables = [begun(each, "money") for each in crowd]  # at their first decision until they have bid
        seen = crowd[0].look(tables[0])
        for each, table in zip(crowd, tables, strict=True):
            each.post(f"/api/tables/{table}/preview", {"decision": seen["decision"]})
        wanted = {"decision": seen["decision"]}
        assert refused_at_last(crowd[0], "POST", f"/api/tables/{tables[0]}/preview", wanted) == "crowded-network"
        assert refused_at_last(crowd[1], "GET", f"/api/tables/{tables[1]}/positions/1") == "crowded-network"
        stranger = server.visitor("127.0.0.2")
        assert refused_at_last(crowd[2], "GET", "/") == "crowded-network"
        assert refused_at_last(stranger, "GET", "/api/about") == "crowded-network"
        begun(anne)


def test_tokens_and_links_have_a_share_of_an_address(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), "--limit", "keys-per-hour-of-address=3") as server:
        anne, bob, carl = server.visitor("127.0.0.2"), server.visitor("127.0.0.2"), server.visitor()
        for each in (anne, bob, carl):
            each.open_table()
        anne.post("/api/me/tokens", {"label": "a bot"})
        anne.post("/api/me/link")
        bob.post("/api/me/link")
        assert refused(bob, "POST", "/api/me/tokens", {"label": "a bot"}) == "crowded-network"
        assert refused(anne, "POST", "/api/me/link") == "crowded-network"
        carl.post("/api/me/link")


def test_a_person_has_twenty_tokens_and_no_more(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), *GENEROUS) as server:
        anne = server.visitor()
        for number in range(20):
            anne.post("/api/me/tokens", {"label": f"bot {number}"})
        assert refused(anne, "POST", "/api/me/tokens", {"label": "a bot"}) == "too-many-tokens"


def test_moves_that_come_too_fast_hear_for_how_long(tmp_path: Path) -> None:
    """They take a way of their own through the server."""
    with running("--data", str(tmp_path), "--limit", "requests-per-second=0", "--limit", "burst=6") as server:
        anne = server.visitor()
        table = begun(anne)
        anne.look(table)
        moves = {"decision": 1, "moves": ["pass"]}
        statuses = [anne.http.post(f"/api/tables/{table}/moves", json=moves) for _ in range(5)]
        assert statuses[-1].status_code == 429
        assert statuses[-1].headers["Retry-After"] == "86400"


def test_several_servers_count_an_address_together(postgres: Postgres) -> None:
    postgres.create("shares")
    address = ("--database", postgres.url_of("shares"), "--limit", "tables-per-hour-of-address=3")
    with running(*address) as one, running(*address) as other:
        for server in (one, other, one):
            server.visitor().open_table()
        for server in (one, other):
            assert refused(server.visitor(), "POST", "/api/tables", NEW_TABLE) == "crowded-network"
        other.visitor("127.0.0.2").open_table()
