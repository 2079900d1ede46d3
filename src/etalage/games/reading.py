"""Taking values out of JSON with errors that say where and what."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TypeVar

from etalage.games.errors import BadSetup, Malformed

Card = TypeVar("Card")
Item = TypeVar("Item")

LONGEST_QUOTE = 60


def shown(value: object) -> str:
    """A value as an error quotes it: never long, never unprintable."""
    if isinstance(value, str):
        return ascii(value if len(value) <= LONGEST_QUOTE else value[:LONGEST_QUOTE] + "...")
    if isinstance(value, int) and value.bit_length() > 64:
        return "a huge number"
    return repr(value) if isinstance(value, int | float | None) else type(value).__name__


@contextmanager
def refusing(what: str) -> Iterator[None]:
    """Whatever goes wrong while plain data is read means that it is not what it should be."""
    try:
        yield
    except Malformed:
        raise
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
        raise Malformed(f"no {what}: {type(error).__name__} {error}") from None


def counted(value: object, most: int) -> int:
    """A number of things, where there can be at most so many."""
    if type(value) is not int or not 0 <= value <= most:
        raise Malformed(f"{shown(value)} should be a whole number up to {most}")
    return value


def one_each(value: list[Item], players: int) -> list[Item]:
    """A list with something for each seat."""
    if not isinstance(value, list) or len(value) != players:
        raise Malformed(f"a list for {players} seats is wanted, not {shown(value)}")
    return value


def integer(data: Mapping[str, object], key: str) -> int:
    value = data.get(key)
    if type(value) is not int:
        raise BadSetup(key, "missing" if key not in data else f"should be a whole number, not {shown(value)}")
    return value


def cards_list(
    data: Mapping[str, object], key: str, count: int | None, parse: Callable[[str], Card], clause: str
) -> tuple[Card, ...]:
    """A list of cards under a key."""
    if key not in data:
        raise BadSetup(key, "missing")
    return _cards(data[key], key, count, parse, clause)


def card_lists(
    data: Mapping[str, object], key: str, lists: int, count: int, parse: Callable[[str], Card], clause: str
) -> tuple[tuple[Card, ...], ...]:
    """A list, one for each player, of lists of cards."""
    value = data.get(key)
    if not isinstance(value, list):
        raise BadSetup(key, "missing" if key not in data else f"should be a list, not {shown(value)}")
    if len(value) != lists:
        raise BadSetup(key, f"{len(value)} hands for {lists} players", clause)
    return tuple(_cards(item, f"{key}[{i}]", count, parse, clause) for i, item in enumerate(value))


def _cards(value: object, key: str, count: int | None, parse: Callable[[str], Card], clause: str) -> tuple[Card, ...]:
    if not isinstance(value, list):
        raise BadSetup(key, f"should be a list of cards, not {shown(value)}")
    if count is not None and len(value) != count:
        raise BadSetup(key, f"{len(value)} cards instead of {count}", clause)
    parsed = []
    for card in value:
        if not isinstance(card, str):
            raise BadSetup(key, f"a card should be a string, not {shown(card)}")
        try:
            parsed.append(parse(card))
        except Malformed as error:
            raise BadSetup(key, str(error), error.clause) from None
    return tuple(parsed)
