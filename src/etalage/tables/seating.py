"""Who sits where, and who may say so. Each function makes a change out of a table, or refuses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from etalage.bots import usual_opponents
from etalage.bots.names import bot_title
from etalage.bots.roster import characters
from etalage.games.protocol import AnyGame
from etalage.games.registry import check_players, full_options
from etalage.records.fair import is_seal
from etalage.tables.common import practice_of
from etalage.tables.errors import Refused, not_host, not_seated, wrong_phase
from etalage.tables.log import BEGUN, RETURNED, STAND_IN
from etalage.tables.names import checked_name
from etalage.tables.notes import Notes
from etalage.tables.presence import AWAY, IDLE_SECONDS, PATIENCE_SECONDS, stand_in_from
from etalage.tables.score import for_match
from etalage.tables.state import NOBODY, NOT_OVER, Change, Entry, MatchFacts, Phase, Seat, StoredTable, TableState

LONGEST_CLOCK = 14 * 24 * 3600
LEFT, WAITED, TIME = "left", "waited", "time"
"""Why a bot stands in, beside that somebody is away."""
PHRASES = (
    "hello", "good-luck", "well-played", "thanks", "one-moment", "your-turn", "oops", "nice-bid", "again", "good-bye",
)  # fmt: skip
REACTIONS = ("cheers", "applause", "laugh", "wow", "sigh")
RESULT_SEEN = "result-seen"


class Terms(NamedTuple):
    """What is agreed before anybody sits down."""

    game: AnyGame
    players: int
    options: Mapping[str, object] = {}
    seconds: int = 0
    """For a move; 0: no clock."""
    memory_aid: bool = True
    public: bool = False
    hints: bool = False
    """Whether one may ask the coach where others play too."""
    latecomers: bool = True
    """Whether somebody may take a bot's seat over while a match is on."""


class Cards(NamedTuple):
    """Where the cards of a match come from: a secret of its own, or another match whose cards are played again."""

    secret: bytes
    again: MatchFacts | None = None
    cards_of: str | None = None
    """Table and number of that match."""

    @staticmethod
    def of(id: str, facts: MatchFacts) -> Cards:
        """Those of a match of this table."""
        known = practice_of(facts.cards_of) if facts.cards_of else f"{id}/{facts.number}"
        return Cards(facts.secret, facts, known)


def new_table(id: str, terms: Terms, host: str, cards: Cards, now: float) -> StoredTable:
    """An open table with free seats, and its commitment to the cards of its first match."""
    game, players, seconds = terms.game, terms.players, terms.seconds
    check_players(game, players)
    if not 0 <= seconds <= LONGEST_CLOCK:
        raise Refused("clock", f"a clock has 0 to {LONGEST_CLOCK} seconds a move, not {seconds}")
    options = dict(full_options(game, terms.options))
    state = TableState(
        id, 1, 1, game.name, players, options, seconds, terms.memory_aid, terms.public, host, "open", 1,
        (Seat(),) * players, now, now, hints=terms.hints, known_cards=cards.again is not None,
        latecomers=terms.latecomers,
    )  # fmt: skip
    return StoredTable(state, new_match(game, 1, 1, 1, cards), [Entry(1, 1, "created", None, None, now)])


def new_match(game: AnyGame, number: int, first_decision: int, first_number: int, cards: Cards) -> MatchFacts:
    fresh = MatchFacts(number, game.rules_version, first_decision, first_number, cards.secret)
    if cards.again is None:
        return fresh
    again = cards.again
    return fresh._replace(
        secret=again.secret, contributions=again.contributions, seals=again.seals, cards_of=cards.cards_of
    )


def sit(state: TableState, seat: int, person: str, name: str, seal: str | None, now: float) -> Change:
    """Take a free seat, or change one's own name or seat; the seal of one's word is made for the seat.

    Whoever has been offered a rematch accepts it with this.
    """
    require(state, "open")
    check_seat(state, seat)
    name = check_name(state, name, person)
    mine = state.seat_of(person)
    if seal is not None:
        seal = check_seal(seal)
    elif mine == seat:
        seal = state.seats[seat].seal
    if mine != seat and not state.seats[seat].is_free:
        raise Refused("seat-taken", f"seat {seat} is taken; choose another", seat=seat)
    notes = Notes(state, now)
    after = state
    if mine is not None and mine != seat:
        after = after.with_seat(mine, Seat())
        notes.add("left", mine)
    if mine != seat:
        notes.add("sat", seat, name=name)
    elif name != state.seats[seat].name:
        notes.add("renamed", seat, name=name, before=state.seats[seat].name)
    else:
        notes.add("contributed", seat)
    if state.host == NOBODY:
        after = after._replace(host=person)
    here = Seat() if mine is None else state.seats[mine]
    return notes.change(
        after.with_seat(seat, here._replace(person=person, name=name, seal=seal, word=None, asked=None))
    )


