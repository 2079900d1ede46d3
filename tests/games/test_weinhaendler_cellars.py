"""Die Weinhändler: building cellars, and what the bottles are worth (W17 to W28)."""

from itertools import combinations
from typing import Any

import pytest

import etalage
from etalage import BadSetup, Event, Malformed, OutOfTurn, Rng
from tests.positions import moves, play_all, refused, seen, wine_deal, wine_position

GAME = etalage.game("weinhaendler")

SIDE_BY_SIDE = ["1:0 1:1 1:2", "1:1 1:2 1:3", "1:2 1:3 1:4", "2:0 2:1 2:2", "2:1 2:2 2:3", "3:0 3:1 3:2"]
RISING = ["1:0 2:0 3:0", "1:1 2:1 3:1", "1:2 2:2 3:2", "2:0 3:0 4:0", "2:1 3:1 4:1", "3:0 4:0 5:0"]
FALLING = ["1:2 2:1 3:0", "1:3 2:2 3:1", "1:4 2:3 3:2", "2:2 3:1 4:0", "2:3 3:2 4:1", "3:2 4:1 5:0"]
ON_THE_BASE = [
    *("1:0 1:1 2:0", "1:1 1:2 2:1", "1:2 1:3 2:2", "1:3 1:4 2:3"),
    *("2:0 2:1 3:0", "2:1 2:2 3:1", "2:2 2:3 3:2", "3:0 3:1 4:0", "3:1 3:2 4:1", "4:0 4:1 5:0"),
]
ON_THE_POINT = ["1:1 2:0 2:1", "1:2 2:1 2:2", "1:3 2:2 2:3", "2:1 3:0 3:1", "2:2 3:1 3:2", "3:1 4:0 4:1"]

OTHERS = ("5 6 7 8 10", "11 12 13 14", "15 17 18", "19 20", "21")
"""Fifteen bottles, none of them Cabernet Sauvignon (9, 16, 23)."""


def pyramid(*rows: str, left: int = 0) -> dict[str, str]:
    """A cellar, its rows from the bottom up; "." is a free place, and the rows begin at column `left`."""
    return {
        f"{number}:{left + column}": card
        for number, row in enumerate(rows, 1)
        for column, card in enumerate(row.split())
        if card != "."
    }


def cellar(hand: str, *rows: str, left: int = 0, **facts: Any) -> Any:
    """Five players; the first, who has this hand and this cellar, is to place. The others have nothing."""
    return wine_position(hand, "", "", "", "", cellars=[pyramid(*rows, left=left)], **facts)


def places(deal: Any, card: str) -> list[str]:
    """Where the card may go."""
    return sorted(move.place for move in deal.legal_moves() if move.verb == "place" and move.cards == (card,))


def events(deal: Any, move: str, observer: int | None = None) -> list[Event]:
    """Play the move, and tell what it brought about."""
    before, seat = deal.copy(), deal.next_in_record()
    deal.play(seat, move)
    return GAME.events(before, seat, GAME.parse_move(move), deal, observer)


@pytest.mark.clauses("W17", "WR4")
@pytest.mark.parametrize(
    ("bids", "turns"),
    [
        (["6", "20", ""], [1, 2, 0]),
        (["6", "", "20", "7"], [2, 3, 0, 1]),
        (["", "7", "6", "", "20"], [4, 0, 1, 2, 3]),
        (["", "", "", ""], [0, 1, 2, 3]),
    ],
)
def test_the_highest_bidder_is_first_then_all_clockwise(bids: list[str], turns: list[int]) -> None:
    deal = wine_position(*bids, display="24 24 24 21", phase="bidding")
    play_all(deal, *[f"bid {bid}" if bid else "pass" for bid in bids], *["pass" for bid in bids if bid])
    asked = []
    for _ in turns:
        asked += deal.to_move()
        play_all(deal, "done")
    assert asked == turns
    assert seen(deal)["phase"] == "bidding"


@pytest.mark.clauses("W17")
def test_nobody_places_out_of_turn() -> None:
    deal = wine_position("6", "7", "9", to_move=1, start=1)
    with pytest.raises(OutOfTurn, match="not seat 2's turn: seat 1 is to move") as refusal:
        deal.play(2, "place 9 1:0")
    assert refusal.value.clause == "W17"
    with pytest.raises(OutOfTurn, match="seat 1 is to move"):
        deal.random_move(0, Rng(1))
    assert list(deal.legal_moves(0)) == []


