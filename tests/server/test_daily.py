"""The deal of the day and challenges, over the API."""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

from etalage.bots.daily import daily_deal
from etalage.server.administration import delete_tables
from etalage.server.database import open_database, sqlite_url
from tests.server.visiting import GENEROUS, Running, Visitor, first_move, running
from tests.waiting import wait_until

GAME, LEVEL = "money", "evening"


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def day_after(number: int) -> str:
    return (date.fromisoformat(today()) + timedelta(days=number)).isoformat()


def sit_down(visitor: Visitor, day: str | None = None, expect: int | None = None, name: str = "Anne B.") -> Any:
    wanted = {"day": day or today(), "game": GAME, "level": LEVEL, "name": name}
    return visitor.post("/api/daily", wanted, expect)


def play_out(visitor: Visitor, table: str, choose: Callable[[Any], str | None] = first_move) -> Any:
    """To the end, as soon as it is one's turn."""

    def step() -> Any:
        seen = visitor.look(table)
        if seen["table"]["phase"] == "over":
            return seen
        move = choose(seen)
        if move is not None:
            visitor.move(table, seen["decision"], move)
        return None

    return wait_until(step)


def thrifty(seen: Any) -> str | None:
    """One card after the other, so that it goes another way."""
    moves = seen["legal"] and seen["seat"] in seen["table"]["waiting"] and seen["legal"]["moves"]
    return str(moves[0]) if moves else first_move(seen)


def result(visitor: Visitor, day: str | None = None) -> Any:
    """With the expert's match worked out."""

    def worked_out() -> Any:
        found = visitor.get(f"/api/daily/{day or today()}/{GAME}/{LEVEL}")
        return found if found["expert"] else None

    return wait_until(worked_out)


def test_the_first_match_counts_and_what_comes_of_it_is_compared(server: Running) -> None:
    anne, bob = server.visitor(), server.visitor()
    deal = daily_deal(today(), GAME, LEVEL)
    begun = sit_down(anne)
    seen = anne.look(begun["id"])["table"]
    assert begun["counts"]
    assert seen["phase"] == "playing"
    assert seen["cards_of"] is not None
    assert seen["common"] == {"kind": "daily", "day": today(), "level": LEVEL, "challenge": None, "counts": True}
    assert [seat["bot"] for seat in seen["seats"]] == list(deal.bots)
    assert anne.get(f"/api/daily/{today()}/{GAME}/{LEVEL}", 409)["error"] == "not-over"
    decision = anne.look(begun["id"])["decision"]
    assert anne.post(f"/api/tables/{begun['id']}/hint", {"decision": decision}, 409)["error"] == "deal-counts"
    assert anne.post(f"/api/tables/{begun['id']}/matches/1/review", None, 409)["error"] == "not-over"

    over = play_out(anne, begun["id"])
    found = result(anne)
    mine = found["table"]["mine"]
    scores = over["table"]["scores"]
    assert mine["standing"] == "over"
    assert mine["score"] == scores[deal.seat]
    assert mine["place"] == 1 + sum(score > mine["score"] for score in scores)
    assert {"score": mine["score"], "people": 1} in found["scores"]
    parted = found["expert"]["parted"]
    assert parted["seat"] == deal.seat
    assert parted["mine"] != parted["other"]
    days = anne.get("/api/daily")
    assert days["today"] == today()
    assert (days["streak"], days["longest"]) == (1, 1)

    again = sit_down(anne)
    assert not again["counts"]
    assert again["id"] != begun["id"]
    assert anne.look(again["id"])["table"]["common"]["counts"] is False
    hint = anne.post(f"/api/tables/{again['id']}/hint", {"decision": anne.look(again["id"])["decision"]})
    assert hint["moves"]

    same = sit_down(bob, name="Bob")
    play_out(bob, same["id"])
    assert bob.look(same["id"])["table"]["scores"] == scores  # the same moves have met the same answers
    assert anne.get(f"/api/daily/{today()}/{GAME}/{LEVEL}")["people"] == found["people"] + 1


def test_two_tabs_at_once_are_at_the_same_table(server: Running) -> None:
    carl = server.visitor()
    carl.open_table(GAME)  # so that both tabs are the same person
    begun: list[Any] = []
    tabs = []
    for _ in range(4):
        tab = Visitor(server.url)
        tab.http.cookies = carl.http.cookies
        tabs.append(threading.Thread(target=lambda tab=tab: begun.append(sit_down(tab))))
    for thread in tabs:
        thread.start()
    for thread in tabs:
        thread.join()
    assert len(begun) == 4
    assert len({each["id"] for each in begun}) == 1
    assert all(each["counts"] for each in begun)


