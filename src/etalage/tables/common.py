"""Deals that many play, each at a table of their own against the same bots: the deal of the day, and challenges.

The first match with such cards counts; whoever plays them again, practises. So a match says where its cards come from
in `cards_of`: `daily/2026-11-19/expert`, `challenge/ID`, or the same with `/practice`; of any other match whose cards
are played again it is the table and its number.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from etalage.bots.steady import bots_key
from etalage.tables.errors import Refused
from etalage.tables.finishing import place
from etalage.tables.log import MOVE, STAND_IN
from etalage.tables.state import Entry, MatchFacts, TableState

DAILY, CHALLENGE = "daily", "challenge"
PRACTICE = "practice"


def is_common(cards_of: str | None) -> bool:
    """Whether the bots of such a match answer the same to everyone."""
    return cards_of is not None and cards_of.partition("/")[0] in (DAILY, CHALLENGE)


def counts(cards_of: str | None) -> bool:
    """Whether a match with such cards is compared with others: until it is over, nobody is helped."""
    return is_common(cards_of) and not str(cards_of).endswith(f"/{PRACTICE}")


def practice_of(cards_of: str) -> str:
    """The same cards, when they count for nothing."""
    return f"{cards_of}/{PRACTICE}" if counts(cards_of) else cards_of


def common_key(facts: MatchFacts) -> bytes | None:
    """What the answers of the bots follow from, where they are the same for everyone."""
    return bots_key(facts.secret) if is_common(facts.cards_of) else None


class Result(NamedTuple):
    """What somebody has come to with the cards that all have."""

    score: int
    place: int
    """Shared by those who have as much."""


def result_of(scores: Sequence[int], seat: int) -> Result:
    return Result(scores[seat], place(scores, seat))


def scores_in(entries: Iterable[Entry]) -> list[int]:
    """Those with which a match ended, by the entries of its last move."""
    return next((list(json.loads(each.text or "{}")["scores"]) for each in entries if each.kind == "match-over"), [])


def is_own_play(state: TableState, entries: Iterable[Entry]) -> bool:
    """Whether one person alone has played against bots, and none of these for them."""
    return state.is_against_bots and all(each.kind != STAND_IN for each in entries)


def moves_in(entries: Iterable[Entry]) -> list[str]:
    """In the order of the record."""
    return [each.text or "" for each in entries if each.kind == MOVE]


def refuse_help(facts: MatchFacts) -> None:
    """No hints while the result counts."""
    if counts(facts.cards_of) and facts.ended is None:
        raise Refused(
            "deal-counts", "this match is compared with those of others: hints and reviews come when it is over"
        )


class Attempt(NamedTuple):
    """A match that counts: somebody's first with the cards of a deal that many play."""

    cards: str
    """`daily/DAY/GAME/LEVEL` or `challenge/ID`."""
    person: str
    table_id: str
    match: int
    seat: int
    name: str
    begun: float
    day: str | None = None
    """Of a deal of the day."""
    ended: float | None = None
    score: int | None = None
    """None while it is being played, or where a bot played part of it."""
    place: int | None = None
    moves: tuple[str, ...] = ()
    """Once it is over."""


class ExpertLine(NamedTuple):
    """How an expert did in the same seat, with the same cards."""

    score: int
    place: int
    moves: tuple[str, ...]
