"""What the page says, in the reader's language: tests look for things by their names."""

from __future__ import annotations

import re
from pathlib import Path

import etalage.locale
from etalage.locale.fluent import catalogue, written

TEXTS = Path(etalage.locale.__file__).parent
BLANK = "\0"


class AnyFact(dict[str, str]):
    """Facts that are not known."""

    def __missing__(self, name: str) -> str:
        return BLANK


class Wording:
    """The messages of a language by their keys."""

    def __init__(self, language: str) -> None:
        self._messages = {
            key: pattern
            for file in (TEXTS / language).glob("*.ftl")
            for key, pattern in catalogue(file.read_text("utf-8")).items()
        }

    def __getitem__(self, key: str) -> str:
        """A message without facts."""
        return self.written(key, {})

    def written(self, key: str, facts: dict[str, str]) -> str:
        """As the browser names things: every space is a space."""
        return re.sub(r"\s+", " ", written(self._messages[key], facts, str, lambda _: "other"))

    def any_of(self, *keys: str) -> re.Pattern[str]:
        """What fits one of these messages whatever facts are put in; `money-go-*` is all that begin so."""
        texts = [self.written(each, AnyFact()) for key in keys for each in self._keys(key)]
        return re.compile("|".join(f"^{re.escape(text).replace(re.escape(BLANK), '.+')}$" for text in texts))

    def begins(self, key: str) -> re.Pattern[str]:
        return re.compile(self.any_of(key).pattern.removesuffix("$"))

    def none_of(self, *keys: str) -> re.Pattern[str]:
        return re.compile(f"^(?!{self.any_of(*keys).pattern})")

    def _keys(self, key: str) -> list[str]:
        found = [each for each in self._messages if each.startswith(key[:-1])] if key.endswith("*") else [key]
        assert found, f"no message is called {key}"
        return found
