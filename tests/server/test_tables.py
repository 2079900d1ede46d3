"""What people do at a table, from opening it to the rematch."""

from __future__ import annotations

from typing import Any

import pytest

from etalage.records import parse, referee
from tests.server.visiting import Running, Visitor, first_move
from tests.waiting import wait_until


def begun(host: Visitor, game: str = "weinhaendler", players: int = 3, **wishes: Any) -> str:
    """A table at which the host plays against bots."""
    table = host.open_table(game, players, **wishes)
    host.sit(table, 0, "Anne", word="Anne's word")
    host.start(table, word="Anne's word")
    return table


def my_turn(visitor: Visitor, table: str) -> Any:
    """The table, as soon as this visitor can move."""

    def seen() -> Any:
        found = visitor.look(table)
        return found if first_move(found) or found["table"]["phase"] != "playing" else None

    return wait_until(seen)


def played_out(visitor: Visitor, table: str) -> Any:
    """Play to the end against bots."""
    while True:
        seen = my_turn(visitor, table)
        if seen["table"]["phase"] == "over":
            return seen
        move = first_move(seen)
        assert move
        visitor.move(table, seen["decision"], move)


@pytest.mark.parametrize(("game", "options"), [("weinhaendler", {"draw": "hidden"}), ("money", {"deals": 2})])
def test_a_whole_match_with_bots_and_its_record(anne: Visitor, game: str, options: Any) -> None:
    table = begun(anne, game, 4, options=options)
    before = anne.look(table)
    assert before["fair"] is None
    seen = played_out(anne, table)
    assert max(seen["table"]["scores"]) > 0
    assert seen["fair"]["commitment"] == before["table"]["commitment"]
    record = anne.get(f"/api/tables/{table}/matches/1/record")
    checked = referee(record)
    assert checked.fair is True
    assert record["players"][0] == "Anne"
    assert checked.fair_version == 2
    assert record["fair"]["contributions"] == ["Anne's word", "", "", ""]
    assert record["fair"]["seals"][1:] == [None, None, None]
    assert list(checked.match.scores()) == seen["table"]["scores"]


def test_friends_join_by_link_and_play_each_other(server: Running, anne: Visitor, bob: Visitor) -> None:
    table = anne.open_table("money", 3, options={"deals": 1})
    carl = server.visitor()
    for seat, visitor in enumerate((anne, bob, carl)):
        visitor.sit(table, seat, ("Anne", "Bob", "Carl")[seat])
    assert [seat["name"] for seat in anne.look(table)["table"]["seats"]] == ["Anne", "Bob", "Carl"]
    anne.post(f"/api/tables/{table}/start")
    while (seen := anne.look(table))["table"]["phase"] == "playing":
        for visitor in (anne, bob, carl):
            seen = visitor.look(table)
            move = first_move(seen)
            if move:
                visitor.move(table, seen["decision"], move)
    assert seen["table"]["phase"] == "over"


def test_seats_names_and_the_host(server: Running, anne: Visitor, bob: Visitor) -> None:
    table = anne.open_table()
    anne.sit(table, 0, "Anne")
    assert bob.sit(table, 0, "Bob", expect=409)["error"] == "seat-taken"
    assert bob.sit(table, 1, "anne", expect=409)["error"] == "name-taken"
    assert bob.sit(table, 3, "Bob", expect=404)["error"] == "no-such-seat"
    assert bob.sit(table, 1, "  ", expect=400)["error"] == "name"
    bob.sit(table, 1, "Bob")
    bob.sit(table, 2, "Bobby")  # to another seat, under another name
    assert [seat["name"] for seat in bob.look(table)["table"]["seats"]] == ["Anne", None, "Bobby"]
    bob.sit(table, 2, "Robert")
    last = bob.get(f"/api/tables/{table}/log")["lines"][-1]
    assert (last["name"], last["facts"]) == ("table.renamed", {"seat": 2, "name": "Robert", "before": "Bobby"})
    assert bob.post(f"/api/tables/{table}/start", expect=403)["error"] == "not-the-host"
    assert bob.ask("DELETE", f"/api/tables/{table}/seats/0", expect=403)["error"] == "not-the-host"
    anne.ask("DELETE", f"/api/tables/{table}/seats/2")
    assert bob.look(table)["seat"] is None
    bob.sit(table, 1, "Bob")
    anne.post(f"/api/tables/{table}/leave")
    assert bob.look(table)["is_host"], "the next person is host"
    bob.put(f"/api/tables/{table}/seats/0/bot", {"bot": "otto"})
    assert bob.put(f"/api/tables/{table}/seats/2/bot", {"bot": "zsofia"}, expect=400)["error"] == "no-such-bot"
    refused = bob.put(f"/api/tables/{table}/seats/2/bot", {"bot": "exec:true"}, expect=400)
    assert refused["error"] == "no-such-bot", "a host runs nobody's programs"
    bob.put(f"/api/tables/{table}/seats/2/bot", {"bot": "otto"})
    assert [seat["name"] for seat in bob.look(table)["table"]["seats"]] == ["Otto", "Bob", "Otto 2"]
    stranger = server.visitor()
    assert stranger.post(f"/api/tables/{table}/start", expect=401)["error"] == "unknown"


