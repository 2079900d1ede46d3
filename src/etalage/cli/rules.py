"""The rules in the terminal."""

from __future__ import annotations

from rich.markdown import Markdown

from etalage.cli.console import plain_console, words
from etalage.games.errors import Malformed
from etalage.games.reading import shown
from etalage.locale import clauses, rules_text


def print_rules(game: str, clause: str | None) -> None:
    console = plain_console(widest=100)
    language = words().language
    try:
        text = rules_text(game, language)
    except FileNotFoundError:
        raise Malformed(words()("terminal-no-rules", game=game)) from None
    if clause is None:
        console.print(Markdown(text))
        return
    texts = {name.lower(): (name, text) for name, text in clauses(game, language).items()}
    if clause.lower() not in texts:
        known = ", ".join(name for name, _ in texts.values())
        raise Malformed(words()("terminal-no-clause", text=shown(clause), clauses=known))
    name, text = texts[clause.lower()]
    console.print(Markdown(f"**{name}** {text}"))
