"""How long a program takes to answer as a bot: python benchmarks/programs.py BOT..., as the command line names bots.

Each plays among two that play at random. The median of the round trips is what counts: on a busy machine the mean says
how long other processes have held the processor.
"""

from __future__ import annotations

import sys
import time
from statistics import median
from typing import Any

import etalage
from etalage.bots import Company, bot
from etalage.games.match import AnyMatch

MATCHES = 20


def round_trips(name: str, game: str) -> list[float]:
    """In seconds."""
    times: list[float] = []
    for seed in range(MATCHES):
        match = etalage.match(game, 3, seed)
        with Company(match) as company:
            company.sit_all([bot(name), bot("random"), bot("random")], seed)

            def answer(match: AnyMatch, seat: int, company: Company = company) -> Any:
                began = time.perf_counter()
                move = company.answer(match, seat)
                if seat == 0:
                    times.append(time.perf_counter() - began)
                return move

            for _ in company.play_on(answer):
                pass
    return times


def main() -> None:
    for name in sys.argv[1:]:
        for game in ("weinhaendler", "money"):
            times = round_trips(name, game)
            middle = median(times)
            print(f"{name}, {game}: median of {len(times)} {1e6 * middle:,.0f} µs, {1 / middle:,.0f} a second")


if __name__ == "__main__":
    main()
