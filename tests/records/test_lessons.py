"""The scenes of the page's lessons are records, and those played to the end say how it ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from etalage.records import loads

SCENES = sorted((Path(__file__).parents[2] / "web" / "src" / "games").glob("*/scenes/*.json"))


@pytest.mark.parametrize("path", SCENES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_scene_is_a_record(path: Path) -> None:
    match = loads(path.read_bytes())
    assert match.game.name == path.parts[-3]
    assert match.is_over() == (path.stem in {"end", "wealth"})
