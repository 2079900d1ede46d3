"""Die Weinhändler: the refill, the pile's last cards and the end (W29 to W33)."""

from typing import Any

import pytest

import etalage
from etalage import Event, Outcome, OutOfTurn, Rng
from tests.positions import moves, play_all, refused, seen, wine_deal, wine_position

GAME = etalage.game("weinhaendler")


def events(deal: Any, move: str, observer: int | None = None) -> list[Event]:
    """Play the move, and tell what it brought about."""
    before, seat = deal.copy(), deal.next_in_record()
    deal.play(seat, move)
    return GAME.events(before, seat, GAME.parse_move(move), deal, observer)


def bidding(*hands: str, pile: str, **facts: Any) -> Any:
    """A round begins with these hands, four cards in the display, and no more than these in the pile."""
    data = wine_position(*hands, display="24 24 24 21", pile=0, phase="bidding", **facts).open_view().to_json()
    left = pile.split()
    data |= {"pile": len(left), "pile_before": len(left), "pile_cards": left}
    return etalage.sample(GAME.read_view(data), Rng(0))


def last_turn(*points: int) -> Any:
    """The last turn of the last round, with these points."""
    me = len(points) - 1
    return wine_position("6", "6", "6", *[""] * (me - 2), pile=0, to_move=me, last="display", points=list(points))


@pytest.mark.clauses("W29", "W30")
@pytest.mark.parametrize(
    ("bid", "added", "display"),
    [
        ("6", ["13", "14", "16"], ["6", "13", "14", "16"]),
        ("6 7", ["13", "14"], ["6", "7", "13", "14"]),
        ("6 7 9", ["14"], ["6", "7", "9", "14"]),
        ("6 7 9 10", [], ["6", "7", "9", "10"]),
        ("6 7 9 10 23", [], ["6", "7", "9", "10", "23"]),
    ],
)
def test_the_display_is_filled_up_to_four(bid: str, added: list[str], display: list[str]) -> None:
    deal = wine_deal("20", "6 7 9 10 23", "20", display="24 24 24 21", pile="14 13 16 17")
    play_all(deal, "pass", f"bid {bid}", "pass", "pass", "place 24 1:0", "place 24 1:1", "place 21 1:2", "done", "done")
    refill = [Event("refill", {"cards": added})] if added else []
    begun = Event("round", {"round": 2, "start": 1, "last": None})
    assert events(deal, "done", 2) == [Event("done", {"seat": 0}), *refill, begun]
    assert seen(deal)["display"] == display
    assert seen(deal)["pile"] == 29 - len(added)
    assert (seen(deal)["phase"], deal.to_move()) == ("bidding", (1,))


@pytest.mark.clauses("W29", "W31")
@pytest.mark.parametrize(
    ("pile", "display", "left", "last"),
    [
        ("13", ["6", "13"], 0, "display"),
        ("13 14", ["6", "13", "14"], 0, "display"),
        ("13 14 16", ["6", "13", "14", "16"], 0, "display"),
        ("13 14 16 17", ["6", "13", "14", "16"], 1, None),
    ],
)
def test_the_display_is_filled_as_far_as_the_pile_goes(
    pile: str, display: list[str], left: int, last: str | None
) -> None:
    deal = bidding("6", "", "", pile=pile)
    play_all(deal, "bid 6", "pass", "pass", "pass", "done", "done")
    assert events(deal, "done")[-1] == Event("round", {"round": 2, "start": 0, "last": last})
    assert (seen(deal)["display"], seen(deal)["pile"], seen(deal)["last"]) == (display, left, last)


