"""Who is who: cookies, tokens, links to another device, and requests that come from elsewhere."""

from __future__ import annotations

from tests.server.visiting import Running, Visitor


def test_a_guest_is_known_by_a_cookie_that_scripts_cannot_read(anne: Visitor) -> None:
    assert anne.get("/api/me") == {"known": False, "is_program": False}
    answer = anne.http.post("/api/tables", json={"game": "money", "players": 3})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert anne.get("/api/me")["known"]


def test_watching_makes_nobody_a_person(server: Running, anne: Visitor, bob: Visitor) -> None:
    table = anne.open_table()
    assert "set-cookie" not in bob.http.get(f"/api/tables/{table}").headers
    bob.sit("nowhere", 0, "Bob", expect=404)
    assert "etalage" not in bob.http.cookies


def test_a_link_takes_a_seat_to_another_device_once(server: Running, anne: Visitor) -> None:
    table = anne.open_table()
    anne.sit(table, 1, "Anne")
    key = anne.post("/api/me/link")["key"]
    phone, thief = server.visitor(), server.visitor()
    phone.post("/api/me/claim", {"key": key})
    assert phone.look(table)["seat"] == 1
    assert anne.look(table)["seat"] == 1, "the first device stays"
    assert thief.post("/api/me/claim", {"key": key}, expect=403)["error"] == "link-used"
    thief.http.cookies.set("etalage", key)
    assert thief.get("/api/me") == {"known": False, "is_program": False}, "a link is not a cookie"


def test_tokens_are_made_used_and_revoked_by_their_owner(server: Running, anne: Visitor, bob: Visitor) -> None:
    table = anne.open_table()
    made = anne.post("/api/me/tokens", {"label": "my bot"})
    program = Visitor(server.url, made["token"])
    program.sit(table, 0, "Robot")
    assert anne.look(table)["seat"] == 0, "the token plays in the owner's name"
    assert program.post("/api/me/tokens", {"label": "more"}, expect=403)["error"] == "not-for-programs"
    assert program.post("/api/me/link", expect=403)["error"] == "not-for-programs"
    assert [token["label"] for token in anne.get("/api/me/tokens")["tokens"]] == ["my bot"]
    bob.open_table()
    assert bob.ask("DELETE", f"/api/me/tokens/{made['about']['id']}", expect=404)["error"] == "no-such-token"
    anne.ask("DELETE", f"/api/me/tokens/{made['about']['id']}")
    assert program.get(f"/api/tables/{table}", expect=401)["error"] == "wrong-token"
    assert anne.post("/api/me/tokens", {"label": "\n"}, expect=400)["error"] == "label"


def test_forged_keys_are_worth_nothing(server: Running, anne: Visitor) -> None:
    table = anne.open_table()
    anne.sit(table, 0, "Anne")
    cookie = anne.http.cookies["etalage"]
    for forged in (cookie[:-1], cookie + "x", "x" * 300, "' OR 1=1 --"):
        thief = server.visitor()
        thief.http.cookies.set("etalage", forged)
        assert thief.look(table)["seat"] is None
    for header in ("Bearer nonsense", "Basic abc", f"Bearer {cookie}"):
        answer = server.visitor().http.get("/api/me", headers={"Authorization": header})
        assert answer.status_code == 401


def test_requests_from_other_sites_change_nothing(server: Running, anne: Visitor) -> None:
    table = anne.open_table()
    anne.sit(table, 0, "Anne")
    path = f"/api/tables/{table}/leave"
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = anne.http.post(path, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    assert anne.look(table)["seat"] == 0
    assert anne.http.post(path, headers={"Origin": server.url, "Sec-Fetch-Site": "same-origin"}).status_code == 200


def test_every_answer_carries_the_headers_that_protect_it(anne: Visitor) -> None:
    for path in ("/", "/api/docs", "/api/about", "/nowhere"):
        headers = anne.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