@pytest.mark.clauses("W18")
def test_with_more_than_six_cards_one_must_go_on() -> None:
    deal = cellar("5 6 7 8 9 10 11 12")
    refused(deal, "done", "W18", "8 cards in hand: place until six are left")
    play_all(deal, "place 12 1:0")
    refused(deal, "done", "W18", "7 cards in hand")
    assert "done" not in moves(deal)
    play_all(deal, "place 5 1:-1")
    assert "done" in moves(deal)
    play_all(deal, "place 7 1:1", "place 6 2:0")
    assert seen(deal)["cellars"][0] == {"1:-1": "5", "1:0": "12", "1:1": "7", "2:0": "6"}
    assert events(deal, "done", 3) == [Event("done", {"seat": 0})]
    assert deal.to_move() == (1,)


@pytest.mark.clauses("W18")
def test_with_six_cards_one_may_place_none() -> None:
    deal = cellar("5 6 7 8 9 10")
    play_all(deal, "done")
    assert seen(deal)["hand_sizes"][0] == 6
    assert seen(deal)["cellars"][0] == {}


@pytest.mark.clauses("W18")
@pytest.mark.parametrize(
    ("move", "word"),
    [
        ("place 6 1:0", "not in your hand: 6"),
        ("place 0 1:0", "not in your hand: 0"),
        ("bid 5", "the cellars are being filled: place a bottle, or done"),
        ("pass", "the cellars are being filled"),
        ("pass draw", "the cellars are being filled"),
    ],
)
def test_only_bottles_of_the_hand_are_placed_and_nothing_is_bid(move: str, word: str) -> None:
    refused(cellar("5 7"), move, "W18", word)


@pytest.mark.clauses("W19", "W20")
@pytest.mark.parametrize(
    ("place", "clause", "word"),
    [
        ("6:0", "W19", "rows 1 to 5"),
        ("0:0", "W19", "rows 1 to 5"),
        ("1:5", "W20", "no pyramid can reach"),
        ("1:-5", "W20", "no pyramid can reach"),
        ("2:4", "W20", "no pyramid can reach"),
        ("5:1", "W20", "no pyramid can reach"),
        ("1", None, "ROW:COLUMN"),
        ("1:+1", None, "ROW:COLUMN"),
        ("1:0 1:1", None, "place CARD ROW:COLUMN"),
    ],
)
def test_no_cellar_has_such_a_place(place: str, clause: str | None, word: str) -> None:
    with pytest.raises(Malformed, match=word) as refusal:
        cellar("9").play(0, f"place 9 {place}")
    assert refusal.value.clause == clause


@pytest.mark.clauses("W19", "W21")
def test_a_cellar_has_rows_of_five_four_three_two_and_one() -> None:
    assert places(cellar("9", *OTHERS[:1]), "9") == ["2:0", "2:1", "2:2", "2:3"]
    assert places(cellar("9", *OTHERS[:2]), "9") == ["3:0", "3:1", "3:2"]
    assert places(cellar("9", *OTHERS[:3]), "9") == ["4:0", "4:1"]
    assert places(cellar("9", *OTHERS[:4]), "9") == ["5:0"]


@pytest.mark.clauses("W20")
def test_the_bottom_row_grows_at_its_ends_to_five() -> None:
    assert places(cellar("9"), "9") == ["1:0"]
    assert places(cellar("9", "5"), "9") == ["1:-1", "1:1"]
    assert places(cellar("9", "5 6 7 8", left=-3), "9") == ["1:-4", "1:1", "2:-1", "2:-2", "2:-3"]
    assert places(cellar("9", "5 6 7 8 10", left=-4), "9") == ["2:-1", "2:-2", "2:-3", "2:-4"]


@pytest.mark.clauses("W20")
def test_where_the_bottom_row_does_not_grow() -> None:
    refused(cellar("9"), "place 9 1:1", "W20", "first bottle lies at 1:0")
    refused(cellar("9"), "place 9 2:0", "W20", "first bottle lies at 1:0")
    refused(cellar("9", "5 6"), "place 9 1:3", "W20", "only at its two ends")
    refused(cellar("9", "5 6"), "place 9 1:-2", "W20", "only at its two ends")
    refused(cellar("9", "5 6 7 8 10", left=-1), "place 9 1:-2", "W20", "has its five bottles")
    refused(cellar("9", "5 6 7 8 10", left=-1), "place 9 1:4", "W20", "has its five bottles")


