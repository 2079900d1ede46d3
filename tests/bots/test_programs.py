"""Bots that are programs: what they are told, what can go wrong, and that nothing of them is left."""

from __future__ import annotations

import json
import os
import pickle
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import etalage
from etalage.bots import BotError, BotFault, BotRefusal, Clock, Company, bot, bots, installed_bot, split_names
from etalage.bots.programs import bot as program_bot
from etalage.bots.programs.pool import PROGRAMS
from etalage.games.match import AnyMatch
from etalage.testing import check_bot
from tests.waiting import PATIENCE, wait_until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no groups of processes there")

MISBEHAVING = Path(__file__).parent / "misbehaving.py"


class Programs:
    """Programs that misbehave, and what they have noted."""

    def __init__(self, notes: Path) -> None:
        self.notes = notes

    def name(self, how: str) -> str:
        return f"exec:{shlex.join([sys.executable, '-S', str(MISBEHAVING), how, str(self.notes)])}"

    def noted(self) -> list[str]:
        return self.notes.read_text("utf-8").split() if self.notes.exists() else []

    def processes(self) -> list[int]:
        return [int(word) for word in self.noted() if word.isdigit()]

    def have_ended(self) -> bool:
        return not any(map(is_running, self.processes()))


@pytest.fixture
def programs(tmp_path: Path) -> Iterator[Programs]:
    """After the test none of them is left, and what was kept for further matches ends when we end it."""
    started = Programs(tmp_path / "notes")
    yield started
    PROGRAMS.close()
    assert PROGRAMS.groups == []
    wait_until(started.have_ended)


