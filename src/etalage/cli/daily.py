"""The deal of the day in the terminal: the same cards, and the same opponents, as on any server."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from etalage.bots import Company
from etalage.bots.daily import DailyDeal, check_day, daily_deal
from etalage.bots.names import bot_title
from etalage.bots.roster import characters
from etalage.bots.steady import bots_key, steady_answer, steady_match
from etalage.cli.bots import temper
from etalage.cli.console import printable, words
from etalage.cli.files import check_output, written_whole
from etalage.cli.play import Left, console, play_on, print_result
from etalage.cli.terminal import page_of
from etalage.games.errors import EtalageError
from etalage.games.match import AnyMatch
from etalage.records import commitment, dumps


def today() -> str:
    """By the clock of this machine, in UTC."""
    return datetime.now(UTC).date().isoformat()


def deal_of(day: str | None, game: str, level: str) -> DailyDeal:
    """The deal of a day that has come; by default today's."""
    now = today()
    if day is not None and check_day(day).isoformat() > now:
        raise EtalageError(f"the deal of {day} is not out yet: today is {now} (UTC)")
    return daily_deal(day or now, game, level)


def play_daily(deal: DailyDeal, record: Path | None, force: bool) -> None:
    if record:
        check_output(record, force)
    say, title = words(), deal.game.title
    names = [say("terminal-you") if bot is None else bot_title(bot) for bot in deal.bots]
    console.print(
        say("terminal-daily", day=deal.day, game=title, level=say(f"terminal-daily-level-{deal.level}")), style="bold"
    )
    console.print(say("terminal-daily-text"))
    for name, bot in zip(names, deal.bots, strict=True):
        if bot is not None:
            console.print(say("terminal-introduction", name=name, temper=temper(bot)))
    console.print()
    key = bots_key(deal.secret)

    def answer(match: AnyMatch, seat: int) -> object:
        return steady_answer(deal.bots[seat] or "", match, seat, key)

    match = deal.match(names)
    with Company(match) as company:
        try:
            for reached in play_on(company, page_of(deal.game.name), deal.seat, answer):
                match = reached
        except (Left, KeyboardInterrupt):
            console.print(f"\n{say('terminal-left')}")
            return
    print_result(match, deal.seat)
    _print_expert(deal, key)
    if record:
        with written_whole(record, force) as file:
            file.write(dumps(match, {"cards_of": commitment(deal.secret)}) + "\n")
        console.print(say("terminal-record", file=printable(record)))


def _print_expert(deal: DailyDeal, key: bytes) -> None:
    """How the strongest character does in the same seat."""
    strongest = characters(deal.game.name)[-1].name
    names = [bot or strongest for bot in deal.bots]
    scores = steady_match(deal.match(names), names, key).scores()
    score = words().number(scores[deal.seat])
    console.print(words()("terminal-daily-expert", name=bot_title(strongest), score=score))