def test_answers_to_moves(anne: Visitor, bob: Visitor, server: Running) -> None:
    table = anne.open_table()
    anne.sit(table, 0, "Anne")
    bob.sit(table, 1, "Bob")
    carl = server.visitor()
    carl.sit(table, 2, "Carl")
    assert anne.move(table, 1, "pass", expect=409)["error"] == "wrong-phase"
    anne.post(f"/api/tables/{table}/start")
    seen = anne.look(table)
    (waiting,) = seen["table"]["waiting"]
    people = (anne, bob, carl)
    mover, other = people[waiting], people[waiting - 1]
    seen = mover.look(table)
    decision, move = seen["decision"], next(each for each in seen["legal"]["moves"] if each.startswith("bid"))
    assert other.move(table, decision, "pass", expect=422)["error"] == "out-of-turn"
    illegal = mover.move(table, decision, "place 5 1:0", expect=422)
    assert illegal["clause"].startswith("W")
    assert mover.move(table, decision, "fly", expect=400)["error"] == "malformed"
    assert mover.move(table, decision, move, "pass", expect=422)["error"] == "out-of-turn"
    assert mover.look(table)["decision"] == decision, "all or nothing"
    answer = mover.move(table, decision, move)
    assert answer == {"decision": decision, "moves": [move]}
    assert mover.move(table, decision, move) == answer, "sent again, the same answer"
    stale = mover.move(table, decision, "pass", expect=409)
    assert stale["error"] == "stale"
    assert stale["seen"]["decision"] == decision + 1
    stranger = server.visitor()
    assert stranger.move(table, decision + 1, "pass", expect=401)["error"] == "unknown"
    stranger.open_table()
    assert stranger.move(table, decision + 1, "pass", expect=403)["error"] == "not-your-seat"
    assert anne.move("nowhere", 1, "pass", expect=404)["error"] == "no-such-table"
    assert anne.get(f"/api/tables/{table}/matches/1/record", expect=409)["error"] == "not-over"


def test_a_turn_in_the_cellars_is_sent_as_one_list(anne: Visitor) -> None:
    table = begun(anne)
    while True:
        seen = my_turn(anne, table)
        moves = seen["legal"]["moves"]
        places = [move for move in moves if move.startswith("place")]
        if places:
            break
        bids = [move for move in moves if move.startswith("bid")]
        anne.move(table, seen["decision"], bids[0] if bids else moves[-1])
    anne.move(table, seen["decision"], places[0], "done")
    assert anne.look(table)["decision"] >= seen["decision"] + 2


def test_sealed_bids_can_be_changed_and_nobody_notices(server: Running, anne: Visitor, bob: Visitor) -> None:
    table = anne.open_table("money", 3)
    carl = server.visitor()
    for seat, (visitor, name) in enumerate(((anne, "Anne"), (bob, "Bob"), (carl, "Carl"))):
        visitor.sit(table, seat, name)
    anne.post(f"/api/tables/{table}/start")
    seen = anne.look(table)
    decision, hand = seen["decision"], seen["view"]["hands"][0]
    listener = bob.listen(table)
    listener.next()
    anne.move(table, decision, f"bid {hand[0]}")
    told = listener.next()["told"]
    assert [(line["name"], line["facts"]) for line in told] == [("money.sealed", {"seat": 0})]
    before = bob.http.get(f"/api/tables/{table}").content
    public = server.visitor().http.get(f"/api/tables/{table}").content
    own = anne.listen(table)
    own.next()
    anne.move(table, decision, "bid PLAY")
    assert own.next()["seen"]["view"]["sealed"][0] == ["PLAY"], "on another device, one sees one's own change"
    assert bob.http.get(f"/api/tables/{table}").content == before
    assert server.visitor().http.get(f"/api/tables/{table}").content == public
    assert anne.move(table, decision, "bid PLAY") == {"decision": decision, "moves": ["bid PLAY"]}
    bob.move(table, decision, "bid PLAY")
    assert listener.next()["told"][0]["facts"] == {"seat": 1, "cards": ["PLAY"]}
    carl.move(table, decision, "bid PLAY")
    names = [line["name"] for line in listener.next()["told"]]
    assert names[:2] == ["money.sealed", "money.reveal"]
    assert anne.look(table)["decision"] == decision + 1


