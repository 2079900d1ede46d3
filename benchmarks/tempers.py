"""What one sees of the characters at a table: how often and how much they bid, what they take, how long they keep it.

    python benchmarks/tempers.py GAME [--bots A,B,...] [--deals N] [--seed N]

Plays all tables of four that the characters make, single deals, and counts what everybody there can see, but for the
hands. Writes a table in Markdown.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

from etalage.bots import Company, bot, split_names
from etalage.bots.roster import characters
from etalage.games.match import AnyMatch, AnyStep, Match
from etalage.games.registry import game as game_of
from etalage.games.rng import Rng
from etalage.games.weinhaendler.numbers import IDENTICAL

SEATS = 4
OPTIONS: dict[str, dict[str, object]] = {"money": {"deals": 1}}
FIRST = 4_000_000


class Seen(NamedTuple):
    """Something that a seat has done, and how much of it."""

    seat: int
    what: str
    much: float = 1.0


class Column(NamedTuple):
    """A figure: so much of one thing for each of another."""

    title: str
    what: str
    each: str
    percent: bool = False


COLUMNS = {
    "weinhaendler": (
        Column("bids a round", "bid", "round"),
        Column("rounds passed at once, with a draw", "draw", "round", percent=True),
        Column("bottles in a bid", "bottles", "stake"),
        Column("worth of it, €", "worth", "stake"),
        Column("bidding, takes the display", "window", "stake", percent=True),
        Column("bottles in hand after a turn", "hand", "done"),
        Column("bottles placed a round", "place", "round"),
        Column("threes of a kind a deal", "alike", "deal"),
        Column("points a deal", "points", "deal"),
        Column("wins", "win", "deal", percent=True),
    ),
    "money": (
        Column("cards in a bid", "cards", "bid"),
        Column("worth of it", "worth", "bid"),
        Column("bids of nothing", "nothing", "bid", percent=True),
        Column("bids of 50 to 80", "middle", "bid", percent=True),
        Column("bids of 90 or more", "high", "bid", percent=True),
        Column("chooses first", "first", "bid", percent=True),
        Column("takes a display", "display", "bid", percent=True),
        Column("takes another's bid", "swap", "bid", percent=True),
        Column("keeps its own", "keep", "bid", percent=True),
        Column("trios a deal", "trios", "deal"),
        Column("points a deal", "points", "deal"),
        Column("wins", "win", "deal", percent=True),
    ),
}


def seen_of_wine(step: AnyStep) -> Iterator[Seen]:
    for event in step.events():
        facts: dict[str, Any] = event.facts
        if event.name in ("round", "over"):
            yield from (Seen(seat, "round") for seat in range(SEATS))
        elif event.name == "bid":
            yield Seen(facts["seat"], "bid")
        elif event.name == "draw":
            yield Seen(facts["seat"], "draw")
        elif event.name == "take":
            before: Any = step.before.view(facts["seat"]).to_json()
            yield Seen(facts["seat"], "stake")
            yield Seen(facts["seat"], "bottles", len(before["bids"][facts["seat"]]))
            yield Seen(facts["seat"], "worth", before["values"][facts["seat"]] / 10)
            yield Seen(facts["seat"], "window", facts["from"] == "display")
        elif event.name == "done":
            after: Any = step.after.view(facts["seat"]).to_json()
            yield Seen(facts["seat"], "done")
            yield Seen(facts["seat"], "hand", after["hand_sizes"][facts["seat"]])
        elif event.name == "place":
            yield Seen(facts["seat"], "place")
            yield Seen(facts["seat"], "alike", facts["trios"].count(IDENTICAL))


def seen_of_money(step: AnyStep) -> Iterator[Seen]:
    for event in step.events():
        facts: dict[str, Any] = event.facts
        if event.name == "reveal":
            yield from _bids_of_money(facts["bids"], facts["values"])
        elif event.name in ("take", "swap", "keep"):
            yield Seen(facts["seat"], "display" if event.name == "take" else event.name)
        elif event.name == "over":
            for seat, hand in enumerate(facts["hands"]):
                kinds: dict[str, int] = defaultdict(int)
                for card in hand:
                    kinds[card.rstrip("abcdef")] += card[:3] != "XAU"
                yield Seen(seat, "trios", sum(number == 3 for number in kinds.values()))


def _bids_of_money(bids: list[list[str]], values: list[int]) -> Iterator[Seen]:
    for seat, bid in enumerate(bids):
        yield Seen(seat, "bid")
        yield Seen(seat, "cards", sum(card != "PLAY" for card in bid))
        yield Seen(seat, "worth", values[seat])
        yield Seen(seat, "nothing", values[seat] == 0)
        yield Seen(seat, "middle", 50 <= values[seat] <= 80)
        yield Seen(seat, "high", values[seat] >= 90)
        if values[seat] == max(values):
            yield Seen(seat, "first", 1 / values.count(max(values)))


SEEN_OF = {"weinhaendler": seen_of_wine, "money": seen_of_money}


class Tally:
    """What has been seen of everybody."""

    def __init__(self) -> None:
        self.sums: dict[tuple[str, str], float] = defaultdict(float)

    def add(self, name: str, seen: Seen) -> None:
        self.sums[name, seen.what] += seen.much

    def text(self, name: str, column: Column) -> str:
        number = self.sums[name, column.each] or 1
        mean = self.sums[name, column.what] / number
        if column.percent:
            return f"{mean:.0%}"
        return f"{mean:.0f}" if mean >= 20 else f"{mean:.2g}" if mean < 1 else f"{mean:.1f}"


def play(game: str, table: tuple[str, ...], number: int, tally: Tally) -> None:
    """One deal, the seats drawn."""
    rng = Rng(number)
    names = [*table]
    for seat in range(SEATS - 1, 0, -1):
        other = rng.below(seat + 1)
        names[seat], names[other] = names[other], names[seat]
    match: AnyMatch = Match.new(game_of(game), SEATS, OPTIONS.get(game), number)
    with Company(match) as company:
        company.sit_all([bot(name) for name in names], rng.bits() >> 1)
        for after, step in company.play_on():
            match = after
            for seen in SEEN_OF[game](step):
                tally.add(names[seen.seat], seen)
    outcome = match.outcome()
    assert outcome
    for seat, name in enumerate(names):
        tally.add(name, Seen(seat, "deal"))
        tally.add(name, Seen(seat, "points", outcome.scores[seat]))
        tally.add(name, Seen(seat, "win", (seat in outcome.winners) / len(outcome.winners)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=COLUMNS)
    parser.add_argument("--bots")
    parser.add_argument("--deals", type=int, default=20, help="of each table")
    parser.add_argument("--seed", type=int, default=FIRST)
    given = parser.parse_args()
    names = split_names(given.bots) if given.bots else [each.name for each in characters(given.game)]
    tally = Tally()
    for number in range(given.seed, given.seed + given.deals):
        for table in combinations(names, SEATS):
            play(given.game, table, number, tally)
    columns = COLUMNS[given.game]
    print("| | " + " | ".join(column.title for column in columns) + " |")
    print("| --- |" + " --- |" * len(columns))
    for name in names:
        print(f"| `{name}` | " + " | ".join(tally.text(name, column) for column in columns) + " |")


if __name__ == "__main__":
    main()
