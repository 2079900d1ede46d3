"""The arena: fair schedules, results that do not depend on how they were got, nothing lost."""

import json
import os
import pickle
import subprocess
import sys
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import etalage
from etalage.arena.journal import Journal, WrongFolder, merged
from etalage.arena.playing import Played
from etalage.arena.results import Standing, interval, standings
from etalage.arena.running import run
from etalage.arena.schedule import Pairing, Plan, plan
from etalage.bots import BotError, BotFault
from etalage.bots.random import RandomBot
from etalage.cli import main
from etalage.cli.arena import print_standings

RANDOM = ("random",) * 3


def small(bots: tuple[str, ...] = RANDOM, deals: int = 2, first: int = 0) -> Plan:
    return plan("weinhaendler", bots, 3, {}, first, deals)


def call(monkeypatch: pytest.MonkeyPatch, *arguments: object) -> int:
    monkeypatch.setattr(sys, "argv", ["etalage", *map(str, arguments)])
    try:
        main()
    except SystemExit as leaving:
        return int(leaving.code or 0)
    return 0


def without_times(matches: list[Played]) -> list[Any]:
    return [(each.pairing, each.scores, each.winners, each.moves) for each in matches]


def test_every_bot_sits_in_every_seat_on_the_same_cards() -> None:
    run_plan = plan("money", ("a", "b", "c", "d"), None, {"deals": 1}, 5, 2)
    seats = Counter(
        (pairing.cards, seat, name)
        for pairing in run_plan.pairings()
        for seat, name in enumerate(run_plan.seats(pairing))
    )
    assert len(seats) == 2 * 4 * 4
    assert set(seats.values()) == {1}


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    assert small(("a", "b", "c", "d")).lineups() == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]
    with pytest.raises(BotError, match="2 bots for 3 seats"):
        small(("a", "b"))


def test_a_run_is_the_same_in_one_process_and_in_two(tmp_path: Path) -> None:
    alone, together = Journal(small(), None), Journal(small(), tmp_path / "run")
    list(run(alone, 1))
    list(run(together, 2))
    together.close()
    assert without_times(alone.in_order()) == without_times(together.in_order())


def test_a_run_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    whole = Journal(small(), None)
    list(run(whole, 1))
    cut = Journal(small(), tmp_path)
    for _, _played in zip(range(3), run(cut, 1), strict=False):
        pass
    cut.close()
    with (tmp_path / "matches.jsonl").open("a") as file:
        file.write("[[0, 1, 2], [12, 1")  # the line under way when the power went
    again = Journal(small(), tmp_path)
    kept = len(again.played)
    assert kept in (3, 4)
    assert len(list(run(again, 1))) == 6 - kept
    again.close()
    assert without_times(again.in_order()) == without_times(whole.in_order())
    assert Journal(small(), tmp_path).missing() == []


def test_the_folder_of_another_run_is_left_alone(tmp_path: Path) -> None:
    Journal(small(), tmp_path / "run").close()
    before = (tmp_path / "run" / "plan.json").read_text()
    with pytest.raises(WrongFolder, match=r"cards is \(\(0, 2\),\), not \(\(0, 3\),\)"):
        Journal(small(deals=3), tmp_path / "run")
    assert (tmp_path / "run" / "plan.json").read_text() == before
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(WrongFolder, match="not a folder of a run"):
        Journal(small(), tmp_path)


