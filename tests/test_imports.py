"""Imports point one way: games, then records, then bots, then arena or server; the command line on top."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "etalage"
MAY_USE = {
    "games": {"games"},
    "records": {"games", "records"},
    "bots": {"games", "records", "bots"},
    "arena": {"games", "records", "bots", "arena"},
    "server": {"games", "records", "bots", "server", "__init__"},
    "locale": {"locale"},
    "cli": {"games", "records", "bots", "arena", "server", "locale", "cli", "__init__"},
}


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


@pytest.mark.parametrize("room", ["games", "records"])
def test_the_rules_need_no_other_package(room: str) -> None:
    for path in (SOURCE / room).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                assert name.partition(".")[0] in sys.stdlib_module_names | {"etalage"}, path
