"""Every example in the README and the docs runs."""

import io
import re
import shlex
import sys
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from etalage.cli import main

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_examples_run(page: Path) -> None:
    names: dict[str, object] = {}
    out = io.StringIO()
    for block in blocks(page, "python"):
        with redirect_stdout(out):
            exec(compile(block, str(page), "exec"), names)
    assert bool(out.getvalue()) == bool(blocks(page, "python"))


def test_readme_prints_what_it_promises() -> None:
    out = io.StringIO()
    names: dict[str, object] = {}
    with redirect_stdout(out):
        for block in blocks(ROOT / "README.md", "python"):
            exec(block, names)
    printed = out.getvalue().splitlines()
    assert printed[0] == "33 legal moves"
    assert printed[-1] == "True"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for block in blocks(page, "console"):
        for line in block.splitlines():
            prompt, *command = shlex.split(line)
            assert prompt == "$"
            monkeypatch.setattr(sys, "argv", command)
            monkeypatch.setattr(sys, "stdin", io.StringIO("?\nq\n"))
            code = 0
            try:
                main()
            except SystemExit as leaving:
                code = int(leaving.code or 0)
            assert code == 0, line
            assert capsys.readouterr().out, line


def test_links_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), target


def test_no_page_says_where_packages_come_from() -> None:
    locks = sorted((ROOT / "requirements").glob("*.txt"))
    assert locks
    for path in locks:
        assert "://" not in path.read_text("utf-8")
