"""The numbers of the arrays of Die Weinhändler. Compiled modules import them as C integers."""

from etalage.envs.layout import Layout, offsets
from etalage.games.weinhaendler.cellar import place_at
from etalage.games.weinhaendler.numbers import (
    DISPLAY, EMPTY, ENDINGS, FIRST_COLUMN, HAND, HAND_LIMIT, KINDS, PHASES, PLAYERS, ROWS, STARS, WINES,
)  # fmt: skip
from etalage.games.weinhaendler.cards import deck, size

MOST = 255  # what a number of an observation can be

# Places: row by row from the bottom, from the leftmost column that a cellar can reach.
NUMBER_OF_PLACES = 35
LAST_PLACE = 44
PLACES = [
    place_at(row, column) for row in range(1, ROWS + 1) for column in range(FIRST_COLUMN, -FIRST_COLUMN + 2 - row)
]

# Actions
PASS_ACTION, DRAW_ACTION, DONE_ACTION = range(3)
SLOTS = HAND_LIMIT  # cards in hand while bids are made, by price: W18
FIRST_BID = DONE_ACTION  # the bid with the cards of the set s of slots is FIRST_BID + s
FIRST_PLACING = FIRST_BID + (1 << SLOTS)
ACTIONS = FIRST_PLACING + KINDS * NUMBER_OF_PLACES
NONE = -1  # where no action, or no move, is meant

# Observations. A place of a cellar: one number for the empty bottle, for each wine, and for each number of stars.
ONE_STAR_AT = 1 + WINES
PLACE_WIDTH = ONE_STAR_AT + STARS
SEAT = {
    "known": KINDS,
    "bid": KINDS,
    "value": 1,
    "passed": 1,
    "hand_size": 1,
    "points": 1,
    "complete": 1,
    "cellar": NUMBER_OF_PLACES * PLACE_WIDTH,
}
SEAT_OFFSETS = offsets(SEAT)
KNOWN_AT, BID_AT, VALUE_AT, PASSED_AT, HAND_SIZE_AT, POINTS_AT, COMPLETE_AT, CELLAR_AT = SEAT_OFFSETS.values()


def pile_slots(players: int) -> int:
    """The cards of the pile when all are dealt: W6."""
    return size(deck(players)) - HAND * players - DISPLAY


def layout(players: int) -> Layout:
    """The sections of an observation at a table of so many."""
    table = {
        "phase": len(PHASES),
        "asked": players,
        "start": players,
        "hidden_draw": 1,
        "upright": 1,
        "last": len(ENDINGS),
        "round": 1,
        "idle": 1,
        "pile_size": 1,
        "hand": KINDS,
        "display": KINDS,
        "unseen": KINDS,
        "pile": pile_slots(players),
    }
    return Layout(table, SEAT, players)


LAYOUTS = {players: layout(players) for players in PLAYERS}
assert (len(PLACES), max(PLACES)) == (NUMBER_OF_PLACES, LAST_PLACE)
assert EMPTY == 0
