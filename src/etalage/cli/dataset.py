"""Datasets at the command line."""

from __future__ import annotations

from pathlib import Path

from etalage.cli.console import plain_console, printable, progress
from etalage.cli.files import record_texts
from etalage.games.errors import EtalageError
from etalage.games.match import AnyMatch
from etalage.records import RecordError, parse, referee


class BadRecord(EtalageError):
    """A record that cannot be put into a dataset."""


def write_dataset(files: list[Path], folder: Path, adjusted: bool, seed: int) -> None:
    """Write the decisions of all finished matches; a record that is wrong ends it, and nothing is written."""
    from etalage.envs.dataset import Dataset, Source

    unfinished = 0
    with progress("records") as bar, Dataset(folder, adjusted, seed) as dataset:
        task = bar.add_task("records", total=None)
        for path in files:
            for number, text in enumerate(record_texts(path)):
                match = _match(path, number, text)
                if match.is_over():
                    dataset.add(Source(str(path), number, match))
                else:
                    unfinished += 1
                bar.advance(task)
        if not dataset.matches:
            raise BadRecord("there is no finished match in these files")
    console = plain_console()
    console.print(f"{dataset.matches} matches, {dataset.decisions} decisions in {printable(folder)}:")
    console.print(" ".join(dataset.files()))
    if unfinished:
        console.print(f"{unfinished} matches are not over, and left out.")


def _match(path: Path, number: int, text: bytes) -> AnyMatch:
    try:
        return referee(parse(text)).match
    except RecordError as error:
        raise BadRecord(f"{printable(path)}, record {number}: {error}") from None
