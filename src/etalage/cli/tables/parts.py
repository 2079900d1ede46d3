"""Pieces that the tables of both games share."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

ENDINGS = {"display": "the display emptied the pile", "draw": "a draw emptied the pile", "stall": "a stall"}


def heading(title: str, round_number: int, phase: str, last: str | None, house_rules: Sequence[str] = ()) -> Text:
    line = Text(" · ".join([title, f"round {round_number}", phase, *house_rules]), style="bold")
    if last:
        line.append(f" · last round ({ENDINGS[last]})", style="bold red")
    return line


def seat_label(seat: int, names: Sequence[str], asked: Sequence[int], me: int | None) -> Text:
    """A seat's number and name; an arrow for who is to move."""
    label = Text("▶ " if seat in asked else "  ", style="bold")
    label.append(f"{seat} {names[seat]}", style="bold underline" if seat == me else "bold")
    return label


def spaced(parts: Sequence[Text], empty: str = "–") -> Text:
    return Text(" ").join(parts) if parts else Text(empty, style="dim")


def hand_line(parts: Sequence[Text], unseen: int) -> Text:
    """What is known of a hand, and how many cards are not."""
    if not unseen:
        return spaced(parts)
    return spaced(parts, "").append(f" +{unseen} unseen" if parts else f"{unseen} unseen", style="dim")
