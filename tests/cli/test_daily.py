"""The deal of the day in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

from etalage.bots.daily import DailyDeal, daily_deal
from etalage.bots.steady import bots_key, steady_answer
from etalage.records import loads
from tests.cli.conftest import Run
from tests.cli.test_play import ListReader, first

DAY = "2026-11-19"


def test_it_is_the_deal_that_everybody_plays(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "daily.json"
    ran = run("daily", "--game", "money", "--date", DAY, "--record", path, answers=ListReader(first))
    assert ran.code == 0
    assert f"Daily deal of {DAY}: Money!, evening table" in ran.out
    assert "came to 160 in your seat" in ran.out
    deal = daily_deal(DAY, "money", "evening")
    played = loads(path.read_text("utf-8"))
    assert json.loads(path.read_text("utf-8"))["cards_of"]
    assert played.deals[0].setup.canonical() == deal.match(played.names).deals[0].setup.canonical()
    assert_bots_answered(deal, list(map(str, played.deals[0].moves)))


def test_a_day_to_come_is_refused_in_clear_words(run: Run) -> None:
    ran = run("daily", "--game", "money", "--date", "2999-01-01")
    assert ran.code == 2
    assert "the deal of 2999-01-01 is not out yet: today is " in ran.err
    assert run("daily", "--game", "money", "--date", "19.11.2026").code == 2
    assert "there are evening and expert" in run("daily", "--game", "money", "--level", "easy").err


def assert_bots_answered(deal: DailyDeal, moves: list[str]) -> None:
    """As they answer to everybody."""
    match = deal.match(deal.players)
    for move in moves:
        seat = next(each for each in match.deal.asked() if each not in match.sealed)
        bot = deal.bots[seat]
        if bot is not None:
            assert str(steady_answer(bot, match, seat, bots_key(deal.secret))) == move
        match, _ = match.after(seat, move)
    assert match.is_over()
