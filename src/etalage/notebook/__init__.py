"""Deals, views and matches in a notebook: the page's own cards, in five languages, on light and dark grounds.

Whatever is shown stands alone: no script, no style sheet, no request, and nothing that another output has to hold.
"""

from __future__ import annotations

import os
from contextvars import ContextVar
from functools import cache

from etalage.locale import language_of
from etalage.locale.words import Words

CATALOGUES = ("terminal", "events", "weinhaendler", "money")

_LANGUAGE: ContextVar[str | None] = ContextVar("language", default=None)


def speak(language: str) -> None:
    """From here on, notebooks show their tables in this language: en, de, nl, fr or hu."""
    _LANGUAGE.set(language_of(language, {}))


def words() -> Words:
    """What there is to say, in the language that was asked for, or else the system's."""
    return _words_in(_LANGUAGE.get() or language_of(None, os.environ))


@cache
def _words_in(language: str) -> Words:
    return Words(language, CATALOGUES)
