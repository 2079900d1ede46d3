"""How long *My matches* takes on a server with many finished matches, as the server asks for them.

Fills a database of its own (SQLite, or the PostgreSQL at the address given) with synthetic matches of many people, one
of whom has played a tenth of them, and times each query: CPU time, the median and the slowest of a few, in ms.

    python benchmarks/history.py [MATCHES] [DATABASE]
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import Engine, insert, text

from etalage.server.database import open_database, sqlite_url
from etalage.server.history import History, Place, Wanted
from etalage.server.schema import finished, results
from etalage.server.store import Store

MATCHES = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
PEOPLE = MATCHES // 20
KEEN = 10  # one match in so many is a certain person's
AT_ONCE = 2_000
ROUNDS = 15
MOST_MS = 50.0
PAGE = 25
YEAR = 365 * 24 * 3600
BOTS = ("greta", "ilse", "paul", "marta")
GAMES = {"money": '{"deals":3}', "weinhaendler": '{"draw":"open","triangles":"both"}'}


def rows(random: Random) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Matches of one person against bots, or of two, spread over a year."""
    now = time.time()
    for number in range(MATCHES):
        game = random.choice(list(GAMES))
        players = random.randint(3, 5)
        people = [0 if number % KEEN == 0 else random.randrange(1, PEOPLE)]
        people += [random.randrange(1, PEOPLE)] * random.choice((0, 0, 1))
        ended = now - YEAR * (1 - number / MATCHES)
        alike = {"table_id": f"t{number:011}", "match": 1, "game": game, "players": players, "ended": ended}
        facts = {"options": GAMES[game], "seconds": 0, "rules": 1, "people": len(set(people))}
        seats = [
            {
                "seat": seat,
                "person": f"p{people[seat]}" if seat < len(people) else None,
                "name": f"Person {people[seat]}" if seat < len(people) else BOTS[seat - 1].title(),
                "bot": None if seat < len(people) else BOTS[seat - 1],
                "place": seat + 1,
                "score": 100 - 10 * seat,
            }
            for seat in range(players)
        ]
        yield {**alike, **facts, "known_cards": False, "hints": False, "begun": ended - 900}, [alike | s for s in seats]


def fill(engine: Engine) -> None:
    matches: list[dict[str, Any]] = []
    seats: list[dict[str, Any]] = []

    def store() -> None:
        with engine.begin() as connection:
            connection.execute(insert(finished), matches)
            connection.execute(insert(results), seats)
        matches.clear()
        seats.clear()

    for match, its_seats in rows(Random(1)):
        matches.append(match)
        seats += its_seats
        if len(matches) == AT_ONCE:
            store()
    if matches:
        store()
    with engine.begin() as connection:
        connection.execute(text("ANALYZE"))


def timed(name: str, work: Callable[[], object]) -> float:
    """Its median; CPU time of this process beside it, for a busy machine and SQLite, which works in it."""
    times, busy = [], []
    for _ in range(ROUNDS):
        began, used = time.perf_counter(), time.process_time()
        work()
        times.append(1000 * (time.perf_counter() - began))
        busy.append(1000 * (time.process_time() - used))
    print(f"{name:<50} {statistics.median(busy):7.2f} {statistics.median(times):7.2f} {max(times):7.2f}")
    return statistics.median(times)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        engine = open_database(sys.argv[2] if len(sys.argv) > 2 else sqlite_url(Path(folder)))
        began = time.monotonic()
        fill(engine)
        print(
            f"{MATCHES} matches of {PEOPLE} people on {engine.dialect.name}, filled in {time.monotonic() - began:.0f} s"
        )
        print(f"{'query':<50} {'CPU':>7} {'median':>7} {'most':>7} ms")
        history, store = History(engine), Store(engine)
        middle = Place(time.time() - YEAR / 2, "", 0)
        asked: dict[str, Wanted] = {
            "all": Wanted(),
            "of a game": Wanted("money"),
            "with a character": Wanted(name="Paul"),
            "with nobody of that name": Wanted(name="Zoltan"),
            "with an option that nobody played": Wanted("money", option=("deals", 4)),
            "of a week": Wanted(since=time.time() - YEAR / 2, until=time.time() - YEAR / 2 + 7 * 86_400),
        }
        medians = []
        for person, whose in (("p0", f"{MATCHES // KEEN} matches"), ("p7", "20 matches")):
            for name, wanted in asked.items():
                medians.append(timed(f"{whose}, {name}", partial(history.page, person, wanted, None, PAGE)))
            medians.append(timed(f"{whose}, from the middle on", partial(history.page, person, Wanted(), middle, PAGE)))
            medians.append(timed(f"{whose}, how many", partial(history.count, person)))
        medians.append(timed("the tables of the keen one", lambda: store.tables_of("p0", 100)))
        engine.dispose()
    print(f"at most {max(medians):.1f} ms, of {MOST_MS:.0f} allowed")
    return int(max(medians) > MOST_MS)


if __name__ == "__main__":
    raise SystemExit(main())
