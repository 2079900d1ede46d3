"""A view as a picture: cards as coloured tiles with their numbers. No more than it takes to follow a match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from etalage.games.errors import needing
from etalage.games.money.numbers import CURRENCIES
from etalage.games.protocol import AnyView
from etalage.games.weinhaendler.numbers import WINES

with needing("pettingzoo"):
    import numpy as np
    from numpy.typing import NDArray

Colour = tuple[int, int, int]

# Three columns, five rows; the highest bit of each row is on the left.
DIGITS = {
    "0": (7, 5, 5, 5, 7), "1": (2, 6, 2, 2, 7), "2": (7, 1, 7, 4, 7), "3": (7, 1, 7, 1, 7), "4": (5, 5, 7, 1, 1),
    "5": (7, 4, 7, 1, 7), "6": (7, 4, 7, 5, 7), "7": (7, 1, 2, 2, 2), "8": (7, 5, 7, 5, 7), "9": (7, 5, 7, 1, 7),
}  # fmt: skip
SCALE = 2
TILE_WIDTH, TILE_HEIGHT, GAP = 20, 16, 2
WIDTH, MARGIN = 640, 8
PER_LINE = (WIDTH - 2 * MARGIN) // (TILE_WIDTH + GAP)
CELLAR_ROWS = 5
GROUND: Colour = (32, 36, 40)
BAND: Colour = (48, 53, 58)
INK: Colour = (16, 16, 16)
LIGHT: Colour = (225, 225, 225)
GOLD: Colour = (212, 175, 55)
PALE: Colour = (200, 214, 209)
WINE_COLOURS: Sequence[Colour] = (
    (240, 208, 80), (208, 72, 72), (112, 176, 96), (232, 144, 64), (88, 136, 208), (152, 156, 160), (152, 104, 176),
)  # fmt: skip
"""By wine, as the rules name them; the currencies have the same."""
LINES = {"weinhaendler": 2 + CELLAR_ROWS, "money": 4}
"""For each seat, at least."""


def draw(view: AnyView) -> NDArray[np.uint8]:
    """A band for the table, and one for each seat."""
    data = view.to_json()
    lines = LINES[view.game]
    height = (TILE_HEIGHT + GAP) * (3 + lines * view.players) + MARGIN * (view.players + 2)
    canvas = np.full((height, WIDTH, 3), GROUND, np.uint8)
    top = MARGIN
    if view.game == "money":
        _row(canvas, top, data["right"])
        _row(canvas, top + TILE_HEIGHT + GAP, data["left"])
    else:
        _row(canvas, top, data["display"])
    _number(canvas, top, WIDTH - 60, data["pile"], LIGHT)
    top += 2 * (TILE_HEIGHT + GAP) + MARGIN
    for seat in range(view.players):
        band = lines * (TILE_HEIGHT + GAP)
        canvas[top : top + band, : MARGIN - 2] = LIGHT if seat in data["asked"] else BAND
        _row(canvas, top, data["bids"][seat])
        if view.game == "money":
            _row(canvas, top + TILE_HEIGHT + GAP, data["hands"][seat] or ())
        else:
            _number(canvas, top, WIDTH - 60, data["points"][seat], LIGHT)
            _row(canvas, top + TILE_HEIGHT + GAP, data["hands"][seat] or ())
            _cellar(canvas, top + 2 * (TILE_HEIGHT + GAP), data["cellars"][seat])
        top += band + MARGIN
    return canvas


def _row(canvas: NDArray[np.uint8], top: int, cards: Iterable[str]) -> None:
    """Cards side by side, and in further lines when they are many."""
    for number, card in enumerate(cards):
        line, column = divmod(number, PER_LINE)
        _tile(canvas, top + line * (TILE_HEIGHT + GAP), MARGIN + column * (TILE_WIDTH + GAP), card)


def _cellar(canvas: NDArray[np.uint8], top: int, bottles: Mapping[str, Any]) -> None:
    """The pyramid, each row half a tile further to the right."""
    for place, card in bottles.items():
        row, column = (int(part) for part in place.split(":"))
        left = MARGIN + (TILE_WIDTH + GAP) * (column + 4) + (row - 1) * (TILE_WIDTH + GAP) // 2
        _tile(canvas, top + (CELLAR_ROWS - row) * (TILE_HEIGHT + GAP), left, card)


def _tile(canvas: NDArray[np.uint8], top: int, left: int, card: str) -> None:
    canvas[top : top + TILE_HEIGHT, left : left + TILE_WIDTH] = _colour(card)
    _number(canvas, top + 3, left + 3, int("".join(letter for letter in card if letter.isdigit()) or 0), INK)


def _colour(card: str) -> Colour:
    if card[:3] in CURRENCIES:
        return WINE_COLOURS[CURRENCIES.index(card[:3])]
    if not card.isdigit():
        return GOLD
    return WINE_COLOURS[(int(card) - 5) % WINES] if int(card) else PALE


def _number(canvas: NDArray[np.uint8], top: int, left: int, number: int, colour: Colour) -> None:
    for place, digit in enumerate(str(number)):
        for row, bits in enumerate(DIGITS[digit]):
            for column in range(3):
                if bits >> (2 - column) & 1:
                    y, x = top + SCALE * row, left + SCALE * (4 * place + column)
                    canvas[y : y + SCALE, x : x + SCALE] = colour
