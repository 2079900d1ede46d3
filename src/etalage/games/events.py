"""What happened, as somebody may know it."""

from __future__ import annotations

from typing import Any, NamedTuple


class Event(NamedTuple):
    """Something that happened: a name, and the facts that this observer may know."""

    name: str
    facts: dict[str, Any]
