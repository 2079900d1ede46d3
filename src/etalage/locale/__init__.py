"""Texts for people, by language."""

from __future__ import annotations

import re
from importlib.resources import files

_CLAUSE = re.compile(r"^- \*\*([A-Z]+[0-9]+[a-z]?)\*\* ", re.MULTILINE)


def rules_text(game: str, language: str = "en") -> str:
    """The rules of a game in our words, as Markdown."""
    return files(__package__).joinpath(language, f"{game}.md").read_text("utf-8")


def clauses(game: str, language: str = "en") -> dict[str, str]:
    """The text of each clause of a game's rules by its id, in the order of the rules."""
    text = rules_text(game, language)
    starts = list(_CLAUSE.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {
        start[1]: re.split(r"\n(?=##? )", text[start.end() : end])[0].strip()
        for start, end in zip(starts, ends, strict=True)
    }
