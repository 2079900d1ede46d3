"""The referee at work on files."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from etalage.cli.console import printable
from etalage.cli.files import WrongFile, record_texts
from etalage.records import RecordError, parse, referee

Bad = dict[str, Any]
PROVES = {
    1: (
        "the cards follow from the secret of the commitment and the seats' words; "
        "not that the words came after the commitment, or that nobody chose theirs last"
    ),
    2: (
        "the cards follow from the secret of the commitment and the words, each sealed for this commitment; "
        "if one honest device that played kept the same commitment, seals and word, nobody chose or could foresee them"
    ),
}
"""What a record of each version shows by itself."""


class Result(NamedTuple):
    """What came out of checking files."""

    good: int
    fair: int
    """How many of those have a fair deal that is verified."""
    sealed: int
    """And how many of these are of version 2, with sealed words."""
    later: int
    """And how many one that can be, once the match is over and the secret out."""
    known: int
    """And how many were played with cards that had been played before."""
    bad: list[Bad]
    unreadable: list[str]
    """Files that could not be read, each with the reason."""


def check_files(paths: list[Path], tell: Callable[[Bad], None]) -> Result:
    """Check every record of every file; tell of each bad one as it is found."""
    good, fair, sealed, later, known, bad, unreadable = 0, 0, 0, 0, 0, [], []
    for path in paths:
        number = -1
        try:
            for number, text in enumerate(record_texts(path)):
                try:
                    checked = referee(parse(text))
                    good += 1
                    fair += checked.fair is True
                    sealed += checked.fair is True and checked.fair_version == 2
                    later += checked.fair is False
                    known += checked.known_cards
                except RecordError as error:
                    bad.append(_bad(path, number, error))
                    tell(bad[-1])
        except WrongFile as error:
            unreadable.append(str(error))
        else:
            if number < 0:
                bad.append(_bad(path, None, RecordError("no record in it")))
                tell(bad[-1])
    return Result(good, fair, sealed, later, known, bad, unreadable)


def print_bad(bad: Bad) -> None:
    where = f"record {bad['record']}: " if bad["record"] is not None else ""
    print(f"{printable(bad['file'])}: {where}{bad['message']}")


def print_total(result: Result) -> None:
    for reason in result.unreadable:
        print(f"etalage: {reason}", file=sys.stderr)
    notes = [f"{result.fair} with a verified fair deal"] if result.fair else []
    notes += [f"{result.later} whose fair deal can be verified later"] if result.later else []
    notes += [f"{result.known} with cards that had been played before"] if result.known else []
    noted = f" ({', '.join(notes)})" if notes else ""
    print(f"{result.good} record{'s' * (result.good != 1)} good{noted}, {len(result.bad)} bad")
    for version, count in ((1, result.fair - result.sealed), (2, result.sealed)):
        if count:
            print(f"fair deals of version {version} ({count}): {PROVES[version]}")


def _bad(path: Path, number: int | None, error: RecordError) -> Bad:
    return {
        "file": str(path),
        "record": number,
        "deal": error.deal,
        "move": error.move,
        "clause": error.clause,
        "key": error.key,
        "reason": error.reason,
        "message": str(error),
    }
