"""The deal of the day: the same for everyone, and the same moves meet the same answers on every machine."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from typing import Any

import pytest

import etalage
from etalage.bots.daily import (
    LEVELS,
    daily_deal,
    days_before,
    opponents,
    streak,
)
from etalage.bots.steady import bots_key, decision_seed, parting, plies, steady_answer, steady_match
from etalage.games.errors import Malformed
from etalage.games.registry import GAMES

DAY = "2026-11-19"
ANSWERS = {
    ("weinhaendler", "evening"): (238, "cd3a83a75ceec840"),
    ("weinhaendler", "expert"): (147, "9b77ce67d3dd3dc2"),
    ("money", "evening"): (47, "78d66f3f2f8aa87b"),
    ("money", "expert"): (36, "97d9b05ab527e548"),
}
"""Of the deals of that day, with greedy in one's own seat: how many moves, and a digest of them. They change only with
`daily.EDITION`."""
FIRST_MOVES = {
    ("money", "evening"): "2d30e5fa22a74052",
    ("weinhaendler", "evening"): "14d47fa84494ae3b",
    ("money", "expert"): "ad59cc610cfbb879",
}
"""A digest of the first four, for those who have no time for more: experts think long in plain Python."""


def names_at(deal: Any) -> list[str]:
    return [bot or "greedy" for bot in deal.bots]


def digest(moves: list[str]) -> str:
    return hashlib.sha256("\n".join(moves).encode()).hexdigest()[:16]


def test_a_deal_follows_from_its_day_game_and_level() -> None:
    deal = daily_deal(DAY, "weinhaendler", "evening")
    assert (deal.players, deal.seat) == (4, 3)
    assert deal.bots == ("paul", "marta", "otto", None)
    assert deal.secret.hex() == "a529a4292347b64590d925bc64c102571fcefa5555381702c2f98d036b56a59e"
    assert bots_key(deal.secret).hex() == "85be23e09b3a7301d8b5e8f4c24642f5b7e52babde06ccd4793236e4d062c34f"
    assert decision_seed(bots_key(deal.secret), 3, 41) == 3963197877522059
    others = {daily_deal(day, game, level).secret for day in (DAY, "2026-11-20") for game in GAMES for level in LEVELS}
    assert len(others) == 2 * len(GAMES) * len(LEVELS)


def test_who_is_met() -> None:
    assert opponents("weinhaendler", "evening") == ["paul", "marta", "otto"]
    assert opponents("weinhaendler", "expert") == ["otto", "yvonne", "clement"]
    assert opponents("money", "evening") == ["greta", "ilse", "jules"]
    assert opponents("money", "expert") == ["jules", "viktor", "zsofia"]
    for day in days_before(DAY, 14):
        deal = daily_deal(day, "money", "expert")
        assert {"viktor", "zsofia"} <= set(deal.bots)
        assert deal.bots[deal.seat] is None


@pytest.mark.skipif(not etalage.compiled(), reason="whole matches of experts")
@pytest.mark.parametrize(("game", "level"), ANSWERS)
def test_the_same_moves_meet_the_same_answers(game: str, level: str) -> None:
    deal = daily_deal(DAY, game, level)
    match = steady_match(deal.match(names_at(deal)), names_at(deal), bots_key(deal.secret))
    assert (len(plies(match)), digest(plies(match))) == ANSWERS[game, level]


@pytest.mark.parametrize(("game", "level"), FIRST_MOVES)
def test_and_so_they_do_in_plain_python(game: str, level: str) -> None:
    deal = daily_deal(DAY, game, level)
    names, key = names_at(deal), bots_key(deal.secret)
    played = deal.match(names).play_on(lambda reached, seat: steady_answer(names[seat], reached, seat, key))
    moves = next(plies(match) for match, _ in played if len(plies(match)) >= 4)
    assert digest(moves[:4]) == FIRST_MOVES[game, level]


def test_who_was_asked_first_makes_no_difference() -> None:
    """Of several that decide at once, and of bots asked twice."""
    deal = daily_deal(DAY, "money", "evening")
    names, key = names_at(deal), bots_key(deal.secret)
    match = deal.match(names)
    asked = match.to_move()
    answers = {seat: str(steady_answer(names[seat], match, seat, key)) for seat in reversed(asked)}
    for seat in asked:
        assert str(steady_answer(names[seat], match, seat, key)) == answers[seat]
        match, _ = match.after(seat, answers[seat])
    assert plies(match) == [answers[seat] for seat in asked]


def test_a_fresh_interpreter_with_other_hashes_answers_the_same() -> None:
    program = (
        "from etalage.bots.daily import daily_deal; from etalage.bots.steady import *;"
        f"deal = daily_deal({DAY!r}, 'money', 'evening'); names = [bot or 'greedy' for bot in deal.bots];"
        "print(*plies(steady_match(deal.match(names), names, bots_key(deal.secret))), sep=',')"
    )
    command = [sys.executable, "-c", program]
    said = [subprocess.check_output(command, env={"PYTHONHASHSEED": seed}, text=True) for seed in ("1", "2")]
    assert said[0] == said[1] != ""


@pytest.mark.parametrize("day", ["2026-13-01", "2026-2-1", "tomorrow", "", "2026-10-31", "٢٠٢٦-١١-١٩"])
def test_what_is_no_day_is_refused(day: str) -> None:
    with pytest.raises(Malformed):
        daily_deal(day, "money", "evening")


def test_what_is_no_level_is_refused() -> None:
    with pytest.raises(Malformed, match="there are evening and expert"):
        daily_deal(DAY, "money", "hard")


def test_days_in_a_row() -> None:
    days = ["2026-11-15", "2026-11-16", "2026-11-17", "2026-11-19"]
    assert streak(days, "2026-11-19") == (1, 3)
    assert streak(days, "2026-11-18") == (3, 3), "today's may still be played, and of days to come nobody knows"
    assert streak(days, "2026-11-20") == (1, 3)
    assert streak(days, "2026-11-21") == (0, 3)
    assert streak([], "2026-11-21") == (0, 0)


def test_a_clock_that_was_set_back_harms_nothing() -> None:
    assert streak(["2026-11-18", "2026-11-19", "2026-11-20"], "2026-11-18") == (1, 1)
    assert days_before("2026-11-03", 14) == ["2026-11-03", "2026-11-02", "2026-11-01"]


def test_where_two_matches_part() -> None:
    assert parting(["pass", "bid 5"], ["pass", "bid 6"]) == 1
    assert parting(["pass"], ["pass"]) is None
    assert parting(["pass"], ["pass", "pass"]) == 1
