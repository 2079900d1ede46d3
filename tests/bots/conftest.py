"""How the time of bots is measured here."""

from __future__ import annotations

import time
from types import SimpleNamespace

import pytest

from etalage import testing


@pytest.fixture(autouse=True)
def own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """For `check_bot` a bot takes as long as it computes: none of ours sleeps, and others may keep the machine busy."""
    monkeypatch.setattr(testing, "time", SimpleNamespace(perf_counter=time.process_time))
