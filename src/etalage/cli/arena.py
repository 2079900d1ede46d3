"""The arena at the command line."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from etalage.arena.journal import MATCHES, Journal, WrongFolder, merged, rewrite
from etalage.arena.results import Standing, standings, write
from etalage.arena.running import run
from etalage.arena.schedule import Plan
from etalage.bots import BotFault, bot
from etalage.cli.cluster import cluster_at
from etalage.cli.console import plain_console, print_table, printable, progress
from etalage.games.errors import Failed


def play_run(plan: Plan, jobs: int, folder: Path | None, ray: str | None = None) -> list[Standing]:
    """Play a run, or what is missing of it, and sum it up; on a cluster, if there is an address of one."""
    for name in plan.bots:
        bot(name).create(plan.game, 0)  # says at once if there is no such bot
    standings(plan, [])  # or no package for ratings
    journal = Journal(plan, folder)
    total = sum(1 for _ in plan.pairings())
    try:
        with (
            cluster_at(ray, jobs) as cluster,
            progress("matches") as bar,
            closing(run(journal, jobs, cluster)) as matches,
        ):
            task = bar.add_task("matches", total=total, completed=len(journal.played))
            for _ in matches:
                bar.advance(task)
        found = standings(plan, journal.in_order())
        if folder is not None:
            write(folder, plan, found)
    except (KeyboardInterrupt, BotFault, Failed):
        if folder is not None:
            kept = f"{len(journal.played)} of {total} matches are kept in {printable(folder)}"
            plain_console(stderr=True).print(f"\n{kept}; the same command goes on from there.")
        raise
    finally:
        journal.close()
    return found


def merge_runs(folders: list[Path], into: Path) -> tuple[Plan, list[Standing]]:
    """Several runs of the same bots as one, in a folder of its own."""
    plan, matches = merged(folders)
    if into.exists() and not into.is_dir():
        raise WrongFolder(f"{printable(into)} is a file; name a new folder")
    if into.exists() and any(into.iterdir()):
        raise WrongFolder(f"{printable(into)} is not empty; name a new folder")
    Journal(plan, into).close()
    rewrite(into / MATCHES, matches)
    journal = Journal(plan, into)
    journal.close()
    found = standings(plan, journal.in_order())
    write(into, plan, found)
    return plan, found


def print_standings(plan: Plan, found: Sequence[Standing], folder: Path | None, keeps: str = "--out") -> None:
    """The table, and where the matches are; or with which option they would be."""
    console = plain_console()
    cards = sum(count for _, count in plan.cards)
    console.print(f"{plan.game}, {plan.players} players: {cards} deals, each in all rotations")
    headings = ["bot", "seats", "wins", "95 % interval", "mean score", "rating", "ms a move", "slowest"]
    if plan.luck_adjusted:
        headings[4:4] = ["wins without luck", "95 % interval", "worth"]
    rows = [
        (
            each.bot,
            str(each.matches),
            f"{each.win_share:.1%}",
            f"{each.ci_low:.1%} – {each.ci_high:.1%}",
            *(_adjusted(each) if plan.luck_adjusted else ()),
            f"{each.mean_score:.1f}",
            f"{each.rating:.1f} ± {each.rating_sigma:.1f}",
            f"{each.ms_per_move_mean:.2f}",
            f"{each.ms_per_move_max:.1f}",
        )
        for each in found
    ]
    print_table(headings, rows)
    console.print(f"A fair share is {1 / plan.players:.1%}.")
    if plan.luck_adjusted:
        console.print("Worth: so many times as many deals would make the plain interval as narrow (docs/coach.md).")
    if folder is not None:
        console.print(f"Table, plots and all matches are in {printable(folder)}.")
    else:
        console.print(f"No match is kept; {keeps} DIR keeps them, and a run that is cut off can go on.")


def _adjusted(each: Standing) -> tuple[str, str, str]:
    share, low, high, ratio = each[-4:]
    interval = f"{low:.1%} – {high:.1%}" if low is not None and high is not None else "–"
    return f"{share:.1%}" if share is not None else "–", interval, f"× {ratio:.1f}" if ratio is not None else "–"