@pytest.mark.clauses("W21")
def test_a_higher_place_needs_both_places_below() -> None:
    refused(cellar("9", "5"), "place 9 2:0", "W21", "both places below")
    refused(cellar("9", "5 6 7", "8"), "place 9 3:0", "W21", "both places below")
    refused(cellar("9", "5 6 7", "8"), "place 9 2:-1", "W21", "both places below")
    refused(cellar("9", "5 6 7 8", "11 12 13", "14"), "place 9 4:0", "W21", "both places below")


@pytest.mark.clauses("W21")
def test_gaps_in_higher_rows_can_be_filled_later() -> None:
    deal = cellar("9 16 23 24", "5 6 7 8 10")
    play_all(deal, "place 9 2:0", "place 16 2:2")
    refused(deal, "place 23 3:0", "W21", "both places below")
    play_all(deal, "place 23 2:1", "place 24 3:0")
    assert places(cellar("9", "5 6 7 8 10", "11 . 12 ."), "9") == ["2:1", "2:3"]


@pytest.mark.clauses("W22")
def test_nothing_covers_a_wine_bottle_not_even_the_same() -> None:
    refused(cellar("9", "5 9"), "place 9 1:1", "W22", "cover a wine bottle")
    refused(cellar("0", "5 9"), "place 0 1:0", "W22", "cover a wine bottle")
    refused(cellar("9", "5 6", "7"), "place 9 2:0", "W22", "cover a wine bottle")


@pytest.mark.clauses("W22", "W23")
def test_a_wine_bottle_may_cover_an_empty_one_with_others_standing_on_it() -> None:
    deal = cellar("0 0 5 13 20 21")
    play_all(deal, "place 0 1:0", "place 5 1:1", "place 13 2:0")
    assert deal.scores()[0] == 3
    refused(deal, "place 0 1:0", "W23", "only a wine bottle may cover")
    assert places(deal, "0") == ["1:-1", "1:2"]
    assert places(deal, "20") == ["1:-1", "1:0", "1:2"]
    covering = {"seat": 0, "card": "20", "place": "1:0", "covers": True, "stars": 3, "trios": [], "points": 3}
    assert events(deal, "place 20 1:0") == [Event("place", covering)]
    refused(deal, "place 21 1:0", "W22", "cover a wine bottle")
    table = deal.open_view().to_json()
    assert table["cellars"][0] == {"1:0": "20", "1:1": "5", "2:0": "13"}
    assert (table["covered"], table["points"][0]) == (1, 6)
    empties = [*table["hands"][0], *table["pile_cards"]].count("0")
    assert empties == 2


@pytest.mark.clauses("W23")
def test_an_empty_bottle_can_be_covered_in_a_later_round() -> None:
    deal = wine_position("0 9 16", "", "", display="24 24 24 21")
    play_all(deal, "place 0 1:0", "done", "done", "done", "pass", "pass", "pass")
    assert seen(deal)["round"] == 2
    assert places(deal, "9") == ["1:-1", "1:0", "1:1"]
    play_all(deal, "place 9 1:0")
    assert seen(deal)["cellars"][0] == {"1:0": "9"}


@pytest.mark.clauses("W24", "W27")
@pytest.mark.parametrize("left", [0, -3])
def test_when_a_cellar_is_complete_the_next_bottle_begins_another(left: int) -> None:
    rows = ("5 9 16 8 10", *OTHERS[1:4])
    deal = cellar("24 23", *rows, left=left)
    placing = {"seat": 0, "card": "24", "place": f"5:{left}", "covers": False, "stars": 3, "trios": [], "points": 3}
    complete = Event("cellar-complete", {"seat": 0})
    assert events(deal, f"place 24 5:{left}", 2) == [Event("place", placing), complete]
    assert seen(deal)["complete"][0] == [pyramid(*rows, "24", left=left)]
    assert seen(deal)["cellars"][0] == {}
    refused(deal, "place 23 2:0", "W20", "first bottle lies at 1:0")
    play_all(deal, "place 23 1:0")
    assert deal.scores()[0] == 3 + 3
    assert seen(deal)["cellars"][0] == {"1:0": "23"}


