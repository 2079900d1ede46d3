"""What a deal, a view, a score and a bid of Money! look like as plain data."""

from typing import Literal, NotRequired, TypedDict

Card = str
"""Such as "EUR20a", "EUR40", "XAU10a"; in a bid also "PLAY"."""
Phase = Literal["bidding", "exchange", "over"]
Ending = Literal["display", "stall"]
"""What made a round the last."""
Currency = Literal["JPY", "EUR", "USD", "GBP", "CHF", "SEK", "RUB"]


class MoneySetup(TypedDict):
    """The cards as dealt, as a record has them; of the pile first drawn first."""

    hands: list[list[Card]]
    right: list[Card]
    left: list[Card]
    pile: list[Card]


class MoneyOwn(TypedDict):
    """The part of a view that depends on who looks."""

    seat: int | None
    hands: list[list[Card] | None]
    sealed: list[list[Card] | None]
    scores: NotRequired[list[int]]
    pile_cards: NotRequired[list[Card]]


class MoneyTurn(TypedDict):
    """How far the deal has come."""

    phase: Phase
    round: int
    asked: list[int]
    last: Ending | None
    idle: int


class MoneyDisplays(TypedDict):
    """The displays, and the pile behind them."""

    right: list[Card]
    left: list[Card]
    pile: int


class MoneyBids(TypedDict):
    """The bids on the table."""

    bids: list[list[Card]]
    values: list[int]


class MoneyHands(TypedDict):
    """What everybody knows of hands."""

    hand_sizes: list[int]
    known: list[list[Card]] | None


class MoneyView(MoneyTurn, MoneyDisplays, MoneyBids, MoneyHands, MoneyOwn):
    """All that a seat, or the public, may know of a deal of Money!; lists are by seat."""

    game: Literal["money"]
    players: int
    removed: list[Currency]


class MoneyAmount(TypedDict):
    """Of one currency: the sum of the notes, what of it counts, and what is missing to the next threshold."""

    sum: int
    counted: int
    missing: int


TrioValue = Literal[20, 30]


class MoneyTrio(TypedDict):
    currency: Currency
    value: TrioValue
    points: int


class MoneyReckoning(TypedDict):
    """What a hand is worth, with the bid that lies before it."""

    currencies: dict[Currency, MoneyAmount]
    coins: int
    """How many."""
    trios: list[MoneyTrio]
    total: int


class MoneyProspects(TypedDict):
    """The gain in wealth if a bid were exchanged for a display and the deal ended then; None for play money alone."""

    value: int
    right: int | None
    left: int | None