def test_a_day_to_come_is_refused_and_one_that_is_over_is_practice(server: Running) -> None:
    dora = server.visitor()
    refused = sit_down(dora, day_after(1), 409)
    assert refused["error"] == "day-to-come"
    assert refused["facts"]["day"] == today()
    assert day_after(1) in refused["message"]
    assert dora.get(f"/api/daily/{day_after(1)}/{GAME}/{LEVEL}", 409)["error"] == "day-to-come"
    for wrong in ("2026-13-01", "yesterday", "2020-01-01", "2026-1-1"):
        assert sit_down(dora, wrong, 400)["error"] == "malformed"
    past = sit_down(dora, day_after(-1))
    assert not past["counts"]
    assert dora.get("/api/daily")["days"][1]["tables"][2]["mine"]["standing"] == "open"
    assert result(dora, day_after(-1))["expert"]["parted"] is None


def test_whoever_lets_a_bot_play_is_not_compared(server: Running) -> None:
    emil = server.visitor()
    begun = sit_down(emil)
    people = server.visitor().get(f"/api/daily/{day_after(-1)}/{GAME}/{LEVEL}")["people"]
    emil.post(f"/api/tables/{begun['id']}/leave")
    emil.post(f"/api/tables/{begun['id']}/return")
    play_out(emil, begun["id"])
    mine = result(emil)["table"]["mine"]
    assert (mine["standing"], mine["score"]) == ("helped", None)
    assert people == 0


def test_a_challenge_is_compared_by_those_who_have_played_it(server: Running) -> None:
    anne, bob, carl = server.visitor(), server.visitor(), server.visitor()
    table = sit_down(anne, day_after(-1))["id"]
    play_out(anne, table)
    deal = daily_deal(day_after(-1), GAME, LEVEL)
    wanted = {"table": table, "match": 1, "seat": deal.seat}
    id = anne.post("/api/challenges", wanted)["id"]
    assert anne.post("/api/challenges", wanted)["id"] == id
    path = f"/api/challenges/{id}"

    before = bob.get(path)
    assert before["by"] == "Anne B."
    assert not before["is_shown"]
    assert before["first"]["score"] is None
    assert before["expert"] is None
    begun = bob.post(path, {"name": "Bob"})
    assert begun["counts"]
    assert bob.post(path, {"name": "Bob"})["id"] == begun["id"]  # the other tab
    assert bob.look(begun["id"])["table"]["common"]["challenge"] == id
    play_out(bob, begun["id"], thrifty)
    carls = carl.post(path, {"name": "Carl"})
    waiting = carl.get(path)
    assert [(each["name"], each["score"]) for each in waiting["people"]] == [("Bob", None), ("Carl", None)]

    wait_until(lambda: bob.get(path)["expert"])
    shown = bob.get(path)
    first, own = shown["first"], shown["people"][0]
    assert own["is_me"]
    assert own["score"] == shown["mine"]["score"] is not None
    assert first["score"] == anne.look(table)["table"]["scores"][deal.seat]
    assert first["parted"]["mine"] != first["parted"]["other"]
    play_out(carl, carls["id"])
    assert carl.get(path)["people"][1]["score"] == first["score"]  # played as Anne did, against the same bots
    assert carl.get(path)["first"]["parted"] is None
    assert not anne.post(path, {"name": "Anne B."})["counts"]  # she knows the cards


def test_a_challenge_whose_deal_is_gone_says_so(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), *GENEROUS) as server:
        anne = server.visitor()
        table = sit_down(anne)["id"]
        play_out(anne, table)
        id = anne.post("/api/challenges", {"table": table, "match": 1, "seat": 0})["id"]
        engine = open_database(sqlite_url(tmp_path))
        delete_tables(engine, [table])
        engine.dispose()
        bob = server.visitor()
        assert bob.get(f"/api/challenges/{id}", 404)["error"] == "deal-gone"
        assert bob.post(f"/api/challenges/{id}", {"name": "Bob"}, 404)["error"] == "deal-gone"
        assert anne.get("/api/daily")["days"][0]["tables"][2]["mine"]["standing"] == "over", "what it came to stays"
        assert result(anne)["rank"] == 1
        assert not sit_down(anne)["counts"]


def test_a_challenge_needs_a_match_that_is_over_and_a_seat(server: Running) -> None:
    fay = server.visitor()
    table = sit_down(fay)["id"]
    running = {"table": table, "match": 1, "seat": 0}
    assert fay.post("/api/challenges", running, 404)["error"] == "no-such-match"
    play_out(fay, table)
    assert fay.post("/api/challenges", running | {"seat": 9}, 404)["error"] == "no-such-seat"
    assert fay.get("/api/challenges/nowhere", 404)["error"] == "no-such-challenge"
