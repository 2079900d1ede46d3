"""Commands for those who look into records: are they right, and what was and could be played at a position."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Annotated

import typer

from etalage.bots import Clock
from etalage.cli import FAILED, WRONG_USE
from etalage.cli.console import printable
from etalage.cli.files import record_in
from etalage.cli.parameters import AsJson, Lang, print_json
from etalage.games.errors import Malformed
from etalage.games.match import AnyMatch
from etalage.games.protocol import AnyDeal
from etalage.records import RecordError, replay

MOST_LISTED = 1 << 16
DEEPEST = 10_000

RecordFile = Annotated[Path, typer.Argument(help="A file of records (.json or .jsonl).", show_default=False)]
RecordNumber = Annotated[int, typer.Option("--record", min=0, help="Which record of the file, from 0.")]
DealNumber = Annotated[int | None, typer.Option("--deal", min=0, help="Which deal, from 0; by default the last.")]
Moves = Annotated[int | None, typer.Option("--move", min=0, help="After so many moves; by default all of them.")]
Seed = Annotated[int, typer.Option(help="Determines everything.")]
Iterations = Annotated[int | None, typer.Option("--iterations", min=1, help="Bounds the search at each decision.")]
Seat = Annotated[int | None, typer.Option("--seat", min=0, help="Which seat, from 0.")]


def check(
    files: Annotated[list[Path], typer.Argument(help="Files of records (.json or .jsonl).", show_default=False)],
    as_json: AsJson = False,
) -> None:
    """Check records: setup, every move, scores, result, and fair deals where a record claims one."""
    from etalage.cli.check import check_files, print_bad, print_total

    result = check_files(files, (lambda bad: None) if as_json else print_bad)
    if as_json:
        print_json(result._asdict())
    else:
        print_total(result)
    if result.unreadable:
        raise typer.Exit(WRONG_USE)
    if result.bad:
        raise typer.Exit(FAILED)


def legal(
    file: RecordFile,
    record: RecordNumber = 0,
    deal: DealNumber = None,
    move: Moves = None,
    seat: Seat = None,
    count: Annotated[bool, typer.Option("--count", help="Print only how many.")] = False,
    as_json: AsJson = False,
) -> None:
    """List the legal moves at a position, in notation, sorted as text."""
    _, there = _position(file, record, deal, move)
    _check_seat(there, seat)
    moves = there.legal_moves(seat)
    number = moves.count()
    if count:
        print(json.dumps({"count": number}) if as_json else number)
        return
    if number > MOST_LISTED:
        raise Malformed(f"{number} legal moves are too many to list; ask for --count")
    texts = sorted(map(str, moves))
    if as_json:
        print_json(texts)
    elif texts:
        print("\n".join(texts))


def perft(
    file: RecordFile,
    depth: Annotated[int, typer.Option("--depth", min=0, max=DEEPEST, help="How many moves deep.")],
    record: RecordNumber = 0,
    deal: DealNumber = None,
    move: Moves = None,
    as_json: AsJson = False,
) -> None:
    """Count the leaves of the tree of moves from a position, in record order; a finished deal is a leaf."""
    match, there = _position(file, record, deal, move)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # the kernel does not look for Ctrl-C
    leaves = match.game.perft(there, depth)
    print(json.dumps({"depth": depth, "leaves": leaves}) if as_json else leaves)


def show(
    file: RecordFile,
    record: RecordNumber = 0,
    deal: DealNumber = None,
    move: Moves = None,
    seat: Seat = None,
    as_json: AsJson = False,
    _lang: Lang = None,
) -> None:
    """Show the table at a position as a seat sees it; without a seat, all open."""
    match, there = _position(file, record, deal, move)
    _check_seat(there, seat)
    view = there.open_view() if seat is None else there.view(seat)
    if as_json:
        print_json(view.to_json())
        return
    from etalage.cli.terminal import print_table

    print_table(view, match)


def hint(
    file: RecordFile,
    record: RecordNumber = 0,
    deal: DealNumber = None,
    move: Moves = None,
    seat: Seat = None,
    seed: Seed = 0,
    iterations: Iterations = None,
    as_json: AsJson = False,
    _lang: Lang = None,
) -> None:
    """Say what the expert would do at a position, in the place of the seat to move or another that is asked."""
    from etalage.cli.coach import print_hint
    from etalage.coach import hint as hint_for
    from etalage.coach import standing_at

    match, there = _position(file, record, deal, move)
    whose = there.next_in_record() if seat is None else seat
    if whose is None:
        raise Malformed("the deal is over there; name an earlier position with --move")
    standing = standing_at(match, len(match.deals) - 1)
    view = there.view(whose)
    found = hint_for(view, scores=standing.scores, deals=standing.deals, seed=seed, budget=Clock(iterations))
    if as_json:
        print_json(found.to_json())
    else:
        print_hint(found, match)


def review(
    file: RecordFile,
    record: Annotated[
        int | None, typer.Option("--record", min=0, help="Which record of the file, from 0; by default all.")
    ] = None,
    seat: Annotated[int | None, typer.Option("--seat", min=0, help="Whose decisions, from 0; by default all.")] = None,
    seed: Seed = 0,
    iterations: Iterations = None,
    unfinished: Annotated[bool, typer.Option("--unfinished", help="Also a match that is not over.")] = False,
    svg: Annotated[Path | None, typer.Option("--svg", help="Draw the win shares along the match here.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON, a line for each record.")] = False,
    _lang: Lang = None,
) -> None:
    """Take finished matches apart: what each decision cost, and what was luck."""
    from etalage.cli.coach import Asked, review_file

    review_file(file, record, seat, Asked(seed, Clock(iterations), unfinished), as_json, svg)


def _position(file: Path, record: int, deal: int | None, move: int | None) -> tuple[AnyMatch, AnyDeal]:
    try:
        return replay(record_in(file, record), deal, move)
    except RecordError as error:
        raise _located(error, f"{printable(file)}: record {record}") from None


def _located(error: RecordError, where: str) -> RecordError:
    error.args = (f"{where}: {error}",)
    return error


def _check_seat(deal: AnyDeal, seat: int | None) -> None:
    if seat is not None:
        deal.view(seat)  # says if there is none
