"""How the suite runs: compiled with many examples, uncompiled with fewer."""

import os

import pytest
from hypothesis import HealthCheck, settings

import etalage

os.environ["LC_ALL"] = "C"  # what commands say is read in English, wherever the tests run

settings.register_profile("compiled", max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
settings.register_profile("pure", max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile("compiled" if etalage.compiled() else "pure")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clauses(*ids): the clauses of the rules that a test is about")


def pytest_report_header() -> str:
    return f"etalage {etalage.__version__}, kernel {'compiled' if etalage.compiled() else 'not compiled'}"
