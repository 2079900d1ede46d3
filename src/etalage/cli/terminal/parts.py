"""Pieces that the tables of both games share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from etalage.cli.console import words
from etalage.games.protocol import Choices


def heading(title: str, round_number: int, phase: str, last: bool, house_rules: Sequence[str] = ()) -> Text:
    parts = [title, words()("terminal-round", count=round_number), words()(f"terminal-phase-{phase}"), *house_rules]
    line = Text(" · ".join(parts), style="bold")
    if last:
        line.append(f" · {words()('terminal-last-round')}", style="bold red")
    return line


def unusual(choices: Choices, options: Mapping[str, object]) -> list[str]:
    """The house rules that are not as usual."""
    chosen = {name: value for name, value in options.items() if value != choices.options[name].default}
    return [
        words()("option-chosen", option=words()(f"option-{name}"), value=option_words(name, value))
        for name, value in chosen.items()
    ]


def option_words(name: str, value: object) -> str:
    """What a house rule is set to."""
    key = f"option-{name}-{value}"
    return words()(key) if key in words() else str(value)


def labelled(labels: Sequence[str], parts: Sequence[Text]) -> list[Text]:
    """Lines with labels of one width."""
    widest = max(map(len, labels))
    return [Text.assemble(f"{label:{widest}}  ", part) for label, part in zip(labels, parts, strict=True)]


def seat_label(seat: int, names: Sequence[str], asked: Sequence[int], me: int | None) -> Text:
    """A seat's number and name; an arrow for who is to move."""
    label = Text("▶ " if seat in asked else "  ", style="bold")
    label.append(f"{seat} {names[seat]}", style="bold underline" if seat == me else "bold")
    return label


def spaced(parts: Sequence[Text], empty: str = "–") -> Text:
    return Text(" ").join(parts) if parts else Text(empty, style="dim")


def cards_listed(size: str, cards: Sequence[Text]) -> Text:
    """How many cards, and which."""
    return Text(words()("terminal-cards-listed", cards=size)).append(" ").append_text(spaced(cards))


def hand_line(parts: Sequence[Text], unseen: int) -> Text:
    """What is known of a hand, and how many cards are not."""
    if not unseen:
        return spaced(parts)
    hidden = words()("terminal-unseen", count=unseen)
    return spaced(parts, "").append(f" +{hidden}" if parts else hidden, style="dim")
