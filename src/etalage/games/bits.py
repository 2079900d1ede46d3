"""Tricks that C spells differently (bits.pxd)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

COMPILED = False
"""Whether the modules that use these tricks are compiled."""

bit_count = int.bit_count


def lowest_bit(mask: int) -> int:
    """The index of the lowest bit set; the mask is not zero."""
    return (mask & -mask).bit_length() - 1


def single(index: int) -> int:
    """One bit. In C a plain `1 << index` would be cut off at 32 bits."""
    return 1 << index


def zeros(length: int) -> list[int]:
    """An array's beginning, where no C array is there by itself."""
    return [0] * length


def wide(high: int, low: int) -> int:
    """128 bits of two times 64."""
    return high << 64 | low


def release_gil() -> object:
    """Let other threads run while no Python object is touched; compiled code calls this before a long loop."""


def acquire_gil(lock: object) -> None:
    """The end of what `release_gil` began."""


def copy_fields(to: object, of: object) -> None:
    """Copy all fields of an object to another of its class."""
    _copy(to, of, vars(of))


def copy_table_fields(to: object, of: object) -> None:
    """Copy the fields that both have of their base class, the table."""
    _copy(to, of, _table_fields(type(to).__bases__[0]))


def load_fields(to: object, of: Sequence[object], index: int) -> None:
    """Copy all fields of one of many objects; in C the list itself is not touched, so that other threads can run."""
    copy_fields(to, of[index])


def store_fields(to: Sequence[object], index: int, of: object) -> None:
    """The way back."""
    copy_fields(to[index], of)


def _copy(to: object, of: object, names: Iterable[str]) -> None:
    for name in names:
        value = getattr(of, name)
        setattr(to, name, value[:] if isinstance(value, list) else value)


@cache
def _table_fields(table: Any) -> tuple[str, ...]:
    blank = table()
    blank.zero_table_fields()
    return tuple(vars(blank))
