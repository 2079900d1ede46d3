"""From one object of plain data to the next."""

from __future__ import annotations

from collections.abc import Mapping


def changed(now: Mapping[str, object], before: Mapping[str, object]) -> dict[str, object]:
    """What is not as it was before; a key that is gone is None."""
    gone = dict.fromkeys(before.keys() - now.keys())
    return {**{key: value for key, value in now.items() if key not in before or before[key] != value}, **gone}
