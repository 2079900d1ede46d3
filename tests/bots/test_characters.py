"""The six people to meet at each game."""

import json
import re
from pathlib import Path

import pytest

import etalage
from etalage.bots import BotError, bot
from etalage.bots.ratings import FILE, rating
from etalage.bots.roster import ROSTER, characters
from etalage.cli.bots import bot_list
from etalage.games.registry import GAMES
from etalage.testing import check_bot

README = Path(__file__).parents[2] / "README.md"


@pytest.mark.parametrize("game", GAMES)
def test_six_of_them_from_first_evening_to_expert(game: str) -> None:
    assert [each.level for each in characters(game)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.skipif(not etalage.compiled(), reason="three matches of searching bots take minutes")
@pytest.mark.parametrize("name", [bot.name for bot in ROSTER.values() if bot.level])
def test_each_keeps_the_rules_of_bots(name: str) -> None:
    (game,) = ROSTER[name].plays
    assert check_bot(name, games=[game], deals=1, iterations=2, milliseconds=40) > 100


@pytest.mark.parametrize("name", [bot.name for bot in ROSTER.values() if bot.level])
def test_each_has_a_temper_and_takes_no_parameter(name: str) -> None:
    (game,) = ROSTER[name].plays
    assert 20 < len(ROSTER[name].temper) < 90
    with pytest.raises(BotError, match=r"parameter|iterations"):
        bot(f"{name}:x").create(game, 0)


def test_a_character_plays_its_own_game_only() -> None:
    with pytest.raises(BotError, match="lena does not play money, but weinhaendler"):
        bot("lena").create("money", 0)


@pytest.mark.parametrize("game", GAMES)
def test_ratings_rise_from_one_to_the_next(game: str) -> None:
    found = [rating(game, each.name) for each in characters(game)]
    ratings = [each.rating for each in found if each is not None]
    assert len(ratings) == 6
    assert ratings == sorted(ratings)


def test_the_list_shows_the_ratings_of_the_file() -> None:
    kept = json.loads(FILE.read_text("utf-8"))
    listed = {each["bot"]: each for each in bot_list()}
    for game, measured in kept.items():
        for name, figures in measured["bots"].items():
            assert listed[name]["rating"] == figures["rating"]
            assert listed[name]["games"] == [game]


def test_the_readme_shows_the_ratings_of_the_file() -> None:
    rows = re.findall(r"^\| (\d) \| `(\w+)` \| (-?\d+) \| (.*) \|$", README.read_text("utf-8"), re.M)
    assert rows == [
        (str(each.level), each.name, str(round(found.rating)), each.temper)
        for game in GAMES
        for each in characters(game)
        for found in [rating(game, each.name)]
        if found
    ]
