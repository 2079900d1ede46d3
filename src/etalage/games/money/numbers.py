"""The numbers of Money!, each named once. Compiled modules import them as C integers."""

from collections.abc import Sequence
from typing import Literal

from etalage.games.money.schema import Currency, Ending, Phase

# Cards: bit i of a set of cards is the card with serial number i + 1 (MR1). Cards are ordered by value, then by
# currency, then by copy; so the three 20s of currency c are bits 3c … 3c + 2, its 30s 21 + 3c …, its 40 is 42 + c.
CURRENCIES: Sequence[Currency] = ("JPY", "EUR", "USD", "GBP", "CHF", "SEK", "RUB")  # M1
NUMBER_OF_CURRENCIES = 7
NOTES = {20: 3, 30: 3, 40: 1, 50: 1, 60: 1}  # of each currency: M1
COINS = 6  # M2
COIN = "XAU"
COIN_VALUE = 10
CARDS = 69  # M4
REMOVED = {3: 2, 4: 1, 5: 0}  # currencies that leave the game: M5

FIRST_20 = 0
FIRST_30 = 21
FIRST_40 = 42
FIRST_50 = 49
FIRST_60 = 56
FIRST_COIN = 63
PLAY_MONEY = 1 << CARDS  # M3

# Table
PLAYERS = tuple(REMOVED)  # M5
SEATS = 5
HAND = 6  # dealt to each: M6
DISPLAY = 4  # M6, M13
IDLE_ROUNDS = 10  # after so many the next round is the last: MR3
DEALS = range(1, 10)  # MR6
DEFAULT_DEALS = 3  # M19

# Scoring
FULL_FROM = 200  # M15
DEDUCTION = 100
TRIO_BONUS = 100  # M17

# Everything that can be taken: the bids by owner, then the displays.
RIGHT = 5
LEFT = 6
PILES = 7

# Phases, and why a round is the last
BIDDING, EXCHANGE, OVER = range(3)
PHASES: Sequence[Phase] = ("bidding", "exchange", "over")
NOT_LAST, BY_DISPLAY, BY_STALL = range(3)
ENDINGS: Sequence[Ending | Literal[""]] = ("", "display", "stall")

# Who may know
PUBLIC = 5  # the observer that sits nowhere
EVERYONE = 0b111111  # all seats and the public, as bits

# A move's code: a bid is its set of cards with the play money; an exchange the pile taken, marked by the bit above.
EXCHANGE_MARK = 1 << 70
PILE_BITS = 0b111
KEEP = 7  # instead of a pile: one's own
