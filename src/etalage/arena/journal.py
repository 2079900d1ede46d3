"""The folder of a run: its plan, and the matches played so far, one a line. A run that was cut off goes on from it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import TextIO

from etalage.arena.playing import Played
from etalage.arena.schedule import Pairing, Plan
from etalage.games.errors import EtalageError

PLAN = "plan.json"
MATCHES = "matches.jsonl"


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
                there, self.played = read(folder)
                if there != self.run:
                    raise WrongFolder(f"{folder} holds another run: {_difference(there, self.run)}")
            else:
                folder.mkdir(parents=True, exist_ok=True)
                (folder / PLAN).write_text(json.dumps(self.run.to_json()) + "\n", "utf-8")
            rewrite(folder / MATCHES, self.played.values())  # drops a line that was cut off
            self._file = (folder / MATCHES).open("a", encoding="utf-8")
        except OSError as error:
            raise WrongFolder(f"{folder}: {error.strerror or error}") from None

    def missing(self) -> list[Pairing]:
        """The matches still to be played."""
        return [pairing for pairing in self.run.pairings() if pairing not in self.played]

    def add(self, played: Played) -> None:
        self.played[played.pairing] = played
        if self._file:
            self._file.write(json.dumps(played.to_json()) + "\n")
            self._file.flush()

    def in_order(self) -> list[Played]:
        """All matches played, in the order of the plan, however they came in."""
        return [self.played[pairing] for pairing in self.run.pairings() if pairing in self.played]

    def close(self) -> None:
        if self._file:
            self._file.close()


def read(folder: Path) -> tuple[Plan, dict[Pairing, Played]]:
    """The run in a folder."""
    try:
        run = Plan.from_json(json.loads((folder / PLAN).read_text("utf-8")))
        lines = (folder / MATCHES).read_bytes().split(b"\n")[:-1] if (folder / MATCHES).exists() else []
        played = [Played.from_json(json.loads(line)) for line in lines]
    except OSError as error:
        raise WrongFolder(f"{folder} is no folder of a run: {error.strerror or error}") from None
    except (ValueError, TypeError, KeyError, IndexError):
        raise WrongFolder(f"{folder} is no folder of a run, or damaged") from None
    return run, {each.pairing: each for each in played}


def rewrite(path: Path, played: Iterable[Played]) -> None:
    part = path.with_suffix(".part")
    part.write_text("".join(json.dumps(each.to_json()) + "\n" for each in played), "utf-8")
    part.replace(path)


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
