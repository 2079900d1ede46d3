"""The table of Die Weinhändler."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from etalage.cli.console import words
from etalage.cli.tables.parts import hand_line, heading, labelled, seat_label, spaced
from etalage.games.weinhaendler import cards
from etalage.games.weinhaendler.cellar import column_of, open_places, row_of
from etalage.games.weinhaendler.notation import bag_texts, parse_card, parse_place, place_text
from etalage.games.weinhaendler.numbers import COLUMNS, EMPTY, OVER, PHASES, ROWS, TRIO_SHAPES
from etalage.games.weinhaendler.view import View

COLOURS = ("yellow3", "red1", "green3", "dark_orange", "dodger_blue1", "grey62", "medium_purple1")
LETTERS = "DMZCSPB"
CELL = 8  # columns of the terminal for a place of a cellar


def bottle(card: str) -> Text:
    """A card: its price, its wine's letter and its stars, in the wine's colour."""
    kind = parse_card(card)
    if kind == EMPTY:
        return Text("0", style="dim")
    return Text(f"{card}{LETTERS[cards.wine(kind)]}{'★' * cards.stars(kind)}", style=COLOURS[cards.wine(kind)])


def bottles(texts: Sequence[str]) -> list[Text]:
    return [bottle(card) for card in texts]


def render(view: View, names: Sequence[str]) -> RenderableType:
    me = view.observer if view.observer < view.players else None
    parts: list[RenderableType] = [
        heading("Die Weinhändler", view.round, PHASES[view.phase], bool(view.last), _house_rules(view)),
        *labelled(
            [words()("terminal-display"), words()("terminal-pile")],
            [spaced(bottles(bag_texts(view.display))), _pile(view)],
        ),
        _seats(view, names, me),
        Columns(_cellars(view, names), padding=(1, 2)),
    ]
    return Group(*parts)


def _house_rules(view: View) -> list[str]:
    """The options that are not as usual."""
    rules = [words()("terminal-draw-hidden")] if view.hidden_draw else []
    return rules if view.trio_shapes == TRIO_SHAPES else [*rules, words()("terminal-triangles-upright")]


def _pile(view: View) -> Text:
    data = view.to_json()
    line = Text(words()("terminal-cards", count=view.pile_size))
    if "pile_cards" in data:
        return line.append(": ").append_text(spaced(bottles(data["pile_cards"])))
    under = [bottle(put["card"]) if put["card"] else Text("?") for put in data["under"] or ()]
    if under:
        line.append(f" · {words()('terminal-last-to-come')} ").append_text(spaced(under))
    return line


def _seats(view: View, names: Sequence[str], me: int | None) -> Table:
    ranks = sorted((view.values[seat] for seat in range(view.players) if view.bids[seat]), reverse=True)
    say = words()
    table = Table(*(say(f"terminal-column-{name}") for name in ("player", "points", "bid", "hand")), expand=False)
    for seat in range(view.players):
        bid = spaced(bottles(bag_texts(view.bids[seat])))
        if view.bids[seat]:
            value = view.values[seat]
            bid.append(f"  {say.money(value)}, {_rank(ranks.index(value) + 1)}", style="bold")
        if view.passed >> seat & 1:
            bid.append(f"  {say('terminal-passed')}", style="italic")
        open_hand = view.visible_seats >> seat & 1
        known = view.hands[seat] if open_hand else view.known[seat]
        hand = hand_line(bottles(bag_texts(known)), 0 if open_hand else view.sizes[seat] - cards.size(known))
        label = seat_label(seat, names, view.asked, me)
        if seat == view.start and view.phase != OVER:
            label.append(f" {say('terminal-start')}", style="dim")
        table.add_row(label, say.number(view.points[seat]), bid, hand)
    return table


def _cellars(view: View, names: Sequence[str]) -> list[RenderableType]:
    """Everybody's cellars: the complete ones, and the one being built."""
    data = view.to_json()
    shown: list[RenderableType] = []
    for seat, name in enumerate(names):
        for bottles_in in data["complete"][seat]:
            shown.append(_titled(words()("terminal-cellar-complete", name=name), pyramid(_cells(bottles_in))))
        cells = _cells(data["cellars"][seat])
        if seat == view.observer:
            _mark_places(view, seat, cells)
        shown.append(_titled(words()("terminal-cellar", name=name), pyramid(cells)))
    return shown


def _titled(title: str, cellar: Text) -> RenderableType:
    return Group(Text(title, style="bold"), Padding(cellar, (0, 0, 0, 1)))


def _cells(bottles_in: Mapping[str, str]) -> dict[int, Text]:
    return {parse_place(place): bottle(card) for place, card in bottles_in.items()}


def _mark_places(view: View, seat: int, cells: dict[int, Text]) -> None:
    """Where a bottle can go, by the names of the places: on free ones, and on empty bottles."""
    for place in range(ROWS * COLUMNS):
        if (open_places(view.taken[seat]) | view.empties[seat]) >> place & 1:
            empty = "0" if view.empties[seat] >> place & 1 else ""
            cells[place] = Text(f"{empty}({place_text(place)})", style="dim")


def pyramid(cells: Mapping[int, Text]) -> Text:
    """A cellar, the bottom row below."""
    if not cells:
        return Text(words()("terminal-empty"), style="dim")
    leftmost = min(column_of(place) * CELL + (row_of(place) - 1) * CELL // 2 for place in cells)
    lines = []
    for row in range(max(map(row_of, cells)), 0, -1):
        line = Text()
        for place in sorted(place for place in cells if row_of(place) == row):
            left = column_of(place) * CELL + (row - 1) * CELL // 2 - leftmost
            line.append(" " * (left - len(line))).append_text(cells[place])
        lines.append(line)
    return Text("\n").join(lines)


def _rank(rank: int) -> str:
    return words()("terminal-highest") if rank == 1 else words().ordinal(rank, feminine=True)
