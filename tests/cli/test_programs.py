"""Programs as bots on the command line: `exec:COMMAND`, `check-bot` and `bot`."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path

import pytest

from etalage.bots.programs.pool import PROGRAMS
from etalage.records import loads
from tests.bots.test_programs import OURS, Programs
from tests.cli.conftest import Run
from tests.waiting import wait_until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no groups of processes there")


@pytest.fixture
def programs(tmp_path: Path) -> Programs:
    return Programs(tmp_path / "notes")


def test_simulate_keeps_what_a_program_says_of_its_moves(run: Run, programs: Programs, tmp_path: Path) -> None:
    name, records = programs.name("good"), tmp_path / "out.jsonl"
    arguments = ["--players", 3, "--games", 1, "--option", "deals=1", "--bots", f"random,{name},random"]
    ran = run("simulate", "money", *arguments, "--records", records, "--json")
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out)["bots"] == ["random", name, "random"]
    text = records.read_text("utf-8")
    assert loads(text).is_over()
    said = json.loads(text)["info"]
    assert {**said[0], "move": ""} == {"deal": 0, "seat": 1, "move": "", "info": {"asked": 1}}
    assert run("check", records).out.startswith("1 record good")


def test_the_arena_knows_a_program_by_its_command(run: Run, programs: Programs) -> None:
    name = programs.name("reuse")
    ran = run("arena", "money", "--deals", 1, "--option", "deals=1", "--bots", f"random,random,{name}", "--json")
    assert (ran.code, ran.err) == (0, "")
    assert name in [each["bot"] for each in json.loads(ran.out)["bots"]]
    wait_until(lambda: programs.noted().count("end") == 3)  # which it notes when it comes to it
    assert len(programs.processes()) == 1
    PROGRAMS.close()


def test_a_person_plays_against_a_program(run: Run, programs: Programs) -> None:
    name = programs.name("good")
    ran = run("play", "money", "--players", 3, "--seed", 1, "--bots", name, answers="bid PLAY\nq\n")
    assert ran.code == 0
    assert "Anne: A program of your own, in any language" in ran.out
    assert len(programs.processes()) == 2


def test_a_fault_ends_a_simulation_with_a_report(run: Run, programs: Programs) -> None:
    name = programs.name("not-json")
    ran = run("simulate", "money", "--players", 3, "--games", 1, "--bots", f"random,{name},random")
    assert ran.code == 1
    *said, view = ran.err.splitlines()
    assert said == [
        f"etalage: bot {name} in seat 1 has written a line that is not JSON",
        "The line it wrote:",
        "bid 5",
        "The view it was given:",
    ]
    assert json.loads(view)["seat"] == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "money", "--bots", "exec:/nowhere"], "there is no program /nowhere that can be run"),
        (["arena", "money", "--bots", "random,exec:,random"], "takes a command"),
        (["play", "money", "--bots", "exec:'x"], "a quotation mark is not closed"),
        (["check-bot", "exec:/nowhere"], "there is no program /nowhere that can be run"),
        (["check-bot", "nobody"], "there is no bot 'nobody'"),
        (["check-bot", "random", "--game", "chess"], "there is no game 'chess'"),
        (["bot", "nobody"], "there is no bot 'nobody'"),
    ],
)
def test_what_cannot_be_run_is_said_in_a_sentence(run: Run, arguments: list[str], said: str) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert said in ran.err


def test_a_good_bot_passes_the_check(run: Run) -> None:
    ran = run("check-bot", "random", "--game", "weinhaendler", "--deals", 1)
    assert (ran.code, ran.err) == (0, "")
    found = re.fullmatch(r"random: (\d+) decisions checked in weinhaendler; all are as they should be\n", ran.out)
    assert found
    assert int(found[1]) > 100


def test_a_bad_one_does_not(run: Run, programs: Programs) -> None:
    ran = run("check-bot", programs.name("illegal"), "--game", "money")
    assert ran.code == 1
    assert 'answered "keep", which is not a legal move\nThe line it wrote:\n' in ran.err
    code = "import json,sys; sys.stdin.readline(); print(json.dumps({'type': 'refuse', 'reason': 'not today'}))"
    ran = run("check-bot", f"exec:{shlex.join([sys.executable, '-c', code])}")
    assert ran.code == 2
    assert ran.err.endswith("in seat 0 does not play: not today\n")


def test_a_bot_of_ours_is_a_program_of_ours(run: Run) -> None:
    ran = run(
        "simulate", "weinhaendler", "--players", 3, "--games", 2, "--bots", f"{OURS} greedy,random,random", "--json"
    )
    same = run("simulate", "weinhaendler", "--players", 3, "--games", 2, "--bots", "greedy,random,random", "--json")
    assert json.loads(ran.out)["seats"] == json.loads(same.out)["seats"]
    PROGRAMS.close()
