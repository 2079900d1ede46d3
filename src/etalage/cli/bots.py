"""The list of bots."""

from __future__ import annotations

import sys
from typing import Any

from etalage.bots import bot_names, description, not_used
from etalage.bots.names import listed
from etalage.bots.ratings import rating
from etalage.bots.roster import characters
from etalage.cli.console import plain_console, printable, words
from etalage.games.registry import GAMES, game


def bot_list() -> list[dict[str, Any]]:
    """Characters by game and level, then the others by name."""
    people = [_character(name, bot.name, bot.level) for name in GAMES for bot in characters(name)]
    others = [name for name in bot_names() if name not in {each["bot"] for each in people}]
    return people + [{"bot": name, "description": description(name), "games": _games(name)} for name in others]


def print_bots(known: list[dict[str, Any]]) -> None:
    console = plain_console()
    for name in GAMES:
        console.print(f"{game(name).title}")
        for each in known:
            if each.get("level") and each["games"] == [name]:
                strength = "" if each["rating"] is None else f" ({words().number(round(each['rating']))})"
                console.print(_introduction(each["bot"], f"{each['level']} {each['bot']}{strength}"))
    console.print(words()("terminal-other-bots"))
    for each in known:
        if not each.get("level"):
            console.print(_introduction(each["bot"], each["bot"]))


def complain_of_names() -> None:
    """For authors of bots, apart from the list."""
    for each in not_used():
        print(f"etalage: {printable(each)}", file=sys.stderr)


def _introduction(name: str, called: str) -> str:
    return "  " + words()("terminal-introduction", name=called, temper=temper(name))


def temper(name: str) -> str:
    """A bot's character in one line; what other packages say of theirs is not translated."""
    key = "temper-" + name.replace(".", "-")
    return words()(key) if key in words() else printable(description(name))


def _character(name: str, bot: str, level: int) -> dict[str, Any]:
    found = rating(name, bot)
    return {
        "bot": bot,
        "description": description(bot),
        "games": [name],
        "level": level,
        "rating": None if found is None else found.rating,
        "rating_sigma": None if found is None else found.sigma,
        "win_share": None if found is None else found.win_share,
    }


def _games(name: str) -> list[str]:
    """Those a bot says it plays; another package's may play any."""
    found = listed(name)
    return list(GAMES if found is None else found.plays)
