"""The folder of a run: its plan, and the matches played so far, one a line. A run that was cut off goes on from it."""

from __future__ import annotations

import json
from collections.abc import Iterable
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
    """Runs of the same bots on different cards as one."""
    runs = [read(folder) for folder in folders]
    whole = runs[0][0]
    played: dict[Pairing, Played] = {}
    for folder, (run, matches) in zip(folders, runs, strict=True):
        if run._replace(cards=whole.cards) != whole:
            raise WrongFolder(f"{folder} holds another run: {_difference(run._replace(cards=whole.cards), whole)}")
        if played.keys() & matches.keys():
            raise WrongFolder(f"{folder} has played the same cards as another of these; merge runs of different seeds")
        played |= matches
    ranges = tuple(sorted(each for run, _ in runs for each in run.cards))
    return whole._replace(cards=ranges), list(played.values())


def _difference(there: Plan, wanted: Plan) -> str:
    fields = [name for name in Plan._fields if getattr(there, name) != getattr(wanted, name)]
    return "; ".join(f"{name} is {getattr(there, name)}, not {getattr(wanted, name)}" for name in fields)