def leave(state: TableState, person: str, now: float) -> Change:
    """Before the start the seat is free again; later a bot stands in."""
    seat = seat_of(state, person)
    if state.phase == "playing":
        return stand_in(state, [seat], LEFT, now)
    require(state, "open", "over")
    notes = Notes(state, now)
    notes.add("left", seat)
    after = state.with_seat(seat, Seat())
    return notes.change(with_heir(after, notes) if state.host == person else after)


def remove(state: TableState, person: str, seat: int, now: float) -> Change:
    """The host clears a seat before the start."""
    _require_host(state, person)
    require(state, "open")
    check_seat(state, seat)
    if state.seats[seat].is_free:
        raise Refused("seat-free", f"nobody sits in seat {seat}", seat=seat)
    notes = Notes(state, now)
    notes.add("removed", seat)
    return notes.change(state.with_seat(seat, Seat()))


def seat_bot(state: TableState, person: str, seat: int, bot: str | None, waiting_since: float, now: float) -> Change:
    """The host seats a character before the start; later, one may stand in for somebody who is away."""
    check_seat(state, seat)
    bot = _checked_bot(state, bot) if bot is not None else stand_in_at(state)
    if state.phase == "playing":
        return _replace_absent(state, person, seat, bot, waiting_since, now)
    _require_host(state, person)
    require(state, "open")
    if state.seats[seat].person is not None:
        raise Refused("seat-taken", f"somebody sits in seat {seat}; remove them first", seat=seat)
    notes = Notes(state, now)
    after = _with_bot(state, seat, bot)
    notes.add("sat", seat, name=after.seats[seat].name, bot=bot)
    return notes.change(after)


def _replace_absent(state: TableState, person: str, seat: int, bot: str, waiting_since: float, now: float) -> Change:
    """Anybody who has a seat may ask for it, and the host; who stands in is nobody's choice."""
    if state.host != person:
        seat_of(state, person)
    here = state.seats[seat]
    if here.person is None or here.bot is not None:
        raise Refused("seat-taken", f"a bot plays seat {seat} already", seat=seat)
    playing = stand_in_at(state)
    if bot != playing:
        raise Refused("stand-in", f"it is {playing} who stands in at this game, whoever asks for it", bot=playing)
    possible = stand_in_from(state, seat, waiting_since)
    if possible is None or now < possible:
        raise Refused("not-away", _why_not(state, seat), seat=seat)
    return stand_in(state, [seat], WAITED if here.away is None else AWAY, now)


def _why_not(state: TableState, seat: int) -> str:
    if state.seconds:
        return "where a clock runs, a bot stands in when it has run out, and no sooner"
    if not state.waits_for(seat):
        return f"the table is not waiting for seat {seat}"
    return (
        f"the table has to wait {PATIENCE_SECONDS:.0f} seconds for whoever is away, "
        f"and {IDLE_SECONDS:.0f} for whoever is there; then a bot may stand in"
    )


def stand_in(state: TableState, seats: list[int], why: str, now: float) -> Change:
    """A bot plays for people who have left or taken too long, until they return."""
    require(state, "playing")
    notes = Notes(state, now)
    after = state
    for seat in seats:
        here = after.seats[seat]
        if here.bot is not None:
            raise Refused("seat-taken", f"a bot plays seat {seat} already", seat=seat)
        playing = stand_in_at(after)
        after = after.with_seat(seat, here._replace(bot=playing))
        notes.add(STAND_IN, seat, bot=playing, why=why)
        if why != TIME and here.person == state.host:
            after = with_heir(after, notes)
    return notes.change(after._replace(due=None))


def come_back(state: TableState, person: str, now: float) -> Change:
    """Take one's seat over again from the bot."""
    require(state, "playing")
    seat = seat_of(state, person)
    if state.seats[seat].bot is None:
        raise Refused("seat-taken", "you are playing your seat yourself", seat=seat)
    notes = Notes(state, now)
    notes.add(RETURNED, seat)
    return notes.change(state.with_seat(seat, state.seats[seat]._replace(bot=None, away=None)))


def begin(state: TableState, match: MatchFacts, notes: Notes, now: float) -> Change:
    """The match begins: bots fill the free seats, and seals and words are put down."""
    after = state
    company = usual_opponents(state.game, state.players - 1).split(",")
    for seat in range(state.players):
        if after.seats[seat].is_free:
            taken = {each.bot for each in after.seats}
            bot = next((name for name in company if name not in taken), company[0])
            after = _with_bot(after, seat, bot)
            notes.add("sat", seat, name=after.seats[seat].name, bot=bot)
    names = tuple(seat.name for seat in after.seats)
    notes.add(BEGUN, names=names, **({"known_cards": True} if state.known_cards else {}))
    begun = match._replace(names=names, begun=now)
    if not match.cards_of:
        words = tuple(seat.word or "" for seat in after.seats)
        begun = begun._replace(contributions=words, seals=tuple(seat.seal for seat in after.seats))
    return notes.change(for_match(after)._replace(phase="playing"), begun)