@pytest.mark.clauses("W30", "WR4")
@pytest.mark.parametrize(
    ("bids", "start"),
    [
        (["6", "20", ""], 1),
        (["20", "6", "", "7"], 0),
        (["", "7", "6", "", "20"], 4),
        (["", "", ""], 0),
    ],
)
def test_the_highest_bidder_starts_the_next_round(bids: list[str], start: int) -> None:
    deal = wine_position(*bids, display="24 24 24 21", phase="bidding")
    play_all(deal, *[f"bid {bid}" if bid else "pass" for bid in bids], *["pass" for bid in bids if bid])
    play_all(deal, *["done" for _ in bids])
    assert (seen(deal)["round"], seen(deal)["start"], deal.to_move()) == (2, start, (start,))


@pytest.mark.clauses("WR4")
def test_when_nobody_bids_the_start_player_stays() -> None:
    deal = wine_deal("6", "7", "9", "10", display="24 24 24 21", start=2)
    play_all(deal, *["pass"] * 4)
    assert deal.to_move() == (2,)
    play_all(deal, *["done"] * 4)
    assert (seen(deal)["round"], seen(deal)["start"], deal.to_move()) == (2, 2, (2,))
    assert seen(deal)["display"] == ["21", "24", "24", "24"]


@pytest.mark.clauses("WR1")
def test_nobody_draws_from_an_empty_pile() -> None:
    deal = bidding("6", "7", "9", pile="")
    assert moves(deal) == ["bid 6", "pass"]
    refused(deal, "pass draw", "WR1", "no card left")


@pytest.mark.clauses("W13")
def test_the_card_put_under_the_pile_is_drawn_last() -> None:
    deal = bidding("6", "7", "9", pile="23 20 17")
    play_all(deal, "pass draw", "pass draw")
    assert seen(deal)["known"] == [["20"], ["17"], []]
    assert seen(deal)["under"] == [{"card": "23", "seen_by": "all"}]
    play_all(deal, "pass draw")
    assert seen(deal)["known"] == [["20"], ["17"], ["23"]]


@pytest.mark.clauses("WR1", "WR2", "WR3")
@pytest.mark.parametrize(
    ("draw", "told", "known"),
    [("open", {"seat": 0, "drawn": 1, "kept": "23", "under": None}, ["23"]), ("hidden", {"seat": 0, "drawn": 1}, [])],
)
def test_the_only_card_of_the_pile_is_drawn(draw: str, told: dict[str, object], known: list[str]) -> None:
    deal = bidding("6", "7", "9", pile="23", options={"draw": draw})
    assert events(deal, "pass draw", 1) == [Event("draw", told)]
    assert seen(deal, 0)["hands"][0] == ["6", "23"]
    assert seen(deal, 1)["known"] == [known, [], []]
    assert (seen(deal, 1)["pile"], seen(deal, 1)["under"]) == (0, [])
    refused(deal, "pass draw", "WR1", "no card left")


@pytest.mark.clauses("W13", "W29", "WR3")
def test_a_card_put_under_the_pile_comes_up_in_the_refill() -> None:
    deal = bidding("", "6", "", pile="20 13", options={"draw": "hidden"})
    play_all(deal, "pass draw", "bid 6", "pass", "pass")
    assert seen(deal, 0)["under"] == [{"card": "20", "seen_by": [0]}]
    assert seen(deal, 1)["under"] == [{"card": None, "seen_by": [0]}]
    play_all(deal, "done", "done")
    assert events(deal, "done", 1)[1:] == [
        Event("refill", {"cards": ["20"]}),
        Event("round", {"round": 2, "start": 1, "last": "display"}),
    ]
    assert seen(deal, 0)["under"] == []


@pytest.mark.clauses("W31")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_round_after_the_pile_is_empty_is_the_last(players: int) -> None:
    deal = bidding("6", "7", *[""] * (players - 2), pile="13 14 16")
    play_all(deal, "bid 6", *["pass"] * players, *["done"] * players)
    assert seen(deal)["last"] == "display"
    assert not deal.is_over()
    assert deal.outcome() is None
    refused(deal, "pass draw", "WR1", "no card left")
    play_all(deal, "pass", "bid 7", *["pass"] * (players - 1), *["done"] * (players - 1))
    assert not deal.is_over()
    assert [event.name for event in events(deal, "done")] == ["done", "over"]
    assert deal.is_over()
    assert seen(deal)["display"] == ["7"]
    assert deal.outcome().ending == "display"


