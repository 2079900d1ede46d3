"""Die Weinhändler in a notebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from etalage.games.weinhaendler import cards
from etalage.games.weinhaendler.cellar import column_of, row_of
from etalage.games.weinhaendler.choices import CHOICES
from etalage.games.weinhaendler.notation import bag_texts, parse_card, parse_place
from etalage.games.weinhaendler.numbers import EMPTY, EMPTY_PRICE, OVER, PHASES, WINE_NAMES
from etalage.games.weinhaendler.schema import WeinhaendlerView
from etalage.games.weinhaendler.view import View
from etalage.notebook import words
from etalage.notebook.cards import drawn, joined, placed, sprite
from etalage.notebook.parts import hand, seat_label, table, unusual

TITLE = "Die Weinhändler"
WIDTH, HEIGHT = 35, 49  # of a card
BOTTLE = 30  # across, in a cellar


def shown(view: View, names: Sequence[str], scores: Sequence[int] | None) -> str:
    """The table as the view shows it."""
    say = words()
    data = view.to_json()
    pile = escape(say("terminal-cards", count=view.pile_size))
    rows = [_row(view, data, seat, names, scores) for seat in range(view.players)]
    return table(
        TITLE,
        data,
        unusual(CHOICES, view.options()),
        [(say("terminal-display"), bottles(data["display"])), (say("terminal-pile"), pile)],
        ["terminal-column-player", "terminal-column-points", "terminal-column-bid", "terminal-column-hand"],
        rows,
        "".join(_cellars(data, names)),
    )


def _row(
    view: View, data: WeinhaendlerView, seat: int, names: Sequence[str], scores: Sequence[int] | None
) -> list[str]:
    say = words()
    starts = say("terminal-start") if seat == view.start and PHASES.index(data["phase"]) != OVER else ""
    bid = bottles(data["bids"][seat])
    if data["bids"][seat]:
        bid += f" {escape(say.money(data['values'][seat]))}"
    if data["passed"][seat]:
        bid = f"{bid if data['bids'][seat] else ''} <i>{escape(say('terminal-passed'))}</i>"
    seen = data["hands"][seat]
    known = bag_texts(view.known[seat]) if seen is None else seen
    label = seat_label(seat, names, data["asked"], data["seat"], starts)
    points = say.number(data["points"][seat] if scores is None else scores[seat])
    return [label, points, bid, hand(bottles(known) if known else "", data["hand_sizes"][seat] - len(known))]


def bottles(texts: Sequence[str]) -> str:
    return joined(drawn(f"card-{text}", bottle_name(text), WIDTH, HEIGHT) for text in texts)


def bottle_name(text: str) -> str:
    """A card as it is spoken."""
    say = words()
    kind = parse_card(text)
    if kind == EMPTY:
        return say("wine-card-empty", price=say.money(EMPTY_PRICE))
    return say(
        "wine-card", wine=WINE_NAMES[cards.wine(kind)].replace("-", " ").title(), price=text, stars=cards.stars(kind)
    )


def _cellars(data: WeinhaendlerView, names: Sequence[str]) -> list[str]:
    """Everybody's cellars: the complete ones, and the one being built."""
    say = words()
    found = []
    for seat, name in enumerate(names):
        called = f"{seat} {name}".strip()
        for bottles_in in data["complete"][seat]:
            found.append(cellar(say("terminal-cellar-complete", name=called), bottles_in))
        if data["cellars"][seat]:
            found.append(cellar(say("terminal-cellar", name=called), data["cellars"][seat]))
    return found


def cellar(title: str, bottles_in: Mapping[str, str]) -> str:
    """A cellar, the bottom row below."""
    at = {text: parse_place(text) for text in bottles_in}
    lefts = {text: column_of(place) + (row_of(place) - 1) / 2 for text, place in at.items()}
    first = min(lefts.values())
    rows = max(map(row_of, at.values()))
    width, height = BOTTLE * (max(lefts.values()) - first + 1), BOTTLE * rows
    if sprite():
        drawing = "".join(
            placed(f"end-{card}", BOTTLE * (lefts[text] - first), BOTTLE * (rows - row_of(at[text])), BOTTLE)
            for text, card in bottles_in.items()
        )
        spoken = escape(f"{title}: " + ", ".join(f"{place} {card}" for place, card in bottles_in.items()))
        content = f'<svg width="{width:g}" height="{height:g}" role="img"><title>{spoken}</title>{drawing}</svg>'
    else:
        content = f"<code>{escape(' '.join(f'{place}={card}' for place, card in bottles_in.items()))}</code>"
    return f'<div style="display:inline-block;margin:6px 16px 0 0"><div>{escape(title)}</div>{content}</div>'
