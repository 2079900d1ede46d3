"""The numbers of the arrays of Money! Compiled modules import them as C integers."""

from etalage.envs.layout import Layout, offsets
from etalage.games.money.numbers import CARDS, ENDINGS, NUMBER_OF_CURRENCIES, PHASES, PILES, PLAYERS, RIGHT

MOST = 255  # what a number of an observation can be

# Actions. A bid in steps: its cards one after the other in the order of their serial numbers, the play money last, and
# `seal`. A bid as a set: 1 for each card in it, where a step would have added it. The piles follow: one's own bid
# (keep), those of the others clockwise, the right and the left display.
PLAY_ACTION = CARDS
SEAL = CARDS + 1
FIRST_PILE = SEAL + 1
STEP_ACTIONS = FIRST_PILE + PILES
WAIT = STEP_ACTIONS  # where all act at once, whoever is not asked does this
FIRST_PILE_OF_SET = SEAL
SET_ACTIONS = FIRST_PILE_OF_SET + PILES
NONE = -1  # where no action is meant
HALF = 64  # a set of cards is written in two halves
LOW_HALF = (1 << HALF) - 1
DISPLAYS_AT = RIGHT

# Observations
SEAT = {"known": CARDS, "bid": CARDS, "value": 1, "hand_size": 1, "hundreds": 1, "tens": 1}
SEAT_OFFSETS = offsets(SEAT)
KNOWN_AT, BID_AT, VALUE_AT, HAND_SIZE_AT, HUNDREDS_AT, TENS_AT = SEAT_OFFSETS.values()


def layout(players: int) -> Layout:
    """The sections of an observation at a table of so many."""
    table = {
        "phase": len(PHASES),
        "asked": players,
        "last": len(ENDINGS),
        "round": 1,
        "idle": 1,
        "pile_size": 1,
        "deals_left": 1,
        "currencies": NUMBER_OF_CURRENCIES,
        "hand": CARDS,
        "chosen": PLAY_ACTION + 1,
        "right": CARDS,
        "left": CARDS,
        "unseen": CARDS,
    }
    return Layout(table, SEAT, players)


LAYOUTS = {players: layout(players) for players in PLAYERS}