@pytest.mark.clauses("WR11")
@pytest.mark.parametrize(
    ("pile", "played", "last"),
    [
        ("13", ["pass draw", "pass", "pass"], "draw"),
        ("13", ["pass draw", "bid 6", "pass", "pass"], "draw"),
        ("13 14", ["pass draw", "pass draw", "pass"], "draw"),
        ("13 14", ["pass draw", "bid 6", "pass", "pass"], "display"),
        ("13 14", ["pass draw", "pass", "pass"], None),
        ("13", ["pass", "pass", "pass"], None),
    ],
)
def test_a_draw_of_the_last_card_makes_the_next_round_the_last(pile: str, played: list[str], last: str | None) -> None:
    deal = bidding("", "6", "", pile=pile)
    play_all(deal, *played)
    assert seen(deal)["last"] is None
    play_all(deal, "done", "done")
    assert events(deal, "done")[-1].facts["last"] == last
    assert seen(deal)["last"] == last


@pytest.mark.clauses("WR11")
def test_a_deal_that_a_draw_has_brought_to_its_end() -> None:
    deal = bidding("", "6", "", pile="23")
    play_all(deal, "pass draw", "pass", "pass", "done", "done", "done")
    play_all(deal, "pass", "pass", "pass", "place 23 1:0", "done", "done")
    over = {"scores": [3, 0, 0], "winners": [0], "ending": "draw"}
    done, last = events(deal, "done", 1)
    reckoning: Any = last.facts["reckoning"]
    assert done == Event("done", {"seat": 2})
    assert (last.name, [last.facts[key] for key in over]) == ("over", list(over.values()))
    brought = {"bottles": 1, "stars": 3, "alike": 0, "mixed": 0, "points": 3, "complete": 0, "trios": []}
    assert reckoning[0] == brought
    assert deal.outcome() == Outcome((3, 0, 0), (0,), "draw")


@pytest.mark.clauses("W18", "W32")
def test_in_the_last_round_six_is_still_the_limit_and_everything_may_be_placed() -> None:
    deal = wine_position("6 7 9 10 13 14 16", "20 23", "24", pile=0, last="display")
    refused(deal, "done", "W18", "7 cards in hand")
    play_all(deal, "place 6 1:0", "done")
    play_all(deal, "place 20 1:0", "place 23 1:1")
    assert moves(deal) == ["done"]
    play_all(deal, "done", "done")
    assert deal.outcome() == Outcome((1, 6, 0), (1,), "display")
    assert seen(deal)["hand_sizes"] == [6, 0, 1]


@pytest.mark.clauses("W32")
def test_the_last_round_has_its_exchange() -> None:
    deal = bidding("6", "7", "9", pile="", last="display")
    play_all(deal, "bid 6", "bid 7", "pass", "pass", "pass", "place 21 1:0", "done", "done", "place 7 1:0", "done")
    assert deal.outcome() == Outcome((1, 3, 0), (1,), "display")


@pytest.mark.clauses("W33", "WR12")
@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ([31, 28, 30], (0,)),
        ([28, 31, 31], (1, 2)),
        ([31, 28, 40, 22], (2,)),
        ([31, 9, 30, 31], (0, 3)),
        ([0, 0, 0, 0, 1], (4,)),
        ([7, 7, 7, 7, 7], (0, 1, 2, 3, 4)),
    ],
)
def test_most_points_win_and_a_tie_is_shared(points: list[int], winners: tuple[int, ...]) -> None:
    deal = last_turn(*points)
    over = {"scores": points, "winners": list(winners), "ending": "display"}
    for observer in (0, 2, None):
        last = events(deal.copy(), "done", observer)[-1]
        assert (last.name, [last.facts[key] for key in over]) == ("over", list(over.values()))
    play_all(deal, "done")
    assert deal.outcome() == Outcome(tuple(points), winners, "display")


