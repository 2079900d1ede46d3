"""Bit tricks that C spells differently (bits.pxd)."""

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
