"""Die Weinhändler: building cellars, and what the bottles are worth (W17 to W28)."""

from itertools import combinations
from typing import Any

import pytest

import etalage
from etalage import BadSetup, Event, IllegalMove, Malformed, OutOfTurn, Rng
from tests.tables import play_all, wine_deal, wine_position

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


def refused(deal: Any, move: str, clause: str, word: str) -> None:
    """The seat to move may not do this, by this clause, and nothing has changed."""
    before = deal.open_view().to_json()
    with pytest.raises(IllegalMove, match=word) as refusal:
        deal.play(deal.next_in_record(), move)
    assert refusal.value.clause == clause
    assert deal.open_view().to_json() == before


def moves(deal: Any) -> list[str]:
    return sorted(map(str, deal.legal_moves()))


def places(deal: Any, card: str) -> list[str]:
    """Where the card may go."""
    return sorted(move.place for move in deal.legal_moves() if move.verb == "place" and move.cards == (card,))


def seen(deal: Any) -> dict[str, Any]:
    data: dict[str, Any] = deal.view().to_json()
    return data


def events(deal: Any, move: str, observer: int | None = None) -> list[Event]:
    """Play the move, and tell what it brought about."""
    before, seat = deal.copy(), deal.next_in_record()
    deal.play(seat, move)
    return GAME.events(before, seat, GAME.parse_move(move), deal, observer)


@pytest.mark.clauses("W17")
@pytest.mark.parametrize(
    ("players", "played", "turns"),
    [
        (3, ["bid 6", "bid 20", "pass", "pass", "pass"], [1, 2, 0]),
        (4, ["bid 6", "pass", "bid 20", "pass", "pass", "pass"], [2, 3, 0, 1]),
        (5, ["pass", "bid 7", "bid 6", "pass", "bid 20", "pass", "pass", "pass"], [4, 0, 1, 2, 3]),
        (4, ["pass", "pass", "pass", "pass"], [0, 1, 2, 3]),
    ],
)
def test_the_highest_bidder_is_first_in_the_cellars(players: int, played: list[str], turns: list[int]) -> None:
    deal = wine_position(*["6 7 20", "7 20", "6 20", "", "20"][:players], display="24 24 24 21", phase="bidding") if (
        players == 5
    ) else wine_position(*["6", "20", "20", "7"][:players], display="24 24 24 21", phase="bidding")
    play_all(deal, *played)
    asked = []
    for _ in turns:
        asked += deal.to_move()
        play_all(deal, "done")
    assert asked == turns
    assert seen(deal)["phase"] == "bidding"
