"""Running the command inside the test process, and records small enough to know by heart."""

from __future__ import annotations

import io
import json
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import pytest

from etalage.cli import main
from tests.positions import money_setup, wine_setup

Record = dict[str, Any]
Save = Callable[..., Path]
Answers = str | Callable[[str], str]
"""What a player types: all lines at once, or each answer by what was printed since the last one."""


class Ran(NamedTuple):
    code: int
    out: str
    err: str


class Run(Protocol):
    def __call__(self, *args: object, answers: Answers = "") -> Ran: ...


class Player(io.TextIOBase):
    """Standard input of somebody who reads before they answer."""

    def __init__(self, hear: Callable[[], str], answer: Callable[[str], str]) -> None:
        self.hear = hear
        self.answer = answer

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        return self.answer(self.hear()) + "\n"


@pytest.fixture(autouse=True)
def _plain_wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FORCE_COLOR", "PY_COLORS", "GITHUB_ACTIONS", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "300")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run `etalage` with these arguments; whatever it does, it never shows a traceback."""

    def run_it(*args: object, answers: Answers = "") -> Ran:
        heard, complaints = [], []

        def hear() -> str:
            out, err = capsys.readouterr()
            heard.append(out)
            complaints.append(err)
            return out

        stdin = io.StringIO(answers) if isinstance(answers, str) else Player(hear, answers)
        monkeypatch.setattr(sys, "stdin", stdin)
        monkeypatch.setattr(sys, "argv", ["etalage", *map(str, args)])
        capsys.readouterr()
        code: object = 0
        on_interrupt = signal.getsignal(signal.SIGINT)
        try:
            main()
        except SystemExit as end:
            code = end.code or 0
        finally:
            signal.signal(signal.SIGINT, on_interrupt)  # `perft` gives it up
        hear()
        ran = Ran(int(str(code)), "".join(heard), "".join(complaints))
        assert "Traceback" not in ran.out + ran.err
        return ran

    return run_it


@pytest.fixture
def save(tmp_path: Path) -> Save:
    """Write a record, several of them, or any text or bytes into a file."""

    def save_it(*records: Record | str | bytes, name: str = "match.jsonl") -> Path:
        path = tmp_path / name
        path.write_bytes(b"".join(_line(record) for record in records))
        return path

    return save_it


def _line(record: Record | str | bytes) -> bytes:
    if isinstance(record, bytes):
        return record
    return record.encode() if isinstance(record, str) else json.dumps(record).encode() + b"\n"


@pytest.fixture
def wine() -> Record:
    """Eleven rounds in which everybody passes and nobody builds; 66 moves and no points."""
    setup = wine_setup("6 13 20 7 14", "0 8 15 22 9", "10 17 24 16 23", display="6 6 7 7")
    return {
        "format": "etalage-record/1",
        "game": "weinhaendler",
        "rules": 1,
        "players": ["Marc", "Anne", "Herman"],
        "options": {"draw": "open", "triangles": "both"},
        "deals": [{**setup, "moves": ["pass", "pass", "pass", "done", "done", "done"] * 11, "scores": [0, 0, 0]}],
        "result": {"scores": [0, 0, 0], "winners": [0, 1, 2]},
    }


@pytest.fixture
def money() -> Record:
    """Two deals in which everybody sits out eleven rounds; 33 moves each.

    A trio and two coins; a trio and 240 dollars; nothing that counts.
    """
    setup = money_setup(
        "EUR20a EUR20b EUR20c JPY20a XAU10a XAU10b",
        "USD30a USD30b USD30c USD40 USD50 USD60",
        "JPY30a EUR40 GBP40 EUR50 CHF50 GBP60",
        right="CHF20a CHF20b CHF20c CHF60",
    )
    removed = setup.pop("removed")
    deal = {**setup, "moves": ["bid PLAY"] * 33, "scores": [120, 340, 0]}
    return {
        "format": "etalage-record/1",
        "game": "money",
        "rules": 1,
        "players": ["Marc", "Anne", "Herman"],
        "options": {"deals": 2},
        "removed": removed,
        "deals": [deal, json.loads(json.dumps(deal))],
        "result": {"scores": [240, 680, 0], "winners": [1]},
    }