def test_runs_on_different_deals_merge(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arena = ("arena", "weinhaendler", "--bots", "random,random,random", "--deals")
    for first in (0, 2):
        assert call(monkeypatch, *arena, 2, "--seed", first, "--out", tmp_path / str(first)) == 0
    assert call(monkeypatch, "merge", tmp_path / "0", tmp_path / "2", "--out", tmp_path / "all") == 0
    assert "4 deals" in capsys.readouterr().out
    assert call(monkeypatch, *arena, 4, "--out", tmp_path / "whole") == 0
    both = [json.loads((tmp_path / name / "results.json").read_text())["bots"][0] for name in ("all", "whole")]
    for figure in ("matches", "win_share", "ci_low", "ci_high", "mean_score", "rating"):
        assert both[0][figure] == both[1][figure]
    assert call(monkeypatch, "merge", tmp_path / "0", tmp_path / "0", "--out", tmp_path / "twice") == 2
    assert "the same cards" in capsys.readouterr().err
    assert call(monkeypatch, "merge", tmp_path / "0", tmp_path / "2", "--out", tmp_path / "all") == 2
    assert "is not empty" in capsys.readouterr().err


def kept(folder: Path, first: int, deals: int, matches: int | None = None) -> Path:
    """A run of random bots in a folder, cut off after so many matches."""
    journal = Journal(small(first=first, deals=deals), folder)
    for _ in islice(run(journal, 1), matches):
        pass
    journal.close()
    return folder


@pytest.mark.parametrize(
    ("first", "deals", "said"),
    [
        (2, 4, "have played the same cards, seeds 2 to 3; merge runs of different seeds"),
        (3, 4, "have played the same cards, seed 3; merge runs of different seeds"),
        (1, 2, "have played the same cards, seeds 1 to 2; merge runs of different seeds"),
    ],
)
def test_no_deal_is_counted_twice(tmp_path: Path, first: int, deals: int, said: str) -> None:
    one, other = kept(tmp_path / "one", 0, 4), kept(tmp_path / "other", first, deals)
    with pytest.raises(WrongFolder) as refused:
        merged([one, other])
    assert str(refused.value) == f"{one} and {other} {said}"


@pytest.mark.parametrize(
    ("matches", "said"),
    [(3, "is not finished: 3 of its 12 matches are played"), (0, "is not finished: none of its matches is played")],
)
def test_only_finished_runs_merge(tmp_path: Path, matches: int, said: str) -> None:
    cut, whole = kept(tmp_path / "cut", 0, 4, matches), kept(tmp_path / "whole", 2, 4)
    with pytest.raises(WrongFolder) as refused:
        merged([whole, cut])
    assert str(refused.value) == f"{cut} {said}; finish it first with the command that began it"


GOOD_LINE = "[[0, 0, 0], [1, 2, 3], [2], [9, 9, 9], [0.1, 0.1, 0.1], [0.1, 0.1, 0.1]]"
BAD_LINES = [
    "{}",
    "[]",
    "7",
    "[[0, 0",
    "[" * 100_000,
    "[[0, 0], [1, 2, 3], [2], [9, 9, 9], [0.1, 0.1, 0.1], [0.1, 0.1, 0.1]]",
    "[[0, 7, 0], [1, 2, 3], [2], [9, 9, 9], [0.1, 0.1, 0.1], [0.1, 0.1, 0.1]]",
    "[[1, 0, 0], [1, 2, 3], [2], [9, 9, 9], [0.1, 0.1, 0.1], [0.1, 0.1, 0.1]]",
    '[["0", 0, 0], [1, 2, 3], [2], [9, 9, 9], [0.1, 0.1, 0.1], [0.1, 0.1, 0.1]]',
    "[[0, 0, 0], [1, 2], [2], [9, 9, 9], [0.1, 0.1, 0.1], [0.1, 0.1, 0.1]]",
    "[[0, 0, 0], [1, 2, null], [2], [9, 9, 9], [0.1, 0.1, 0.1], [0.1, 0.1, 0.1]]",
    "[[0, 0, 0], [1, 2, 3], [], [9, 9, 9], [0.1, 0.1, 0.1], [0.1, 0.1, 0.1]]",
    "[[0, 0, 0], [1, 2, 3], [3], [9, 9, 9], [0.1, 0.1, 0.1], [0.1, 0.1, 0.1]]",
]


@pytest.mark.parametrize("line", BAD_LINES, ids=lambda line: line[:20])
def test_a_damaged_line_is_named(tmp_path: Path, line: str) -> None:
    Journal(small(), tmp_path).close()
    (tmp_path / "matches.jsonl").write_text(f"{GOOD_LINE}\n{line}\n{GOOD_LINE}\n")
    with pytest.raises(WrongFolder) as refused:
        Journal(small(), tmp_path)
    assert str(refused.value).startswith(f"{tmp_path / 'matches.jsonl'}, line 2, is damaged")
    assert "delete the line" in str(refused.value)
    (tmp_path / "matches.jsonl").write_text(f"{GOOD_LINE}\n")
    assert len(Journal(small(), tmp_path).missing()) == 5


@pytest.mark.parametrize(
    "changed",
    [{"game": "chess"}, {"game": ["money"]}, {"players": "3"}, {"bots": [1, 2, 3]}, {"cards": [[0, "x"]]}, {"more": 1}],
    ids=str,
)
def test_a_damaged_plan_is_named(tmp_path: Path, changed: dict[str, Any]) -> None:
    (tmp_path / "plan.json").write_text(json.dumps({**small().to_json(), **changed}))
    with pytest.raises(WrongFolder, match=r"plan\.json is damaged: it holds no plan; restore it"):
        merged([tmp_path])
    (tmp_path / "plan.json").write_text("[1]")
    with pytest.raises(WrongFolder, match=r"plan\.json is damaged"):
        merged([tmp_path])


def test_where_no_run_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, file = kept(tmp_path / "run", 0, 1), tmp_path / "file"
    file.write_text("mine")
    assert call(monkeypatch, "merge", folder, "--out", file) == 2
    assert capsys.readouterr().err == f"etalage: {file} is a file; name a new folder\n"
    assert call(monkeypatch, "merge", folder, tmp_path / "nowhere", "--out", tmp_path / "all") == 2
    assert f"{tmp_path / 'nowhere'} is not a folder of a run: plan.json: No such file" in capsys.readouterr().err
    assert call(monkeypatch, "arena", "money", "--bots", "random,random,random", "--out", tmp_path) == 2
    said = f"etalage: {tmp_path} holds other files, and is not a folder of a run; name a new folder\n"
    assert capsys.readouterr().err == said
    assert file.read_text() == "mine"


@pytest.mark.parametrize(
    ("limit", "file"),
    [(150, "plan.json"), (2_000, "matches.jsonl"), (8_000, "results.svg")],
    ids=str,
)
def test_a_full_disk_is_told_in_a_sentence(tmp_path: Path, limit: int, file: str) -> None:
    """Files may not grow beyond a limit, as on a full disk."""
    resource = pytest.importorskip("resource", reason="no limits on files there")
    command = [sys.executable, "-m", "etalage", "arena", "weinhaendler", "--bots", "random,random,random"]
    out = tmp_path / "run"
    deals = "3" if file == "results.svg" else "30"
    ran = subprocess.run(
        [*command, "--deals", deals, "--out", str(out)],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)),
        env={**os.environ, "COLUMNS": "300", "PYTHONDONTWRITEBYTECODE": "1"},  # cut off, it would stop everybody else
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 1
    assert ran.stderr.endswith(f"etalage: {out / file} cannot be written: File too large\n")
    assert "Traceback" not in ran.stderr
    assert not list(out.glob("*.part*"))
    if file == "matches.jsonl":
        with (out / file).open() as matches:
            whole = sum(line.endswith("\n") for line in matches)
        assert f"{whole} of 90 matches are kept" in ran.stderr
        assert len(Journal(small(deals=30), out).played) == whole
    if file == "results.svg":
        assert json.loads((out / "results.json").read_text())["bots"]


