"""A match by its record: at any position, as any seat, and what else could have been played."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

import etalage
from etalage.games.match import AnyMatch, Match
from etalage.records import dumps, fair_dealer, fair_facts
from etalage.server.encoding import encode, pack
from etalage.server.problems import problem_of
from etalage.tables.errors import Refused
from etalage.tables.showing import Replayed
from tests.server.test_tables import begun, played_out
from tests.server.visiting import Visitor
from tests.strategies import played_at_random

ENOUGH = 100_000
GAMES = [("weinhaendler", {"draw": "hidden"}), ("money", {"deals": 2})]


def recorded(name: str, players: int = 4, seed: int = 3, moves: int = ENOUGH, **options: Any) -> tuple[AnyMatch, str]:
    match = etalage.match(name, players, seed, options)
    match = played_at_random(match, moves, seed)
    return match, dumps(match)


def at(record: str, ply: int, seat: int | None = None, is_open: bool = False) -> Any:
    return json.loads(encode(Replayed.read(record, pack).shown(ply, seat, is_open)))


@pytest.mark.parametrize(("name", "options"), GAMES)
@pytest.mark.parametrize(("seat", "is_open"), [(1, False), (None, False), (None, True)])
def test_a_whole_match_is_all_its_positions(name: str, options: Any, seat: int | None, is_open: bool) -> None:
    """Put together from what has changed, each is what the server shows of it alone."""
    _, record = recorded(name, 3, moves=150, **options)
    replayed = Replayed.read(record)
    whole = json.loads(encode(replayed.whole(seat, is_open, with_legal=True)))
    assert len(whole["positions"]) == len(whole["moves"]) + 1
    stands: dict[str, Any] = {"view": {}}
    for ply, changed in enumerate(whole["positions"]):
        view = {**stands["view"], **changed["view"]}
        stands = {**stands, **changed, "view": view}
        found = json.loads(encode(replayed.shown(ply, seat, is_open)))
        for key in ("deal", "scores", "asked", "to_move", "reckoning", "legal"):
            assert stands[key] == found[key]
        assert {**dict.fromkeys(view), **found["view"]} == view
    for key in ("game", "names", "options", "players", "deals", "moves", "lines", "result", "fair"):
        assert whole[key] == found[key]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_position_is_what_each_might_know(name: str, options: Any) -> None:
    match, record = recorded(name, 3, **options)
    game = match.game
    twin = Match.undealt(game, match.names, match.options, match.drawn)
    ply = 0
    for played in match.deals:
        twin = twin.begin(played.setup)
        for move in played.moves:
            mover = twin.deal.next_in_record()
            assert mover is not None
            twin, step = twin.after(mover, move)
            ply += 1
            found = at(record, ply, ply % 3)
            view = step.after.view(ply % 3)
            assert (found["view"], found["reckoning"]) == (view.to_json(), game.score_breakdown(view))
            assert (found["deal"], found["scores"]) == (len(twin.deals), twin.scores())
            told = [(f"{name}.{event.name}", event.facts) for event in step.events(ply % 3)]
            lines = [(line["name"], line["facts"]) for line in found["lines"] if line["ply"] == ply]
            assert lines == told
            assert found["moves"][ply - 1] == {"ply": ply, "deal": len(twin.deals), "seat": mover, "move": str(move)}
            is_asked = ply % 3 in step.after.asked()
            assert (found["legal"] is not None) == is_asked
    assert found["plies"] == ply
    outcome = match.outcome()
    assert outcome
    assert found["result"] == {"scores": list(outcome.scores), "winners": list(outcome.winners)}


def test_sealed_bids_are_told_to_their_owner_and_where_all_is_open() -> None:
    _, record = recorded("money", 3, deals=1)
    first = {seat: at(record, 0, seat)["lines"][:3] for seat in (None, 0, 1, 2)}
    assert [line["facts"].get("cards") is not None for line in first[1]] == [False, True, False]
    assert not any("cards" in line["facts"] for line in first[None])
    everything = at(record, 2, None, is_open=True)
    assert all("cards" in line["facts"] for line in everything["lines"][:3])
    assert [bid is not None for bid in everything["view"]["sealed"]] == [True, True, False]
    assert len(everything["view"]["pile_cards"]) == everything["view"]["pile"]
    assert (everything["asked"], everything["to_move"]) == ([0, 1, 2], [2])
    assert None not in everything["reckoning"]
    hidden = at(record, 2, 2)["view"]
    assert (hidden["sealed"], hidden["hands"][0]) == ([None, None, None], None)


def test_the_end_of_a_deal_is_shown_then_the_next() -> None:
    match, record = recorded("money", 3, deals=2)
    last = len(match.deals[0].moves)
    end, after = at(record, last), at(record, last + 1)
    assert (end["deal"], end["view"]["phase"], end["asked"]) == (1, "over", [])
    assert end["scores"] == match.deals[0].deal.scores()
    assert None not in end["view"]["hands"]
    assert (after["deal"], after["view"]["phase"], after["scores"]) == (2, "bidding", end["scores"])


def test_a_match_that_is_not_over_is_replayed_as_far_as_it_goes() -> None:
    match, record = recorded("weinhaendler", moves=30)
    found = at(record, 30, match.deal.asked()[0])
    assert (found["plies"], found["result"], found["fair"]) == (30, None, "absent")
    assert found["view"] == match.deal.view(match.deal.asked()[0]).to_json()
    assert found["legal"]["count"] == len(match.deal.legal_moves())
    money = json.loads(recorded("money", 3, deals=2)[1])
    del money["deals"][1]
    money["deals"][0]["moves"] = money["deals"][0]["moves"][:2]
    del money["result"], money["deals"][0]["scores"]
    found = at(json.dumps(money), 2, 1)
    assert (found["plies"], found["to_move"]) == (2, [2])
    assert found["view"]["sealed"][1]
    money["deals"] = []
    found = at(json.dumps(money), 0, 1)
    assert (found["deal"], found["view"], found["moves"], found["lines"]) == (0, None, [], [])


def test_whether_the_cards_were_fair() -> None:
    secret, words = b"s" * 32, ["a", "b", "c"]
    match = Match.new(etalage.game("weinhaendler"), 3, dealer=fair_dealer(secret, words))
    fair = fair_facts(secret, words)
    public = {key: fair[key] for key in ("version", "commitment", "contributions")}
    assert at(dumps(match, {"fair": public}), 0)["fair"] == "unfinished"
    match = played_at_random(match, ENOUGH, 1)
    assert at(dumps(match, {"fair": fair}), 0)["fair"] == "proved"


@pytest.mark.skipif(not etalage.compiled(), reason="the bound is for compiled rules")
def test_a_whole_long_match_is_found_quickly() -> None:
    _, record = recorded("money", 5, deals=3)
    plies = at(record, 0)["plies"]
    times = []
    for ply in range(0, plies, max(1, plies // 20)):
        began = time.thread_time()
        Replayed.read(record).shown(ply, 1, is_open=False)
        times.append(time.thread_time() - began)
    assert min(times) < 0.03


def test_other_moves_at_a_position() -> None:
    match, record = recorded("weinhaendler")
    for ply in range(0, 40, 3):
        found = at(record, ply, None, is_open=True)
        seat = found["to_move"][0]
        foreseen = Replayed.read(record).preview(ply, seat, [])
        assert foreseen.decision == ply
        assert foreseen.next is None or {each.move for each in foreseen.next} == set(found["legal"]["moves"])
    over = len(match.deals[0].moves)
    assert Replayed.read(record).preview(over, 0, []).next == []
    with pytest.raises(etalage.OutOfTurn):
        Replayed.read(record).preview(over, 0, ["pass"])


def test_a_preview_knows_no_more_than_the_seat() -> None:
    """The same view in two worlds: whatever the others hold, the answer is the same."""
    _, record = recorded("money", 3, deals=1)
    data = json.loads(record)
    deal = data["deals"][0]
    deal["moves"] = []
    del data["result"], deal["scores"]
    other = json.loads(json.dumps(data))
    other["deals"][0]["hands"][1], other["deals"][0]["hands"][2] = deal["hands"][2], deal["hands"][1]
    first, second = (json.dumps(each) for each in (data, other))
    assert at(first, 0, 0) == at(second, 0, 0)
    assert at(first, 0, None) == at(second, 0, None)
    bid = f"bid {deal['hands'][0][0]}"
    for moves in ([], [bid], ["bid PLAY"]):
        assert Replayed.read(first).preview(0, 0, moves) == Replayed.read(second).preview(0, 0, moves)


@pytest.mark.usefixtures("pebbles")
def test_a_game_that_the_server_has_not_heard_of() -> None:
    match, record = recorded("pebbles", 3)
    found = at(record, 4, 1)
    assert (found["game"], found["plies"], found["reckoning"][1]) == (
        "pebbles",
        12,
        {"points": found["view"]["points"][1]},
    )
    foreseen = Replayed.read(record).preview(4, 1, [])
    assert foreseen.next is not None
    assert [each.move for each in foreseen.next] == [f"choose {pebble}" for pebble in found["view"]["hands"][1]]
    tried = Replayed.read(record).preview(4, 1, [foreseen.next[0].move])
    assert tried.prospects == {"wins": found["view"]["middle"][1]}
    assert at(record, 12)["scores"] == match.scores()


@pytest.mark.parametrize(
    ("change", "facts"),
    [
        ({"format": "chess"}, {"key": "format", "clause": None, "deal": None, "move": None}),
        ({"deals": [{}]}, {"key": "hands", "clause": None, "deal": 0, "move": None}),
        ({"result": {"scores": [1, 2, 3], "winners": [0]}}, None),
    ],
)
def test_a_bad_record_is_refused_with_its_place(change: Any, facts: Any) -> None:
    record = json.dumps(json.loads(recorded("weinhaendler", 3)[1]) | change)
    with pytest.raises(Refused) as refused:
        Replayed.read(record).shown(0, None, is_open=False)
    status, problem = problem_of(refused.value)
    assert (status, problem.error) == (422, "bad-record")
    assert facts is None or problem.facts == facts


def test_a_move_against_the_rules_is_refused_with_deal_number_and_clause() -> None:
    record = json.loads(recorded("money", 3, deals=2)[1])
    record["deals"][1]["moves"][1] = "bid " + record["deals"][1]["hands"][0][0]
    with pytest.raises(Refused) as refused:
        Replayed.read(json.dumps(record)).shown(0, None, is_open=False)
    assert refused.value.facts == {"key": None, "clause": "M7", "deal": 1, "move": 1}


def test_over_the_wire(anne: Visitor) -> None:
    record = json.loads(recorded("money", 5, deals=3)[1])
    assert len(json.dumps(record)) > 16_384, "longer than other bodies may be"
    body = {"record": record, "ply": 7, "seat": 2, "open": False}
    found = anne.post("/api/replay", body)
    assert (found["game"], found["players"], found["ply"], found["view"]["seat"]) == ("money", 5, 7, 2)
    foreseen = anne.post("/api/replay/preview", {"record": record, "ply": 3, "seat": 4, "moves": ["bid PLAY"]})
    assert foreseen["told"] == [{"name": "money.sealed", "facts": {"seat": 4, "cards": ["PLAY"]}}]
    assert anne.post("/api/replay", body | {"ply": found["plies"] + 1}, expect=404)["error"] == "no-such-position"
    assert anne.post("/api/replay", body | {"seat": 5}, expect=422)["clause"] == "M5"
    assert anne.post("/api/replay", body | {"record": {}}, expect=422)["facts"]["key"] == "format"
    assert anne.post("/api/replay", body | {"record": 7}, expect=400)["error"] == "malformed"
    assert anne.post("/api/replay", {"ply": 0}, expect=400)["error"] == "malformed"
    huge = anne.http.post("/api/replay", json={"record": {"x": "y" * 300_000}})
    assert huge.status_code == 413


def test_the_record_of_a_table_can_be_replayed(anne: Visitor) -> None:
    table = begun(anne, "money", 3, options={"deals": 1})
    end = played_out(anne, table)
    record = anne.get(f"/api/tables/{table}/matches/1/record")
    found = anne.post("/api/replay", {"record": record})
    last = anne.post("/api/replay", {"record": record, "ply": found["plies"], "seat": 0})
    assert (last["fair"], last["view"], last["reckoning"]) == ("proved", end["view"], end["reckoning"])
