"""Playing the matches of a run, in one process or in several."""

from __future__ import annotations

from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import closing
from itertools import islice

from etalage.arena.journal import Journal
from etalage.arena.playing import Played, play
from etalage.arena.processes import Workers
from etalage.arena.schedule import Pairing

AHEAD = 4  # matches given out for each process, so that none waits

Matches = Generator[Played, None, None]


def run(journal: Journal, jobs: int) -> Matches:
    """Play what is missing and keep each match as it comes in. Whoever stops early closes it, to end the processes."""
    missing = journal.missing()
    with closing(_alone(journal, missing) if jobs == 1 else _in_processes(journal, missing, jobs)) as matches:
        for played in matches:
            journal.add(played)
            yield played


def _alone(journal: Journal, missing: list[Pairing]) -> Matches:
    for each in missing:
        yield play(journal.run, each)


def _in_processes(journal: Journal, missing: list[Pairing], jobs: int) -> Matches:
    """In the order in which they are finished; what comes of a match does not depend on it."""
    waiting = iter(missing)
    under_way: set[Future[Played]] = set()
    with Workers(jobs) as workers:
        try:
            while True:
                for pairing in islice(waiting, AHEAD * jobs - len(under_way)):
                    under_way.add(workers.submit(play, journal.run, pairing))
                if not under_way:
                    return
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    yield future.result()
                    under_way.remove(future)
        except BaseException:
            _keep_finished(journal, under_way)
            raise


def _keep_finished(journal: Journal, under_way: set[Future[Played]]) -> None:
    """What came in while somebody pressed Ctrl-C, or beside a match that failed."""
    for future in under_way:
        if future.done() and not future.cancelled() and future.exception() is None:
            played = future.result()
            if played.pairing not in journal.played:
                journal.add(played)
