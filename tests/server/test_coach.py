"""Hints and reviews: who gets them, what others hear of it, and what becomes of a review that is interrupted."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import httpx
import pytest

import etalage
from etalage.games.match import Match
from etalage.records import referee, to_record
from etalage.server import coaching
from etalage.server.coaching import Advance, Coaching, Stop
from etalage.tables.errors import Refused
from tests.server.test_tables import begun, my_turn, played_out
from tests.server.visiting import Running, Visitor
from tests.waiting import PATIENCE, wait_until


def events(answer: httpx.Response) -> Iterator[tuple[str, Any]]:
    name = ""
    for line in answer.iter_lines():
        if line.startswith("event: "):
            name = line[7:]
        elif line.startswith("data: "):
            yield name, json.loads(line[6:])


def asked(visitor: Visitor, path: str, body: Any = None) -> list[tuple[str, Any]]:
    """All that the stream of a review says."""
    with visitor.http.stream("POST", path, json=body) as answer:
        assert answer.status_code == 200, answer.read()
        return list(events(answer))


def hint(visitor: Visitor, table: str, decision: int, expect: int | None = None) -> Any:
    return visitor.post(f"/api/tables/{table}/hint", {"decision": decision}, expect)


def test_against_bots_a_hint_is_free_and_nobody_hears_of_it(anne: Visitor, bob: Visitor) -> None:
    table = begun(anne, "money", 3, options={"deals": 1})
    seen = my_turn(anne, table)
    found = hint(anne, table, seen["decision"])
    assert found["decision"] == seen["decision"]
    assert 1 <= len(found["moves"]) <= 3
    best = found["moves"][0]
    assert all(best["win_share"] >= each["win_share"] for each in found["moves"])
    assert sum(each["chance"] for each in best["outcomes"]) <= 1.001
    assert hint(anne, table, seen["decision"]) == found, "asked again it is the same"
    assert "table.hint" not in [line["name"] for line in anne.get(f"/api/tables/{table}/log")["lines"]]
    anne.move(table, seen["decision"], best["move"])
    assert hint(anne, table, seen["decision"], expect=409)["error"] == "stale"
    assert hint(bob, table, seen["decision"], expect=401)["error"] == "unknown"


def test_among_people_hints_are_agreed_and_told(anne: Visitor, bob: Visitor) -> None:
    for hints in (False, True):
        table = anne.open_table("money", 3, options={"deals": 1}, hints=hints)
        anne.sit(table, 0, "Anne")
        bob.sit(table, 1, "Bob")
        anne.start(table)
        seen = my_turn(anne, table)
        assert seen["table"]["hints"] is hints
        if not hints:
            assert hint(anne, table, seen["decision"], expect=403)["error"] == "no-hints"
            assert anne.post(f"/api/tables/{table}/matches/1/review", expect=409)["error"] == "not-over"
            continue
        move = hint(anne, table, seen["decision"])["moves"][0]["move"]
        hint(anne, table, seen["decision"])
        told = [line for line in bob.get(f"/api/tables/{table}/log")["lines"] if line["name"] == "table.hint"]
        assert [line["facts"] for line in told] == [{"deal": 0, "move": 0, "seat": 0}]
        anne.move(table, seen["decision"], move)
        assert hint(anne, table, seen["decision"], expect=422)["error"] == "out-of-turn"
        bob.post(f"/api/tables/{table}/leave")
        played_out(anne, table)
        record = anne.get(f"/api/tables/{table}/matches/1/record")
        assert record["hints"] == [{"deal": 0, "move": 0, "seat": 0}]
        assert referee(record).fair is not False


def test_a_hint_goes_on_from_what_is_staged(anne: Visitor) -> None:
    table = begun(anne, "weinhaendler", 3)
    seen = my_turn(anne, table)
    while seen["view"]["phase"] != "cellars":
        anne.move(table, seen["decision"], "pass")
        seen = my_turn(anne, table)
    foreseen = anne.post(f"/api/tables/{table}/preview", {"decision": seen["decision"], "moves": []})
    staged = next(each["move"] for each in foreseen["next"] if each["move"].startswith("place "))
    asked_with = {"decision": seen["decision"], "staged": [staged]}
    turn = anne.post(f"/api/tables/{table}/hint", asked_with)["moves"][0]["turn"]
    assert turn[-1] == "done"
    laid = {"decision": seen["decision"], "moves": [staged, *turn[:-1]]}
    assert "done" in [each["move"] for each in anne.post(f"/api/tables/{table}/preview", laid)["next"]]
    over = {"decision": seen["decision"], "staged": ["done"]}
    refused = anne.post(f"/api/tables/{table}/hint", over, expect=409)["error"]
    assert refused in ("nothing-to-decide", "would-reveal"), "the last one's end of the turn fills the display"
    assert anne.post(f"/api/tables/{table}/hint", {**over, "staged": ["pass"]}, expect=422)["clause"]


def test_a_review_of_a_match_is_made_once_and_kept(anne: Visitor, bob: Visitor) -> None:
    table = begun(anne, "money", 3, options={"deals": 1})
    path = f"/api/tables/{table}/matches/1/review"
    assert bob.post(path, expect=409)["error"] == "not-over"
    stream = bob.listen(table)
    stream.until(lambda update: update["seen"]["table"]["entrance"] == "now")
    assert asked(anne, path)[-1][1]["moments"], "against bots alone it harms nobody"
    stream.until(lambda update: update["seen"]["table"]["entrance"] is None)
    late = bob.put(f"/api/tables/{table}/seats/1", {"name": "Bob"}, expect=409)
    assert late["error"] == "hands-open", "whoever comes late would play against somebody who has seen all hands"
    assert anne.post(f"/api/tables/{table}/matches/2/review", expect=404)["error"] == "no-such-match"
    played_out(anne, table)
    first = asked(anne, path)
    assert [name for name, _ in first[:-1]] == ["progress"] * (len(first) - 1)
    progress = [each["done"] for name, each in first[:-1] if each["total"]]
    assert progress == sorted(progress)
    name, review = first[-1]
    assert (name, review["game"], review["names"][0]) == ("review", "money", "Anne")
    for seat in review["seats"]:
        assert seat["result"] == pytest.approx(seat["fair"] + seat["luck"] + seat["skill"], abs=0.001)
    assert asked(bob, path) == [("review", review)], "it is there at once"
    body = {"record": anne.get(f"/api/tables/{table}/matches/1/record")}
    assert asked(bob, "/api/review", body)[-1] == ("review", review), "and so it is by the record"
    assert [name for name, _ in asked(anne, "/api/review", body)] == ["review"]


def played_at_random() -> Any:
    match: Any = Match.new(etalage.game("money"), 3, {"deals": 1}, seed=1)
    rng = etalage.Rng(1)
    for after, _ in match.play_on(lambda match, seat: match.deal.random_move(seat, rng)):
        match = after
    return to_record(match)


def test_a_record_that_somebody_brings(anne: Visitor) -> None:
    record = played_at_random()
    unfinished = json.loads(json.dumps(record))
    del unfinished["result"], unfinished["deals"][0]["scores"]
    unfinished["deals"][0]["moves"] = unfinished["deals"][0]["moves"][:6]
    assert anne.post("/api/review", {"record": unfinished}, expect=409)["error"] == "not-over"
    assert anne.post("/api/review", {"record": {"format": "chess"}}, expect=422)["error"] == "bad-record"
    assert anne.http.post("/api/review", json={"record": {"x": "y" * 300_000}}).status_code == 413
    tried = {"record": unfinished, "ply": 0, "seat": 0}
    best = anne.post("/api/replay/hint", tried)["moves"][0]["move"]
    assert not anne.post("/api/replay/hint", {**tried, "tried": [best]})["is_mistake"]
    judged = anne.post("/api/replay/hint", {**tried, "tried": ["bid PLAY"]})
    assert (judged["tried"], judged["moves"][0]["move"]) == (["bid PLAY"], best)
    assert anne.post("/api/replay/hint", {**tried, "tried": ["take left"]}, expect=422)["clause"]
    assert anne.post("/api/replay/hint", {**tried, "ply": 99}, expect=404)["error"] == "no-such-position"
    over = {"record": record, "ply": len(record["deals"][0]["moves"]), "seat": 0}
    assert anne.post("/api/replay/hint", over, expect=409)["error"] == "nothing-to-decide"


def test_a_stop_of_the_server_loses_no_review(data: tuple[str, str]) -> None:
    server = Running(*data).start()
    anne = server.visitor()
    table = begun(anne, "money", 3, options={"deals": 1})
    played_out(anne, table)
    path = f"/api/tables/{table}/matches/1/review"
    told = []
    with contextlib.suppress(httpx.HTTPError), anne.http.stream("POST", path) as answer:
        for each in events(answer):
            told.append(each)
            if server.process and server.process.poll() is None and len(told) == 2:
                assert server.stop() == 0
    assert told[-1][0] in ("progress", "problem")
    assert not server.cut_connections
    again = Running(*data, port=server.port).start()
    try:
        assert asked(anne, path)[-1][0] == "review"
    finally:
        again.kill()


# The jobs themselves, with work that waits for us instead of thinking

Scene = Callable[[Coaching], Awaitable[None]]


def play(scene: Scene) -> None:
    async def all_of_it() -> None:
        jobs = Coaching()
        try:
            await scene(jobs)
        finally:
            jobs.close()

    asyncio.run(all_of_it())


async def told(job: coaching.ReviewJob) -> list[bytes]:
    return [part async for part in job.follow()]


def test_several_follow_the_same_review() -> None:
    held = threading.Event()

    def make(advance: Advance, stop: Stop) -> bytes:
        advance(1, 2)
        held.wait(PATIENCE)
        return b"{}"

    async def scene(jobs: Coaching) -> None:
        job = jobs.review("a", "match", make)
        assert jobs.being_made("match") is job
        following = [asyncio.create_task(told(job)) for _ in range(2)]
        await asyncio.sleep(0)
        held.set()
        first, second = await asyncio.gather(*following)
        assert first[-1] == second[-1] == b"event: review\ndata: {}\n\n"
        assert jobs.being_made("match") is None
        assert jobs.known_review("match") == b"{}"

    play(scene)


def test_a_review_that_nobody_follows_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "LINGER_SECONDS", 0.0)
    ended = threading.Event()

    def make(advance: Advance, stop: Stop) -> bytes:
        wait_for_the_end(advance, stop)
        ended.set()
        return b"{}"

    async def scene(jobs: Coaching) -> None:
        job = jobs.review("a", "match", make)
        following = asyncio.create_task(told(job))
        await asyncio.sleep(0)
        following.cancel()
        await asyncio.wait([job.made])
        assert job.made.cancelled()
        assert await asyncio.to_thread(ended.wait, PATIENCE)
        assert jobs.known_review("match") is None

    play(scene)


def test_too_many_reviews_are_refused_and_hints_go_before_them() -> None:
    held = threading.Event()

    def make(advance: Advance, stop: Stop) -> bytes:
        held.wait(PATIENCE)
        return b"{}"

    async def scene(jobs: Coaching) -> None:
        waiting = [jobs.review("a", str(number), make) for number in range(1 + coaching.MOST_OF_CLIENT)]
        with pytest.raises(Refused) as refused:
            jobs.review("a", "one more", make)
        assert refused.value.reason == "too-many-requests"
        assert await jobs.hint("b", "question", lambda stop: b"[]") == b"[]"
        held.set()
        for job in waiting:
            assert (await told(job))[-1].startswith(b"event: review")

    play(scene)


def wait_for_the_end(advance: Advance, stop: Stop) -> bytes:
    wait_until(stop)
    return b"{}"


def test_what_fails_is_said() -> None:
    def make(advance: Advance, stop: Stop) -> bytes:
        raise Refused("no-coach", "nobody knows this game")

    async def scene(jobs: Coaching) -> None:
        last = (await told(jobs.review("a", "match", make)))[-1]
        assert last.startswith(b'event: problem\ndata: {"error":"no-coach"')
        stopped = jobs.review("a", "another", wait_for_the_end)
        following = asyncio.create_task(told(stopped))
        await asyncio.sleep(0)
        jobs.stop()
        assert b'"stopping"' in (await following)[-1]
        with pytest.raises(Refused):
            jobs.review("a", "later", make)

    play(scene)


def test_puzzles_are_there(anne: Visitor) -> None:
    for game in ("weinhaendler", "money"):
        count = anne.get(f"/api/puzzles/{game}")["count"]
        puzzle = anne.get(f"/api/puzzles/{game}/0")
        wanted = {"record": puzzle["record"], "seat": puzzle["seat"], "legal": True}
        position = anne.post("/api/replay/whole", wanted)["positions"][puzzle["ply"]]
        assert puzzle["best"] in position["legal"]["moves"]
        assert anne.get(f"/api/puzzles/{game}/{count}", expect=404)["error"] == "no-such-puzzle"
    assert anne.get("/api/puzzles/chess")["count"] == 0
