"""Setups for tests: a few cards where they are wanted, the rest of the deck wherever it fits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import pytest

import etalage
from etalage.games.errors import IllegalMove
from etalage.games.money.deck import deck_of
from etalage.games.money.notation import CARD_NAMES
from etalage.games.money.setup import Setup as MoneySetup
from etalage.games.rng import Rng
from etalage.games.weinhaendler.setup import Setup as WineSetup


def take_out(deck: list[str], cards: Iterable[str], clause: str) -> None:
    """Take cards from what is left of a deck, each as often as it is named."""
    for card in cards:
        if card not in deck:
            raise ValueError(f"the deck has no {card!r} left ({clause})")
        deck.remove(card)


def wine_setup(
    *hands: str, display: str = "", pile: str = "", bottom: str = "", start: int = 0, seed: int = 1
) -> dict[str, Any]:
    """A setup of Die Weinhändler as a record has it. Hands, display, the top and the bottom of the pile begin with the
    cards given ("5 14 0"); what is missing is filled up at random from the rest of the deck."""
    players = len(hands)
    full: Any = WineSetup.shuffled(players, Rng(seed).below).to_json()
    deck = [card for hand in full["hands"] for card in hand] + full["display"] + full["pile"]
    wanted = [hand.split() for hand in hands]
    shown, top, last = display.split(), pile.split(), bottom.split()
    take_out(deck, [*(card for hand in wanted for card in hand), *shown, *top, *last], "W5")
    for part, size in [*((hand, 5) for hand in wanted), (shown, 4)]:
        while len(part) < size:
            part.append(deck.pop())
    return {"start": start, "hands": wanted, "display": shown, "pile": top + deck + last}


def wine_deal(*hands: str, options: dict[str, object] | None = None, **parts: Any) -> Any:
    """A deal of Die Weinhändler that begins so."""
    return etalage.deal("weinhaendler", setup=wine_setup(*hands, **parts), options=options)


def money_setup(
    *hands: str,
    right: str = "",
    left: str = "",
    pile: str = "",
    removed: Sequence[str] | None = None,
    seed: int = 1,
) -> dict[str, Any]:
    """The same for Money!; `removed` is SEK with four players, SEK and RUB with three, unless said otherwise."""
    players = len(hands)
    gone = tuple(removed if removed is not None else ("SEK", "RUB")[: 5 - players])
    full: Any = MoneySetup.shuffled(players, gone, Rng(seed).below).to_json()
    deck = [card for hand in full["hands"] for card in hand] + full["right"] + full["left"] + full["pile"]
    assert sorted(deck) == sorted(CARD_NAMES[card] for card in deck_of(gone))
    wanted = [hand.split() for hand in hands]
    on_right, on_left, top = right.split(), left.split(), pile.split()
    take_out(deck, [*(card for hand in wanted for card in hand), *on_right, *on_left, *top], "M5")
    for part, size in [*((hand, 6) for hand in wanted), (on_right, 4), (on_left, 4)]:
        while len(part) < size:
            part.append(deck.pop())
    return {"removed": list(gone), "hands": wanted, "right": on_right, "left": on_left, "pile": top + deck}


def money_deal(*hands: str, **parts: Any) -> Any:
    """A deal of Money! that begins so."""
    return etalage.deal("money", setup=money_setup(*hands, **parts))


def play_all(deal: Any, *moves: str) -> None:
    """Play moves in record order, each by the seat whose turn it is."""
    for move in moves:
        deal.play(deal.next_in_record(), move)


def wine_position(
    *hands: str,
    cellars: Sequence[dict[str, str]] = (),
    display: str = "",
    pile: int | None = None,
    phase: str = "cellars",
    to_move: int = 0,
    start: int = 0,
    options: dict[str, str] | None = None,
    **facts: Any,
) -> Any:
    """A deal of Die Weinhändler in full swing: these hands, cellars ({"1:0": "9"}) and display, all other cards in the
    pile (or, with `pile`, all but so many of them in a complete cellar nowhere to be seen: the deal is then one that
    only a test meets). Further facts are keys of a view, as `idle=9` or `last="draw"`."""
    players = len(hands)
    fresh = etalage.deal("weinhaendler", players=players, options=options)
    data: Any = fresh.open_view().to_json()
    deck = [card for hand in data["hands"] for card in hand] + data["display"] + data["pile_cards"]
    own = [hand.split() for hand in hands]
    built = [dict(cellar) for cellar in cellars] + [{}] * (players - len(cellars))
    taken = [*(card for hand in own for card in hand), *display.split(), *(c for b in built for c in b.values())]
    take_out(deck, taken, "W5")
    left = deck if pile is None else deck[:pile]
    data.update(
        hands=own,
        hand_sizes=[len(hand) for hand in own],
        known=[[] for _ in own],
        cellars=built,
        display=display.split(),
        pile=len(left),
        pile_before=len(left),
        pile_cards=left,
        phase=phase,
        asked=[to_move],
        start=start,
        **facts,
    )
    game = etalage.game("weinhaendler")
    return game.sample(game.read_view(data), Rng(0))


def refused(deal: Any, move: str, clause: str, word: str) -> None:
    """The seat to move may not do this, by this clause, and nothing has changed."""
    before = deal.open_view().to_json()
    with pytest.raises(IllegalMove, match=word) as refusal:
        deal.play(deal.next_in_record(), move)
    assert refusal.value.clause == clause
    assert deal.open_view().to_json() == before


def moves(deal: Any) -> list[str]:
    """The legal moves of the seat to move, as text."""
    return sorted(map(str, deal.legal_moves()))


def seen(deal: Any, seat: int | None = None) -> dict[str, Any]:
    """What a seat, or the public, sees."""
    data: dict[str, Any] = deal.view(seat).to_json()
    return data


def random_positions(name: str, players: int, seed: int, **options: object) -> Iterator[Any]:
    """Every position of a deal that is played at random."""
    deal = etalage.deal(name, players=players, seed=seed, options=options)
    rng = Rng(seed)
    while not deal.is_over():
        yield deal
        seat = deal.to_move()[rng.below(len(deal.to_move()))]
        deal.play(seat, deal.random_move(seat, rng))
    yield deal