def see_result(state: TableState, person: str, now: float) -> Change | None:
    """Somebody has the result before their eyes. None if that is known, or there is none any more."""
    seat = state.seat_of(person)
    if seat is None or state.phase != "over" or state.seats[seat].result_seen == state.match:
        return None
    notes = Notes(state, now)
    notes.add(RESULT_SEEN, seat)
    after = state.with_seat(seat, state.seats[seat]._replace(result_seen=state.match))
    return notes.change(after, changed=state.changed)


def cancel(state: TableState, person: str, now: float) -> Change:
    _require_host(state, person)
    require(state, *NOT_OVER)
    return close(state, now)


def close(state: TableState, now: float) -> Change:
    """Nothing more happens here."""
    notes = Notes(state, now)
    notes.add("cancelled")
    return notes.change(state._replace(phase="cancelled", waiting=0, due=None))


def abdicate(state: TableState, now: float) -> Change:
    """The host, who has no seat, goes for good."""
    notes = Notes(state, now)
    after = with_heir(state, notes)
    return notes.change(after if after.host != state.host else after._replace(host=NOBODY))


def say(state: TableState, person: str, phrase: str, now: float) -> Change:
    """One of the preset phrases, or a reaction, which is a phrase without words."""
    require(state, *NOT_OVER, "over")
    seat = seat_of(state, person)
    if phrase not in (*PHRASES, *REACTIONS):
        known = ", ".join((*PHRASES, *REACTIONS))
        raise Refused("no-such-phrase", f"there is no such phrase; there are {known}")
    notes = Notes(state, now)
    if phrase in REACTIONS:
        notes.add("reacted", seat, reaction=phrase)
    else:
        notes.add("said", seat, phrase=phrase)
    return notes.change(state)


def require(state: TableState, *phases: Phase) -> None:
    if state.phase not in phases:
        raise wrong_phase(state.phase)


def _require_host(state: TableState, person: str) -> None:
    if state.host != person:
        raise not_host()


def seat_of(state: TableState, person: str) -> int:
    seat = state.seat_of(person)
    if seat is None:
        raise not_seated()
    return seat


def check_seat(state: TableState, seat: int) -> None:
    if not 0 <= seat < state.players:
        raise Refused("no-such-seat", f"there is no seat {seat}; they are 0 to {state.players - 1}", seat=seat)


def check_name(state: TableState, name: str, person: str) -> str:
    others = [seat.name for seat in state.seats if seat.person != person and not seat.is_free]
    others += [seat.next_name for seat in state.seats if seat.next_person not in (None, person)]
    return checked_name(name, others, [called for each in characters(state.game) for called in (each.name, each.title)])


def check_seal(seal: str) -> str:
    if not is_seal(seal):
        raise Refused("seal", "the seal of a word is its SHA-256 as docs/records.md makes it: 64 hexadecimal digits")
    return seal.lower()


def _checked_bot(state: TableState, bot: str) -> str:
    known = [each.name for each in characters(state.game)]
    if bot not in known:
        raise Refused("no-such-bot", f"there is no such character; there are {', '.join(known)}")
    return bot


def _with_bot(state: TableState, seat: int, bot: str) -> TableState:
    """Characters are called by their own names; a second one of the same gets a number."""
    name = own = bot_title(bot)
    taken = {each.name for number, each in enumerate(state.seats) if number != seat}
    number = 2
    while name in taken:
        name = f"{own} {number}"
        number += 1
    return state.with_seat(seat, Seat(None, name, bot))


def usual_stand_in(game: str) -> str:
    """A middling character, always the same; never the weakest, if there are others."""
    known = [each.name for each in characters(game)]
    return known[max(min(1, len(known) - 1), (len(known) - 1) // 2)] if known else "random"


def stand_in_at(state: TableState) -> str:
    """The usual one; where it sits at the table already, whoever is closest to it in strength and does not."""
    known = [each.name for each in characters(state.game)]
    usual = usual_stand_in(state.game)
    if usual not in known:
        return usual
    middle = known.index(usual)
    seated = {each.bot for each in state.seats}
    by_nearness = sorted(known, key=lambda name: abs(known.index(name) - middle))
    return next((name for name in by_nearness if name not in seated), usual)


def with_heir(state: TableState, notes: Notes) -> TableState:
    """When the host leaves, the next person who is there is host; between matches, if need be whoever acts next."""
    for seat, each in enumerate(state.seats):
        if each.person is not None and each.bot is None:
            notes.add("host", seat)
            return state._replace(host=each.person)
    return state if state.phase == "playing" else state._replace(host=NOBODY)
