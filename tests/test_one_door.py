"""All that leaves a table for a reader leaves through `etalage.tables.showing`, and every refusal has a status."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from etalage.server.errors import STATUS

SOURCE = Path(__file__).parent.parent / "src" / "etalage"
DOOR = SOURCE / "tables" / "showing"
OUTSIDE = [path for room in ("tables", "server") for path in (SOURCE / room).rglob("*.py") if DOOR not in path.parents]
SHOWS = {
    "view", "open_view", "own_json", "to_json", "changes", "own_changes", "events", "legal_moves", "score_breakdown",
    "bid_preview",
}  # fmt: skip
"""Methods that make something to be read out of deals, views and steps."""
WRITES = {"to_record", "dumps", "fair_facts"}
"""Functions that do so out of matches and secrets."""
CARDS = {"deal", "deals", "before", "hands", "pile", "sealed", "secret", "drawn"}
"""What holds or determines cards."""
WITH_CARDS = {"thinking.py": {"deal"}, "store.py": {"sealed", "secret"}, "schema.py": set(), "administration.py": set()}
"""Modules of the server that need them: what bots are asked about, and what is stored."""


def nodes(path: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(path.read_text("utf-8")))


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_nothing_to_be_read_is_made_elsewhere(path: Path) -> None:
    for node in nodes(path):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            assert node.func.attr not in SHOWS, f"line {node.lineno}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in WRITES, f"line {node.lineno}"


@pytest.mark.parametrize("path", [*(SOURCE / "server").rglob("*.py")], ids=lambda path: path.name)
def test_the_server_does_not_touch_cards(path: Path) -> None:
    touched = {node.attr for node in nodes(path) if isinstance(node, ast.Attribute)} & CARDS
    assert touched <= WITH_CARDS.get(path.name, set())


def test_every_refusal_has_a_status() -> None:
    raised = set()
    for path in SOURCE.rglob("*.py"):
        for node in nodes(path):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                reason = node.args[0]
                assert isinstance(reason, ast.Constant), path
                raised.add(reason.value)
    assert raised == {reason for reasons in STATUS.values() for reason in reasons}
