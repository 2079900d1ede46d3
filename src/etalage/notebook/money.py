"""Money! in a notebook."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from etalage.games.money.notation import PLAY, card_texts, parse_card
from etalage.games.money.numbers import COIN, CURRENCIES, LEFT, PLAY_MONEY, RIGHT
from etalage.games.money.scoring import value, wealth
from etalage.games.money.view import View
from etalage.notebook import words
from etalage.notebook.cards import drawn, joined
from etalage.notebook.parts import hand, seat_label, table

TITLE = "Money!"
WIDTH, HEIGHT = 49, 28  # of a note
ORDER = (*CURRENCIES, COIN)


def shown(view: View, names: Sequence[str], scores: Sequence[int] | None) -> str:
    """The table as the view shows it."""
    say = words()
    data = view.to_json()
    pile = say("terminal-cards", count=view.pile_size)
    if data["removed"]:
        pile += f" · {say('terminal-not-in-play', codes=' '.join(data['removed']))}"
    columns = ["player", "bid", "hand", "wealth", *(["points"] if scores else [])]
    return table(
        TITLE,
        {"round": data["round"], "phase": data["phase"], "last": data["last"]},
        [],
        [
            (say("terminal-right"), lot(view.piles[RIGHT])),
            (say("terminal-left-display"), lot(view.piles[LEFT])),
            (say("terminal-pile"), escape(pile)),
        ],
        [f"terminal-column-{name}" for name in columns],
        [_row(view, seat, names, scores) for seat in range(view.players)],
    )


def _row(view: View, seat: int, names: Sequence[str], scores: Sequence[int] | None) -> list[str]:
    say = words()
    me = view.observer if view.observer < view.players else None
    sealed = view.sealed[seat]
    bid = f"<i>{escape(say('terminal-sealed'))}</i> {notes(sealed)}" if sealed else lot(view.piles[seat])
    open_hand = view.visible_seats >> seat & 1
    known = view.hands[seat] if open_hand else view.known[seat]
    unseen = 0 if open_hand else view.sizes[seat] - known.bit_count()
    worth = say.number(wealth(view.hands[seat])) if open_hand else ""
    row = [seat_label(seat, names, view.asked, me), bid, hand(notes(known) if known else "", unseen), worth]
    return [*row, say.number(scores[seat])] if scores else row


def lot(cards: int) -> str:
    """Cards with their value."""
    return f"{notes(cards)} {words().number(value(cards))}" if cards else "–"


def notes(cards: int) -> str:
    """Cards by currency, small notes first, coins and play money last."""
    texts = sorted(card_texts(cards & ~PLAY_MONEY), key=lambda text: (ORDER.index(text[:3]), parse_card(text)))
    if cards & PLAY_MONEY:
        texts.append(PLAY)
    return joined(drawn(f"note-{text}", note_name(text), WIDTH, HEIGHT) for text in texts)


def note_name(text: str) -> str:
    """A card as it is spoken, with its number."""
    say = words()
    if text == PLAY:
        return say("money-play-money")
    code, worth = text[:3], text[3:5]
    kind = say("money-coin", value=worth) if code == COIN else say(f"money-note-{code.lower()}", value=worth)
    return say("money-card-number", card=kind, serial=str(parse_card(text) + 1))
