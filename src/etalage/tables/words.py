"""Words in the shuffle: sealed while the table is open, revealed when the host starts; nobody chooses theirs last."""

from __future__ import annotations

from etalage.records.fair import check_contribution, commitment, word_seal
from etalage.tables.errors import Refused
from etalage.tables.notes import Notes
from etalage.tables.rematches import accept, check_start, give_up_waiting, is_complete
from etalage.tables.seating import begin, check_seal, require, seat_of
from etalage.tables.state import Change, MatchFacts, TableState, bits

REVEAL_SECONDS = 10.0


def seal(state: TableState, person: str, sealed: str, now: float) -> Change:
    """The seal of one's word, changed or given anew."""
    require(state, "open")
    seat = seat_of(state, person)
    notes = Notes(state, now)
    notes.add("contributed", seat)
    return notes.change(state.with_seat(seat, state.seats[seat]._replace(seal=check_seal(sealed))))


def start(state: TableState, match: MatchFacts, person: str, now: float) -> Change:
    """The host starts: the seals are fixed, and the words asked for. Where there are none, the match begins at once."""
    check_start(state, person, now)
    notes = Notes(state, now)
    return _begin_or_ask(give_up_waiting(state, person, notes), match, notes, now)


def accept_rematch(state: TableState, match: MatchFacts, person: str, now: float) -> Change | None:
    """Somebody takes part in the rematch they have been offered; with the last of them it starts. None if they had."""
    require(state, "open")
    if state.seats[seat_of(state, person)].asked is None:
        return None
    notes = Notes(state, now)
    after = accept(state, person, notes)
    return _begin_or_ask(after, match, notes, now) if is_complete(after) else notes.change(after)


def _begin_or_ask(state: TableState, match: MatchFacts, notes: Notes, now: float) -> Change:
    """Words are asked for; where there are none, the match begins at once."""
    asked = unrevealed(state)
    if match.cards_of or not asked:
        return begin(state, match, notes, now)
    notes.add("starting", seals=[seat.seal for seat in state.seats])
    return notes.change(state._replace(phase="revealing", waiting=bits(asked), due=now + REVEAL_SECONDS))


def reveal(state: TableState, match: MatchFacts, person: str, word: str, now: float) -> Change | None:
    """One's word; with the last of them the match begins. None if it was told before."""
    seat = seat_of(state, person)
    here = state.seats[seat]
    if here.word == word and state.phase in ("revealing", "playing"):
        return None
    require(state, "revealing")
    if word_seal(commitment(match.secret), seat, check_contribution(word)) != here.seal:
        raise Refused("other-word", "this is not the word that was sealed for this seat and commitment", seat=seat)
    notes = Notes(state, now)
    notes.add("revealed", seat, word=word)
    after = state.with_seat(seat, here._replace(word=word))
    asked = unrevealed(after)
    if asked:
        return notes.change(after._replace(waiting=bits(asked)))
    return begin(after, match, notes, now)


def call_off(state: TableState, match: MatchFacts, secret: bytes, now: float) -> Change:
    """Somebody has not revealed their word: the table is open again, with another secret and without seals."""
    notes = Notes(state, now)
    for seat in state.seats_waiting():
        notes.add("withheld", seat, name=state.seats[seat].name)
    seats = tuple(seat._replace(seal=None, word=None) for seat in state.seats)
    after = state._replace(phase="open", waiting=0, due=None, seats=seats)
    return notes.change(after, match._replace(secret=secret))


def unrevealed(state: TableState) -> list[int]:
    """The seats whose sealed words are not out."""
    return [seat for seat, each in enumerate(state.seats) if each.seal is not None and each.word is None]
