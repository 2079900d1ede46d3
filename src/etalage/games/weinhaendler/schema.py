"""What a deal, a view, a score and a bid of Die Weinhändler look like as plain data."""

from typing import Literal, NotRequired, TypedDict

Card = str
"""A price, "5" to "25"; "0" is an empty bottle."""
Phase = Literal["bidding", "cellars", "over"]
Ending = Literal["display", "draw", "stall"]
"""What made a round the last."""
Cellar = dict[str, Card]
"""The bottle at each place, "ROW:COLUMN"."""


Draw = Literal["open", "hidden"]
Triangles = Literal["both", "upright"]
"""Options: their values, the default first."""


class WeinhaendlerOptions(TypedDict):
    draw: Draw
    triangles: Triangles


class CardUnder(TypedDict):
    """A card that was put under the pile."""

    card: Card | None
    seen_by: Literal["all"] | list[int]


class WeinhaendlerSetup(TypedDict):
    """The cards as dealt, as a record has them; of the pile first drawn first."""

    start: int
    hands: list[list[Card]]
    display: list[Card]
    pile: list[Card]


class WeinhaendlerOwn(TypedDict):
    """The part of a view that depends on who looks."""

    seat: int | None
    under: list[CardUnder] | None
    hands: list[list[Card] | None]
    pile_cards: NotRequired[list[Card]]


class WeinhaendlerTurn(TypedDict):
    """How far the deal has come."""

    phase: Phase
    round: int
    asked: list[int]
    start: int
    last: Ending | None
    idle: int


class WeinhaendlerWindow(TypedDict):
    """The display, and the pile behind it."""

    display: list[Card]
    pile: int
    pile_before: int
    put_under: int


class WeinhaendlerBids(TypedDict):
    bids: list[list[Card]]
    values: list[int]
    passed: list[bool]


class WeinhaendlerHands(TypedDict):
    """What everybody knows of hands."""

    hand_sizes: list[int]
    known: list[list[Card]] | None


class WeinhaendlerCellars(TypedDict):
    cellars: list[Cellar]
    complete: list[list[Cellar]]
    covered: int
    points: list[int]


class WeinhaendlerView(
    WeinhaendlerTurn, WeinhaendlerWindow, WeinhaendlerBids, WeinhaendlerHands, WeinhaendlerCellars, WeinhaendlerOwn
):
    """All that a seat, or the public, may know of a deal of Die Weinhändler. Lists are by seat; values of bids are in
    tenths of a euro."""

    game: Literal["weinhaendler"]
    players: int
    options: WeinhaendlerOptions


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


Lot = Literal["display"] | int
"""The display, or the bid of a seat."""


class WeinhaendlerProspects(TypedDict):
    """Whose lot a bid would take, and who would take it, if the bidding ended with it."""

    value: int
    rank: int
    of: int
    takes: Lot
    gives: Lot
