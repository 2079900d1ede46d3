"""Die Weinhändler: the cards, the preparation, the bidding and the exchange (W1 to W16)."""

from typing import Any

import pytest

import etalage
from etalage import BadSetup, Event, IllegalMove, Malformed, Match, OutOfTurn, Rng
from etalage.games.match import AnyMatch
from etalage.games.weinhaendler import cards
from etalage.games.weinhaendler.notation import parse_card
from etalage.games.weinhaendler.numbers import WINE_NAMES
from tests.positions import moves, play_all, refused, seen, wine_deal, wine_position, wine_setup

MARC, ANNE, HERMAN, CARL = range(4)

GAME = etalage.game("weinhaendler")

FOUR = ("5 14 0 6 9", "7 12 13 16 24", "9 10 16 20 12", "23 20 6 7 11")
"""Hands for four; Marc, Anne, Herman, Carl."""


def wine_match(*hands: str, options: dict[str, object] | None = None, **parts: Any) -> AnyMatch:
    undealt = Match.undealt(GAME, len(hands), options, {})
    return undealt.begin(GAME.read_setup(len(hands), {}, wine_setup(*hands, **parts)))


@pytest.mark.clauses("W1", "WR7")
@pytest.mark.parametrize(
    ("wine", "prices"),
    [
        ("dornfelder", ["5", "12", "19"]),
        ("merlot", ["6", "13", "20"]),
        ("zinfandel", ["7", "14", "21"]),
        ("chardonnay", ["8", "15", "22"]),
        ("cabernet-sauvignon", ["9", "16", "23"]),
        ("portugieser", ["10", "17", "24"]),
        ("bordeaux", ["11", "18", "25"]),
    ],
)
def test_each_wine_has_bottles_of_one_two_and_three_stars(wine: str, prices: list[str]) -> None:
    kinds = [parse_card(price) for price in prices]
    assert [WINE_NAMES[cards.wine(kind)] for kind in kinds] == [wine, wine, wine]
    assert [cards.stars(kind) for kind in kinds] == [1, 2, 3]
    deal = wine_position(" ".join(prices), "", "", "", "")
    play_all(deal, f"place {prices[0]} 1:0")
    assert deal.scores()[0] == 1
    play_all(deal, f"place {prices[1]} 1:1")
    assert deal.scores()[0] == 3
    play_all(deal, f"place {prices[2]} 1:2")
    assert deal.scores()[0] == 7


@pytest.mark.clauses("W1", "W2", "W5", "W6")
@pytest.mark.parametrize(
    ("players", "removed", "deck", "pile"),
    [(3, {5, 12, 19, 11, 18, 25}, 48, 29), (4, {8, 15, 22}, 57, 33), (5, set(), 66, 37)],
)
def test_the_deck_and_how_it_is_dealt(players: int, removed: set[int], deck: int, pile: int) -> None:
    table: Any = etalage.deal("weinhaendler", players=players, seed=5).open_view().to_json()
    dealt = [card for hand in table["hands"] for card in hand] + table["display"] + table["pile_cards"]
    wines = [price for price in range(5, 26) if price not in removed]
    assert len(dealt) == deck
    assert sorted(map(int, dealt)) == sorted(3 * [0, *wines])
    assert table["hand_sizes"] == [5] * players
    assert len(table["display"]) == 4
    assert table["pile"] == pile
    assert table["phase"] == "bidding"
    assert table["points"] == [0] * players