def test_preview_shows_gains_and_stores_nothing(anne: Visitor) -> None:
    table = begun(anne)
    while True:
        seen = my_turn(anne, table)
        places = [move for move in seen["legal"]["moves"] if move.startswith("place") and " 0 " not in move]
        if places:
            break
        bids = [move for move in seen["legal"]["moves"] if move.startswith("bid")]
        anne.move(table, seen["decision"], bids[0] if bids else seen["legal"]["moves"][-1])
    body = {"decision": seen["decision"], "moves": [places[0]]}
    foreseen = anne.post(f"/api/tables/{table}/preview", body)
    assert foreseen["told"][0]["name"] == "weinhaendler.place"
    gain = foreseen["standing_after"] - foreseen["standing"]
    assert gain == foreseen["told"][0]["facts"]["points"] > 0
    assert foreseen["view"]["points"][0] == foreseen["standing_after"]
    assert anne.look(table) == seen
    body["moves"] = ["place 5 4:4"]
    assert anne.post(f"/api/tables/{table}/preview", body, expect=422)["clause"].startswith("W")
    body = {"decision": seen["decision"] - 1, "moves": [places[0]]}
    assert anne.post(f"/api/tables/{table}/preview", body, expect=409)["error"] == "stale"


def test_preview_refuses_what_would_draw(anne: Visitor) -> None:
    table = begun(anne)
    seen = my_turn(anne, table)
    while "pass draw" not in seen["legal"]["moves"]:
        anne.move(table, seen["decision"], seen["legal"]["moves"][-1])
        seen = my_turn(anne, table)
    body = {"decision": seen["decision"], "moves": ["pass draw"]}
    assert anne.post(f"/api/tables/{table}/preview", body, expect=409)["error"] == "would-reveal"


def test_money_preview_says_what_an_exchange_would_bring(anne: Visitor) -> None:
    table = begun(anne, "money", 3)
    while True:
        seen = my_turn(anne, table)
        if seen["view"]["phase"] == "exchange":
            break
        anne.move(table, seen["decision"], "bid " + seen["view"]["hands"][0][0])
    gains = {}
    for move in seen["legal"]["moves"]:
        answer = anne.http.post(
            f"/api/tables/{table}/preview", json={"decision": seen["decision"], "moves": [move]}
        ).json()
        facts = answer if "standing" in answer else answer["facts"]
        gains[move] = facts["standing_after"] - facts["standing"]
    assert gains["keep"] == 0
    assert set(gains) >= {"take left", "take right"}


def test_whoever_leaves_is_replaced_and_may_return(anne: Visitor, bob: Visitor) -> None:
    table = anne.open_table(players=3)
    anne.sit(table, 0, "Anne")
    bob.sit(table, 1, "Bob")
    anne.post(f"/api/tables/{table}/start")
    bob.post(f"/api/tables/{table}/leave")
    seat = anne.look(table)["table"]["seats"][1]
    assert (seat["stand_in"], seat["name"]) == (True, "Bob")
    seen = my_turn(anne, table)
    anne.move(table, seen["decision"], str(first_move(seen)))
    bob.post(f"/api/tables/{table}/return")
    assert not anne.look(table)["table"]["seats"][1]["stand_in"]
    assert bob.post(f"/api/tables/{table}/return", expect=409)["error"] == "seat-taken"
    bob.post(f"/api/tables/{table}/leave")
    assert anne.look(table)["table"]["seats"][1]["bot"] == "marta"
    assert played_out(anne, table)["table"]["phase"] == "over"


def test_a_clock_lets_a_bot_stand_in(anne: Visitor, bob: Visitor) -> None:
    table = anne.open_table("money", 3, seconds=1)
    anne.sit(table, 0, "Anne")
    bob.sit(table, 1, "Bob")
    anne.post(f"/api/tables/{table}/start")
    facts = {"bot": "ilse", "why": "time", "seat": 0}
    wait_until(lambda: facts in [line["facts"] for line in anne.get(f"/api/tables/{table}/log")["lines"]])
    assert anne.look(table)["table"]["seats"][1]["stand_in"]


