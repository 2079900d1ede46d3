"""A table with the match that is played there, and what people do at it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from etalage.games.match import AnyMatch, Match
from etalage.games.protocol import AnyGame
from etalage.games.registry import game
from etalage.records import fair_dealer
from etalage.tables import clocks, finishing, hinting, latecomers, presence, rematches, score, seating, words
from etalage.tables.answering import Answer, answer
from etalage.tables.common import common_key, counts, refuse_help
from etalage.tables.errors import Refused, not_seated, stale, wrong_phase
from etalage.tables.log import MOVE, RETURNED, SEALED, LogItem, LogReplay, answers_in, is_sealed_by_stand_in
from etalage.tables.notes import Notes
from etalage.tables.seating import Cards
from etalage.tables.state import UNDER_WAY, Change, Entry, MatchFacts, Sealed, StoredTable, TableState, bits


class PendingChange(NamedTuple):
    """What somebody has done, not yet stored: until then it has not happened."""

    change: Change
    """What is to be stored."""
    table: Table
    """As it will stand."""
    items: Sequence[LogItem]
    """What its readers will be told."""
    rebid: int | None = None
    """The seat that has changed its sealed move, of which nobody else is told."""


SeatAct = Callable[[TableState, float], Change]
"""A change of who sits where and what is said, at some time."""


@dataclass(frozen=True, slots=True)
class Table:
    """A value: whatever is done at it gives another, and the change to be stored."""

    game: AnyGame
    state: TableState
    facts: MatchFacts
    entries: tuple[Entry, ...]
    """Of the current match."""
    match: AnyMatch | None
    """None until it has begun."""
    decision: int
    """The number of the decision that the table is at; the same for all seats that it asks."""

    @staticmethod
    def restore(stored: StoredTable) -> Table:
        """The table as it is kept."""
        state, facts, entries, _ = stored
        replay = replay_match(*stored)
        replay.to_end()
        return Table(_game(state, facts), state, facts, tuple(entries), replay.match, replay.decision)

    def follow(self, stored: StoredTable) -> tuple[Table, Sequence[LogItem]] | None:
        """With the entries that have been stored elsewhere since; None if it has to be restored from the beginning."""
        state, facts, entries, sealed = stored
        is_same = (state.match, facts.begun, facts.names) == (self.state.match, self.facts.begun, self.facts.names)
        if self.match is None or not is_same:
            return None
        replay = LogReplay(self.match, self.decision, entries, sealed)
        items = replay.to_end()
        return Table(self.game, state, facts, (*self.entries, *entries), replay.match, replay.decision), items

    def stored_with(self, state: TableState, entries: Sequence[Entry], seal: Sealed | None) -> StoredTable:
        """As it is stored after one more change by which the same match goes on, without the entries known here."""
        return StoredTable(state, self.facts, entries, [*self.sealed(), seal] if seal else self.sealed())

    def replay(self) -> LogReplay:
        """The log of the current match from its beginning."""
        return replay_match(self.state, self.facts, self.entries, self.sealed())

    def sealed(self) -> list[Sealed]:
        if self.match is None:
            return []
        return [Sealed(self.decision, seat, str(move)) for seat, move in self.match.sealed.items()]

    # What people do

    def change_seats(self, act: SeatAct, now: float) -> PendingChange:
        """Somebody sits down, leaves, says something and the like."""
        return self._pending(act(self.state, now), now)

    def sit(self, seat: int, person: str, name: str, seal: str | None, now: float) -> PendingChange:
        """A free seat, or in a match a bot's."""
        if self.match is not None and self.state.phase == "playing":
            change = latecomers.take_seat(self.state, self.facts, self.match, seat, person, name, now)
            return self._pending(change, now)
        return self._pending(seating.sit(self.state, seat, person, name, seal, now), now)

    def leave(self, person: str, now: float) -> PendingChange:
        """One's seat, or the wish to have one when the next deal begins."""
        if latecomers.waits_for_deal(self.state, person) is not None:
            return self._pending(latecomers.withdraw(self.state, person, now), now)
        return self._pending(seating.leave(self.state, person, now), now)

    def see_result(self, person: str, now: float) -> PendingChange | None:
        """Somebody looks at the result; None if all know that."""
        change = seating.see_result(self.state, person, now)
        return None if change is None else self._pending(change, now)

    def seat_bot(self, person: str, seat: int, bot: str | None, now: float) -> PendingChange:
        """A character takes a seat, or stands in for somebody."""
        waiting_since = clocks.waiting_since(self.state, self.entries)
        return self._pending(seating.seat_bot(self.state, person, seat, bot, waiting_since, now), now)

    def start(self, person: str, now: float) -> PendingChange:
        """The host starts: words are asked for, or the cards are dealt."""
        return self._started(words.start(self.state, self.facts, person, now), now)

    def reveal(self, person: str, word: str, now: float) -> PendingChange | None:
        """Somebody's word in the shuffle; after the last one the cards are dealt. None if it was told before."""
        change = words.reveal(self.state, self.facts, person, word, now)
        return None if change is None else self._started(change, now)

    def _started(self, change: Change, now: float) -> PendingChange:
        """With the cards dealt, if the match begins with this change."""
        if change.after.phase != "playing":
            return self._pending(change, now)
        assert change.facts
        match = _dealt(self.state, change.facts)
        assert match
        after = change.after._replace(waiting=bits(match.to_move()))
        return self._pending(change._replace(after=after), now, match, is_new_decision=True)

    def rematch(self, person: str, same_cards: bool, secret: bytes, now: float) -> PendingChange | None:
        """Offer another match at the same table, or accept what somebody else has offered; the cards come from the
        secret, if they are to be others. None if that was said before."""
        state = self.state
        if state.phase == "open" and state.match > 1 and state.seat_of(person) is not None:
            return self.accept_rematch(person, now)
        cards = Cards.of(state.id, self.facts) if same_cards else Cards(secret)
        return self._pending(rematches.offer(state, self.game, self.decision, person, cards, now), now)

    def accept_rematch(self, person: str, now: float) -> PendingChange | None:
        """Somebody takes part in what has been offered; with the last of them it starts. None if they had said so."""
        change = words.accept_rematch(self.state, self.facts, person, now)
        return None if change is None else self._started(change, now)

    def time_out(self, secret: bytes, now: float) -> PendingChange | None:
        """Bots stand in for the people whose time is up; a start for which words are missing is called off, and other
        cards will come from the secret."""
        state = self.state
        if state.phase not in UNDER_WAY or state.due is None or state.due > now:
            return None
        if state.phase == "revealing":
            return self._pending(words.call_off(state, self.facts, secret, now), now)
        late = [seat for seat in state.seats_waiting() if state.seats[seat].bot is None]
        return self._pending(seating.stand_in(state, late, seating.TIME, now), now) if late else None

    def take_stock(self, now: float, seen: Mapping[str, float]) -> PendingChange | None:
        """Who has gone and who is there again; `seen` tells when each person was last there."""
        change = presence.take_stock(self.state, seen, self.facts.begun, now)
        return None if change is None else self._pending(change, now)

    def asking_seat(self, person: str, decision: int) -> int:
        """The seat of somebody who may have a hint for this decision, or a refusal."""
        refuse_help(self.facts)
        return hinting.asking_seat(self.state, self.match, person, decision, self.decision)

    def show_review(self, person: str | None, match: int, now: float) -> PendingChange | None:
        """Before somebody sees all cards of the match that they play here: only if nobody but bots could be told too
        much of it. From then on nobody takes a seat with a hand that they may know."""
        state = self.state
        is_here = match == state.match and self.match is not None and state.seat_of(person) is not None
        if not (is_here and state.is_against_bots) or counts(self.facts.cards_of):
            raise Refused("not-over", "the match is not over; until then a review would tell too much")
        change = hinting.review_shown(state, self.facts, now)
        return None if change is None else self._pending(change, now)

    @property
    def bots_key(self) -> bytes | None:
        """What the answers of the bots follow from, where they are the same for everyone; None where nobody can guess
        them."""
        return common_key(self.facts)

    def take_hint(self, person: str, decision: int, now: float) -> PendingChange | None:
        """Somebody gets a hint; None where that is noted already, and nobody is to hear of it, or all have."""
        seat = self.asking_seat(person, decision)
        assert self.match
        change = hinting.hint_taken(self.state, self.facts, self.match, self.entries, seat, now)
        return None if change is None else self._pending(change, now)

    def play(
        self, seat: int, decision: int, texts: Sequence[str], now: float, by_bot: bool = False
    ) -> PendingChange | None:
        """Moves of a seat; None if exactly these have been played already."""
        state, match = self.state, self.match
        if match is None or state.phase not in ("playing", "over"):
            raise wrong_phase(state.phase)
        if decision < self.decision and self._has_answered(seat, decision, texts):
            return None
        if state.phase == "over":
            raise wrong_phase("over")
        if by_bot and seat not in match.to_move():  # the person was faster: what they have sealed stays
            return None
        has_bot = state.seats[seat].bot is not None
        if by_bot and not has_bot:
            raise not_seated()
        if decision != self.decision:
            raise stale(decision, self.decision)
        if not by_bot and seat in match.sealed and is_sealed_by_stand_in(self.entries, seat):
            raise Refused("stand-in-has-moved", "a bot has answered this decision for you, and that stands")
        answered = answer(match, seat, texts)
        notes = Notes(state, now)
        if has_bot and not by_bot:  # whoever moves takes the seat over again from the bot
            notes.add(RETURNED, seat)
            state = state.with_seat(seat, state.seats[seat]._replace(bot=None, away=None))
        return self._played(state, match, seat, answered, notes, now)

    def _has_answered(self, seat: int, decision: int, texts: Sequence[str]) -> bool:
        answers = answers_in(self.entries, self.facts.first_decision)
        return bool(texts) and all(answers.get((decision + number, seat)) == text for number, text in enumerate(texts))

    def _played(
        self, state: TableState, before: AnyMatch, seat: int, answered: Answer, notes: Notes, now: float
    ) -> PendingChange:
        """What moves have come to, as entries."""
        match, steps, plies, is_sealed = answered
        items = [LogItem(entry) for entry in notes.entries]
        if is_sealed and seat not in before.sealed:
            items.append(LogItem(notes.add_move(SEALED, seat), steps[0]))
        first_ply = sum(len(played.moves) for played in before.deals)
        for number, ply in enumerate(plies):
            entry = notes.add_move(MOVE, ply.seat, ply.text, first_ply + number)
            items.append(LogItem(entry, None if is_sealed else steps[number]))
        fields: dict[str, Any] = {"waiting": bits(match.to_move())}
        facts: MatchFacts | None = None
        outcome = match.outcome()
        if outcome is not None:
            items.append(LogItem(notes.add("match-over", scores=outcome.scores, winners=outcome.winners)))
            fields["phase"], facts = "over", self.facts._replace(ended=now)
            state = score.count(state, outcome)
            told = score.told(state, notes)
            if told is not None:
                items.append(LogItem(told))
        elif len(match.deals) > len(before.deals):
            known = len(notes.entries)
            state, facts = latecomers.move_in(state, self.facts, match, notes)
            items += [LogItem(entry) for entry in notes.entries[known:]]
        rebid = None
        if not notes.entries:  # leaves no trace, not even a time
            rebid, fields["changed"] = seat, state.changed
        change = notes.change(state, facts, **fields)
        if outcome is not None:
            change = change._replace(results=finishing.results(state, outcome.scores))
        if is_sealed and plies:
            change = change._replace(unseal=self.decision)
        elif is_sealed:
            change = change._replace(seal=Sealed(self.decision, seat, str(steps[0].move)))
        decision = self.decision + answered.decisions
        return self._pending(change, now, match, items, decision, is_new_decision=bool(plies), rebid=rebid)

    def _pending(
        self,
        change: Change,
        now: float,
        match: AnyMatch | None = None,
        items: Sequence[LogItem] | None = None,
        decision: int | None = None,
        is_new_decision: bool = False,
        rebid: int | None = None,
    ) -> PendingChange:
        due = clocks.due_after(change.after, self.state.due, self.entries, is_new_decision, now)
        if due != change.after.due:
            change = change._replace(after=change.after._replace(due=due))
        facts = change.facts or self.facts
        is_same_match = change.after.match == self.state.match
        entries = (*self.entries, *change.entries) if is_same_match else tuple(change.entries)
        table = Table(
            self.game,
            change.after,
            facts,
            entries,
            match or (self.match if is_same_match else None),
            self.decision if decision is None else decision,
        )
        return PendingChange(
            change, table, [LogItem(each) for each in change.entries] if items is None else items, rebid
        )


def replay_match(
    state: TableState, facts: MatchFacts, entries: Sequence[Entry], sealed: Sequence[Sealed] = ()
) -> LogReplay:
    """The log of any match of a table from its beginning."""
    return LogReplay(_dealt(state, facts), facts.first_decision, entries, sealed)


def _dealt(state: TableState, facts: MatchFacts) -> AnyMatch | None:
    """A match of this table with its first deal, if it has begun."""
    if facts.begun is None:
        return None
    dealer = fair_dealer(facts.secret, facts.contributions or (), facts.seals)
    return Match.new(_game(state, facts), facts.names or (), state.options, dealer=dealer)


def _game(state: TableState, facts: MatchFacts) -> AnyGame:
    """The game by the version of the rules that the match began with."""
    found = game(state.game)
    if found.rules_version != facts.rules:
        message = f"this match is played by version {facts.rules} of the rules; this is version {found.rules_version}"
        raise Refused("rules-version", message, rules=facts.rules)
    return found
