"""What a view and a reckoning of Die Weinhändler look like as plain data."""

from typing import Literal, NotRequired, TypedDict

Card = str
"""A price, "5" to "25"; "0" is an empty bottle."""
Cellar = dict[str, Card]
"""The bottle at each place, "ROW:COLUMN"."""


class WeinhaendlerOptions(TypedDict):
    draw: Literal["open", "hidden"]
    triangles: Literal["both", "upright"]


class CardUnder(TypedDict):
    """A card that was put under the pile."""

    card: Card | None
    seen_by: Literal["all"] | list[int]


class WeinhaendlerView(TypedDict):
    """All that a seat, or the public, may know of a deal of Die Weinhändler. Lists are by seat; values of bids are in
    tenths of a euro."""

    game: Literal["weinhaendler"]
    players: int
    options: WeinhaendlerOptions
    seat: int | None
    phase: Literal["bidding", "cellars", "over"]
    round: int
    asked: list[int]
    start: int
    last: Literal["display", "draw", "stall"] | None
    idle: int
    display: list[Card]
    pile: int
    pile_before: int
    pile_cards: NotRequired[list[Card]]
    put_under: int
    under: list[CardUnder] | None
    bids: list[list[Card]]
    values: list[int]
    passed: list[bool]
    hand_sizes: list[int]
    known: list[list[Card]] | None
    hands: list[list[Card] | None]
    cellars: list[Cellar]
    complete: list[list[Cellar]]
    covered: int
    points: list[int]


class WeinhaendlerTrio(TypedDict):
    places: list[str]
    kind: Literal["alike", "mixed"]
    points: int


class WeinhaendlerReckoning(TypedDict):
    """How a seat's points come about: wine bottles, their stars, and trios, those of complete cellars included."""

    bottles: int
    stars: int
    alike: int
    mixed: int
    points: int
    complete: int
    trios: list[WeinhaendlerTrio]
    """Of the cellar that is being built."""


class WeinhaendlerProspects(TypedDict):
    """Whose lot a bid would take, and who would take it, if the bidding ended with it."""

    value: int
    rank: int
    of: int
    takes: Literal["display"] | int
    gives: Literal["display"] | int
