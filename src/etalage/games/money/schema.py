"""What a view and a reckoning of Money! look like as plain data."""

from typing import Literal, NotRequired, TypedDict

Card = str
"""Such as "EUR20a", "EUR40", "XAU10a"; in a bid also "PLAY"."""
Currency = Literal["JPY", "EUR", "USD", "GBP", "CHF", "SEK", "RUB"]


class MoneyView(TypedDict):
    """All that a seat, or the public, may know of a deal of Money!; lists are by seat."""

    game: Literal["money"]
    players: int
    removed: list[Currency]
    seat: int | None
    phase: Literal["bidding", "exchange", "over"]
    round: int
    asked: list[int]
    last: Literal["display", "stall"] | None
    idle: int
    right: list[Card]
    left: list[Card]
    pile: int
    pile_cards: NotRequired[list[Card]]
    bids: list[list[Card]]
    values: list[int]
    hand_sizes: list[int]
    known: list[list[Card]] | None
    hands: list[list[Card] | None]
    sealed: list[list[Card] | None]
    scores: NotRequired[list[int]]


class MoneyAmount(TypedDict):
    """Of one currency: the sum of the notes, what of it counts, and what is missing to the next threshold."""

    sum: int
    counted: int
    missing: int


class MoneyTrio(TypedDict):
    currency: Currency
    value: Literal[20, 30]
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
