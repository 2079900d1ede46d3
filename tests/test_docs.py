"""Every example in the README and the docs runs."""

import io
import os
import re
import shlex
import sys
from collections import Counter, defaultdict
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

import etalage
import etalage.tables
from etalage.cli import main

ROOT = Path(__file__).parent.parent
THOUGHTFUL = {"coach.md"}
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


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
    if page.name in THOUGHTFUL and not etalage.compiled():
        pytest.skip("what these think about takes minutes in plain Python")
    monkeypatch.chdir(tmp_path)
    here = Path(sys.executable).parent  # where a command finds `etalage`, if it names it as a program
    monkeypatch.setenv("PATH", f"{here}{os.pathsep}{os.environ['PATH']}")
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


def events_of(game: str) -> dict[str, set[str]]:
    """The events of some matches played at random, and their facts; those that not everybody is told end in `?`."""
    times: Counter[str] = Counter()
    facts: dict[str, Counter[str]] = defaultdict(Counter)
    for seed in range(12):
        options = {"draw": "hidden"} if game == "weinhaendler" and seed % 2 else {}
        match = etalage.match(game, 3 + seed % 3, seed, options)
        rng = etalage.Rng(seed)
        while not match.is_over():
            seat = match.deal.to_move()[0]
            match, step = match.after(seat, str(match.deal.random_move(seat, rng)))
            for event in [told for observer in (None, 0, 1) for told in step.events(observer)]:
                times[event.name] += 1
                facts[event.name].update(event.facts.keys())
    return {
        f"{game}.{name}": {fact if told == times[name] else f"{fact}?" for fact, told in of.items()}
        for name, of in facts.items()
    }


def test_the_events_are_those_written_down() -> None:
    page = (ROOT / "docs/events.md").read_text("utf-8")
    written = {
        name: set(facts.split(", ")) for name, facts in re.findall(r"^\| `(\w+\.[\w-]+)` \| ([^|]+) \|", page, re.M)
    }
    assert written == events_of("weinhaendler") | events_of("money")


def test_the_events_of_a_table_are_those_written_down() -> None:
    """What its log tells of people, by the places in the source that write it."""
    page = (ROOT / "docs/events.md").read_text("utf-8")
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "src/etalage/tables").glob("*.py"))
    modules = [import_module(f"etalage.tables.{each.name}") for each in iter_modules(etalage.tables.__path__)]
    named = {name: value for module in modules for name, value in vars(module).items() if name.isupper()}
    kinds = {named.get(kind, kind) for kind in re.findall(r'notes\.add\("?([\w-]+)', sources)}
    assert set(re.findall(r"`table\.([\w-]+)`", page)) == kinds | {"created"}
