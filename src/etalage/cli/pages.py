"""Longer texts in the terminal."""

from __future__ import annotations

from rich.markdown import Markdown

from etalage.cli.console import plain_console
from etalage.games.errors import Malformed
from etalage.games.reading import shown
from etalage.locale import clauses, rules_text


def print_rules(game: str, clause: str | None) -> None:
    console = plain_console(widest=100)
    if clause is None:
        console.print(Markdown(_rules(game)))
        return
    _rules(game)
    texts = {name.lower(): (name, text) for name, text in clauses(game).items()}
    if clause.lower() not in texts:
        raise Malformed(f"there is no clause {shown(clause)}; there are {', '.join(clauses(game))}")
    name, text = texts[clause.lower()]
    console.print(Markdown(f"**{name}** {text}"))


def _rules(game: str) -> str:
    try:
        return rules_text(game)
    except FileNotFoundError:
        raise Malformed(f"the rules of {game} are not written down here") from None
