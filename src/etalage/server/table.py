"""A table in memory: its state, its log, and the match that is played there."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from etalage.games.match import Dealer, Match
from etalage.games.protocol import AnyGame, Json
from etalage.games.registry import game
from etalage.records import commitment, fair_dealer, fair_facts
from etalage.records.fair import VERSION
from etalage.server import seating
from etalage.server.errors import Refused, not_seated, wrong_phase
from etalage.server.playing import Play, Played
from etalage.server.state import Change, Entry, MatchFacts, Sealed, TableState, bits
from etalage.server.store import Loaded
from etalage.server.telling import BEGUN, MOVE, SEALED, Told, retold

RETURN_SECONDS = 10.0
"""To look around for whoever comes back to a decision whose time is up."""
DECIDED = (BEGUN, MOVE)
"""What the next decision follows upon."""
PROGRESS = (*DECIDED, SEALED, "returned")
"""What shows that somebody is at it; what is said does not."""


class Turn(NamedTuple):
    """A change worked out in memory, to be stored and then told."""

    change: Change
    told: Sequence[Told]
    play: Play | None
    rebid: int | None = None
    """The seat that has changed its sealed move, of which nobody else is told."""


class Table:
    """Changes are worked out here and stored elsewhere; if they cannot be stored, the table is loaded again."""

    def __init__(self, loaded: Loaded) -> None:
        self.state = loaded.state
        self.facts = loaded.match
        self.commitment = _commitment(loaded.match)
        """To the cards of the match; None where those of another are played again."""
        self.entries = loaded.entries
        """Of the current match."""
        self.game = _game(loaded.state.game, loaded.match.rules)
        self.play: Play | None = None
        if loaded.match.begun is not None:
            self.play = self._new_play(loaded.match)
            self.play.restore(_moves(loaded.entries), loaded.sealed)

    def _new_play(self, facts: MatchFacts) -> Play:
        dealer = dealer_of(facts)
        return Play(self.game, facts.names or (), self.state.options, dealer, facts.first_decision)

    @property
    def decision(self) -> int:
        return self.play.decision if self.play else self.facts.first_decision

    def sealed(self) -> list[Sealed]:
        if self.play is None:
            return []
        return [Sealed(self.play.decision, seat, str(move)) for seat, move in self.play.match.sealed.items()]

    def told(self) -> Iterator[Told]:
        """The whole log of the match."""
        return retold(self.match_of(self.facts), self.entries, self.sealed())

    def match_of(self, facts: MatchFacts) -> Match | None:
        """A match of this table as it was dealt, if it has begun."""
        if facts.begun is None:
            return None
        return Match.new(self.game, facts.names or (), self.state.options, dealer=dealer_of(facts))

    def replayed(self, facts: MatchFacts, entries: Sequence[Entry]) -> Match:
        """Any match of this table, to its end."""
        play = self._new_play(facts)
        play.restore(_moves(entries), ())
        return play.match

    # What people do

    def seated(self, change: Change) -> Turn:
        """A change of who sits where and what is said."""
        return Turn(self._timed(change, fresh=False), [Told(entry, None) for entry in change.entries], self.play)

    def bot_seated(self, person: str, seat: int, bot: str | None) -> Turn:
        """A character takes a seat, or stands in for somebody."""
        return self.seated(seating.seat_bot(self.state, person, seat, bot, self._last(PROGRESS)))

    def begun(self, person: str) -> Turn:
        """The host begins the match: cards are dealt."""
        change = seating.begin(self.state, self.facts, person)
        assert change.match
        play = self._new_play(change.match)
        change = replace(change, after=replace(change.after, waiting=bits(play.waiting())))
        return Turn(self._timed(change, fresh=True), [Told(entry, None) for entry in change.entries], play)

    def again(self, person: str, same_cards: bool) -> Turn:
        """A rematch is wanted."""
        change = seating.rematch(self.state, self.facts, self.game, person, same_cards, self.decision)
        return Turn(change, [Told(entry, None) for entry in change.entries], None)

    def moved(self, seat: int, decision: int, texts: Sequence[str], by_bot: bool = False) -> Turn | None:
        """Moves of a seat; None if exactly these have been played already."""
        if self.play is None or self.state.phase not in ("playing", "over"):
            raise wrong_phase(self.state.phase)
        play = self.play
        if play.was_answered(seat, decision, texts):
            return None
        if self.state.phase == "over":
            raise wrong_phase("over")
        if by_bot and seat not in play.waiting():  # the person was faster: what he has sealed stays
            return None
        if by_bot != (self.state.seats[seat].bot is not None):
            if by_bot:
                raise not_seated()
            return self._moved_on_return(seat, decision, texts)
        return self._stored(self.state, play.play(seat, decision, texts), seat, seating.Notes(self.state))

    def _moved_on_return(self, seat: int, decision: int, texts: Sequence[str]) -> Turn:
        """Whoever moves takes his seat over again from the bot."""
        assert self.play
        played = self.play.play(seat, decision, texts)
        notes = seating.Notes(self.state)
        notes.add("returned", seat)
        returned = self.state.with_seat(seat, replace(self.state.seats[seat], bot=None))
        return self._stored(returned, played, seat, notes)

    def _stored(self, state: TableState, played: Played, seat: int, notes: seating.Notes) -> Turn:
        """What moves have come to, as entries."""
        play = self.play
        assert play
        told = [Told(entry, None) for entry in notes.entries]
        at = time.time()

        def add(kind: str, by: int, text: str | None, ply: int | None) -> Entry:
            number = self.state.number + len(notes.entries) + 1
            notes.entries.append(Entry(number, self.state.match, kind, by, text, at, ply))
            return notes.entries[-1]

        if played.seal and played.first_seal:
            told.append(Told(add(SEALED, seat, None, None), played.steps[0]))
        first_ply = play.plies - len(played.plies)
        for number, ply in enumerate(played.plies):
            entry = add(MOVE, ply.seat, ply.text, first_ply + number)
            told.append(Told(entry, None if played.seal else played.steps[number]))
        facts = None
        after = replace(state, waiting=bits(play.waiting()))
        if play.match.is_over():
            outcome = play.match.outcome()
            assert outcome
            notes.add("match-over", scores=outcome.scores, winners=outcome.winners)
            told.append(Told(notes.entries[-1], None))
            after = replace(after, phase="over")
            facts = replace(self.facts, ended=at)
        change = replace(
            notes.change(after, facts),
            seal=None if played.plies else played.seal,
            unseal=played.seal.decision if played.seal and played.plies else None,
        )
        rebid = seat if played.seal and not change.entries else None
        if rebid is not None:  # leaves no trace, not even a time
            change = replace(change, after=replace(change.after, changed=state.changed))
        return Turn(self._timed(change, fresh=bool(played.plies)), told, play, rebid)

    def timed_out(self) -> Turn | None:
        """Bots stand in for the people whose time is up."""
        state = self.state
        if state.phase != "playing" or state.due is None or state.due > time.time():
            return None
        late = [seat for seat in range(state.players) if state.waiting >> seat & 1 and state.seats[seat].bot is None]
        return self.seated(seating.stand_in(state, late, "time")) if late else None

    def _timed(self, change: Change, fresh: bool) -> Change:
        """With the clock set, anew at each decision; whoever comes back to one has what is left of its time."""
        after = change.after
        due = None
        if after.seconds and after.phase == "playing" and after.waiting & ~after.automatic:
            now = time.time()
            left = max(self._last(DECIDED) + after.seconds, now + min(after.seconds, RETURN_SECONDS))
            due = now + after.seconds if fresh else self.state.due or left
        return replace(change, after=replace(after, due=due))

    def _last(self, kinds: Sequence[str]) -> float:
        """When something of these kinds last happened in this match."""
        return next((entry.at for entry in reversed(self.entries) if entry.kind in kinds), self.state.changed)

    # What has been stored

    def take(self, turn: Turn) -> None:
        """A change has been stored: from here on, this is how the table stands."""
        change = turn.change
        if change.after.match != self.state.match:
            self.entries = []
        self.entries.extend(change.entries)
        self.state = change.after
        if change.match is not None:
            self.facts = change.match
            self.commitment = _commitment(change.match)
        self.play = turn.play

    def follow(self, loaded: Loaded) -> list[Told] | None:
        """Take over what another process has stored since; None if it is easier to load everything anew."""
        play = self.play
        same_match = loaded.state.match == self.state.match and loaded.match.begun == self.facts.begun
        if play is None or not same_match or any(entry.kind == SEALED for entry in loaded.entries):
            return None
        steps = iter(play.follow(_moves(loaded.entries)))
        told = [Told(entry, next(steps) if entry.kind == MOVE else None) for entry in loaded.entries]
        play.reseal(loaded.sealed)
        self.entries.extend(loaded.entries)
        self.state, self.facts = loaded.state, loaded.match
        return told


def _commitment(facts: MatchFacts) -> str | None:
    return None if facts.cards_of else commitment(facts.secret)


def origin(facts: MatchFacts, is_over: bool) -> Json:
    """What a record says of where the cards come from; the secret behind them only when the match is over."""
    if facts.cards_of:
        return {"cards_of": commitment(facts.secret)}
    contributions = facts.contributions or ()
    if is_over:
        return {"fair": fair_facts(facts.secret, contributions)}
    return {"fair": {"version": VERSION, "commitment": commitment(facts.secret), "contributions": list(contributions)}}


def dealer_of(facts: MatchFacts) -> Dealer:
    return fair_dealer(facts.secret, facts.contributions or ())


def _game(name: str, rules: int) -> AnyGame:
    """The game by the version of the rules that the match began with."""
    found = game(name)
    if found.rules_version != rules:
        message = f"this match is played by version {rules} of the rules; this server knows {found.rules_version}"
        raise Refused(503, "rules-version", message, rules=rules)
    return found


def _moves(entries: Sequence[Entry]) -> list[str]:
    return [entry.text for entry in entries if entry.kind == MOVE and entry.text is not None]
