"""Sessions: the browsers that hold a key of a person, how they end, and the cookie they hold it in."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import httpx
from sqlalchemy import update

from etalage.server.database import open_database, sqlite_url
from etalage.server.people import DAY, SESSION_SECONDS, TOKEN, People
from etalage.server.schema import keys
from tests.server.test_storage import GOLDEN, KEYS
from tests.server.visiting import GENEROUS, Running, Visitor, running
from tests.waiting import PATIENCE, wait_until

ORIGIN = ("--origin", "https://games.example")


def brought_along(anne: Visitor, server: Running) -> Visitor:
    """The same person in another browser."""
    other = server.visitor()
    other.post("/api/me/claim", {"key": anne.post("/api/me/link")["key"]})
    return other


def test_sessions_are_listed_and_ended_by_their_owner(server: Running, anne: Visitor, bob: Visitor) -> None:
    table = anne.open_table()
    anne.sit(table, 0, "Anne")
    phone = brought_along(anne, server)
    listed = phone.get("/api/me/sessions")["sessions"]
    assert [each["current"] for each in listed] == [True, False], "the last used comes first"
    assert all(time.time() - PATIENCE < each["created"] <= each["used"] + 1 <= time.time() + 2 for each in listed)
    bob.open_table()
    there = f"/api/me/sessions/{listed[1]['id']}"
    assert bob.ask("DELETE", there, expect=404)["error"] == "no-such-session"
    listener = anne.listen(table)
    listener.next()
    phone.ask("DELETE", there)
    assert listener.ended.wait(PATIENCE), "whoever has lost the key hears no more"
    assert anne.get("/api/me")["known"] is False
    assert phone.look(table)["seat"] == 0
    phone.ask("DELETE", f"/api/me/sessions/{listed[0]['id']}")
    assert "etalage" not in phone.http.cookies


def test_all_other_sessions_end_with_the_links_to_more(server: Running, anne: Visitor) -> None:
    anne.open_table()
    phone, tablet = brought_along(anne, server), brought_along(anne, server)
    link = tablet.post("/api/me/link")["key"]
    anne.ask("DELETE", "/api/me/sessions")
    assert [each.get("/api/me")["known"] for each in (anne, phone, tablet)] == [True, False, False]
    assert server.visitor().post("/api/me/claim", {"key": link}, expect=403)["error"] == "link-used"


def test_sessions_are_not_for_programs_or_strangers(server: Running, anne: Visitor, bob: Visitor) -> None:
    program = Visitor(server.url, anne.post("/api/me/tokens", {"label": "bot"})["token"])
    for method, path in (("GET", "/api/me/sessions"), ("DELETE", "/api/me/sessions"), ("DELETE", "/api/me/sessions/x")):
        assert program.ask(method, path, expect=403)["error"] == "not-for-programs"
        if method == "DELETE":
            assert bob.ask(method, path, expect=401)["error"] == "unknown"
    assert bob.get("/api/me/sessions") == {"sessions": []}


def test_a_cookie_out_of_use_is_worth_nothing_and_one_in_use_is_renewed(tmp_path: Path) -> None:
    engine = open_database(sqlite_url(tmp_path))
    people = People(engine)
    visitor, key = people.welcome()
    assert visitor.person
    assert people.find(key) == (visitor, False)

    def not_used_for(seconds: float) -> None:
        expires = time.time() + SESSION_SECONDS - seconds
        with engine.begin() as connection:
            connection.execute(update(keys).values(expires=expires))
        people.forget()

    not_used_for(2 * DAY)
    assert people.find(key) == (visitor, True)
    assert people.known(key) == visitor
    assert time.time() - people.sessions(visitor.person)[0].used < PATIENCE
    not_used_for(SESSION_SECONDS + 1)
    assert people.known(key) is None
    assert people.find(key) is None
    assert people.sessions(visitor.person) == []


def test_a_token_is_good_until_it_is_revoked_and_an_old_cookie_as_long_as_browsers_keep_it(tmp_path: Path) -> None:
    engine = open_database(sqlite_url(tmp_path))
    people = People(engine)
    visitor, cookie = people.welcome()
    assert visitor.person
    _, token = people.new_token(visitor.person, "bot")
    with engine.begin() as connection:
        connection.execute(update(keys).values(expires=None, created=time.time() - 399 * DAY))
    assert people.find(cookie) == (visitor, True)
    with engine.begin() as connection:
        connection.execute(update(keys).values(expires=None, created=time.time() - 401 * DAY))
    people.forget()
    assert people.find(cookie) is None
    assert people.find(token)
    assert people.revoke(visitor.person, people.tokens(visitor.person)[0].id, TOKEN)


def by_https(server: Running) -> Visitor:
    """As a proxy passes it on; a cookie for https only is sent all the same."""
    visitor = server.visitor()
    visitor.http.headers.update({"X-Forwarded-Proto": "https", "Host": "games.example"})
    return visitor


def cookies_of(answer: httpx.Response) -> dict[str, str]:
    return {header.partition("=")[0]: header.partition("=")[2] for header in answer.headers.get_list("set-cookie")}


def test_by_https_the_cookie_is_for_this_host_alone(data: tuple[str, str]) -> None:
    with running(*data, *ORIGIN, *GENEROUS) as server:
        anne = by_https(server)
        opened = anne.http.post("/api/tables", json={"game": "money", "players": 3})
        cookie = cookies_of(opened)["__Host-etalage"]
        assert {"Secure", "HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
        assert "Domain" not in cookie
        key = cookie.partition(";")[0]
        bearing = {"Cookie": f"__Host-etalage={key}"}
        assert anne.http.get("/api/me", headers=bearing).json()["known"]
        assert not cookies_of(anne.http.get("/api/me", headers=bearing))
        old = {"Cookie": f"etalage={key}"}
        renewed = anne.http.get("/api/me", headers=old)
        assert renewed.json()["known"]
        assert cookies_of(renewed).keys() == {"__Host-etalage", "etalage"}
        assert cookies_of(renewed)["__Host-etalage"].startswith(f"{key};")
        assert "Max-Age=0" in cookies_of(renewed)["etalage"]


def test_moves_by_https_are_made_with_either_cookie(data: tuple[str, str]) -> None:
    with running(*data, *ORIGIN, *GENEROUS) as server:
        anne = by_https(server)
        opened = anne.http.post("/api/tables", json={"game": "weinhaendler", "players": 3})
        key = cookies_of(opened)["__Host-etalage"].partition(";")[0]
        anne.http.cookies.clear()
        anne.http.headers["Cookie"] = f"etalage=nonsense; __Host-etalage={key}"
        table = opened.json()["id"]
        anne.sit(table, 0, "Anne")
        anne.post(f"/api/tables/{table}/start")
        seen = wait_until(lambda: (looked := anne.look(table)) and looked["legal"] and looked)
        assert anne.move(table, seen["decision"], seen["legal"]["moves"][-1])


def test_a_cookie_from_before_is_renewed(tmp_path: Path) -> None:
    version = "0001"
    database = sqlite3.connect(tmp_path / "etalage.sqlite3")
    database.executescript((GOLDEN / f"{version}.sql").read_text("utf-8"))
    database.close()
    with running("--data", str(tmp_path)) as server:
        answer = server.visitor().http.get("/api/me", headers={"Cookie": f"etalage={KEYS[version]}"})
    assert answer.json()["known"]
    assert cookies_of(answer)["etalage"].startswith(KEYS[version])
