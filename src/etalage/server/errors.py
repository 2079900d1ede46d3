"""Why the server says no. Each refusal has a status, a name for programs and translations, and a sentence."""

from __future__ import annotations

from etalage.games.errors import EtalageError


class Refused(EtalageError):
    """Something a client may not or cannot do."""

    def __init__(self, status: int, reason: str, message: str, **facts: object) -> None:
        super().__init__(message)
        self.status = status
        self.reason = reason
        self.facts = facts
        self.seen: bytes | None = None
        """The table as it stands, for who has answered a decision that is past."""


def no_such_table() -> Refused:
    return Refused(404, "no-such-table", "there is no such table; it may have been deleted")


def not_seated() -> Refused:
    return Refused(403, "not-your-seat", "you have no seat at this table")


def not_host() -> Refused:
    return Refused(403, "not-the-host", "only the host of the table can do that")


def wrong_phase(phase: str) -> Refused:
    meaning = {
        "open": "the match has not begun",
        "playing": "the match is being played",
        "over": "the match is over",
        "cancelled": "the table is closed",
    }[phase]
    return Refused(409, "wrong-phase", f"not now: {meaning}", phase=phase)


def stale(decision: int, current: int) -> Refused:
    message = f"decision {decision} is past; the table is at decision {current}"
    return Refused(409, "stale", message, decision=decision, current=current)


def unavailable() -> Refused:
    message = "the database cannot be reached or has no room; nothing was changed. Try again in a moment."
    return Refused(503, "unavailable", message)
