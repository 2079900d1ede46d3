"""A person against bots in the terminal."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from etalage.bots import BotSpec, Company, is_character
from etalage.bots.names import bot_title
from etalage.cli.bots import temper
from etalage.cli.console import plain_console, printable, words
from etalage.cli.files import check_output, written_whole
from etalage.cli.terminal import clean, page_of
from etalage.cli.terminal.page import TerminalPage, who_won
from etalage.games.errors import EtalageError
from etalage.games.match import AnyMatch, Match
from etalage.games.protocol import AnyGame
from etalage.games.registry import GAMES, game
from etalage.records import dumps

with suppress(ImportError):
    import readline  # noqa: F401 - arrow keys at the prompt

ME = 0
BOT_NAMES = ("Anne", "Herman", "Carl", "Vera")
MOST_LISTED = 128
LEAVE = ("q", "quit")

console = plain_console()


class Left(Exception):
    """The player leaves the table."""


def ask_for_game() -> AnyGame | None:
    """Which game it shall be; None if the player has left."""
    names = list(GAMES)
    for number, name in enumerate(names, 1):
        console.print(f"  {number}  {game(name).title}")
    while True:
        answer = _input(words()("terminal-which-game"))
        if answer is None or answer in LEAVE:
            return None
        by_number = {str(number): name for number, name in enumerate(names, 1)} | {"": names[0]}
        if answer in names or answer in by_number:
            return game(by_number.get(answer, answer))
        console.print(words()("terminal-which-game-again", count=len(names), names=", ".join(names)))


def play_match(
    chosen: AnyGame,
    players: int,
    options: Mapping[str, object],
    bots: Sequence[BotSpec],
    seed: int | None,
    record: Path | None,
    force: bool,
) -> None:
    if record:
        check_output(record, force)
    seed = secrets.randbits(32) if seed is None else seed
    match = Match.new(chosen, [words()("terminal-you"), *_called(bots)], options, seed)
    begin = words()("terminal-begin", game=chosen.title, count=players, seed=str(seed))
    console.print(begin, style="bold")
    for name, each in zip(match.names[1:], bots, strict=True):
        console.print(words()("terminal-introduction", name=name, temper=temper(each.name)))
    console.print()
    with Company(match) as company:
        try:
            for seat, each in enumerate(bots, 1):
                company.sit(seat, each, seed + 1 + seat)
            for reached in play_on(company, page_of(chosen.name), ME, company.answer):
                match = reached
            print_result(match, ME)
        except (Left, KeyboardInterrupt):
            console.print(f"\n{words()('terminal-left')}")
    if record:
        with written_whole(record, force) as file:
            file.write(dumps(match, {"seed": seed, **company.said()}) + "\n")
        console.print(words()("terminal-record", file=printable(record)))


def _called(bots: Sequence[BotSpec]) -> list[str]:
    """Characters by their own names, others by made-up ones."""
    strangers = iter(BOT_NAMES)
    names: list[str] = []
    for each in bots:
        own = bot_title(each.name)
        names.append(own if is_character(each.name) and own not in names else next(strangers))
    return names


def play_on(
    company: Company, page: TerminalPage[Any], me: int, others: Callable[[AnyMatch, int], Any]
) -> Iterator[AnyMatch]:
    """Move by move to the end."""

    def answer(match: AnyMatch, seat: int) -> Any:
        return _ask(match, page, me) if seat == me else others(match, seat)

    for after, step in company.play_on(answer):
        for event in step.events(me):
            for line in page.sentences(event, [clean(name) for name in after.names], me):
                console.print(f"  {line}")
        yield after
        if step.after.is_over() and not after.is_over():
            over = words()("terminal-deal-over", count=len(after.deals) - 1, scores=_standings(after))
            console.print(f"\n{over}\n", style="bold")


def print_result(match: AnyMatch, me: int) -> None:
    """Scores, and who has won."""
    outcome = match.outcome()
    assert outcome
    console.print(f"\n{_standings(match)}", style="bold")
    won = [clean(match.names[seat]) for seat in outcome.winners]
    console.print(who_won(won, clean(match.names[me])), style="bold")


def _standings(match: AnyMatch) -> str:
    scores = match.scores()
    return ", ".join(f"{clean(name)} {words().number(score)}" for name, score in zip(match.names, scores, strict=True))


def _ask(match: AnyMatch, page: TerminalPage[Any], me: int) -> Any:
    """A legal move from the player, however long it takes."""
    deal = match.deal
    view = deal.view(me)
    moves = deal.legal_moves(me)
    if moves.count() == 1:
        return next(iter(moves))
    console.print()
    names = [clean(name) for name in match.names]
    deals = match.game.deals(match.options)
    if deals > 1:
        console.print(words()("terminal-deal", count=len(match.deals), of=deals, scores=_standings(match)))
    console.print(page.render(view, names))
    page.explain(view, names, console)
    while True:
        answer = _input(page.prompt(view))
        if answer is None or answer.lower() in LEAVE:
            raise Left
        command = answer.lower().partition(" ")[0]
        if command in ("?", "h", "help"):
            console.print(page.help_text(view))
        elif command in ("m", "moves"):
            _list_moves(deal, me)
        elif command == "w":
            _why(match.game.name, answer)
        elif command == "hint":
            _hint(match, me)
        elif answer:
            try:
                move = match.game.parse_move(page.notation(view, answer))
                deal.copy().play(me, move)
            except EtalageError as error:
                console.print(page.refusal(error, answer, names), style="red")
            else:
                return move


def _list_moves(deal: Any, me: int) -> None:
    moves = deal.legal_moves(me)
    if moves.count() > MOST_LISTED:
        console.print(words()("terminal-many-moves", count=moves.count()))
    else:
        console.print("\n".join(sorted(map(str, moves))))


def _why(name: str, answer: str) -> None:
    from etalage.cli.rules import print_rules

    try:
        print_rules(name, answer.partition(" ")[2] or None)
    except EtalageError as error:
        console.print(str(error))


def _hint(match: AnyMatch, me: int) -> None:
    from etalage.cli.coach import print_hint
    from etalage.coach import hint, standing_at

    standing = standing_at(match, len(match.deals) - 1)
    try:
        print_hint(hint(match.deal.view(me), scores=standing.scores, deals=standing.deals), match)
    except EtalageError as error:
        console.print(str(error))


def _input(prompt: str) -> str | None:
    """A line from the player; None when there is no more."""
    try:
        return input(f"{prompt} ").strip()
    except EOFError:
        print(file=sys.stderr)
        return None
