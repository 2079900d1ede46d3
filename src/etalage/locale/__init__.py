"""Texts for people, by language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files

LANGUAGES = ("en", "de", "nl", "fr", "hu")
ENGLISH = "en"

_CLAUSE = re.compile(r"^- \*\*([A-Z]+[0-9]+[a-z]?)\*\* ", re.MULTILINE)


def language_of(wish: str | None, environment: Mapping[str, str]) -> str:
    """The language somebody wants, by a wish such as `de` or as the system says it, `de_DE.UTF-8`; else English."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    found = wish or next((environment[name] for name in names if environment.get(name)), ENGLISH)
    language = re.split("[^a-z]", found.lower(), maxsplit=1)[0]
    return language if language in LANGUAGES else ENGLISH


def rules_text(game: str, language: str = ENGLISH) -> str:
    """The rules of a game in our words, as Markdown; in English if this language has none."""
    texts = files(__package__)
    own = texts.joinpath(language, f"{game}.md")
    return (own if own.is_file() else texts.joinpath(ENGLISH, f"{game}.md")).read_text("utf-8")


def clauses(game: str, language: str = ENGLISH) -> dict[str, str]:
    """The text of each clause of a game's rules by its id, in the order of the rules."""
    text = rules_text(game, language)
    starts = list(_CLAUSE.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {
        start[1]: re.split(r"\n(?=##? )", text[start.end() : end])[0].strip()
        for start, end in zip(starts, ends, strict=True)
    }