@pytest.mark.clauses("W24")
def test_one_player_can_complete_two_cellars() -> None:
    deal = cellar("21 5 6 7 8 10 11 12 13 14 15 17 18 19 20 21", *OTHERS[:4])
    play_all(deal, "place 21 5:0")
    for place, card in pyramid(*OTHERS).items():
        play_all(deal, f"place {card} {place}")
    assert seen(deal)["complete"] == [[pyramid(*OTHERS), pyramid(*OTHERS)], [], [], [], []]
    assert deal.scores() == [3 + 27, 0, 0, 0, 0]
    assert moves(deal) == ["done"]


@pytest.mark.clauses("W24")
def test_complete_cellars_belong_to_who_built_them() -> None:
    deal = wine_position("21", "24", "", "", "", cellars=[pyramid(*OTHERS[:4]), pyramid(*OTHERS[:4], left=-1)])
    play_all(deal, "place 21 5:0", "done", "place 24 5:-1")
    own, next_ones = pyramid(*OTHERS), pyramid(*OTHERS[:4], "24", left=-1)
    assert seen(deal)["complete"] == [[own], [next_ones], [], [], []]
    assert seen(deal)["cellars"] == [{}, {}, {}, {}, {}]


@pytest.mark.clauses("W24", "WR9")
def test_a_full_pyramid_that_shows_an_empty_bottle_is_not_complete() -> None:
    deal = cellar("0 0 16 23", *OTHERS[:4])
    assert [event.name for event in events(deal, "place 0 5:0")] == ["place"]
    assert moves(deal) == ["done", "place 16 5:0", "place 23 5:0"]
    refused(deal, "place 16 1:-1", "WR9", "cover its empty bottles first")
    refused(deal, "place 0 1:-1", "WR9", "cover its empty bottles first")
    refused(deal, "place 0 5:0", "W23", "only a wine bottle")
    refused(deal, "place 16 1:0", "W22", "cover a wine bottle")
    assert [event.name for event in events(deal, "place 16 5:0")] == ["place", "cellar-complete"]
    assert moves(deal) == ["done", "place 0 1:0", "place 23 1:0"]


@pytest.mark.clauses("W24", "WR9")
def test_all_empty_bottles_must_be_covered_before_a_cellar_is_complete() -> None:
    deal = cellar("16 23 24 25", "5 6 0 8 10", "11 0 13 14", *OTHERS[2:4])
    assert [event.name for event in events(deal, "place 16 5:0")] == ["place"]
    assert places(deal, "23") == ["1:2", "2:1"]
    assert [event.name for event in events(deal, "place 23 1:2")] == ["place"]
    refused(deal, "place 24 1:-1", "WR9", "cover its empty bottles first")
    assert [event.name for event in events(deal, "place 24 2:1")] == ["place", "cellar-complete"]
    assert seen(deal)["complete"][0] == [pyramid("5 6 23 8 10", "11 24 13 14", *OTHERS[2:4], "16")]
    assert places(deal, "25") == ["1:0"]


@pytest.mark.clauses("WR9")
def test_with_empty_bottles_only_nothing_can_be_placed_in_a_full_pyramid() -> None:
    deal = cellar("0 0", "5 6 0 8 10", *OTHERS[1:])
    assert moves(deal) == ["done"]
    refused(deal, "place 0 1:2", "W23", "only a wine bottle")
    refused(deal, "place 0 1:-1", "WR9", "cover its empty bottles first")


@pytest.mark.clauses("W25", "W2")
@pytest.mark.parametrize(("card", "points"), [("0", 0), ("11", 1), ("12", 2), ("18", 2), ("19", 3), ("25", 3)])
def test_a_bottle_scores_its_stars_at_once(card: str, points: int) -> None:
    deal = cellar(card)
    told = {"seat": 0, "card": card, "place": "1:0", "covers": False, "stars": points, "trios": [], "points": points}
    for observer in (0, 4, None):
        assert events(deal.copy(), f"place {card} 1:0", observer) == [Event("place", told)]
    play_all(deal, f"place {card} 1:0")
    assert deal.scores() == [points, 0, 0, 0, 0]


