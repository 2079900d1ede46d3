"""The record of a match."""

from __future__ import annotations

from collections.abc import Sequence

from etalage.games.match import AnyMatch
from etalage.games.protocol import Json
from etalage.records import commitment, fair_facts, to_record
from etalage.tables.errors import Refused
from etalage.tables.log import MOVE
from etalage.tables.state import Entry, MatchFacts, TableState
from etalage.tables.table import replay_match


def record_of(state: TableState, facts: MatchFacts, entries: Sequence[Entry]) -> Json:
    """Of a match that is over."""
    if facts.ended is None:
        raise Refused("not-over", "the match is not over; until then its record would tell too much")
    return record_so_far(state, facts, entries)


def record_so_far(state: TableState, facts: MatchFacts, entries: Sequence[Entry]) -> Json:
    """Of any match that has begun, as far as it goes: for operators, who can read the database anyway."""
    replay = replay_match(state, facts, [entry for entry in entries if entry.kind == MOVE])
    replay.to_end()
    match = replay.match
    assert match
    return to_record(match, _origin(match, facts))


def _origin(match: AnyMatch, facts: MatchFacts) -> Json:
    """Where the cards come from; the secret behind them only when the match is over."""
    if facts.cards_of:
        return {"cards_of": commitment(facts.secret)}
    fair = fair_facts(facts.secret, facts.contributions or (), facts.seals)
    if not match.is_over():
        del fair["secret"]
    return {"fair": fair}
