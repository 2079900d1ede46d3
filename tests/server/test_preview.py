"""What moves would come to, and what could follow them."""

from __future__ import annotations

import time
from typing import Any

import pytest

import etalage
from etalage.games.errors import IllegalMove, OutOfTurn
from etalage.games.registry import game
from etalage.tables.errors import Refused
from etalage.tables.showing import Preview, Reader, foresee, preview
from tests.positions import money_deal, play_all, wine_position
from tests.server.visiting import Visitor as Client
from tests.tables.tabletop import begun

WINE, MONEY = game("weinhaendler"), game("money")
CELLAR = {"1:0": "9", "1:1": "23", "1:2": "20", "1:3": "6", "1:4": "10", "2:1": "16", "2:2": "16"}


def foreseen(deal: Any, seat: int, *moves: str) -> Preview:
    return foresee(game(deal.view(seat).game), deal.view(seat), seat, 1, moves)


def following(found: Preview, move: str) -> Any:
    assert found.next is not None
    return next(each for each in found.next if each.move == move)


@pytest.mark.clauses("WX4")
def test_without_a_move_one_sees_what_each_would_bring() -> None:
    deal = wine_position("16 24", "", "", cellars=[CELLAR])
    found = foreseen(deal, 0)
    assert (found.told, found.prospects, found.view) == ([], None, deal.view(0).to_json())
    assert {each.move for each in found.next or ()} == set(map(str, deal.legal_moves(0)))
    place = following(found, "place 16 2:0")
    assert (place.told[0].name, place.told[0].facts["points"]) == ("weinhaendler.place", 7)
    assert place.standing_after - found.standing == 7
    assert (place.reckoning["alike"], place.reckoning["mixed"], place.reveals) == (1, 1, False)


def test_moves_in_a_row_and_what_could_follow_them() -> None:
    deal = wine_position("16 24", "6", "", cellars=[CELLAR])
    found = foreseen(deal, 0, "place 16 2:0")
    assert [each.name for each in found.told] == ["weinhaendler.place"]
    assert found.reckoning[0] == WINE.score_breakdown(deal.view(0))[0] | {
        "bottles": 8, "stars": 15, "alike": 1, "mixed": 1, "points": 7,
        "trios": [
            {"places": ["1:0", "1:1", "2:0"], "kind": "mixed", "points": 1},
            {"places": ["2:0", "2:1", "2:2"], "kind": "alike", "points": 4},
        ],
    }  # fmt: skip
    assert "place 24 3:0" in {each.move for each in found.next or ()}
    ended = foreseen(deal, 0, "place 16 2:0", "done")
    assert ended.next == [], "another seat is asked"
    with pytest.raises(OutOfTurn):
        foreseen(deal, 0, "place 16 2:0", "done", "done")
    with pytest.raises(IllegalMove):
        foreseen(deal, 0, "place 6 2:0")


def test_whoever_is_not_asked_sees_how_they_stand() -> None:
    deal = wine_position("16 24", "6", "", cellars=[CELLAR])
    found = foreseen(deal, 1)
    assert (found.next, found.standing, found.standing_after) == ([], 0, 0)
    with pytest.raises(OutOfTurn):
        foreseen(deal, 1, "done")


def test_what_would_turn_up_cards_tells_only_of_the_own_ones() -> None:
    deal = wine_position("16", "", "6", phase="bidding", display="20 23 24 21")
    draw = following(foreseen(deal, 0), "pass draw")
    assert (draw.reveals, draw.told, draw.standing_after) == (True, [], 0)
    with pytest.raises(Refused) as refused:
        foreseen(deal, 0, "pass draw")
    assert refused.value.reason == "would-reveal"
    assert refused.value.facts == {"standing": 0, "standing_after": 0, "prospects": None}


