"""The table of Money!."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from etalage.cli.console import words
from etalage.cli.tables.parts import hand_line, heading, labelled, seat_label, spaced
from etalage.games.money.notation import CARD_NAMES, card_texts, parse_card
from etalage.games.money.numbers import COIN, CURRENCIES, LEFT, PHASES, PLAY_MONEY, RIGHT
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
    say = words()
    parts: list[RenderableType] = [
        heading("Money!", view.round, PHASES[view.phase], bool(view.last)),
        *labelled(
            [say("terminal-right"), say("terminal-left-display"), say("terminal-pile")],
            [lot(view.piles[RIGHT]), lot(view.piles[LEFT]), _pile(view)],
        ),
        _seats(view, names, me),
    ]
    return Group(*parts)


def _pile(view: View) -> Text:
    data = view.to_json()
    line = Text(words()("terminal-cards", count=view.pile_size))
    if data.get("pile_cards"):
        line.append(": ").append_text(spaced([note(card) for card in data["pile_cards"]]))
    if data["removed"]:
        line.append(f" · {words()('terminal-not-in-play', codes=' '.join(data['removed']))}", style="dim")
    return line


def _seats(view: View, names: Sequence[str], me: int | None) -> Table:
    say = words()
    table = Table(*(say(f"terminal-column-{name}") for name in ("player", "bid", "hand", "wealth")), expand=False)
    for seat in range(view.players):
        if view.sealed[seat]:
            bid = Text(f"{say('terminal-sealed')} ", style="italic").append_text(lot(view.sealed[seat] & ~PLAY_MONEY))
            bid.append(" PLAY" if view.sealed[seat] & PLAY_MONEY else "", style="dim")
        else:
            bid = lot(view.piles[seat])
        if view.visible_seats >> seat & 1:
            hand, worth = by_currency(view.hands[seat]), say.number(wealth(view.hands[seat]))
        else:
            known = view.known[seat]
            hand, worth = hand_line(notes(known), view.sizes[seat] - known.bit_count()), ""
        table.add_row(seat_label(seat, names, view.asked, me), bid, hand, worth)
    return table
