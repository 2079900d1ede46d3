"""Playing the matches of a run: in one process, in several, or on a cluster."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from itertools import groupby

from etalage.arena.crew import Crew, finished
from etalage.arena.journal import Journal
from etalage.arena.playing import Played, play
from etalage.arena.processes import Workers
from etalage.arena.schedule import Pairing, Plan

Matches = Generator[Played, None, None]
Chunk = list[Pairing]


def run(journal: Journal, jobs: int, cluster: Crew | None = None) -> Matches:
    """Play what is missing and keep each match as it comes in. Whoever stops early closes it, to end the processes."""
    missing = journal.missing()
    if cluster:
        matches = _by_crew(journal, deals(missing), cluster)
    else:
        matches = _alone(journal, missing) if jobs == 1 else _in_processes(journal, missing, jobs)
    with closing(matches):
        for played in matches:
            journal.add(played)
            yield played


def deals(pairings: Iterable[Pairing]) -> Iterator[Chunk]:
    """All matches on the same cards together: what a node of a cluster is given, and plays again if it was lost."""
    for _, chunk in groupby(pairings, lambda pairing: pairing.cards):
        yield list(chunk)


def play_all(run: Plan, pairings: Chunk) -> list[Played]:
    return [play(run, pairing) for pairing in pairings]


def _alone(journal: Journal, missing: list[Pairing]) -> Matches:
    for each in missing:
        yield play(journal.run, each)


def _in_processes(journal: Journal, missing: list[Pairing], jobs: int) -> Matches:
    with Workers(jobs) as workers:
        yield from _by_crew(journal, ([pairing] for pairing in missing), workers)


def _by_crew(journal: Journal, chunks: Iterable[Chunk], crew: Crew) -> Matches:
    """In the order in which they are finished; what comes of a match does not depend on it."""

    def keep(chunk: list[Played]) -> None:
        for played in chunk:
            if played.pairing not in journal.played:
                journal.add(played)

    with closing(finished(crew, play_all, ((journal.run, chunk) for chunk in chunks), keep)) as played:
        for chunk in played:
            yield from chunk
