"""What is not installed is named in a sentence, and nothing of it is imported before it is asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest

MISSING = """
import sys
sys.modules[{package!r}] = None
try:
    {statement}
except ImportError:
    raise
except ValueError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("package", "statement", "extra"),
    [
        ("numpy", "from etalage.envs import Batch", "envs"),
        ("pettingzoo", "from etalage.envs import money_v1", "pettingzoo"),
        ("pyspiel", "import etalage.envs.openspiel", "openspiel"),
    ],
)
def test_a_missing_extra_is_named(package: str, statement: str, extra: str) -> None:
    code = MISSING.format(package=package, statement=statement)
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert f"pip install 'etalage[{extra}]'" in said


def test_nothing_is_imported_unasked() -> None:
    code = "import sys, etalage.envs; print(sorted({'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
