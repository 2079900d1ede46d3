"""Bots by name: our own, and those that other packages bring along as entry points of the group `etalage.bots`."""

from __future__ import annotations

from typing import NamedTuple, cast

from etalage.bots.api import Bot, BotClass
from etalage.bots.errors import BotError
from etalage.bots.roster import ROSTER, ListedBot, characters, full_roster
from etalage.games.errors import error_text
from etalage.games.plugins import CannotLoad, installed, load
from etalage.games.reading import shown

GROUP = "etalage.bots"


class BotSpec(NamedTuple):
    """A bot as the command line names it: NAME or NAME:PARAMETER."""

    text: str
    bot_class: BotClass
    parameter: str | None

    @property
    def name(self) -> str:
        return self.text.partition(":")[0]

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
    """The bot that is meant by NAME or NAME:PARAMETER."""
    name, colon, parameter = text.partition(":")
    return BotSpec(text, _load(name), parameter if colon else None)


def bots(texts: str, seats: int) -> list[BotSpec]:
    """Bots for so many seats, from a list with commas; a single name stands for all of them."""
    specs = [bot(text) for text in texts.split(",")]
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
    found = listed(name)
    if found is not None:
        return found
    if name not in installed(GROUP):
        raise BotError(f"there is no bot {shown(name)}; there are {', '.join(bot_names())}")
    try:
        return cast(BotClass, load(installed(GROUP)[name], "bot"))
    except CannotLoad as error:
        raise BotError(str(error)) from error
