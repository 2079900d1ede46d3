"""JSON for the wire."""

from __future__ import annotations

from typing import Any, cast

from msgspec import Raw, json

encode = json.Encoder().encode


def pack(part: Any) -> Any:
    """A part that many answers share, encoded once: `encode` puts it in as it is."""
    return cast(Any, Raw(encode(part)))