def is_running(process: int) -> bool:
    """Whether it does anything still: a child that nobody has asked for its exit code does not."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False)
    return state.stdout.strip()[:1] not in ("", "Z")


def match(deals: int = 1) -> AnyMatch:
    return etalage.match("money", 3, 5, {"deals": deals})


def play(name: str, deals: int = 1, clock: Clock | None = None) -> tuple[AnyMatch, Company]:
    """A match of such a bot with two at random; PLAY alone is what it bids."""
    played = match(deals)
    with Company(played, clock or Clock()) as company:
        company.sit(0, bot("random"), 1)
        company.sit(1, bot(name), 2)
        company.sit(2, bot("random"), 3)
        for after, _ in company.play_on():
            played = after
    return played, company


FAULTS = {
    "crash": "has ended with exit code 1",
    "killed": "was ended by signal 9 (Killed)",
    "closes-its-output": "has closed its output",
    "not-json": "has written a line that is not JSON",
    "not-utf8": "has written a line that is not UTF-8",
    "not-an-object": "has written a line that is not a JSON object",
    "deep": "has written a line that is not JSON",
    "wrong-type": 'has written a line that is not of the right form: its type should be "move"',
    "wrong-id": "answered question 2, and was asked question 1",
    "id-true": 'has written a line that is not of the right form: "id" is not of type whole number',
    "no-move": 'has written a line that is not of the right form: "move" is missing',
    "malformed": 'answered "make tea", which is not a move: ',
    "illegal": 'answered "keep", which is not a legal move',
    "flood": "has written a line that does not end within 1 MiB",
    "flood-of-lines": "answered question 1, and was asked question 2",
    "ends-before-ready": "has ended with exit code 4",
    "ready-without-name": 'has written a line that is not of the right form: "name" is missing',
}
WITHOUT_A_LINE = ("crash", "killed", "closes-its-output", "ends-before-ready")


@pytest.mark.parametrize("how", FAULTS)
def test_a_fault_names_bot_seat_line_and_view(programs: Programs, how: str) -> None:
    with pytest.raises(BotFault) as caught:
        play(programs.name(how))
    fault = caught.value
    assert str(fault).startswith(f"bot {programs.name(how)} in seat 1 {FAULTS[how]}")
    assert (fault.line is None) == (how in WITHOUT_A_LINE)
    assert json.loads(fault.report().splitlines()[-1])["seat"] == 1
    wait_until(programs.have_ended)


def test_a_fault_shows_the_last_twenty_lines_of_the_log(programs: Programs) -> None:
    with pytest.raises(BotFault) as caught:
        play(programs.name("crash"))
    assert len(caught.value.log) == 20
    assert caught.value.log[-1] == "RuntimeError: no idea"
    assert "thinking 29" in caught.value.report()
    assert "thinking 1\n" not in caught.value.report()


def test_a_line_without_end_is_cut_in_the_report(programs: Programs) -> None:
    with pytest.raises(BotFault) as caught:
        play(programs.name("flood"))
    assert caught.value.line == "x" * 1000 + " …"


def test_a_fault_comes_from_another_process_as_it_was(programs: Programs) -> None:
    with pytest.raises(BotFault) as caught:
        play(programs.name("crash"))
    assert pickle.loads(pickle.dumps(caught.value)).report() == caught.value.report()


@pytest.mark.parametrize(("how", "clock"), [("hang", Clock(milliseconds=5)), ("never-ready", Clock())])
def test_a_program_that_hangs_is_ended(
    programs: Programs, monkeypatch: pytest.MonkeyPatch, how: str, clock: Clock
) -> None:
    monkeypatch.setattr(program_bot, "READY_SECONDS", 0.5)
    with pytest.raises(BotFault, match=r"has not answered for (1\.005|0\.5) seconds"):
        play(programs.name(how), clock=clock)
    wait_until(programs.have_ended)


def test_without_milliseconds_a_program_has_ten_minutes(programs: Programs, monkeypatch: pytest.MonkeyPatch) -> None:
    assert program_bot.UNBOUND_SECONDS == 600
    monkeypatch.setattr(program_bot, "UNBOUND_SECONDS", 0.25)
    with pytest.raises(BotFault, match=r"has not answered for 0\.25 seconds"):
        play(programs.name("hang"))


def test_a_refusal_is_a_sentence(programs: Programs) -> None:
    with pytest.raises(BotRefusal, match="in seat 1 does not play: only on Sundays"):
        play(programs.name("refuse"))


def test_a_flooded_log_holds_nobody_up(programs: Programs) -> None:
    played, _ = play(programs.name("flood-of-log"))
    assert played.is_over()


def test_what_a_program_hears_of_a_match(programs: Programs) -> None:
    played, company = play(programs.name("good"), deals=3)
    assert programs.noted()[1:] == ["hello", "over", "over", "over", "end"]
    infos = company.said()["info"]
    asked = [each["info"]["asked"] for each in infos]
    assert asked == list(range(1, len(asked) + 1))
    assert {each["seat"] for each in infos} == {1}
    assert played.is_over()


def test_what_a_program_is_told_is_what_its_seat_may_know(programs: Programs) -> None:
    played, heard, views = match(2), [], []
    with Company(played, Clock(iterations=7, milliseconds=60_000)) as company:
        company.sit(0, bot("random"), 1)
        company.sit(1, bot(programs.name("transcript")), 2**53 + 2)
        company.sit(2, bot("random"), 3)
        for after, step in company.play_on():
            heard += [[name, facts] for name, facts in step.events(1)]
            views += [step.before.view(1).to_json()] if step.seat == 1 else []
            played = after
    lines = [json.loads(line) for line in Path(f"{programs.notes}.lines").read_text("utf-8").splitlines()]
    assert lines[0] == {
        "type": "hello", "protocol": "etalage-bot/1", "game": "money", "rules": 1, "players": 3, "seat": 1,
        "names": ["Player 1", "Player 2", "Player 3"], "options": {"deals": 2}, "deals": 2, "seed": 2,
    }  # fmt: skip
    told = [[each["name"], each["facts"]] for line in lines if line["type"] == "events" for each in line["events"]]
    assert told == json.loads(json.dumps(heard))
    asked = [line for line in lines if line["type"] == "choose"]
    assert [line["view"] for line in asked] == json.loads(json.dumps(views))
    assert [line["id"] for line in asked] == list(range(1, len(asked) + 1))
    assert all(line["clock"] == {"iterations": 7, "milliseconds": 60_000} for line in asked)
    assert all(("moves" in line) == (line["count"] <= 4096) for line in asked)
    assert all(line["moves"] == sorted(line["moves"]) for line in asked if "moves" in line)
    first, second = (each.deal.scores() for each in played.deals)
    assert [line["scores"] for line in lines if line["type"] == "over"] == [first, second]
    assert {tuple(line["scores"]) for line in asked if line["deal"] == 0} == {(0, 0, 0)}
    assert {tuple(line["scores"]) for line in asked if line["deal"] == 1} == {tuple(first)}
    outcome = played.outcome()
    assert outcome
    assert lines[-2:] == [
        {"type": "end", "scores": list(outcome.scores), "winners": list(outcome.winners)},
        {"type": "quit"},
    ]


def test_one_process_for_match_after_match_if_it_can(programs: Programs) -> None:
    for _ in range(3):
        play(programs.name("reuse"))
    assert len(programs.processes()) == 1
    assert programs.noted().count("hello") == 3


def test_else_a_process_for_each_match(programs: Programs) -> None:
    for _ in range(2):
        play(programs.name("good"))
    assert len(set(programs.processes())) == 2


def test_a_program_that_ends_between_matches_is_at_fault(programs: Programs) -> None:
    play(programs.name("reuse"))
    os.kill(programs.processes()[0], signal.SIGKILL)
    with pytest.raises(BotFault, match=r"was ended by signal 9 \(Killed\)"):
        play(programs.name("reuse"))


@pytest.mark.parametrize("how", ["child", "stubborn"])
def test_what_does_not_end_is_ended_with_its_children(programs: Programs, how: str) -> None:
    play(programs.name(how))
    assert len(programs.processes()) == 2
    wait_until(programs.have_ended)


def test_the_end_of_a_match_given_up_ends_its_programs(programs: Programs) -> None:
    with Company(match()) as company:
        company.sit(0, bot(programs.name("reuse")), 1)
        assert len(PROGRAMS.groups) == 1
    assert PROGRAMS.groups == []


# Programs of an `etalage` that ends in some way itself


@pytest.fixture
def start(programs: Programs) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """`etalage` in a process of its own, in a group of its own as a terminal has it."""
    started: list[subprocess.Popen[str]] = []

    def start_it(*arguments: object) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "etalage", *map(str, arguments)]
        pipe = subprocess.PIPE
        process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
        started.append(process)
        return process

    yield start_it
    for process in started:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


COMMANDS = {
    "simulate": ["simulate", "money", "--players", "3", "--games", "1"],
    "arena": ["arena", "money", "--deals", "1"],
    "jobs": ["arena", "money", "--deals", "1", "--jobs", "2"],
}


@pytest.mark.parametrize("command", COMMANDS)
def test_ctrl_c_leaves_nothing(programs: Programs, start: Callable[..., subprocess.Popen[str]], command: str) -> None:
    process = start(*COMMANDS[command], "--bots", f"random,{programs.name('hang')},random")
    wait_until(lambda: "asked" in programs.noted() or process.poll() is not None)
    os.killpg(process.pid, signal.SIGINT)
    _, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Traceback" not in complaints
    wait_until(programs.have_ended)


@pytest.mark.parametrize("command", COMMANDS)
def test_nothing_is_left_when_etalage_is_killed(
    programs: Programs, start: Callable[..., subprocess.Popen[str]], command: str
) -> None:
    """Not even of one that ignores the end of its input, nor of its child."""
    names = [programs.name("stubborn-reuse"), programs.name("hang"), "random"]
    process = start(*COMMANDS[command], "--bots", ",".join(names))
    wait_until(lambda: "asked" in programs.noted() or process.poll() is not None)
    assert len(programs.processes()) >= 3
    os.killpg(process.pid, signal.SIGKILL)
    wait_until(programs.have_ended)


def test_a_fault_in_the_arena_is_reported_and_leaves_nothing(
    programs: Programs, start: Callable[..., subprocess.Popen[str]]
) -> None:
    bots_named = f"random,{programs.name('crash')},{programs.name('stubborn-reuse')}"
    process = start("arena", "money", "--deals", 1, "--jobs", 2, "--bots", bots_named)
    _, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert "has ended with exit code 1\nThe end of its log:\n" in complaints
    assert "RuntimeError: no idea\nThe view it was given:\n" in complaints
    assert json.loads(complaints.splitlines()[-1])["game"] == "money"
    wait_until(programs.have_ended)


# Names


def test_commas_in_commands_are_quoted_as_in_a_shell() -> None:
    assert split_names("a,b:3,c") == ["a", "b:3", "c"]
    assert split_names("exec:./p 'x,y' \"1,'2\",b") == ["exec:./p 'x,y' \"1,'2\"", "b"]
    assert split_names(r"exec:./p x\,y,exec:'it\',c") == [r"exec:./p x\,y", r"exec:'it\'", "c"]
    with pytest.raises(BotError, match="a quotation mark is not closed"):
        split_names("exec:'p,b,c")


def test_a_quoted_comma_reaches_the_program() -> None:
    code = "import json,sys; sys.stdin.readline(); print(json.dumps({'type':'refuse','reason':sys.argv[1]}))"
    names = f"exec:{shlex.join([sys.executable, '-c', code])} '1,2',random,random"
    specs = bots(names, 3)
    with pytest.raises(BotRefusal, match="does not play: 1,2"), Company(match()) as company:
        company.sit_all(specs, 0)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("exec:", "takes a command"),
        ("exec", "takes a command"),
        ("exec:/nowhere/bot --fast", "there is no program /nowhere/bot that can be run"),
        ("exec:'./bot", "no closing quotation; quote as in a shell"),
    ],
)
def test_a_command_that_is_none_is_refused_at_once(name: str, reason: str) -> None:
    with pytest.raises(BotError, match=reason):
        bot(name).create("money", 1)


def test_a_file_that_is_no_program_is_told(tmp_path: Path) -> None:
    broken = tmp_path / "bot"
    broken.write_bytes(b"\x00\x01")
    broken.chmod(0o755)
    with pytest.raises(BotError, match=r"bot cannot be started: Exec format error"):
        play(f"exec:{broken}")


def test_a_program_is_called_by_its_file() -> None:
    assert bot("exec:./bots/penny.sh --fast").called == "penny"
    assert bot("random").called == "random"


def test_a_server_runs_no_programs() -> None:
    assert installed_bot("random").name == "random"
    with pytest.raises(BotError, match="a server runs no programs"):
        installed_bot("exec:true")


def test_a_program_is_not_asked_outside_a_company() -> None:
    with pytest.raises(BotFault, match="has not been told of the match"):
        etalage.bots.ask(etalage.game("money"), match().deal, 0, bot("exec:true").create("money", 1), "it")


# The other end, and our bots as programs

OURS = f"exec:{sys.executable} -m etalage bot"


@pytest.mark.parametrize("game", ["money", "weinhaendler"])
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_of_ours_plays_as_a_program_as_it_does_here(game: str, name: str) -> None:
    def moves(names: list[str]) -> list[list[str]]:
        played = etalage.match(game, 3, 7)
        with Company(played, Clock(iterations=5)) as company:
            company.sit_all(map(bot, names), 2**40)
            for after, _ in company.play_on():
                played = after
        return [[str(move) for move in deal.moves] for deal in played.deals]

    assert moves([f"{OURS} {name}", name, name]) == moves([name] * 3)


def talk(name: str, *lines: dict[str, Any] | bytes) -> tuple[list[Any], str, int]:
    """What `etalage bot` answers to these lines."""
    sent = b"".join(line if isinstance(line, bytes) else json.dumps(line).encode() + b"\n" for line in lines)
    command = [sys.executable, "-m", "etalage", "bot", name]
    ran = subprocess.run(command, input=sent, capture_output=True, check=False, timeout=PATIENCE)
    return [json.loads(line) for line in ran.stdout.splitlines()], ran.stderr.decode(), ran.returncode


HELLO: dict[str, Any] = {
    "type": "hello", "protocol": "etalage-bot/1", "game": "money", "rules": 1, "players": 3, "seat": 0,
    "names": ["A", "B", "C"], "options": {"deals": 1}, "deals": 1, "seed": 3, "and": "more",
}  # fmt: skip
READY = {"type": "ready", "name": "random", "version": etalage.__version__, "reuse": True}


def test_the_other_end_answers_and_ignores_what_it_does_not_know() -> None:
    view = match().deal.view(0).to_json()
    choose = {"type": "choose", "id": 9, "deal": 0, "scores": [0, 0, 0], "view": view, "count": 127, "clock": {}}
    said, complaints, code = talk("random", HELLO, {"type": "weather"}, choose, {"type": "quit"}, b"never read")
    assert (complaints, code) == ("", 0)
    assert said[0] == READY
    assert {**said[1], "move": ""} == {"type": "move", "id": 9, "move": ""}
    assert etalage.game("money").parse_move(said[1]["move"]) in match().deal.legal_moves(0)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"rules": 99}, "the rules of Money! are version 1 here"),
        ({"players": 9}, "Money! is for 3 to 5 players"),
        ({"protocol": "etalage-bot/2"}, "this is etalage-bot/1"),
    ],
)
def test_the_other_end_refuses_what_it_cannot_play_and_goes_on(change: dict[str, Any], reason: str) -> None:
    said, _, code = talk("random", {**HELLO, **change}, HELLO)
    assert code == 0
    assert said[0]["type"] == "refuse"
    assert reason in said[0]["reason"]
    assert said[1] == READY


def test_the_other_end_says_what_is_wrong_with_a_line() -> None:
    said, complaints, code = talk("random", HELLO, b"tea?\n")
    assert said == [READY]
    assert complaints == "etalage: the line that came in is not JSON\n"
    assert code == 2


@pytest.mark.skipif(not etalage.compiled(), reason="it would take a minute")
def test_our_bots_pass_the_check_as_programs() -> None:
    assert check_bot(f"{OURS} random", games=["weinhaendler"], deals=1) > 100
