"""Playing the matches of a run, in one process or in several."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice

from etalage.arena.journal import Journal
from etalage.arena.playing import Played, play
from etalage.arena.schedule import Pairing

AHEAD = 4  # matches given out for each process, so that none waits


def run(journal: Journal, jobs: int) -> Iterator[Played]:
    """Play what is missing and keep each match as it comes in."""
    missing = journal.missing()
    matches = (play(journal.run, each) for each in missing) if jobs == 1 else _in_processes(journal, missing, jobs)
    for played in matches:
        journal.add(played)
        yield played


def _in_processes(journal: Journal, missing: list[Pairing], jobs: int) -> Iterator[Played]:
    """In the order in which they are finished; what comes of a match does not depend on it."""
    waiting = iter(missing)
    pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
    try:
        under_way: set[Future[Played]] = set()
        while True:
            for pairing in islice(waiting, AHEAD * jobs - len(under_way)):
                under_way.add(pool.submit(play, journal.run, pairing))
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