def test_rematch_and_the_same_deal_again(anne: Visitor, bob: Visitor) -> None:
    table = begun(anne)
    first = played_out(anne, table)
    number = first["table"]["number"]
    listener = anne.listen(table, number)
    listener.next()
    assert bob.post(f"/api/tables/{table}/rematch", {}, expect=401)
    anne.post(f"/api/tables/{table}/rematch", {"same_cards": True})
    assert listener.next()["told"][0]["name"] == "table.rematch"
    anne.post(f"/api/tables/{table}/start")
    played_out(anne, table)
    records = [anne.get(f"/api/tables/{table}/matches/{match}/record") for match in (1, 2)]
    assert records[0]["deals"][0]["hands"] == records[1]["deals"][0]["hands"]
    assert records[1]["cards_of"] == first["table"]["commitment"]
    assert "fair" not in records[1]
    anne.post(f"/api/tables/{table}/rematch", {"same_cards": False})
    opened = anne.look(table)["table"]
    assert opened["commitment"] not in (None, first["table"]["commitment"])
    assert opened["seats"][0]["seal"] is None, "given anew, after the new commitment"
    anne.post(f"/api/tables/{table}/seal", {"seal": anne.seal_of(table, 0, "other words")})
    anne.start(table, word="other words")
    played_out(anne, table)
    assert referee(anne.get(f"/api/tables/{table}/matches/3/record")).fair is True
    friend = bob.open_table(cards={"table": table, "match": 3})
    bob.sit(friend, 0, "Bob")
    bob.post(f"/api/tables/{friend}/start")
    dealt = anne.get(f"/api/tables/{table}/matches/3/record")["deals"][0]["hands"][0]
    assert sorted(bob.look(friend)["view"]["hands"][0], key=int) == sorted(dealt, key=int)
    wrong = {"game": "weinhaendler", "players": 3, "cards": {"table": friend, "match": 1}}
    assert bob.post("/api/tables", wrong, expect=404)["error"] == "no-such-match"


def test_lobby_my_tables_and_closing(server: Running, anne: Visitor, bob: Visitor) -> None:
    open_to_all, by_link = anne.open_table(public=True), anne.open_table()
    listed = [each["id"] for each in bob.get("/api/tables")["tables"]]
    assert open_to_all in listed
    assert by_link not in listed
    anne.sit(by_link, 0, "Anne")
    anne.post(f"/api/tables/{by_link}/start")
    my_turn(anne, by_link)
    mine = {each["table"]["id"]: each for each in anne.get("/api/me/tables")["tables"]}
    assert mine[by_link]["my_turn"]
    assert not mine[open_to_all]["my_turn"]
    assert bob.get("/api/me/tables") == {"tables": []}
    assert bob.post(f"/api/tables/{by_link}/cancel", expect=401)
    anne.post(f"/api/tables/{by_link}/cancel")
    assert anne.look(by_link)["table"]["phase"] == "cancelled"
    assert by_link not in [each["table"]["id"] for each in anne.get("/api/me/tables")["tables"]]


def test_phrases_instead_of_chat(anne: Visitor) -> None:
    table = anne.open_table()
    anne.sit(table, 0, "Anne")
    anne.post(f"/api/tables/{table}/phrases", {"phrase": "good-luck"})
    assert anne.post(f"/api/tables/{table}/phrases", {"phrase": "you fool"}, expect=400)["error"] == "no-such-phrase"
    assert anne.get(f"/api/tables/{table}/log")["lines"][-1]["facts"] == {"phrase": "good-luck", "seat": 0}


def test_the_memory_aid_is_for_those_who_want_it(anne: Visitor, server: Running) -> None:
    table = anne.open_table(memory_aid=False)
    anne.sit(table, 0, "Anne")
    anne.post(f"/api/tables/{table}/start")
    view = anne.look(table)["view"]
    assert view["known"] is None
    assert view["under"] is None
    token = anne.post("/api/me/tokens", {"label": "my bot"})["token"]
    assert Visitor(server.url, token).look(table)["view"]["known"] is not None, "a program keeps its own books anyway"


def test_a_stream_resumes_without_a_gap(anne: Visitor, bob: Visitor) -> None:
    table = begun(anne)
    listener = anne.listen(table)
    listener.next()
    missed = listener.last
    final = played_out(anne, table)
    whole = [(line["number"], line["name"]) for line in anne.get(f"/api/tables/{table}/log")["lines"]]
    for start in (0, missed, final["table"]["number"] - 3, final["table"]["number"]):
        update = anne.listen(table, start).next()
        heard = [(line["number"], line["name"]) for line in update["told"]]
        assert heard == [line for line in whole if line[0] > start]
        assert update["seen"]["table"] == final["table"]
    live: list[tuple[int, str]] = []
    while not live or live[-1][1] != "table.match-over":
        live += [(line["number"], line["name"]) for line in listener.next()["told"]]
    assert live == [line for line in whole if line[0] > missed]
    anne.post(f"/api/tables/{table}/rematch", {})
    update = bob.listen(table, missed).next()
    assert [line["number"] for line in update["told"]][-1] == final["table"]["number"] + 1, "over the end of a match"
    assert len({line["number"] for line in update["told"]}) == len({n for n, _ in whole if n > missed}) + 1


def test_records_of_the_server_read_like_any_other(anne: Visitor) -> None:
    table = begun(anne)
    played_out(anne, table)
    text = anne.http.get(f"/api/tables/{table}/matches/1/record").content
    assert referee(parse(text)).match.is_over()
