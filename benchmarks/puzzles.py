"""Find puzzles: decisions of matches between experts at which one move stands out.

    python benchmarks/puzzles.py find money --found puzzles-money.jsonl --until 21:40
    python benchmarks/puzzles.py ship money --found puzzles-money.jsonl
    python benchmarks/puzzles.py grade money

`find` plays one match after the other and writes down what it finds; interrupted, it goes on where it was. A move
stands out if three independent searches agree on it, and each puts it ahead of every other move worth a thought by ten
points of win share. How many of the characters below the expert do not find it, more often than not in three tries
each, is the grade less one. `ship` puts 200 into the package, the easy ones first: those that not everybody finds have
precedence, and then those that stand out most. `grade` grades those in the package anew, for other characters.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from etalage.bots import installed_bot
from etalage.bots.api import Clock
from etalage.bots.asking import ask
from etalage.bots.roster import characters
from etalage.coach import Hint, hint
from etalage.coach.puzzles import Puzzle, puzzles
from etalage.games.match import AnyMatch, Match
from etalage.games.registry import game as game_of
from etalage.records import referee, to_record

PLAYERS = (4, 3, 4, 5)
NAMES = ("Anne", "Bruno", "Clara", "Dirk", "Ella")
OPTIONS: dict[str, dict[str, object]] = {"money": {"deals": 1}}
QUICK = Clock(iterations=32)
"""To see whether a decision is worth a look."""
PROMISING, GAIN = 0.08, 0.10
SEARCHES = 3
TRIES = 3
EASY = 1
"""The grade of what everybody finds."""
EASY_OF_A_MATCH = 1
SHIPPED = 200


class Found(NamedTuple):
    best: str
    gain: float


def find(game: str, file: Path, until: float) -> None:
    done = 1 + max((each["match"] for each in lines(file)), default=-1)
    number = done
    while time.time() < until:
        found = 0
        for puzzle in puzzles_of_match(game, number, until):
            append(file, {"match": number, "puzzle": puzzle.to_json()})
            found += 1
        if time.time() < until:  # else it was broken off, and is begun anew
            append(file, {"match": number})
        print(f"{game}: match {number}: {found} puzzles", flush=True)
        number += 1


def puzzles_of_match(game: str, number: int, until: float) -> Iterator[Puzzle]:
    names = NAMES[: PLAYERS[number % len(PLAYERS)]]
    match: AnyMatch = Match.new(game_of(game), names, OPTIONS.get(game), seed=number)
    easy = 0
    while not match.is_over() and time.time() < until:
        start = match
        for seat in match.to_move():
            first = hint_for(start, seat, seed=number, budget=QUICK)
            if lead(first) >= PROMISING and (puzzle := checked(start, seat, number)):
                easy += puzzle.grade == EASY
                if puzzle.grade > EASY or easy <= EASY_OF_A_MATCH:
                    yield puzzle
            match, _ = match.after(seat, first.moves[0].move)


def checked(match: AnyMatch, seat: int, number: int) -> Puzzle | None:
    """A puzzle, if the searches agree."""
    hints = (hint_for(match, seat, seed=1000 * number + search + 1) for search in range(SEARCHES))
    found: list[Found] = []
    for each in hints:
        found.append(Found(each.moves[0].move, lead(each)))
        if found[-1].best != found[0].best or found[-1].gain < GAIN:
            return None
    best, gain = found[0].best, min(each.gain for each in found)
    ply = sum(len(played.moves) for played in match.deals)
    return Puzzle(grade(match, seat, best), ply, seat, best, round(gain, 3), to_record(match))


def hint_for(match: AnyMatch, seat: int, seed: int, budget: Clock | None = None) -> Hint:
    deals = match.game.deals(match.options) - len(match.deals) + 1
    return hint(match.deal.view(seat), scores=match.scores(), deals=deals, seed=seed, budget=budget, most=6)


def lead(found: Hint) -> float:
    """Of the best move; 0 where it is the only one."""
    return found.moves[0].win_share - found.moves[1].win_share if len(found.moves) > 1 else 0.0


def grade(match: AnyMatch, seat: int, best: str) -> int:
    lower = [each.name for each in characters(match.game.name)][:-1]
    return 1 + sum(not finds(name, match, seat, best) for name in lower)


def finds(name: str, match: AnyMatch, seat: int, best: str) -> bool:
    """More often than not."""
    times = 0
    for seed in range(TRIES):
        bot: Any = installed_bot(name).create(match.game.name, seed)
        times += str(ask(match.game, match.deal, seat, bot, name)) == best
    return 2 * times > TRIES


def ship(game: str, file: Path) -> None:
    found = [Puzzle.read(each["puzzle"]) for each in lines(file) if "puzzle" in each]
    found = [each for each in found if not is_obvious(each)]
    best = sorted(found, key=lambda each: (each.grade == EASY, -each.gain))[:SHIPPED]
    print(f"{game}: {len(best)} of {len(found)} puzzles, by grade: {write(game, best)}")


def grade_anew(game: str) -> None:
    """Those in the package."""
    graded = []
    for each in puzzles(game):
        match = referee(each.record).match
        graded.append(each._replace(grade=grade(match, each.seat, each.best)))
    changed = sum(before.grade != after.grade for before, after in zip(puzzles(game), graded, strict=True))
    print(f"{game}: {changed} of {len(graded)} puzzles with another grade; by grade: {write(game, graded)}")


def write(game: str, chosen: list[Puzzle]) -> dict[int, int]:
    """Into the package, the easy ones first; returns how many there are of each grade."""
    target = Path(__file__).parent.parent / "src" / "etalage" / "coach" / "puzzles" / f"{game}.jsonl"
    ordered = sorted(chosen, key=lambda each: (each.grade, -each.gain))
    target.write_text("".join(f"{json.dumps(each.to_json(), separators=(',', ':'))}\n" for each in ordered), "utf-8")
    return {number: sum(each.grade == number for each in chosen) for number in range(1, 7)}


def is_obvious(puzzle: Puzzle) -> bool:
    """Whoever has the highest bid on the table and passes needs no telling."""
    values = referee(puzzle.record).match.deal.view(puzzle.seat).to_json().get("values", [])
    return puzzle.best == "pass" and values[puzzle.seat] == max(values)


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


def append(file: Path, data: dict[str, Any]) -> None:
    with file.open("a", encoding="utf-8") as target:
        target.write(json.dumps(data) + "\n")


def clock(text: str) -> float:
    """The next time that a clock shows this: 21:40."""
    hour, minute = map(int, text.split(":"))
    now = time.localtime()
    end = time.mktime((*now[:3], hour, minute, 0, *now[6:]))
    return end if end > time.time() else end + 24 * 3600


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("do", choices=("find", "ship", "grade"))
    parser.add_argument("game")
    parser.add_argument("--found", type=Path)
    parser.add_argument("--until", type=clock, default=float("inf"))
    given = parser.parse_args()
    if given.do == "grade":
        grade_anew(given.game)
    elif given.found is None:
        parser.error("say by --found where they are, or are to be written")
    elif given.do == "find":
        find(given.game, given.found, given.until)
    else:
        ship(given.game, given.found)


if __name__ == "__main__":
    main()
