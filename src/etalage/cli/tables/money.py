"""The table of Money!."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from etalage.cli.tables.parts import hand_line, heading, seat_label, spaced
from etalage.games.money.notation import CARD_NAMES, card_texts, parse_card
from etalage.games.money.numbers import COIN, CURRENCIES, ENDINGS, LEFT, PHASES, PLAY_MONEY, RIGHT
from etalage.games.money.scoring import value, wealth
from etalage.games.money.view import View

COLOURS = dict(
    zip(
        (*CURRENCIES, COIN),
        ("red1", "dodger_blue1", "green3", "medium_purple1", "dark_orange", "yellow3", "turquoise2", "gold1"),
        strict=True,
    )
)


def note(card: str) -> Text:
    return Text(card, style=COLOURS.get(card[:3], "dim"))


def notes(cards: int) -> list[Text]:
    """Cards by currency, small notes first, coins and play money last."""
    order = (*CURRENCIES, COIN)
    own = sorted(card_texts(cards & ~PLAY_MONEY), key=lambda card: (order.index(card[:3]), parse_card(card)))
    return [note(card) for card in own] + ([note("PLAY")] if cards & PLAY_MONEY else [])


def by_currency(cards: int) -> Text:
    """A hand in groups, each with its sum."""
    groups = []
    for code in (*CURRENCIES, COIN):
        own = sum(1 << card for card, name in enumerate(CARD_NAMES) if name.startswith(code) and cards >> card & 1)
        if own:
            group = spaced(notes(own))
            groups.append(group.append(f" ={value(own)}", style="dim"))
    return Text("  ").join(groups) if groups else Text("–", style="dim")


def lot(cards: int) -> Text:
    """Cards with their value."""
    return spaced(notes(cards)).append(f"  {value(cards)}", style="bold") if cards else Text("–", style="dim")


def render(view: View, names: Sequence[str]) -> RenderableType:
    me = view.observer if view.observer < view.players else None
    removed = view.to_json()["removed"]
    parts: list[RenderableType] = [
        heading("Money!", view.round, PHASES[view.phase], ENDINGS[view.last] or None),
        Text.assemble("right  ", lot(view.piles[RIGHT])),
        Text.assemble("left   ", lot(view.piles[LEFT])),
        _pile(view).append(f"; not in play: {' '.join(removed)}" if removed else "", style="dim"),
        _seats(view, names, me),
    ]
    return Group(*parts)


def _pile(view: View) -> Text:
    line = Text(f"pile   {view.left} cards")
    cards = view.to_json().get("pile_cards")
    return line.append(": ").append_text(spaced([note(card) for card in cards])) if cards else line


def _seats(view: View, names: Sequence[str], me: int | None) -> Table:
    table = Table("player", "bid", "hand", "worth", expand=False)
    for seat in range(view.players):
        if view.sealed[seat]:
            bid = Text("sealed: ", style="italic").append_text(lot(view.sealed[seat] & ~PLAY_MONEY))
            bid.append(" PLAY" if view.sealed[seat] & PLAY_MONEY else "", style="dim")
        else:
            bid = lot(view.piles[seat])
        if view.eyes >> seat & 1:
            hand, worth = by_currency(view.hands[seat]), str(wealth(view.hands[seat]))
        else:
            known = view.known[seat]
            hand, worth = hand_line(notes(known), view.sizes[seat] - known.bit_count()), ""
        table.add_row(seat_label(seat, names, view.asked, me), bid, hand, worth)
    return table
