"""Put the characters and their ratings into the README's tables: python benchmarks/readme_ratings.py

The tables come from the file that `etalage rate` writes; a test holds them to it.
"""

from __future__ import annotations

import re
from pathlib import Path

from etalage.bots.ratings import rating
from etalage.bots.roster import characters
from etalage.games.registry import GAMES, game

README = Path(__file__).parent.parent / "README.md"
TABLE = re.compile(r"^\| level \| (.*?) \|.*?\n\n", re.M | re.S)


def table(name: str) -> str:
    lines = [f"| level | {game(name).title} | rating | temper |", "| --- | --- | --- | --- |"]
    for each in characters(name):
        found = rating(name, each.name)
        lines.append(f"| {each.level} | `{each.name}` | {found.rating if found else 0:.0f} | {each.temper} |")
    return "\n".join(lines) + "\n\n"


def main() -> None:
    text = README.read_text("utf-8")
    tables = {game(name).title: table(name) for name in GAMES}
    README.write_text(TABLE.sub(lambda found: tables[found[1]], text), "utf-8")


if __name__ == "__main__":
    main()
