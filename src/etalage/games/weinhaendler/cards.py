"""The bottles of Die Weinhändler, and bags of them.

A *kind* is a number: 0 is the empty bottle, 1 … 21 are the wine bottles by price. Bottles of one kind are
interchangeable (W1), so any lot of cards is a *bag*: how many of each kind, two bits a kind, in one integer.
"""

from etalage.games import bits
from etalage.games.weinhaendler.numbers import (
    CHEAPEST, COPIES, EMPTY, EMPTY_PRICE, KINDS, REMOVED_WINES, SEATS, WINE_NAMES, WINES,
)  # fmt: skip

NOTHING = 0
LOW = sum(1 << 2 * kind for kind in range(KINDS))  # the lower bit of every count


def wine(kind: int) -> int:
    """Which of the seven wines is in the bottle."""
    return (kind - 1) % WINES


def stars(kind: int) -> int:
    return (kind + WINES - 1) // WINES


def price(kind: int) -> int:
    """In tenths of a euro: 5 + wine + 7 · (stars − 1) euro for a wine bottle.  # WR7"""
    return 10 * (kind - 1 + CHEAPEST) if kind else EMPTY_PRICE


def one(kind: int) -> int:
    """The bag with one bottle of this kind."""
    return bits.single(2 * kind)


def count(bag: int, kind: int) -> int:
    return bag >> 2 * kind & 3


def size(bag: int) -> int:
    return bits.bit_count(bag) + bits.bit_count(bag & LOW << 1)


def distinct(bag: int) -> int:
    """One bit, the lower of its two, for each kind in the bag."""
    return (bag | bag >> 1) & LOW


def value(bag: int) -> int:
    """The sum of the prices, in tenths of a euro.  # W8"""
    total = 0
    while bag:
        kind = bits.lowest_bit(bag) >> 1
        total += price(kind) * count(bag, kind)
        bag -= one(kind) * count(bag, kind)
    return total


def lacking(bag: int, part: int) -> int:
    """One bit, the lower of its two, for each kind of which the part has more than the bag."""
    high = bag >> 1
    part_high = part >> 1
    return (part_high & ~high | part & ~bag & ~(high ^ part_high)) & LOW


def contains(bag: int, part: int) -> bool:
    return not lacking(bag, part)


def without(bag: int, part: int) -> int:
    """The bag less what it has of the part."""
    short = lacking(bag, part)
    enough = ~(short | short << 1)
    return (bag & enough) - (part & enough)


def sub_bags(bag: int) -> int:
    """How many different bags can be taken out of this one, the empty one and itself included."""
    number = 1
    kinds = distinct(bag)
    while kinds:
        number *= count(bag, bits.lowest_bit(kinds) >> 1) + 1
        kinds &= kinds - 1
    return number


def sub_bag(bag: int, index: int) -> int:
    """The sub-bag with this index, of sub_bags(bag); 0 is the empty one."""
    taken = NOTHING
    while index:
        shift = bits.lowest_bit(bag) & ~1
        copies = bag >> shift & 3
        bag ^= copies << shift
        if copies == 1:
            taken |= (index & 1) << shift
            index >>= 1
        elif copies == 2:
            taken |= (index % 3) << shift
            index //= 3
        else:
            taken |= (index & 3) << shift
            index >>= 2
    return taken


def deck(players: int) -> int:
    """All the bottles in play.  # W1, W2, W5"""
    return DECKS[players]


def _deck(players: int) -> int:
    bag = COPIES * one(EMPTY)
    for kind in range(1, KINDS):
        if WINE_NAMES[wine(kind)] not in REMOVED_WINES[players]:
            bag += COPIES * one(kind)
    return bag


DECKS = [_deck(players) if players in REMOVED_WINES else NOTHING for players in range(SEATS + 1)]