def test_a_bid_comes_with_its_prospects() -> None:
    deal = wine_position("16 24", "6", "7", phase="bidding", display="20 23")
    assert foreseen(deal, 0, "bid 16").prospects == {
        "value": 160, "rank": 1, "of": 1, "takes": "display", "gives": "display",
    }  # fmt: skip
    assert foreseen(deal, 0).prospects is None
    assert foreseen(deal, 0, "pass").prospects is None


def test_bids_of_money_follow_up_to_a_number() -> None:
    deal = etalage.deal("money", players=3, seed=1)
    found = foreseen(deal, 0)
    assert found.next is not None
    assert len(found.next) == 127
    bid = foreseen(deal, 0, found.next[0].move)
    assert bid.next == [], "where all bid at once, one bid is all"
    assert bid.prospects is not None
    hands: Any = deal.view(2).to_json()["hands"]
    play_all(deal, "bid PLAY", "bid PLAY", f"bid {hands[2][0]}", "take right")
    assert foreseen(deal, 2).next is None, "9 cards make 1,023 bids"


def test_an_exchange_tells_what_each_pile_would_bring() -> None:
    deal = money_deal(
        "JPY20a JPY60 EUR20a EUR20b USD40 GBP20a",
        "JPY30a", "GBP30a", right="EUR20c EUR30a EUR40 XAU10a", left="CHF20a CHF20b CHF20c CHF30a",
    )  # fmt: skip
    play_all(deal, "bid USD40", "bid JPY30a", "bid PLAY")
    found = foreseen(deal, 0)
    gains = {each.move: each.standing_after - found.standing for each in found.next or ()}
    assert gains == {"swap 1": 10, "take right": 140, "take left": 100, "keep": 0}
    assert not any(each.reveals for each in found.next or ())
    kept = following(found, "take right").reckoning
    assert kept["currencies"]["EUR"] == {"sum": 130, "counted": 30, "missing": 70}


@pytest.mark.skipif(not etalage.compiled(), reason="the bound is for compiled rules")
def test_it_is_quick_with_nine_cards_in_hand() -> None:
    deal = wine_position("6 7 9 10 14 16 21 23 24", "", "", cellars=[{"1:0": "16", "1:1": "20", "1:2": "9"}])
    times = []
    for _ in range(20):
        began = time.thread_time()
        found = foreseen(deal, 0)
        times.append(time.thread_time() - began)
    assert len(found.next or ()) > 30
    assert min(times) < 0.01


def test_without_the_memory_aid_a_person_is_not_reminded() -> None:
    table = begun("weinhaendler", 3, memory_aid=False).table
    for is_program, known in ((False, None), (True, [[], [], []])):
        reader = Reader.of(table.state, "anne", is_program)
        assert preview(table, reader, table.decision, []).view["known"] == known


def test_before_and_after_the_match_there_is_nothing_to_foresee() -> None:
    top = begun("money", 3, {"deals": 1})
    with pytest.raises(Refused, match="no seat"):
        preview(top.table, top.reader(None), top.table.decision, [])
    with pytest.raises(Refused, match="past"):
        preview(top.table, top.reader(0), top.table.decision + 1, [])
    rng = etalage.Rng(1)
    while top.match.to_move():
        seat = top.match.to_move()[0]
        top.play(seat, str(top.match.deal.random_move(seat, rng)))
    with pytest.raises(Refused, match="over"):
        preview(top.table, top.reader(0), top.table.decision, [])


def test_the_api_describes_the_views_of_all_games(anne: Client) -> None:
    parts = anne.get("/api/openapi.json")["components"]["schemas"]
    for part in ("Seen", "Preview", "Position", "Replay"):
        for game_part, key in (("View", "view"), ("Reckoning", "reckoning")):
            described = str(parts[part]["properties"][key])
            assert f"Weinhaendler{game_part}'" in described
            assert f"Money{game_part}'" in described
    assert parts["MoneyView"]["properties"]["phase"]["enum"] == ["bidding", "exchange", "over"]
    assert "pile_cards" not in parts["WeinhaendlerView"]["required"]
