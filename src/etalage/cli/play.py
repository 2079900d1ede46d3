"""A person against bots in the terminal."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from etalage.bots import Named, ask, description, is_character, usual_opponents
from etalage.bots import bots as bots_named
from etalage.cli.console import plain_console, printable
from etalage.cli.files import check_output, written_whole
from etalage.cli.tables import clean, table
from etalage.games.errors import EtalageError
from etalage.games.match import Match
from etalage.games.protocol import Game
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


def ask_for_game() -> Game | None:
    """Which game it shall be; None if the player has left."""
    names = list(GAMES)
    for number, name in enumerate(names, 1):
        console.print(f"  {number}  {game(name).title}")
    while True:
        answer = _input("Which game? [1] ")
        if answer is None or answer in LEAVE:
            return None
        by_number = {str(number): name for number, name in enumerate(names, 1)} | {"": names[0]}
        if answer in names or answer in by_number:
            return game(by_number.get(answer, answer))
        console.print(f"Answer with a number up to {len(names)}, or {' or '.join(names)}.")


def play_with_usual(players: int = 4) -> None:
    """A match with those who usually sit down, as often as the player likes."""
    while (chosen := ask_for_game()) is not None:
        others = bots_named(usual_opponents(chosen.name, players - 1), players - 1)
        play_match(chosen, players, {}, others, None, None, False)


def play_match(
    chosen: Game,
    players: int,
    options: Mapping[str, object],
    bots: Sequence[Named],
    seed: int | None,
    record: Path | None,
    force: bool,
) -> None:
    if record:
        check_output(record, force)
    seed = secrets.randbits(32) if seed is None else seed
    match = Match.new(chosen, ["You", *_called(bots)], options, seed)
    console.print(f"{chosen.title}, {players} players, seed {seed}. Type ? for help, q to leave.", style="bold")
    for name, each in zip(match.names[1:], bots, strict=True):
        console.print(f"{name}: {description(each.name)}")
    console.print()
    try:
        _play(match, [None, *bots], seed)
    except (Left, KeyboardInterrupt):
        console.print("\nYou have left the table.")
    if record:
        with written_whole(record, force) as file:
            file.write(dumps(match, {"seed": seed}) + "\n")
        console.print(f"The record is in {printable(record)}.")


def _called(bots: Sequence[Named]) -> list[str]:
    """Characters by their own names, others by made-up ones."""
    strangers = iter(BOT_NAMES)
    names: list[str] = []
    for each in bots:
        own = each.name.title()
        names.append(own if is_character(each.name) and own not in names else next(strangers))
    return names


def _play(match: Match, named: list[Named | None], seed: int) -> None:
    page = _page(match.game)
    bots = [each and each.seated(match.game.name, seed + 1 + seat) for seat, each in enumerate(named)]
    while not match.is_over():
        deals = len(match.deals)
        for seat in match.to_move():
            bot, name = bots[seat], named[seat]
            move = ask(match.game, match.deal, seat, bot, name.text) if bot and name else _ask(match, page)
            step = match.play(seat, move)
            for event in step.events(ME):
                line = page.told(event, [clean(name) for name in match.names])
                if line:
                    console.print(f"  {line}")
        if len(match.deals) > deals:
            console.print(f"\nDeal {deals} is over. So far: {_standings(match)}\n", style="bold")
    outcome = match.outcome()
    assert outcome
    console.print(f"\n{_standings(match)}", style="bold")
    winners = [clean(match.names[seat]) for seat in outcome.winners]
    verb = "win" if len(winners) > 1 or outcome.winners == (ME,) else "wins"
    console.print(f"{' and '.join(winners)} {verb}.", style="bold")


def _standings(match: Match) -> str:
    scores = match.scores()
    return ", ".join(f"{clean(name)} {score}" for name, score in zip(match.names, scores, strict=True))


def _ask(match: Match, page: Any) -> Any:
    """A legal move from the player, however long it takes."""
    deal = match.deal
    view = deal.view(ME)
    moves = deal.legal_moves(ME)
    if moves.count() == 1:
        return next(iter(moves))
    console.print()
    if match.game.deals(match.options) > 1:
        console.print(f"Deal {len(match.deals)} of {match.game.deals(match.options)}. So far: {_standings(match)}")
    console.print(table(view, match))
    page.explain(view, [clean(name) for name in match.names], console)
    while True:
        answer = _input(page.prompt(view))
        if answer is None or answer.lower() in LEAVE:
            raise Left
        command = answer.lower().partition(" ")[0]
        if command in ("?", "h", "help"):
            console.print(page.help_text(view))
        elif command in ("m", "moves"):
            _list_moves(deal)
        elif command == "w":
            _why(match.game.name, answer)
        elif answer:
            try:
                move = match.game.parse_move(page.spelled(view, answer))
                deal.copy().play(ME, move)
            except EtalageError as error:
                console.print(f"No: {error}", style="red")
            else:
                return move


def _list_moves(deal: Any) -> None:
    moves = deal.legal_moves(ME)
    if moves.count() > MOST_LISTED:
        console.print(f"{moves.count()} legal moves: any of your cards together.")
    else:
        console.print("\n".join(sorted(map(str, moves))))


def _why(name: str, answer: str) -> None:
    from etalage.cli.pages import print_rules

    try:
        print_rules(name, answer.partition(" ")[2] or None)
    except EtalageError as error:
        console.print(str(error))


def _page(chosen: Game) -> Any:
    """The words of a game at the terminal; plain notation for a game that has none."""
    module = f"etalage.cli.talk.{chosen.name}"
    return import_module(module if find_spec(module) else "etalage.cli.talk")


def _input(prompt: str) -> str | None:
    """A line from the player; None when there is no more."""
    try:
        return input(prompt).strip()
    except EOFError:
        print(file=sys.stderr)
        return None