@pytest.mark.clauses("W6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_cards_and_start_player_are_drawn_at_random(players: int) -> None:
    tables = [etalage.deal("weinhaendler", players=players, seed=seed).open_view().to_json() for seed in range(60)]
    assert {table["start"] for table in tables} == set(range(players))
    assert all(table["asked"] == [table["start"]] for table in tables)
    assert len({str(table["hands"]) for table in tables}) == 60
    assert len({str(table["pile_cards"]) for table in tables}) == 60


@pytest.mark.clauses("W5", "W6")
def test_hands_are_hidden_and_the_display_is_open() -> None:
    deal = wine_deal(*FOUR, display="25 24 21 19")
    assert seen(deal, ANNE)["hands"] == [None, ["7", "12", "13", "16", "24"], None, None]
    assert seen(deal)["hands"] == [None, None, None, None]
    assert seen(deal)["display"] == ["19", "21", "24", "25"]
    assert seen(deal)["known"] == [[], [], [], []]
    assert "pile_cards" not in seen(deal, ANNE)
    assert [bool(hand) for hand in deal.view(ANNE).hands[:4]] == [False, True, False, False]
    with pytest.raises(etalage.EtalageError, match=r"seat 4.*\(W5\)"):
        deal.view(4)


@pytest.mark.clauses("W5")
@pytest.mark.parametrize("players", [2, 6])
def test_two_or_six_players_are_refused(players: int) -> None:
    with pytest.raises(BadSetup, match="3 to 5 players") as refusal:
        etalage.deal("weinhaendler", players=players)
    assert refusal.value.key == "players"
    assert refusal.value.clause == "W5"


@pytest.mark.clauses("W5", "W6")
@pytest.mark.parametrize(
    ("key", "value", "clause", "word"),
    [
        ("start", 3, "W6", "no seat 3"),
        ("start", -1, "W6", "no seat -1"),
        ("display", ["6", "7", "9"], "W6", "3 cards instead of 4"),
        ("hands", [["6", "7", "9", "10", "13"], ["6", "7", "9", "10", "13"], ["6"]], "W6", "1 cards instead of 5"),
        ("display", ["5", "7", "9", "10"], "W5", "card 5 .* too often for 3 players"),
        ("pile", ["6"], "W5", "missing"),
    ],
)
def test_a_setup_against_the_rules_is_refused(key: str, value: object, clause: str, word: str) -> None:
    setup = wine_setup("6 7 9 10 13", "6 7 9 10 13", "14 16 17 20 21", display="14 16 17 20")
    with pytest.raises(BadSetup, match=word) as refusal:
        etalage.deal("weinhaendler", setup=setup | {key: value})
    assert refusal.value.clause == clause


@pytest.mark.clauses("W2", "W3", "W8")
def test_money_is_counted_in_tenths() -> None:
    deal = wine_deal("0 0 0 7 6", "9", "10", display="6 7 9 10")
    play_all(deal, "bid 0 0 0")
    assert seen(deal)["values"] == [6, 0, 0]
    assert type(seen(deal)["values"][0]) is int


@pytest.mark.clauses("W3", "W9")
def test_bids_that_are_equal_to_the_cent_are_equal() -> None:
    deal = wine_deal("9 0 10", "5 14 0", "7", "7", display="6 6 6 7")
    play_all(deal, "bid 9", "bid 5 14", "pass", "pass", "bid 0", "bid 0")
    assert seen(deal)["values"] == [92, 192, 0, 0]
    refused(deal, "bid 10", "W9", "seat 1's bid already stands at € 19.20")


@pytest.mark.clauses("W7", "W10")
@pytest.mark.parametrize(
    ("players", "start", "played", "turns"),
    [
        (3, 1, "7 9 6 pass 16 13 pass", [1, 2, 0, 1, 2, 0, 2]),
        (4, 3, "10 6 7 9 17 pass 14 16 pass pass", [3, 0, 1, 2, 3, 0, 1, 2, 3, 1]),
        (5, 2, "9 10 20 6 7 pass pass 23 13 14 pass", [2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 4]),
    ],
)
def test_turns_go_clockwise_from_the_start_player(players: int, start: int, played: str, turns: list[int]) -> None:
    hands = ("6 13", "7 14", "9 16", "10 17", "20 23")[:players]
    deal = wine_deal(*hands, start=start, display="24 24 24 21")
    asked = []
    for word in played.split():
        asked += deal.to_move()
        play_all(deal, word if word == "pass" else f"bid {word}")
    assert asked == turns


@pytest.mark.clauses("W7")
def test_only_the_player_in_turn_may_move() -> None:
    deal = wine_deal(*FOUR, display="25 24 21 19", start=HERMAN)
    with pytest.raises(OutOfTurn, match="not seat 0's turn: seat 2 is to move") as refusal:
        deal.play(MARC, "pass")
    assert refusal.value.clause == "W7"
    with pytest.raises(OutOfTurn, match="seat 2 is to move"):
        deal.random_move(ANNE, Rng(1))
    assert list(deal.legal_moves(MARC)) == []
    assert deal.to_move() == (HERMAN,)


@pytest.mark.clauses("W7", "W8", "W13")
@pytest.mark.parametrize(
    ("played", "move", "clause", "word"),
    [
        ([], "done", "W7", "the bidding is on: bid or pass"),
        ([], "place 5 1:0", "W7", "bid or pass"),
        ([], "bid 5 7", "W8", "not in your hand: 7 "),
        ([], "bid 5 5", "W8", "not in your hand: 5 "),
        ([], "bid 0 0 0 14", "W8", "not in your hand: 0 0 "),
        (["bid 5", "pass", "pass", "pass"], "bid 5 14", "W8", "not in your hand: 5 "),
        (["bid 5", "pass", "pass", "pass"], "pass draw", "W13", "without having bid"),
    ],
)
def test_what_a_bidder_may_not_do(played: list[str], move: str, clause: str, word: str) -> None:
    deal = wine_deal(*FOUR, display="25 24 21 19")
    play_all(deal, *played)
    refused(deal, move, clause, word)
    assert move not in moves(deal)


@pytest.mark.clauses("W8")
def test_any_cards_of_the_hand_can_be_bid() -> None:
    different = wine_deal("5 6 7 9 10", "12", "12", "12", display="25 24 21 19")
    assert len(different.legal_moves()) == 31 + 2
    alike = wine_deal("5 5 0 0 6", "12", "12", "12", display="25 24 21 19")
    assert len(alike.legal_moves()) == 17 + 2
    assert GAME.parse_move("bid 0 0 5 5 6") in alike.legal_moves()
    assert GAME.parse_move("bid 0 0 0") not in alike.legal_moves()


@pytest.mark.clauses("W8")
def test_cards_are_added_to_the_bid() -> None:
    deal = wine_deal(*FOUR, display="25 24 21 19")
    play_all(deal, "bid 5 14", "pass", "pass", "pass", "bid 0", "bid 6 9")
    assert seen(deal)["bids"] == [["0", "5", "6", "9", "14"], [], [], []]
    assert seen(deal)["values"] == [342, 0, 0, 0]
    assert seen(deal)["hand_sizes"] == [0, 5, 5, 5]


@pytest.mark.clauses("W1", "W2", "W8")
@pytest.mark.parametrize(
    ("move", "clause", "word"),
    [
        ("bid ", "W8", "at least one card"),
        ("bid", "W8", "at least one card"),
        ("bid 5 5 5 5", "W1", "more than three times"),
        ("bid 0 0 0 0", "W2", "more than three times"),
        ("bid 4", None, "not a card"),
        ("bid 26", None, "not a card"),
        ("bid 14 5", None, "cheapest first: 'bid 5 14'"),
        ("raise 5", None, "not a move"),
    ],
)
def test_what_is_no_bid_at_all(move: str, clause: str | None, word: str) -> None:
    deal = wine_deal(*FOUR, display="25 24 21 19")
    with pytest.raises(Malformed, match=word) as refusal:
        deal.play(MARC, move)
    assert refusal.value.clause == clause


@pytest.mark.clauses("W9")
def test_a_bid_may_be_lower_than_others_but_not_equal_whether_they_have_passed_or_not() -> None:
    deal = wine_deal("19 11", "10", "7 12 5", "6 13 20", display="25 24 21 23")
    play_all(deal, "bid 19", "pass", "bid 7", "bid 6", "pass")
    refused(deal, "bid 12", "W9", "seat 0's bid already stands at € 19.00")
    play_all(deal, "bid 5")
    refused(deal, "bid 13", "W9", "seat 0's bid already stands at € 19.00")
    play_all(deal, "bid 20", "bid 12")
    assert seen(deal)["values"] == [190, 0, 240, 260]


@pytest.mark.clauses("W9")
def test_the_refusal_of_an_equal_bid_names_its_holder() -> None:
    deal = wine_deal("9", "9", "10", display="24 24 24 21")
    play_all(deal, "bid 9")
    with pytest.raises(IllegalMove) as refusal:
        deal.play(ANNE, "bid 9")
    assert refusal.value.reason == "bid-equals"
    assert refusal.value.facts == {"seat": 0, "value": 90}
    assert str(refusal.value) == "bid 9: seat 0's bid already stands at € 9.00 (W9)"


@pytest.mark.clauses("W10")
def test_who_passes_is_out_for_good_and_their_bid_stays() -> None:
    deal = wine_deal(*FOUR, display="25 24 21 19")
    play_all(deal, "pass", "bid 7", "bid 9", "bid 6", "pass", "bid 10", "bid 7", "bid 12")
    assert deal.to_move() == (CARL,)
    assert seen(deal)["passed"] == [True, True, False, False]
    assert seen(deal)["bids"] == [[], ["7"], ["9", "10", "12"], ["6", "7"]]
    assert seen(deal)["hand_sizes"] == [5, 4, 2, 3]


@pytest.mark.clauses("W11")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_last_one_in_may_go_on_until_they_pass(players: int) -> None:
    deal = wine_deal("6 7 9 10 13", *["20", "20", "20", "23"][: players - 1], display="24 24 24 21")
    play_all(deal, "bid 6", *["pass"] * (players - 1), "bid 7", "bid 9 10")
    assert deal.to_move() == (0,)
    assert seen(deal)["phase"] == "bidding"
    play_all(deal, "pass")
    assert seen(deal)["phase"] == "cellars"
    assert seen(deal)["display"] == ["6", "7", "9", "10"]


@pytest.mark.clauses("W12")
def test_with_an_empty_hand_one_can_only_pass() -> None:
    deal = wine_position("6", "", "9 10", display="24 24 24 21", phase="bidding")
    play_all(deal, "bid 6")
    assert moves(deal) == ["pass", "pass draw"]
    play_all(deal, "pass", "bid 9")
    assert moves(deal) == ["pass"]


@pytest.mark.clauses("W9", "W12")
def test_when_every_addition_collides_one_can_only_pass() -> None:
    deal = wine_position("5 6", "5 7", "6", "11", display="24 24 24 21", phase="bidding", to_move=ANNE, start=ANNE)
    play_all(deal, "bid 5", "bid 6", "bid 11")
    assert moves(deal) == ["pass", "pass draw"]
    refused(deal, "bid 5 6", "W9", "seat 3's bid already stands at € 11.00")


@pytest.mark.clauses("W13", "WR1")
@pytest.mark.parametrize(
    ("pile", "kept", "under"), [("20 10", "10", "20"), ("10 20", "10", "20"), ("5 0", "0", "5"), ("12 12", "12", "12")]
)
def test_who_passes_without_a_bid_may_draw_the_cheaper_of_two(pile: str, kept: str, under: str) -> None:
    deal = wine_deal("6 7 9 23 24", "13", "13", "13", display="25 24 21 19", pile=pile + " 16")
    play_all(deal, "pass draw")
    table = deal.open_view().to_json()
    assert sorted(table["hands"][MARC], key=int) == sorted(["6", "7", "9", "23", "24", kept], key=int)
    assert table["pile"] == 32
    assert table["pile_cards"][0] == "16"
    assert table["pile_cards"][-1] == under
    assert table["passed"] == [True, False, False, False]
    assert deal.to_move() == (ANNE,)


@pytest.mark.clauses("W13", "WR1")
def test_who_passes_need_not_draw() -> None:
    deal = wine_deal(*FOUR, display="25 24 21 19")
    assert {"pass", "pass draw"} < set(moves(deal))
    play_all(deal, "pass")
    assert seen(deal)["pile"] == 33
    assert seen(deal)["hand_sizes"] == [5, 5, 5, 5]


@pytest.mark.clauses("WR3")
def test_an_open_draw_is_seen_by_all() -> None:
    match = wine_match("6 7 9 23 24", "13", "13", "13", display="25 24 21 19", pile="20 10")
    match, step = match.after(MARC, "pass draw")
    for observer in (MARC, ANNE, None):
        assert step.events(observer) == [Event("draw", {"seat": 0, "drawn": 2, "kept": "10", "under": "20"})]
        view = seen(match.deal, observer)
        assert view["options"]["draw"] == "open"
        assert view["known"] == [["10"], [], [], []]
        assert view["under"] == [{"card": "20", "seen_by": "all"}]


@pytest.mark.clauses("WR3")
def test_a_hidden_draw_is_seen_by_the_drawer_only() -> None:
    match = wine_match("6 7 9 23 24", "13", "13", "13", display="25 24 21 19", pile="20 10", options={"draw": "hidden"})
    match, step = match.after(MARC, "pass draw")
    assert step.events(MARC) == [Event("draw", {"seat": 0, "drawn": 2, "kept": "10", "under": "20"})]
    own = seen(match.deal, MARC)
    assert own["hands"][MARC] == ["6", "7", "9", "10", "23", "24"]
    assert own["under"] == [{"card": "20", "seen_by": [0]}]
    for observer in (ANNE, None):
        assert step.events(observer) == [Event("draw", {"seat": 0, "drawn": 2})]
        view = seen(match.deal, observer)
        assert view["hand_sizes"] == [6, 5, 5, 5]
        assert view["known"] == [[], [], [], []]
        assert view["under"] == [{"card": None, "seen_by": [0]}]


@pytest.mark.clauses("WR3")
def test_no_other_way_of_drawing_is_offered() -> None:
    with pytest.raises(BadSetup, match="one of open, hidden") as refusal:
        etalage.deal("weinhaendler", options={"draw": "blind"})
    assert refusal.value.clause == "WR3"


@pytest.mark.clauses("W8", "W10", "W11", "W14", "W15")
def test_events_of_a_bidding() -> None:
    match = wine_match("6 7", "9 0", "10 17", display="24 24 21 20", start=2)
    match, step = match.after(2, "bid 10")
    assert step.events(0) == [Event("bid", {"seat": 2, "cards": ["10"], "value": 100})]
    match, step = match.after(0, "bid 6 7")
    assert step.events() == [Event("bid", {"seat": 0, "cards": ["6", "7"], "value": 130})]
    match, step = match.after(1, "bid 0 9")
    assert step.events(1) == [Event("bid", {"seat": 1, "cards": ["0", "9"], "value": 92})]
    match, step = match.after(2, "bid 17")
    assert step.events(1) == [Event("bid", {"seat": 2, "cards": ["17"], "value": 270})]
    match, step = match.after(0, "pass")
    assert step.events(1) == [Event("pass", {"seat": 0})]
    match, step = match.after(1, "pass")
    assert step.events(1) == [Event("pass", {"seat": 1})]
    match, step = match.after(2, "pass")
    for observer in (0, 1, 2, None):
        assert step.events(observer) == [
            Event("pass", {"seat": 2}),
            Event("take", {"seat": 2, "cards": ["20", "21", "24", "24"], "from": "display"}),
            Event("take", {"seat": 0, "cards": ["10", "17"], "from": "2"}),
            Event("take", {"seat": 1, "cards": ["6", "7"], "from": "0"}),
            Event("display", {"cards": ["0", "9"]}),
        ]


@pytest.mark.clauses("W14", "W15", "W16")
@pytest.mark.parametrize(
    ("bids", "taken", "display"),
    [
        (["bid 20", "bid 6 7", "bid 9"], [["21", "23", "24", "24"], ["20"], ["6", "7"]], ["9"]),
        (["bid 6", "pass", "bid 9", "bid 20"], [["9"], [], ["20"], ["21", "23", "24", "24"]], ["6"]),
        (["bid 9", "bid 20", "pass", "bid 6", "bid 10"], [["10"], ["21", "23", "24", "24"], [], ["9"], ["20"]], ["6"]),
        (["pass", "bid 6 7", "pass", "pass"], [[], ["21", "23", "24", "24"], [], []], ["6", "7"]),
    ],
)
def test_each_bidder_takes_the_next_higher_lot(bids: list[str], taken: list[list[str]], display: list[str]) -> None:
    """Three, four and five players, and a single bid."""
    hands = [" ".join(bid.split()[1:]) for bid in bids]
    deal = wine_position(*hands, display="24 23 24 21", phase="bidding")
    play_all(deal, *bids, *["pass" for bid in bids if bid != "pass"])
    assert seen(deal)["phase"] == "cellars"
    assert deal.open_view().to_json()["hands"] == taken
    assert seen(deal)["display"] == display
    assert seen(deal)["bids"] == [[] for _ in bids]
    assert seen(deal)["values"] == [0 for _ in bids]


@pytest.mark.clauses("WR4", "W16")
def test_when_nobody_bids_nothing_is_exchanged() -> None:
    match = wine_match("6 7", "9 0", "10 17", display="24 24 21 20", start=1)
    match, _ = match.after(1, "pass")
    match, _ = match.after(2, "pass")
    match, step = match.after(0, "pass")
    assert step.events(2) == [Event("pass", {"seat": 0}), Event("no-bids", {"cards": ["20", "21", "24", "24"]})]
    view = seen(match.deal)
    assert (view["phase"], view["asked"], view["start"]) == ("cellars", [1], 1)
    assert view["display"] == ["20", "21", "24", "24"]
    assert view["hand_sizes"] == [5, 5, 5]


@pytest.mark.clauses("W8", "W14")
def test_cards_taken_in_the_exchange_are_known_until_they_leave_the_hand() -> None:
    deal = wine_position("9 20", "6 16", "7", display="9 21 10 24", phase="bidding")
    play_all(deal, "bid 20", "bid 6", "pass", "pass", "pass")
    assert deal.open_view().to_json()["hands"][0] == ["9", "9", "10", "21", "24"]
    for observer in (0, 1, 2, None):
        assert seen(deal, observer)["known"] == [["9", "10", "21", "24"], ["20"], []]
    play_all(deal, "place 24 1:0", "done", "done", "done")
    play_all(deal, "bid 9")
    assert seen(deal)["known"] == [["10", "21"], ["20"], []]
    play_all(deal, "bid 16")
    assert seen(deal)["known"] == [["10", "21"], ["20"], []]
    play_all(deal, "pass", "bid 9 21")
    assert seen(deal)["known"] == [["10"], ["20"], []]
