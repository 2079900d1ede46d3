"""The currencies and cards that are in play in a match of Money!."""

from __future__ import annotations

from collections.abc import Mapping

from etalage.games.errors import BadSetup
from etalage.games.money.choices import CHOICES
from etalage.games.money.notation import CARD_NAMES
from etalage.games.money.numbers import CURRENCIES, REMOVED
from etalage.games.reading import shown
from etalage.games.registry import check_players
from etalage.games.shuffling import Below, shuffled


def draw_removed(players: int, below: Below) -> tuple[str, ...]:
    """The currencies that leave the game, for the whole match.  # M5, MR2"""
    check_players(CHOICES, players)
    if not REMOVED[players]:
        return ()
    return tuple(shuffled(list(CURRENCIES), below)[: REMOVED[players]])


def read_removed(players: int, data: Mapping[str, object]) -> tuple[str, ...]:
    """The currencies that a record says are removed.  # M5, MR2"""
    check_players(CHOICES, players)
    value = data.get("removed", [])
    if not isinstance(value, list):
        raise BadSetup("removed", f"should be a list of currencies, not {shown(value)}")
    for code in value:
        if not isinstance(code, str) or code not in CURRENCIES:
            raise BadSetup("removed", f"{shown(code)} is not a currency; they are {' '.join(CURRENCIES)}", "M1")
    if len(set(value)) != REMOVED[players] or len(value) != REMOVED[players]:
        raise BadSetup("removed", f"with {players} players {REMOVED[players]} currencies leave the game", "M5")
    return tuple(value)


def deck_of(removed: tuple[str, ...]) -> list[int]:
    """The cards in play by serial number."""
    return [card for card, name in enumerate(CARD_NAMES) if name[:3] not in removed]