def test_the_folder_holds_table_plots_and_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "run"
    command = ("arena", "money", "--bots", "random,random,random", "--deals", 2, "--option", "deals=1", "--out", out)
    assert call(monkeypatch, *command) == 0
    names = {path.name for path in out.iterdir()}
    assert names == {"plan.json", "matches.jsonl", "results.json", "results.csv", "results.svg", "results.png"}
    best = json.loads((out / "results.json").read_text())["bots"][0]
    assert best["matches"] == 2 * 3 * 3
    assert best["win_share"] == pytest.approx(1 / 3)
    assert {"ci_low", "ci_high", "mean_score", "rating", "ms_per_move_mean", "ms_per_move_max"} <= set(best)
    assert (out / "results.csv").read_text().startswith("bot,matches,win_share")
    assert call(monkeypatch, *command) == 0


def test_win_shares_without_luck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside the plain ones; of all rotations on the same cards the same in sum."""
    out = tmp_path / "run"
    command = ("arena", "weinhaendler", "--bots", "greedy,random,random", "--deals", 3, "--luck-adjusted", "--out", out)
    assert call(monkeypatch, *command) == 0
    found = json.loads((out / "results.json").read_text())["bots"]
    assert {"adjusted_share", "adjusted_low", "adjusted_high"} <= set(found[0])
    assert sum(each["adjusted_share"] * each["matches"] for each in found) == pytest.approx(9)
    assert (out / "results.csv").read_text().splitlines()[0].endswith("adjusted_high,variance_ratio")
    journal = Journal(plan("weinhaendler", ("greedy", "random", "random"), 3, {}, 0, 3, luck_adjusted=True), out)
    assert all(sum(played.luck) == pytest.approx(0, abs=1e-5) for played in journal.in_order())
    journal.close()
    assert call(monkeypatch, *command) == 0


def test_shares_scores_and_ties() -> None:
    run_plan = plan("weinhaendler", ("a", "b", "c"), 3, {}, 0, 1)
    played = [
        Played(Pairing(0, 0, 0), (9, 9, 1), (0, 1), (10, 10, 10), (5.0, 10.0, 20.0), (1.0, 2.0, 3.0)),
        Played(Pairing(0, 0, 1), (1, 2, 3), (2,), (10, 10, 10), (20.0, 5.0, 10.0), (3.0, 1.0, 4.0)),
    ]
    found = {each.bot: each for each in standings(run_plan, played)}
    assert run_plan.seats(Pairing(0, 0, 1)) == ("c", "a", "b")
    assert found["a"].win_share == pytest.approx(0.25)
    assert found["b"].win_share == pytest.approx(0.75)
    assert found["c"].win_share == 0
    assert found["b"].mean_score == 6
    assert found["a"].ms_per_move_mean == pytest.approx(0.5)
    assert found["b"].ms_per_move_max == 4.0
    assert found["b"].rating > found["a"].rating > found["c"].rating


@pytest.mark.parametrize("columns", [40, 80, 300])
def test_the_table_cuts_nothing_off(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    names = ("ismcts-greedy:1000000", "expert-network", "greedy")
    found = [Standing(name, 1200, 0.333, 0.301, 0.365, 1034.5, 25.12, 1.1, 12345.12, 60123.4) for name in names]
    print_standings(plan("money", names, 3, {}, 0, 100), found, None)
    printed = capsys.readouterr().out
    for text in (*names, "interval", "30.1%", "36.5%", "1034.5", "25.1 ±", "12345.12", "60123.4", "slowest"):
        assert text in printed
    assert "…" not in printed


def test_intervals() -> None:
    share, low, high = interval([[1.0]] * 50 + [[0.0]] * 50)
    assert (share, round(low, 3), round(high, 3)) == (0.5, 0.402, 0.598)
    share, low, high = interval([[0.25]] * 100)
    assert share == 0.25
    assert low < 0.25 < high
    _, low, high = interval([[1.0]] * 20)
    assert (round(low, 3), high) == (0.839, 1.0)
    for count in range(1, 30):
        assert interval([[1.0]] * count)[2] == 1
        assert interval([[0.0]] * count)[1] == 0


def test_an_unknown_bot_is_told_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert call(monkeypatch, "arena", "money", "--bots", "random,random,hal", "--out", tmp_path / "run") == 2
    assert "there is no bot 'hal'" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


def test_a_fault_leaves_what_was_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    asked = []
    choose = RandomBot.choose

    def fails_later(self: RandomBot, *arguments: Any) -> Any:
        asked.append(1)
        if len(asked) > 400:
            raise RuntimeError("tired")
        return choose(self, *arguments)

    monkeypatch.setattr(RandomBot, "choose", fails_later)
    command = ("arena", "weinhaendler", "--bots", "random,random,random", "--deals", 3, "--out", tmp_path / "run")
    assert call(monkeypatch, *command) == 1
    assert "raised RuntimeError: tired" in capsys.readouterr().err
    assert (tmp_path / "run" / "matches.jsonl").read_text().count("\n") >= 1


def test_a_fault_travels_between_processes_with_its_view() -> None:
    for name in etalage.GAMES:
        view = etalage.deal(name, 4, seed=2).view(1)
        fault = pickle.loads(pickle.dumps(BotFault("it", 1, "raised", view)))
        assert fault.view == view
        assert str(fault) == "bot it in seat 1 raised"
