"""What figures and the ladder cost where many have played: python benchmarks/ladder.py [MATCHES]

Fills a database of its own with finished matches of a thousand people among the characters, enters them, and times what
pages ask for: the figures of whoever has played most, the ladder, and a match's note.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from sqlalchemy import insert

from etalage.bots.roster import characters
from etalage.server.database import open_database, sqlite_url
from etalage.server.figures import Figures
from etalage.server.schema import finished, ladder, results, seat_figures, unentered
from etalage.server.store import Store

PEOPLE, SEATS, AT_ONCE, ROUNDS = 1000, 4, 5000, 21
GAME = "weinhaendler"
BUSY = "person0"
"""Plays in every twentieth match."""


def fill(store: Store, first: int, count: int, rng: Random) -> None:
    bots = [each.name for each in characters(GAME)]
    over, seats, ends, queue = [], [], [], []
    for number in range(first, first + count):
        person = BUSY if number % 20 == 0 else f"person{rng.randrange(1, PEOPLE)}"
        alike = {"table_id": f"t{number}", "match": 1, "game": GAME, "players": SEATS, "ended": float(number)}
        row = {"options": "{}", "seconds": 0, "rules": 1, "people": 1, "known_cards": False, "hints": False}
        over.append(alike | row | {"begun": float(number)})
        queue.append({"table_id": f"t{number}", "match": 1, "ended": float(number), "looked_at": True})
        company = [person, *rng.sample(bots, SEATS - 1)]
        for place, seat in enumerate(rng.sample(range(SEATS), SEATS), 1):
            who = {"person": person, "bot": None} if seat == 0 else {"person": None, "bot": company[seat]}
            seats.append(alike | who | {"seat": seat, "name": company[seat], "place": place, "score": 60 - 9 * place})
        ends.append({"table_id": f"t{number}", "match": 1, "seat": 0, "person": person, "game": GAME} | {
            "ended": float(number), "best": rng.randrange(20, 50), "feats": "", "badges": "",
            "accuracy": rng.randrange(40, 99) if number % 3 == 0 else None, "luck": rng.gauss(0, 0.1),
        })  # fmt: skip
    with store.engine.begin() as connection:
        for table, rows in ((finished, over), (results, seats), (seat_figures, ends), (unentered, queue)):
            connection.execute(insert(table), rows)


def timed(work: Callable[[], object]) -> str:
    spent = []
    for _ in range(ROUNDS):
        before = time.perf_counter()
        work()
        spent.append(1000 * (time.perf_counter() - before))
    return f"{median(spent):6.1f} ms, at most {max(spent):.1f}"


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with TemporaryDirectory() as folder:
        store = Store(open_database(sqlite_url(Path(folder))))
        figures, rng = Figures(store), Random(1)
        figures.catch_up()
        for first in range(0, matches, AT_ONCE):
            fill(store, first, min(AT_ONCE, matches - first), rng)
        with store.engine.begin() as connection:
            rows = [
                {"person": f"person{each}", "name": f"P {each}", "skeleton": f"p{each}", "since": 0.0}
                for each in range(0, PEOPLE, 2)
            ]
            connection.execute(insert(ladder), rows)
        before = time.perf_counter()
        figures.catch_up()
        spent = time.perf_counter() - before
        print(f"{matches:,} matches entered in {spent:.1f} s, {1e6 * spent / matches:.0f} µs each")
        print(f"figures of somebody with {matches // 20:,} matches  {timed(lambda: figures.accounts(BUSY))}")
        print(f"ladder of {PEOPLE // 2} people               {timed(lambda: figures.ladder(GAME))}")
        print(f"a match's note                     {timed(lambda: figures.note('t0', 1, BUSY))}")
        store.engine.dispose()


if __name__ == "__main__":
    main()
