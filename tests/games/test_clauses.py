"""Every clause of the rules has a test that names it, and the rules in our words name every clause."""

import ast
from pathlib import Path

import pytest

from etalage.locale import clauses

TESTS = Path(__file__).parent.parent
GAMES = {"weinhaendler": 49, "money": 31}  # clauses, rulings and examples


def named_in_tests() -> set[str]:
    """The ids in all `@pytest.mark.clauses(...)`."""
    found = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clauses":
                found |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    return {str(name) for name in found}


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    assert not set(clauses(game)) - named_in_tests()


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_complete(game: str) -> None:
    texts = clauses(game)
    assert len(texts) == GAMES[game], "a clause has come or gone: the number stands above, to be changed by hand"
    assert all(len(text) > 20 for text in texts.values())
    letter = game[0].upper()
    numbers = sorted(int(name[1:]) for name in texts if name[1:].isdigit())
    assert numbers == list(range(1, {"W": 33, "M": 19}[letter] + 1))


def test_tests_name_only_clauses_that_exist() -> None:
    assert named_in_tests() <= set(clauses("weinhaendler")) | set(clauses("money"))


def test_code_cites_only_clauses_that_exist() -> None:
    known = set(clauses("weinhaendler")) | set(clauses("money"))
    cited = set()
    for path in (TESTS.parent / "src").rglob("*.py"):
        for line in path.read_text("utf-8").splitlines():
            comment = line.partition("  # ")[2]
            cited |= {word.strip(",.:;()") for word in comment.split() if word[:1] in "WM" and word[-1:].isdigit()}
    assert cited
    assert cited <= known
