"""Hints and reviews at the command line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Any, NamedTuple

from etalage.bots import Clock
from etalage.cli.console import plain_console, print_table, printable, progress, words
from etalage.cli.files import WrongFile, record_in, record_texts, written_whole
from etalage.cli.review_graph import graph
from etalage.cli.terminal import clean, page_of
from etalage.coach import Decision, Hint, Review, coach_of, review
from etalage.games.errors import EtalageError
from etalage.games.match import AnyMatch
from etalage.records import RecordError, referee
from etalage.records.text import parse

console = plain_console()


def print_hint(hint: Hint, match: AnyMatch) -> None:
    """Each move: what it is worth, what it brings and why."""
    say = words()
    page, names = page_of(hint.game), [clean(name) for name in match.names]
    for number, advice in enumerate(hint.moves, 1):
        share = f"{advice.win_share:.1%}"
        console.print(say("coach-advice", number=number, move=advice.move, share=share), style="bold")
        for outcome in advice.outcomes:
            told = page.told("outcome", outcome.name, outcome.facts, names)
            console.print(f"     {say('coach-chance', chance=round(100 * outcome.chance), outcome=told)}")
        for reason in advice.reasons:
            console.print(f"   + {page.told('reason', *reason, names)}")
    console.print(say("coach-compared", count=hint.worlds))


class Asked(NamedTuple):
    """How a review is to be made."""

    seed: int
    budget: Clock
    unfinished: bool


def review_file(
    file: Path, record: int | None, seat: int | None, asked: Asked, as_json: bool, svg: Path | None
) -> None:
    """Review the records of a file, or one of them, and print each as it is done."""
    for number, data in _records(file, record, svg):
        try:
            match = referee(data).match
            if seat is not None and not 0 <= seat < match.players:
                raise WrongFile(
                    f"there is no seat {seat}; with {match.players} players they are 0 to {match.players - 1}"
                )
            coach_of(match.game.name)
            found = _reviewed(match, asked)
        except EtalageError as error:
            if not isinstance(error, WrongFile | RecordError) and record is not None:
                raise
            raise WrongFile(f"{printable(file)}: record {number}: {error}") from None
        shown = found if seat is None else found.of(seat)
        if svg is not None:
            with written_whole(svg, force=True) as drawing:
                drawing.write(graph(found))
        if as_json:
            print(json.dumps(shown.to_json(number), ensure_ascii=False), flush=True)
        else:
            print_review(shown, seat)


def print_review(found: Review, seat: int | None) -> None:
    """The seats, and what cost most."""
    say = words()
    names = [clean(name) for name in found.names]
    keys = ("name", "result", "fair", "luck", "skill", "mean-loss", "accuracy")
    rows = [
        [
            names[each.seat],
            f"{each.result:.0%}",
            f"{each.fair:.0%}",
            f"{each.luck:+.1%}",
            f"{each.skill:+.1%}",
            f"{each.mean_loss:.2%}",
            str(each.accuracy),
        ]
        for each in found.seats
    ]
    print_table([say(f"coach-{key}") for key in keys], rows)
    worst = [found.decisions[place] for each in found.seats for place in each.costliest]
    console.print(say("coach-costliest" if worst else "coach-no-mistakes"))
    for decision in sorted(worst, key=lambda each: -each.loss):
        console.print(f"  {_mistake(decision, names)}")
        for reason in decision.reasons:
            told = page_of(found.game).told("reason", *reason, names)
            console.print(f"    {say('coach-because', reason=told)}")


def _mistake(decision: Decision, names: list[str]) -> str:
    say = words()
    return say(
        "coach-mistake",
        name=names[decision.seat],
        where=say("coach-where", deal=decision.deal, move=decision.move),
        played=decision.played,
        best=decision.best,
        loss=f"{100 * decision.loss:.1f}",
    )


def _records(file: Path, record: int | None, svg: Path | None) -> Iterator[tuple[int, Any]]:
    if record is not None:
        yield record, record_in(file, record)
        return
    texts = record_texts(file)
    first = list(islice(texts, 2))
    if not first:
        raise WrongFile(f"{printable(file)} has no record")
    if svg is not None and len(first) > 1:
        raise WrongFile(f"{printable(file)} has several records; a graph is of one: name it with --record")
    for number, text in enumerate(chain(first, texts)):
        yield number, parse(text)


def _reviewed(match: AnyMatch, asked: Asked) -> Review:
    with progress("moves") as bar:
        task = bar.add_task("moves", total=None)

        def tell(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        return review(match, **asked._asdict(), progress=tell)
