"""The numbers of Die Weinhändler, each named once. Compiled modules import them as C integers."""

from collections.abc import Sequence
from typing import Literal

from etalage.games.weinhaendler.schema import Ending, Phase

# Cards
WINE_NAMES = ("dornfelder", "merlot", "zinfandel", "chardonnay", "cabernet-sauvignon", "portugieser", "bordeaux")  # W1
WINES = 7
STARS = 3
COPIES = 3  # of each kind: W1, W2
EMPTY = 0  # the kind of the empty bottles: W2
KINDS = 22
CHEAPEST = 5  # euro: WR7
EMPTY_PRICE = 2  # tenths of a euro: W2, W3
REMOVED_WINES = {3: ("bordeaux", "dornfelder"), 4: ("chardonnay",), 5: ()}  # W5

# Table
PLAYERS = tuple(REMOVED_WINES)  # W5
SEATS = 5
HAND = 5  # dealt to each: W6
DISPLAY = 4  # W6, W29
HAND_LIMIT = 6  # at the end of a turn in the cellars: W18
IDLE_ROUNDS = 10  # after so many the next round is the last: WR6

# Cellar
ROWS = 5  # W19
PLACES = 15
IDENTICAL = 4  # points for a trio: W26
DIFFERENT = 1
TRIO_SHAPES = 5  # of trios: W27
UPRIGHT_TRIO_SHAPES = 4  # without triangles on their points: WR5

# How much there can be at most
DECK = 66
PUT_UNDER = 66  # a draw takes a card out of the pile, and no pile is larger than the deck
COMPLETE = 4  # cellars: 63 wine bottles fill no more

# Phases, and why a round is the last
BIDDING, CELLARS, OVER = range(3)
PHASES: Sequence[Phase] = ("bidding", "cellars", "over")
NOT_LAST, BY_DISPLAY, BY_DRAW, BY_STALL = range(4)
ENDINGS: Sequence[Ending | Literal[""]] = ("", "display", "draw", "stall")

# Who may know
PUBLIC = 5  # the observer that sits nowhere
EVERYONE = 0b111111  # all seats and the public, as bits
UNSEEN = 255  # instead of a kind

# A set of places: row r, column c (row 1 is the bottom) is bit 10 · (r − 1) + c + 4
COLUMNS = 10  # one more than can occur, to keep the rows apart
FIRST_COLUMN = -4
FIRST_PLACE = 4  # 1:0, where a cellar begins

# A move's code: its verb above the 44 bits of a bag. A bid is the bag itself; a placing the kind above the place.
BID, PASS, DRAW, DONE, PLACE = range(5)
VERB_SHIFT = 44
BAG_BITS = (1 << VERB_SHIFT) - 1
KIND_SHIFT = 6
PLACE_BITS = (1 << KIND_SHIFT) - 1
