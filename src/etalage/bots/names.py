"""Bots by name: our own, and those that other packages bring along as entry points of the group `etalage.bots`."""

from __future__ import annotations

from pathlib import PurePath
from typing import NamedTuple, cast

from etalage.bots.api import Bot, BotClass
from etalage.bots.errors import BotError
from etalage.bots.roster import ROSTER, ListedBot, characters, full_roster
from etalage.games.errors import error_text
from etalage.games.plugins import CannotLoad, installed, load, resolve
from etalage.games.reading import shown

GROUP = "etalage.bots"
PROGRAM = "exec"
"""What stands before a command, where a bot is a program."""
PROGRAM_BOT = "etalage.bots.programs.bot:ProgramBot"


class BotSpec(NamedTuple):
    """A bot as the command line names it: NAME or NAME:PARAMETER."""

    text: str
    bot_class: BotClass
    parameter: str | None

    @property
    def name(self) -> str:
        return self.text.partition(":")[0]

    @property
    def called(self) -> str:
        """What it is called at a table: a program by its file."""
        if self.name != PROGRAM or not self.parameter:
            return self.name
        return PurePath(self.parameter.split()[0].strip("'\"")).stem or PROGRAM

    def create(self, game: str, seed: int) -> Bot:
        """Such a bot for one seat."""
        try:
            return self.bot_class(game, seed, self.parameter)
        except (BotError, KeyboardInterrupt):
            raise
        except BaseException as error:  # sys.exit() too
            raise BotError(f"bot {self.text} cannot be made for {game}: {error_text(error)}") from error


def bot_names() -> list[str]:
    """The names of all bots installed here."""
    return sorted({*full_roster(), *installed(GROUP)})


def not_used() -> list[str]:
    """Why bots of other packages are not to be had, though installed: their names are those of ours."""
    return [
        f"bot {entry.name} of {entry.dist.name if entry.dist else entry.value} is not used, "
        f'for one of ours has that name; give it another in [project.entry-points."{GROUP}"]'
        for entry in installed(GROUP).values()
        if entry.name in full_roster()
    ]


def bot(text: str) -> BotSpec:
    """The bot that is meant by NAME or NAME:PARAMETER, or the program by exec:COMMAND."""
    name, colon, parameter = text.partition(":")
    return BotSpec(text, _load(name), parameter if colon else None)


def installed_bot(text: str) -> BotSpec:
    """The same, but not a program: for whoever must not run what others name."""
    if text.partition(":")[0] == PROGRAM:
        raise BotError("a server runs no programs; let exec:COMMAND sit down from elsewhere, with etalage join")
    return bot(text)


def split_names(texts: str) -> list[str]:
    """The names in a list with commas. A comma that is quoted, as a shell would have it, belongs to a name."""
    names, quote, is_escaped = [""], "", False
    for letter in texts:
        if letter == "," and not quote and not is_escaped:
            names.append("")
            continue
        names[-1] += letter
        if is_escaped:
            is_escaped = False
        elif letter == "\\" and quote != "'":
            is_escaped = True
        elif letter == quote:
            quote = ""
        elif letter in "'\"" and not quote:
            quote = letter
    if quote:
        raise BotError(f"{texts}: a quotation mark is not closed")
    return names


def bots(texts: str, seats: int) -> list[BotSpec]:
    """Bots for so many seats, from a list with commas; a single name stands for all of them."""
    specs = [bot(text) for text in split_names(texts)]
    if len(specs) == 1:
        specs *= seats
    if len(specs) != seats:
        raise BotError(f"{len(specs)} bots for {seats} seats; name {seats}, or one for all")
    return specs


def usual_opponents(game: str, number: int) -> str:
    """Who sits down with a person who has not asked for anybody: characters neither new to the game nor too strong."""
    company = [each.name for each in characters(game) if each.level > 1]
    return ",".join(company[:number]) if len(company) >= number else "random"


def is_character(name: str) -> bool:
    """Whether this is one of the people one can meet at a table."""
    found = listed(name)
    return found is not None and found.level > 0


def bot_title(name: str) -> str:
    """What people call a bot."""
    found = listed(name)
    return name.title() if found is None else found.title


def description(name: str) -> str:
    """A bot's character in one line."""
    found = listed(name)
    if found is not None:
        return found.temper
    try:
        lines = (_load(name).__doc__ or "").strip().splitlines()
    except BotError as error:
        return str(error).removeprefix(f"bot {name} ")
    return lines[0] if lines else ""


def listed(name: str) -> ListedBot | None:
    """A bot that comes with one of the games."""
    return ROSTER.get(name) or full_roster().get(name)


def _load(name: str) -> BotClass:
    if name == PROGRAM:
        return cast(BotClass, resolve(PROGRAM_BOT))
    found = listed(name)
    if found is not None:
        return found
    if name not in installed(GROUP):
        raise BotError(f"there is no bot {shown(name)}; there are {', '.join(bot_names())}, and exec:COMMAND")
    try:
        return cast(BotClass, load(installed(GROUP)[name], "bot"))
    except CannotLoad as error:
        raise BotError(str(error)) from error
