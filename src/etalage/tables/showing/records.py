"""The record of a match."""

from __future__ import annotations

import json
from collections.abc import Sequence

from etalage.games.match import AnyMatch
from etalage.games.protocol import Json
from etalage.records import commitment, fair_facts, to_record
from etalage.tables.errors import Refused
from etalage.tables.hinting import hints_in
from etalage.tables.log import JOINED, MOVE
from etalage.tables.state import Entry, MatchFacts, TableState
from etalage.tables.table import replay_match


def record_of(state: TableState, facts: MatchFacts, entries: Sequence[Entry]) -> Json:
    """Of a match that is over."""
    return _record(match_of(state, facts, entries), facts, entries)


def record_so_far(state: TableState, facts: MatchFacts, entries: Sequence[Entry]) -> Json:
    """Of any match that has begun, as far as it goes: for operators, who can read the database anyway."""
    return _record(match_so_far(state, facts, entries), facts, entries)


def _record(match: AnyMatch, facts: MatchFacts, entries: Sequence[Entry]) -> Json:
    return to_record(match, {**_origin(match, facts), **_hints(entries), **_late(entries)})


def match_of(state: TableState, facts: MatchFacts, entries: Sequence[Entry]) -> AnyMatch:
    """A match that is over."""
    if facts.ended is None:
        raise Refused("not-over", "the match is not over; until then its record would tell too much")
    return match_so_far(state, facts, entries)


def match_so_far(state: TableState, facts: MatchFacts, entries: Sequence[Entry]) -> AnyMatch:
    """Any match that has begun."""
    replay = replay_match(state, facts, [entry for entry in entries if entry.kind == MOVE])
    replay.to_end()
    assert replay.match
    return replay.match


def _hints(entries: Sequence[Entry]) -> Json:
    """Where people met, who asked the coach, and before which move."""
    hints = hints_in(entries)
    return {"hints": hints} if hints else {}


def _late(entries: Sequence[Entry]) -> Json:
    """Who took a bot's seat over, and before which move."""
    joined = [{**json.loads(entry.text or "{}"), "seat": entry.seat} for entry in entries if entry.kind == JOINED]
    return {"late": joined} if joined else {}


def _origin(match: AnyMatch, facts: MatchFacts) -> Json:
    """Where the cards come from; the secret behind them only when the match is over."""
    if facts.cards_of:
        return {"cards_of": commitment(facts.secret)}
    fair = fair_facts(facts.secret, facts.contributions or (), facts.seals)
    if not match.is_over():
        del fair["secret"]
    return {"fair": fair}
