"""The folder of a run: its plan, and the matches played so far, one a line. A run that was cut off goes on from it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import combinations
from pathlib import Path
from typing import TextIO

from etalage.arena.files import CannotWrite, write_text
from etalage.arena.playing import Played
from etalage.arena.schedule import Pairing, Plan
from etalage.games.errors import EtalageError

PLAN = "plan.json"
MATCHES = "matches.jsonl"
DAMAGED = (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError)
"""What comes of reading JSON of another shape than ours."""


class WrongFolder(EtalageError):
    """A folder that is not this run's."""


class Journal:
    """The matches of a run, kept in a folder if there is one."""

    def __init__(self, run: Plan, folder: Path | None) -> None:
        self.run = run
        self.folder = folder
        self.played: dict[Pairing, Played] = {}
        self._file: TextIO | None = None
        if folder is not None:
            self._open(folder)

    def _open(self, folder: Path) -> None:
        try:
            if folder.exists() and any(folder.iterdir()):
                if not (folder / PLAN).exists():
                    raise WrongFolder(f"{folder} holds other files, and is not a folder of a run; name a new folder")
                there, self.played = read(folder)
                if there != self.run:
                    raise WrongFolder(f"{folder} holds another run: {_difference(there, self.run)}")
            else:
                folder.mkdir(parents=True, exist_ok=True)
                write_text(folder / PLAN, json.dumps(self.run.to_json()) + "\n")
            rewrite(folder / MATCHES, self.played.values())  # drops a line that was cut off
            self._file = (folder / MATCHES).open("a", encoding="utf-8")
        except OSError as error:
            raise WrongFolder(f"{folder}: {error.strerror or error}") from None

    def missing(self) -> list[Pairing]:
        """The matches still to be played."""
        return [pairing for pairing in self.run.pairings() if pairing not in self.played]

    def add(self, played: Played) -> None:
        if self._file:
            try:
                self._file.write(json.dumps(played.to_json()) + "\n")
                self._file.flush()
            except OSError as error:
                raise CannotWrite.because(Path(self._file.name), error) from None
        self.played[played.pairing] = played

    def in_order(self) -> list[Played]:
        """All matches played, in the order of the plan, however they came in."""
        return [self.played[pairing] for pairing in self.run.pairings() if pairing in self.played]

    def close(self) -> None:
        if self._file:
            with suppress(OSError):  # a match that could not be written was told when it came
                self._file.close()


def read(folder: Path) -> tuple[Plan, dict[Pairing, Played]]:
    """The run in a folder."""
    try:
        run = _read_plan(folder / PLAN)
        lines = (folder / MATCHES).read_bytes().split(b"\n")[:-1] if (folder / MATCHES).exists() else []
    except OSError as error:
        raise WrongFolder(f"{folder} is not a folder of a run: {PLAN}: {error.strerror or error}") from None
    played = [_read_match(f"{folder / MATCHES}, line {number}", line, run) for number, line in enumerate(lines, 1)]
    return run, {each.pairing: each for each in played}


def _read_plan(path: Path) -> Plan:
    try:
        run = Plan.from_json(json.loads(path.read_bytes()))
        run.check()
    except DAMAGED:
        raise WrongFolder(f"{path} is damaged: it holds no plan; restore it, or play in a new folder") from None
    return run


def _read_match(where: str, line: bytes, run: Plan) -> Played:
    try:
        played = Played.from_json(json.loads(line))
        played.check(run)
    except DAMAGED:
        raise WrongFolder(
            f"{where}, is damaged: it holds no match of this run; "
            "delete the line, and the command that began the run plays that match again"
        ) from None
    return played


def rewrite(path: Path, played: Iterable[Played]) -> None:
    write_text(path, "".join(json.dumps(each.to_json()) + "\n" for each in played))


def merged(folders: list[Path]) -> tuple[Plan, list[Played]]:
    """Runs of the same bots on different cards as one; each must be finished, so that the whole is."""
    runs = [(folder, *read(folder)) for folder in folders]
    whole = runs[0][1]
    played: dict[Pairing, Played] = {}
    for folder, run, matches in runs:
        if run._replace(cards=whole.cards) != whole:
            raise WrongFolder(f"{folder} holds another run: {_difference(run._replace(cards=whole.cards), whole)}")
        _check_finished(folder, run, matches)
        played |= matches
    _check_apart([(folder, range(first, first + count)) for folder, run, _ in runs for first, count in run.cards])
    ranges = tuple(sorted(each for _, run, _ in runs for each in run.cards))
    return whole._replace(cards=ranges), list(played.values())


def _check_finished(folder: Path, run: Plan, matches: Mapping[Pairing, Played]) -> None:
    planned = list(run.pairings())
    done = sum(pairing in matches for pairing in planned)
    if done < len(planned):
        so_far = f"{done} of its {len(planned)} matches are played" if done else "none of its matches is played"
        raise WrongFolder(f"{folder} is not finished: {so_far}; finish it first with the command that began it")


def _check_apart(seeds: Sequence[tuple[Path, range]]) -> None:
    """A deal played twice would count twice."""
    for (one, some), (other, more) in combinations(seeds, 2):
        both = range(max(some.start, more.start), min(some.stop, more.stop))
        if both:
            which = f"seeds {both[0]} to {both[-1]}" if len(both) > 1 else f"seed {both[0]}"
            raise WrongFolder(f"{one} and {other} have played the same cards, {which}; merge runs of different seeds")


def _difference(there: Plan, wanted: Plan) -> str:
    fields = [name for name in Plan._fields if getattr(there, name) != getattr(wanted, name)]
    return "; ".join(f"{name} is {getattr(there, name)}, not {getattr(wanted, name)}" for name in fields)
