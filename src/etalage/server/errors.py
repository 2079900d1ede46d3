"""Refusals that are the server's own, and the HTTP status of each refusal."""

from __future__ import annotations

from etalage.tables.errors import Refused

STATUS = {
    400: (
        "clock", "cursor", "how-many-moves", "label", "name", "no-such-bot", "no-such-option", "no-such-phrase",
        "one-move", "seal", "sealed-words",
    ),
    401: ("unknown", "wrong-token"),
    403: ("link-used", "no-hints", "not-for-programs", "not-here", "not-the-host", "not-your-seat"),
    404: (
        "deal-gone", "no-such-challenge", "no-such-entry", "no-such-link", "no-such-match", "no-such-position",
        "no-such-puzzle", "no-such-seat", "no-such-session", "no-such-table", "no-such-token", "not-found",
    ),
    408: ("too-slow",),
    409: (
        "day-to-come", "deal-counts", "hands-open", "name-alike", "name-of-bot", "name-on-ladder", "name-taken",
        "nobody-seated", "not-away", "not-over", "nothing-to-decide", "other-match", "seat-free", "seat-taken", "stale",
        "stand-in", "stand-in-has-moved", "still-asked", "too-late", "would-reveal", "wrong-phase",
    ),
    413: ("too-large",),
    422: ("bad-record", "no-coach", "other-word"),
    429: ("crowded-network", "too-many-requests", "too-many-streams", "too-many-tables", "too-many-tokens"),
    503: ("busy", "full", "rules-version", "stopping", "unavailable"),
}  # fmt: skip
_STATUS_OF = {reason: status for status, reasons in STATUS.items() for reason in reasons}


class StaleMove(Refused):
    """An answer to a decision that is past, with the table as it stands."""

    def __init__(self, refused: Refused, seen: bytes) -> None:
        super().__init__(refused.reason, str(refused), **refused.facts)
        self.seen = seen


def status_of(refused: Refused) -> int:
    return _STATUS_OF[refused.reason]


def no_such_table() -> Refused:
    return Refused("no-such-table", "there is no such table; it may have been deleted")


def unavailable() -> Refused:
    message = "the database cannot be reached or has no room; nothing was changed. Try again in a moment."
    return Refused("unavailable", message)
