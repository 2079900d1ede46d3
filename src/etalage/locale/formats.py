"""Numbers, money, ordinals and lists as each language writes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

NO_BREAK, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"


class Format(NamedTuple):
    """The habits of a language."""

    decimal: str
    thousands: str
    euros: str
    conjunction: str
    ungrouped: int = 999
    """The largest number that is written without a mark for the thousands."""

    def number(self, number: int) -> str:
        if abs(number) <= self.ungrouped:
            return str(number)
        return f"{number:,}".replace(",", self.thousands)

    def money(self, tenths: int) -> str:
        """An amount of euros, always with its cents."""
        return self.euros.format(f"{self.number(tenths // 10)}{self.decimal}{tenths % 10}0")

    def joined(self, names: Sequence[str]) -> str:
        """A, B and C."""
        *first, last = names
        return f"{', '.join(first)} {self.conjunction} {last}" if first else last


FORMATS = {
    "en": Format(".", ",", "€{}", "and"),
    "de": Format(",", ".", f"{{}}{NO_BREAK}€", "und"),
    "nl": Format(",", ".", f"€{NO_BREAK}{{}}", "en"),
    "fr": Format(",", NARROW, f"{{}}{NO_BREAK}€", "et"),
    "hu": Format(",", NO_BREAK, f"{{}}{NO_BREAK}€", "és", 9999),
}


def ordinal(language: str, number: int, feminine: bool = False) -> str:
    """2nd."""
    if language == "en":
        tens, ones = divmod(number % 100, 10)
        return f"{number}{'th' if tens == 1 else {1: 'st', 2: 'nd', 3: 'rd'}.get(ones, 'th')}"
    if language == "fr":
        first = "re" if feminine else "er"
        return f"{number}{first if number == 1 else 'e'}"
    return f"{number}e" if language == "nl" else f"{number}."


def plural(language: str, number: int) -> str:
    """The CLDR category of a whole number."""
    return "one" if number == 1 or (language == "fr" and number == 0) else "other"
