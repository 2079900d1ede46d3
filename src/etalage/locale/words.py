"""What the program says in one language."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from etalage.locale import formats
from etalage.locale.fluent import Fact, Pattern, catalogue, written

CATALOGUES = ("terminal", "events", "coach")


class Words:
    """The sentences of a language by their keys, and its way to write numbers."""

    def __init__(self, language: str, catalogues: Sequence[str] = CATALOGUES) -> None:
        self.language = language
        self._format = formats.FORMATS[language]
        self._messages: dict[str, Pattern] = {}
        for name in catalogues:
            file = files(__package__).joinpath(language, f"{name}.ftl")
            self._messages.update(catalogue(file.read_text("utf-8")))

    def __contains__(self, key: str) -> bool:
        return key in self._messages

    def __call__(self, key: str, **facts: Fact) -> str:
        """A sentence with its facts put in; numbers are written as the language writes them."""
        return written(self._messages[key], facts, self.number, self._category)

    def number(self, number: int) -> str:
        return self._format.number(number)

    def money(self, tenths: int) -> str:
        """Tenths of a euro as an amount of euros and cents."""
        return self._format.money(tenths)

    def joined(self, names: Sequence[str]) -> str:
        return self._format.joined(names)

    def ordinal(self, number: int, feminine: bool = False) -> str:
        return formats.ordinal(self.language, number, feminine)

    def _category(self, number: int) -> str:
        return formats.plural(self.language, number)
