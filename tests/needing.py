"""Programs that some tests need beyond Python."""

from __future__ import annotations

import os
import shutil

import pytest


def needed(program: str, package: str | None = None) -> str:
    """Where a program is; Debian keeps some off the path. Where it is missing the test is skipped, loudly."""
    found = shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None:
        install = f"apt-get install {package or program}"
        if os.environ.get("CI") == "true":
            pytest.fail(f"{program} is not installed: {install}")
        pytest.skip(f"NOT TESTED: {program} is not installed ({install})")
    return found
