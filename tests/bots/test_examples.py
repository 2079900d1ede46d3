"""The example bots in other languages play as their twin in Python does, and win as it does."""

from __future__ import annotations

import runpy
import subprocess
from pathlib import Path
from typing import Any

import pytest

import etalage
from etalage.bots import BotSpec, Company, bot
from etalage.games.match import AnyMatch
from etalage.records import dumps
from etalage.testing import check_bot
from tests.needing import needed

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
LANGUAGES = ["c", "js", "sh"]
MATCHES = 4
MATCHES_FOR_A_SHARE = 40 if etalage.compiled() else 10
LONGEST = 150  # lines


@pytest.fixture(scope="session")
def c_program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("c") / "penny"
    warnings = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
    command = [needed("cc", "gcc"), "-std=c99", "-O2", *warnings, "-o", str(made), str(EXAMPLES / "penny.c")]
    subprocess.run(command, check=True)
    return made


@pytest.fixture(params=LANGUAGES)
def program(request: pytest.FixtureRequest) -> str:
    if request.param == "c":
        return f"exec:{request.getfixturevalue('c_program')}"
    if request.param == "js":
        return f"exec:{needed('node', 'nodejs')} '{EXAMPLES / 'penny.js'}'"
    needed("jq")
    return f"exec:'{EXAMPLES / 'penny.sh'}'"


def twin() -> BotSpec:
    penny: Any = runpy.run_path(str(EXAMPLES / "penny.py"))["Penny"]
    return BotSpec("penny", penny, None)


def played(spec: BotSpec, game: str, seed: int) -> AnyMatch:
    """One among two at random; Money! in a single deal."""
    match = etalage.match(game, 3, seed, {"deals": 1} if game == "money" else {})
    with Company(match) as company:
        company.sit_all([spec, bot("random"), bot("random")], 3 * seed)
        for after, _ in company.play_on():
            match = after
    return match


@pytest.mark.parametrize("game", ["weinhaendler", "money"])
def test_a_program_plays_as_its_twin(program: str, game: str) -> None:
    for seed in range(MATCHES):
        assert dumps(played(bot(program), game, seed)) == dumps(played(twin(), game, seed))


def test_a_program_passes_the_check(program: str) -> None:
    assert check_bot(program, deals=1, milliseconds=1000) > 500


@pytest.mark.parametrize(("game", "least"), [("weinhaendler", 0.4), ("money", 0.9)])
def test_the_twin_wins_more_than_its_share(game: str, least: float) -> None:
    outcomes = [played(twin(), game, seed).outcome() for seed in range(MATCHES_FOR_A_SHARE)]
    assert sum(0 in outcome.winners for outcome in outcomes if outcome) > least * MATCHES_FOR_A_SHARE


def test_examples_are_short() -> None:
    for path in EXAMPLES.iterdir():
        if path.is_file():
            assert path.read_text("utf-8").count("\n") < LONGEST, path
