"""Why a table says no. Each refusal has a name for programs and translations, and a sentence."""

from __future__ import annotations

from etalage.games.errors import EtalageError


class Refused(EtalageError):
    """Something that cannot be done here, or not by whoever tried."""

    def __init__(self, reason: str, message: str, **facts: object) -> None:
        super().__init__(message)
        self.reason = reason
        self.facts = facts


def not_seated() -> Refused:
    return Refused("not-your-seat", "you have no seat at this table")


def not_host() -> Refused:
    return Refused("not-the-host", "only the host of the table can do that")


def wrong_phase(phase: str) -> Refused:
    meaning = {
        "open": "the match has not begun",
        "revealing": "the words for the shuffle are being revealed",
        "playing": "the match is being played",
        "over": "the match is over",
        "cancelled": "the table is closed",
    }[phase]
    return Refused("wrong-phase", f"not now: {meaning}", phase=phase)


def stale(decision: int, current: int) -> Refused:
    message = f"decision {decision} is past; the table is at decision {current}"
    return Refused("stale", message, decision=decision, current=current)
