"""How the suite runs: compiled with many examples, uncompiled with fewer."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import etalage

os.environ["LC_ALL"] = "C"  # what commands say is read in English, wherever the tests run

settings.register_profile("compiled", max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
settings.register_profile("pure", max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile("compiled" if etalage.compiled() else "pure")


def pytest_configure(config: pytest.Config) -> None:
    stale = stale_modules()
    if stale:
        pytest.exit(f"edited since it was compiled: {', '.join(stale)}; run make quick, or set ETALAGE_PURE=1", 2)
    config.addinivalue_line("markers", "slow: not for make quick")
    config.addinivalue_line("markers", "clauses(*ids): the clauses of the rules that a test is about")


def stale_modules() -> list[str]:
    """Modules of the working copy that would be tested as they were, not as they are."""
    if not etalage.compiled():
        return []
    compiled = {path.with_name(path.name.partition(".")[0]): path for path in Path("src").rglob("*.so")}
    return [
        str(source)
        for module, made in compiled.items()
        for source in (module.with_suffix(".py"), module.with_suffix(".pxd"))
        if source.exists() and source.stat().st_mtime > made.stat().st_mtime
    ]


def pytest_report_header() -> str:
    return f"etalage {etalage.__version__}, kernel {'compiled' if etalage.compiled() else 'not compiled'}"
