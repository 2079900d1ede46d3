"""Imports point one way: games, records, bots, coach, then arena, envs or tables, then server; cli on top."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "etalage"
MAY_USE = {
    "games": {"games"},
    "records": {"games", "records"},
    "bots": {"games", "records", "bots"},
    "coach": {"games", "records", "bots", "coach"},
    "stats": {"games", "bots", "stats"},
    "arena": {"games", "records", "bots", "coach", "stats", "arena", "__init__"},
    "envs": {"games", "records", "bots", "coach", "envs", "__init__"},
    "tables": {"games", "records", "bots", "coach", "tables"},
    "server": {"games", "records", "bots", "coach", "stats", "tables", "server", "__init__"},
    "locale": {"locale"},
    "notebook": {"games", "locale", "notebook"},
    "cli": {"games", "records", "bots", "coach", "stats", "arena", "envs", "server", "locale", "cli", "__init__"},
}
PURE = {
    "__future__", "collections", "contextlib", "dataclasses", "functools", "importlib", "itertools", "json", "math",
    "re", "typing", "unicodedata",
}  # fmt: skip


def rooms_used(path: Path) -> set[str]:
    """The parts of the package that a module imports."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            if node.module == "etalage":
                names |= {f"etalage.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    own = [name.split(".") for name in names if name.partition(".")[0] == "etalage"]
    return {parts[1] if len(parts) > 1 and (SOURCE / parts[1]).is_dir() else "__init__" for parts in own}


@pytest.mark.parametrize("room", MAY_USE)
def test_a_room_uses_only_those_below_it(room: str) -> None:
    for path in (SOURCE / room).rglob("*.py"):
        assert rooms_used(path) <= MAY_USE[room], path


def test_every_room_is_known() -> None:
    rooms = {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert rooms == set(MAY_USE)


def packages_used(path: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return {name.partition(".")[0] for name in names}


@pytest.mark.parametrize("room", ["games", "records", "tables"])
def test_rules_records_and_tables_need_no_other_package(room: str) -> None:
    for path in (SOURCE / room).rglob("*.py"):
        assert packages_used(path) <= sys.stdlib_module_names | {"etalage"}, path


@pytest.mark.parametrize("room", ["games", "tables"])
def test_time_and_chance_come_from_outside(room: str) -> None:
    """Nor does anything there wait, run beside something else, or reach a disk or a network."""
    for path in (SOURCE / room).rglob("*.py"):
        assert packages_used(path) <= PURE | {"etalage"}, path