@pytest.mark.clauses("W2", "W26")
@pytest.mark.parametrize(
    ("row", "stars", "trios"),
    [
        ("9 9 9", 1, [4]),
        ("16 16 16", 2, [4]),
        ("23 23 23", 3, [4]),
        ("9 16 23", 3, [1]),
        ("23 9 16", 2, [1]),
        ("9 9 16", 2, []),
        ("16 9 16", 2, []),
        ("23 16 16", 2, []),
        ("9 10 11", 1, []),
        ("9 17 25", 3, []),
        ("9 16 24", 3, []),
        ("0 0 0", 0, []),
        ("0 9 16", 2, []),
        ("9 16 0", 0, []),
    ],
)
def test_three_identical_score_four_and_three_different_one(row: str, stars: int, trios: list[int]) -> None:
    first, second, third = row.split()
    deal = cellar(row)
    play_all(deal, f"place {first} 1:0", f"place {second} 1:1")
    (placing,) = events(deal, f"place {third} 1:2")
    assert placing.facts["stars"] == stars
    assert placing.facts["trios"] == trios
    assert placing.facts["points"] == stars + sum(trios)


@pytest.mark.clauses("W27", "WR5")
@pytest.mark.parametrize(
    ("triangles", "trios"),
    [
        ("both", [*SIDE_BY_SIDE, *RISING, *FALLING, *ON_THE_BASE, *ON_THE_POINT]),
        ("upright", [*SIDE_BY_SIDE, *RISING, *FALLING, *ON_THE_BASE]),
    ],
)
def test_these_places_and_no_others_make_a_trio(triangles: str, trios: list[str]) -> None:
    """Of a full cellar, any three places: two of them Cabernet, the third covered with it."""
    scoring = set()
    for three in combinations(pyramid(*OTHERS), 3):
        for last in three:
            built = pyramid(*OTHERS) | dict.fromkeys(three, "9") | {last: "0"}
            deal = wine_position("9", "", "", "", "", cellars=[built], options={"triangles": triangles})
            (placing, _complete) = events(deal, f"place 9 {last}")
            assert placing.facts["points"] == deal.scores()[0]
            assert deal.scores()[0] in {1, 5}
            if deal.scores()[0] == 5:
                scoring.add((" ".join(three), last))
    assert scoring == {(trio, last) for trio in trios for last in trio.split()}


@pytest.mark.clauses("WR5")
@pytest.mark.parametrize(("triangles", "points"), [(None, 7), ("both", 7), ("upright", 3)])
def test_a_triangle_on_its_point_counts_unless_the_table_says_upright(triangles: str | None, points: int) -> None:
    deal = cellar("23", "5 23 6", "23 .", options={"triangles": triangles} if triangles else None)
    play_all(deal, "place 23 2:1")
    assert deal.scores()[0] == points


@pytest.mark.clauses("WR5")
def test_no_other_choice_of_triangles_is_offered() -> None:
    with pytest.raises(BadSetup, match="one of both, upright") as refusal:
        wine_deal("6", "7", "9", options={"triangles": "none"})
    assert refusal.value.clause == "WR5"


@pytest.mark.clauses("W23", "W28", "WR5")
@pytest.mark.parametrize(
    ("triangles", "trios", "points"), [("both", [1, 1, 1, 1, 1, 1, 1, 1, 1], 11), ("upright", [1, 1, 1, 1, 1, 1], 8)]
)
def test_one_bottle_completes_all_trios_around_it(triangles: str, trios: list[int], points: int) -> None:
    """Six bottles of one and three stars in turn around an empty one, which a bottle of two stars covers."""
    deal = cellar("16", "5 23 9 8 10", "9 0 23 14", "23 9 18", options={"triangles": triangles})
    (placing,) = events(deal, "place 16 2:1")
    assert placing.facts["trios"] == trios
    assert deal.scores()[0] == points


@pytest.mark.clauses("W28")
def test_identical_and_different_trios_completed_together_all_score() -> None:
    deal = cellar("16", "6 9 23 13 20", ". . 16 16")
    told = {"seat": 0, "card": "16", "place": "2:1", "covers": False, "stars": 2, "trios": [4, 1], "points": 7}
    assert events(deal, "place 16 2:1", 3) == [Event("place", told)]


@pytest.mark.clauses("WR10")
def test_bottles_of_a_trio_serve_again() -> None:
    deal = cellar("9 16 23 9 16")
    scores = []
    for column, card in enumerate(["9", "16", "23", "9", "16"]):
        play_all(deal, f"place {card} 1:{column}")
        scores.append(deal.scores()[0])
    assert scores == [1, 3, 7, 9, 12]
