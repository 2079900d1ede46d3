"""Runs that end before they are done, by Ctrl-C, a fault or a process that dies: they end soon, and say so."""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import etalage
from etalage.arena import playing
from etalage.arena.journal import Journal
from etalage.arena.running import run
from etalage.arena.schedule import plan
from etalage.bots import BotFault
from etalage.bots.random import RandomBot
from tests.waiting import PATIENCE, wait_until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no signals to a group of processes there")

BOTS = """
import os, sys, threading, time
from etalage.bots.random import RandomBot

def hang():
    with open(os.environ["ASKED"], "a") as file:
        file.write(f"{os.getpid()}\\n")
    threading.Event().wait()

class Hangs(RandomBot):
    def choose(self, view, moves, clock):
        hang()

class HangsLater(RandomBot):
    first = None  # to be asked in this process: it plays its match

    def choose(self, view, moves, clock):
        HangsLater.first = HangsLater.first or self
        if HangsLater.first is not self:
            hang()
        return super().choose(view, moves, clock)

class Exits(RandomBot):
    def choose(self, view, moves, clock):
        sys.exit(0)

class ExitsLater(RandomBot):
    def choose(self, view, moves, clock):
        while not os.path.exists(os.environ["ASKED"]):  # until somebody hangs
            time.sleep(0.01)
        sys.exit(0)

class Closes(RandomBot):
    def choose(self, view, moves, clock):
        raise GeneratorExit

class Interrupts(RandomBot):
    def choose(self, view, moves, clock):
        raise KeyboardInterrupt

class Dies(RandomBot):
    def choose(self, view, moves, clock):
        os._exit(9)

class NeverSits:
    def __init__(self, game, seed, parameter):
        sys.exit("no")
"""
NAMES = {
    "hangs": "Hangs",
    "hangs-later": "HangsLater",
    "exits": "Exits",
    "exits-later": "ExitsLater",
    "closes": "Closes",
    "interrupts": "Interrupts",
    "dies": "Dies",
    "never-sits": "NeverSits",
}


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Where a package with bad bots is installed."""
    package = tmp_path / "package"
    info = package / "bad_bots-1.0.dist-info"
    info.mkdir(parents=True)
    (package / "bad_bots.py").write_text(BOTS)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[etalage.bots]\n" + "".join(f"{name} = bad_bots:{bot}\n" for name, bot in NAMES.items())
    )
    path = os.pathsep.join([str(package), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": path, "ASKED": str(tmp_path / "asked"), "COLUMNS": "300"}


@pytest.fixture
def running() -> Iterator[list[subprocess.Popen[str]]]:
    """Processes under test, none of which outlives it."""
    started: list[subprocess.Popen[str]] = []
    yield started
    for process in started:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def start(environment: dict[str, str], *arguments: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "etalage", *map(str, arguments)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment, start_new_session=True)


def ended(process: subprocess.Popen[str]) -> bool:
    return process.poll() is not None


def lines(path: Path) -> int:
    return path.read_text().count("\n") if path.exists() else 0


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_ends_the_run_soon_and_keeps_what_was_played(
    tmp_path: Path, environment: dict[str, str], running: list[subprocess.Popen[str]], jobs: int
) -> None:
    bots = "hangs-later,random,random"
    out = tmp_path / "run"
    process = start(environment, "arena", "money", "--bots", bots, "--deals", 9, "--jobs", jobs, "--out", out)
    running.append(process)
    wait_until(lambda: ended(process) or min(lines(tmp_path / "asked"), lines(out / "matches.jsonl")) >= jobs)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does
    said, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert said == ""
    assert f"{jobs} of 27 matches are kept in" in complaints
    assert complaints.endswith("etalage: interrupted\n")
    assert "Traceback" not in complaints
    assert lines(out / "matches.jsonl") == jobs
    for worker in (tmp_path / "asked").read_text().split():
        with pytest.raises(ProcessLookupError):
            os.kill(int(worker), 0)  # none is left


def test_an_interrupt_while_processes_begin_is_no_traceback(
    environment: dict[str, str], running: list[subprocess.Popen[str]], tmp_path: Path
) -> None:
    out = tmp_path / "run"
    process = start(environment, "arena", "money", "--bots", "random,random,random", "--jobs", 2, "--out", out)
    running.append(process)
    wait_until(lambda: ended(process) or (out / "matches.jsonl").exists())
    os.killpg(process.pid, signal.SIGINT)
    _, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Traceback" not in complaints


@pytest.mark.skipif(not etalage.compiled(), reason="a hundred deals would take minutes")
@pytest.mark.parametrize("file", ["recipe.json", "network-00.bin"], ids=["playing", "testing"])
def test_an_interrupt_ends_a_training_soon(
    tmp_path: Path, environment: dict[str, str], running: list[subprocess.Popen[str]], file: str
) -> None:
    """Whatever it is doing: after the first network there is nothing but testing."""
    first = 100 if file == "network-00.bin" else 1_000_000
    many = ["--first-deals", first, "--worlds", 1, "--epochs", 1, "--test-deals", 100_000]
    process = start(environment, "train", "weinhaendler", "--out", tmp_path / "learned", "--jobs", 2, *many)
    running.append(process)
    wait_until(lambda: ended(process) or (tmp_path / "learned" / file).exists())
    os.killpg(process.pid, signal.SIGINT)
    _, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "the same command goes on from there" in complaints
    assert "Traceback" not in complaints


FAULTS = [
    ("exits", "raised SystemExit: 0"),
    ("closes", "raised GeneratorExit"),
    ("interrupts", "raised KeyboardInterrupt"),
]


@pytest.mark.parametrize(("name", "said"), FAULTS)
def test_whatever_a_bot_raises_is_its_fault(environment: dict[str, str], name: str, said: str) -> None:
    process = start(environment, "arena", "money", "--bots", f"random,{name},random", "--deals", 1)
    _, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert f"bot {name} in seat 1 {said}\n" in complaints
    assert json.loads(complaints.splitlines()[-1])["game"] == "money"


def test_a_bot_that_exits_ends_no_simulation_unsaid(environment: dict[str, str]) -> None:
    process = start(environment, "simulate", "money", "--bots", "exits", "--games", 1)
    _, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert "bot exits in seat 0 raised SystemExit: 0\n" in complaints


def test_a_bot_that_exits_while_it_sits_down_is_told(environment: dict[str, str]) -> None:
    process = start(environment, "arena", "money", "--bots", "random,never-sits,random")
    _, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert complaints == "etalage: bot never-sits cannot be made for money: SystemExit: no\n"


def test_after_a_fault_nobody_waits_for_those_who_hang(
    tmp_path: Path, environment: dict[str, str], running: list[subprocess.Popen[str]]
) -> None:
    """All bid at once in Money!, and are asked by seat: in some rotations one hangs before the other can fail."""
    process = start(environment, "arena", "money", "--bots", "hangs,exits-later,random", "--jobs", 3, "--time-ms", 5)
    running.append(process)
    _, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert "bot exits-later in seat" in complaints


def test_a_process_that_dies_is_told_in_a_sentence(tmp_path: Path, environment: dict[str, str]) -> None:
    out = tmp_path / "run"
    process = start(environment, "arena", "money", "--bots", "dies,random,random", "--jobs", 2, "--out", out)
    _, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert "etalage: a process that was playing has died" in complaints
    assert "run it again, and with --jobs 1 if it happens again" in complaints
    assert "0 of 300 matches are kept in" in complaints
    assert "Traceback" not in complaints


@pytest.mark.parametrize(
    ("milliseconds", "constant"), [(None, "PATIENCE_WITHOUT_A_CLOCK"), (5.0, "PATIENCE")], ids=["iterations", "time"]
)
def test_a_bot_that_hangs_is_told_with_or_without_a_clock(
    monkeypatch: pytest.MonkeyPatch, milliseconds: float | None, constant: str
) -> None:
    monkeypatch.setattr(playing, constant, 0.2)
    monkeypatch.setattr(RandomBot, "choose", lambda *_: threading.Event().wait(PATIENCE))
    journal = Journal(plan("money", ("random",) * 3, 3, {}, 0, 1, None, milliseconds), None)
    with pytest.raises(BotFault, match=r"bot random in seat 0 has not answered for 0\.2 seconds") as caught:
        list(run(journal, 1))
    assert caught.value.view.to_json()["game"] == "money"
