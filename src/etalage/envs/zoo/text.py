"""A view in lines of text, for whoever follows an environment in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from etalage.games.protocol import AnyView


def write(view: AnyView, standing: Sequence[int], names: Sequence[str]) -> str:
    """All that the view shows."""
    data = view.to_json()
    if view.game == "money":
        return "\n".join(_money(data, standing, names))
    return "\n".join(_weinhaendler(data, names))


def _heading(data: Mapping[str, Any], names: Sequence[str]) -> str:
    asked = ", ".join(names[seat] for seat in data["asked"]) or "nobody"
    return f"round {data['round']}, {data['phase']}: {asked} to move; pile {data['pile']}"


def _weinhaendler(data: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    lines = [_heading(data, names), f"display: {_cards(data['display'])}"]
    for seat, name in enumerate(names):
        passed = ", passed" if data["passed"][seat] else ""
        complete = len(data["complete"][seat])
        lines += [
            f"{name}: {data['points'][seat]} points, {complete} cellars complete{passed}",
            f"  hand: {_cards(data['hands'][seat])}; bid: {_cards(data['bids'][seat])}",
            "  cellar: " + (" ".join(f"{card}@{place}" for place, card in data["cellars"][seat].items()) or "empty"),
        ]
    return lines


def _money(data: Mapping[str, Any], standing: Sequence[int], names: Sequence[str]) -> list[str]:
    lines = [_heading(data, names), f"right: {_cards(data['right'])}; left: {_cards(data['left'])}"]
    for seat, name in enumerate(names):
        sealed = f"; sealed: {_cards(data['sealed'][seat])}" if data["sealed"][seat] else ""
        lines += [
            f"{name}: {standing[seat]} from earlier deals",
            f"  hand: {_cards(data['hands'][seat])}; bid: {_cards(data['bids'][seat])}{sealed}",
        ]
    return lines


def _cards(cards: Sequence[str] | None) -> str:
    return " ".join(cards or ()) or "-"
