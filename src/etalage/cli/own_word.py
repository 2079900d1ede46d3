"""A bot's word in the shuffle of a table elsewhere, so that the server which deals need not be trusted."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from etalage.games.protocol import Json
from etalage.records import RecordError, referee, word_seal

WORD_BYTES = 16


class Kept(NamedTuple):
    """What this side noted before it told anything."""

    match: int
    commitment: str
    seat: int
    word: str
    seal: str
    seals: list[str | None] | None = None
    """Of all seats, as they stood when the word was revealed; None before."""


class Unfair(Exception):
    """A deal that is not what was promised, with the reason; without one, it is not what was kept."""

    def __init__(self, reason: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason


class OwnWord:
    """Sealed for a commitment that was read before, revealed when all seals are fixed."""

    def __init__(self) -> None:
        self._kept: Kept | None = None

    def is_sealed(self, table: Json, seat: int) -> bool:
        """Whether the seal that the table shows for this seat is of a word that is known here."""
        kept = self._kept
        return kept is not None and (kept.match, kept.commitment, kept.seat, kept.seal) == (
            table["match"], table["commitment"], seat, table["seats"][seat]["seal"],
        )  # fmt: skip

    def was_in_vain(self, table: Json) -> bool:
        """Whether a word was revealed for this match, and yet the table asks for another."""
        return self._kept is not None and self._kept.match == table["match"] and self._kept.seals is not None

    def seal(self, table: Json, seat: int) -> str | None:
        """The seal of another word, for the commitment that the table shows; None where known cards come again."""
        if table["commitment"] is None:
            return None
        word = secrets.token_hex(WORD_BYTES)
        sealed = word_seal(table["commitment"], seat, word)
        self._kept = Kept(table["match"], table["commitment"], seat, word, sealed)
        return sealed

    def reveal(self, table: Json, seat: int) -> str | None:
        """The word, if it is asked for and this is what it was sealed for. First it is noted what the others sealed."""
        if table["phase"] != "revealing" or seat not in table["waiting"] or not self.is_sealed(table, seat):
            return None
        assert self._kept
        if self._kept.seals is None:  # what was shown first counts
            self._kept = self._kept._replace(seals=[each["seal"] for each in table["seats"]])
        return self._kept.word

    def played(self, match: int) -> bool:
        """Whether this match was dealt with a word of ours."""
        return self._kept is not None and self._kept.match == match

    def check(self, record: Json) -> None:
        """That the record of the match holds, and says what was kept; Unfair if not."""
        try:
            checked = referee(record)
        except RecordError as error:
            raise Unfair(str(error)) from None
        kept = self._kept
        assert kept
        fair = record.get("fair", {})
        if checked.fair is not True or checked.fair_version != 2:
            raise Unfair
        told = (fair["commitment"], fair["seals"], fair["contributions"][kept.seat])
        if told != (kept.commitment, kept.seals, kept.word):
            raise Unfair
