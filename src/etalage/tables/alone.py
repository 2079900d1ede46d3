"""A table at which one person plays a common deal against its bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from etalage.bots import usual_opponents
from etalage.bots.daily import DailyDeal
from etalage.bots.roster import characters
from etalage.bots.steady import bots_key, plies, steady_match
from etalage.games.match import Match
from etalage.games.protocol import AnyGame
from etalage.games.registry import game
from etalage.records import fair_dealer
from etalage.tables.common import CHALLENGE, DAILY, ExpertLine, is_common, practice_of, result_of
from etalage.tables.errors import Refused
from etalage.tables.seating import Cards, Terms, new_table, sit
from etalage.tables.state import MatchFacts, StoredTable, TableState
from etalage.tables.table import Table


class CommonDeal(NamedTuple):
    """What all who play a deal have in common."""

    game: AnyGame
    players: int
    options: dict[str, str | int]
    seat: int
    """Of whoever plays it."""
    bots: tuple[str | None, ...]
    """By seat; None is where they sit."""
    facts: MatchFacts
    """Of a match whose cards are played."""
    cards_of: str

    def counting(self, counts: bool) -> CommonDeal:
        """The same, to be compared with others or to practise."""
        return self if counts else self._replace(cards_of=practice_of(self.cards_of))


def deal_of_the_day(daily: DailyDeal, counts: bool) -> CommonDeal:
    facts = MatchFacts(1, daily.game.rules_version, 1, 1, daily.secret, ())
    cards_of = f"{DAILY}/{daily.day}/{daily.level}"
    return CommonDeal(daily.game, daily.players, daily.options, daily.seat, daily.bots, facts, cards_of).counting(
        counts
    )


def begun_table(id: str, deal: CommonDeal, person: str, name: str, now: float) -> StoredTable:
    """A table at which somebody plays such a deal, begun."""
    terms = Terms(deal.game, deal.players, deal.options, latecomers=False)
    table = Table.restore(new_table(id, terms, person, Cards(b"", deal.facts, deal.cards_of), now))
    entries = list(table.entries)
    pending = table.change_seats(lambda state, at: sit(state, deal.seat, person, name, None, at), now)
    entries += pending.change.entries
    for seat, bot in enumerate(deal.bots):
        if bot is not None:
            pending = pending.table.seat_bot(person, seat, bot, now)
            entries += pending.change.entries
    pending = pending.table.start(person, now)
    entries += pending.change.entries
    return StoredTable(pending.table.state, pending.table.facts, entries)


def challenge_deal(id: str, state: TableState, facts: MatchFacts, seat: int, bots: Sequence[str | None]) -> CommonDeal:
    """A match that is over, to be played again from one seat; the bots are fixed when the challenge is made."""
    found = game(state.game)
    if found.rules_version != facts.rules:
        message = f"this deal was played by version {facts.rules} of the rules; this is version {found.rules_version}"
        raise Refused("rules-version", message, rules=facts.rules)
    return CommonDeal(found, state.players, state.options, seat, tuple(bots), facts, f"{CHALLENGE}/{id}")


def company_for(state: TableState, seat: int) -> tuple[str | None, ...]:
    """Who plays the other seats of a challenge: the bots that sit there, and characters in place of people."""
    if not 0 <= seat < state.players:
        raise Refused("no-such-seat", f"there is no seat {seat}; they are 0 to {state.players - 1}", seat=seat)
    there = [None if each.person else each.bot for each in state.seats]
    spare = [name for name in usual_opponents(state.game, state.players - 1).split(",") if name not in there]
    spare += [each.name for each in characters(state.game) if each.name not in (*there, *spare)] or ["random"]
    company = [name or spare[min(number, len(spare) - 1)] for number, name in enumerate(there)]
    return tuple(None if number == seat else name for number, name in enumerate(company))


def is_alike(deal: CommonDeal, state: TableState) -> bool:
    """Whether the deal was first played against the bots that all meet, and these answered as they do to all."""
    there = tuple(None if seat == deal.seat else each.bot for seat, each in enumerate(state.seats))
    return is_common(deal.facts.cards_of) and state.is_against_bots and there == deal.bots


def expert_line(deal: CommonDeal) -> ExpertLine:
    """The deal played to its end by the strongest character in one's own seat; it takes seconds."""
    strongest = characters(deal.game.name)[-1].name
    names = [bot or strongest for bot in deal.bots]
    dealer = fair_dealer(deal.facts.secret, deal.facts.contributions or (), deal.facts.seals)
    begun = Match.new(deal.game, names, deal.options, dealer=dealer)
    played = steady_match(begun, names, bots_key(deal.facts.secret))
    return ExpertLine(*result_of(played.scores(), deal.seat), tuple(plies(played)))