@pytest.mark.clauses("W31", "W33")
def test_when_the_deal_is_over_nobody_is_to_move() -> None:
    deal = last_turn(31, 28, 30)
    play_all(deal, "done")
    assert deal.to_move() == ()
    assert deal.next_in_record() is None
    assert [len(deal.legal_moves(seat)) for seat in range(3)] == [0, 0, 0]
    assert (seen(deal)["phase"], seen(deal)["asked"]) == ("over", [])
    for seat in range(3):
        with pytest.raises(OutOfTurn, match="the deal is over") as refusal:
            deal.play(seat, "done")
        assert refusal.value.clause == "W17"
        with pytest.raises(OutOfTurn, match="the deal is over"):
            deal.random_move(seat, Rng(1))


@pytest.mark.clauses("W4", "WR8")
def test_the_supply_of_points_has_no_limit() -> None:
    deal = wine_position("20", "", "", points=[60_000, 0, 0])
    play_all(deal, "place 20 1:0")
    assert deal.scores() == [60_003, 0, 0]


@pytest.mark.clauses("WR6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_after_ten_rounds_without_a_card_from_the_pile_comes_the_last(players: int) -> None:
    match = etalage.match("weinhaendler", players=players, seed=3)
    for idle in range(10):
        assert seen(match.deal)["idle"] == idle
        assert seen(match.deal)["last"] is None
        for move in ["pass"] * players + ["done"] * players:
            match, step = match.after(match.to_move()[0], move)
    start = seen(match.deal)["start"]
    assert step.events()[-1] == Event("round", {"round": 11, "start": start, "last": "stall"})
    for move in ["pass draw"] + ["pass"] * (players - 1) + ["done"] * players:
        assert not match.is_over()
        match, step = match.after(match.to_move()[0], move)
    nothing = [0] * players
    name, facts = step.events(0)[-1]
    assert (name, facts["scores"], facts["winners"]) == ("over", nothing, list(range(players)))
    assert facts["ending"] == "stall"
    assert match.outcome() == Outcome(tuple(nothing), tuple(range(players)), "stall")


@pytest.mark.clauses("WR6")
@pytest.mark.parametrize(
    ("played", "idle", "last"),
    [
        (["pass", "pass", "pass"], 10, "stall"),
        (["bid 6 7 9 10", "pass", "pass", "pass"], 10, "stall"),
        (["bid 6 7 9 10 13", "pass", "pass", "pass"], 10, "stall"),
        (["bid 6 7 9", "pass", "pass", "pass"], 0, None),
        (["pass draw", "pass", "pass"], 0, None),
        (["bid 6 7 9 10", "pass draw", "pass", "pass"], 0, None),
    ],
)
def test_only_a_round_that_takes_a_card_from_the_pile_breaks_the_row(
    played: list[str], idle: int, last: str | None
) -> None:
    """Nine rounds have taken none."""
    deal = wine_position("6 7 9 10 13", "", "", display="24 24 24 21", phase="bidding", idle=9)
    play_all(deal, *played, "done", "done", "done")
    assert (seen(deal)["idle"], seen(deal)["last"]) == (idle, last)


@pytest.mark.clauses("WR6")
def test_rounds_are_counted_anew_after_one_that_took_a_card() -> None:
    deal = wine_deal("6", "7", "9", display="24 24 24 21")
    idle = []
    for first in ["pass", "pass", "pass draw", "pass", "pass"]:
        play_all(deal, first, "pass", "pass", "done", "done", "done")
        idle.append(seen(deal)["idle"])
    assert idle == [1, 2, 0, 1, 2]
