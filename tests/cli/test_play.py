"""A person against bots: scripted players that read what the terminal prints and answer."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import etalage
from tests.cli.conftest import Run

MOVE = re.compile(r"(?:bid|pass|place|done|take|swap|keep)\b[^:]*(?::-?\d)?")


class ListReader:
    """Asks for the legal moves with `m` and plays the first or the last of them."""

    def __init__(self, choose: Callable[[list[str]], str]) -> None:
        self.choose = choose
        self.asked = False
        self.moves: list[str] = []

    def __call__(self, heard: str) -> str:
        self.asked = not self.asked
        if self.asked:
            return "m"
        listed = [line.strip() for line in heard.splitlines() if MOVE.fullmatch(line.strip())]
        if not listed:
            assert "legal moves: any combination of your cards" in heard
        self.moves.append(self.choose(listed) if listed else "1")
        return self.moves[-1]


def first(moves: list[str]) -> str:
    return moves[0]


def last(moves: list[str]) -> str:
    return moves[-1]


def flat(text: str) -> str:
    """The words, however the lines are broken."""
    return " ".join(text.split())


@pytest.mark.parametrize(("players", "draw", "choose"), [(3, "hidden", first), (4, "open", last), (5, "hidden", last)])
def test_a_whole_match_of_weinhaendler(
    run: Run, tmp_path: Path, players: int, draw: str, choose: Callable[[list[str]], str]
) -> None:
    path = tmp_path / "match.json"
    player = ListReader(choose)
    options = ["--players", players, "--seed", 4, "--option", f"draw={draw}", "--record", path]
    ran = run("play", "weinhaendler", *options, answers=player)
    assert ran.code == 0
    assert "  Last round: " in ran.out
    assert re.search(r"\w+ wins\n|You win!\n|Shared win: .* and ", ran.out)
    assert run("check", path) == (0, "1 record good, 0 bad\n", "")
    record = json.loads(path.read_text("utf-8"))
    assert record["seed"] == 4
    assert record["players"] == ["You", "Paul", "Marta", "Otto", "Yvonne"][:players]
    assert len(player.moves) > 10
    final = ", ".join(
        f"{name} {score}" for name, score in zip(record["players"], record["result"]["scores"], strict=True)
    )
    assert final in flat(ran.out)


@pytest.mark.parametrize("choose", [first, last])
def test_a_whole_match_of_money(run: Run, tmp_path: Path, choose: Callable[[list[str]], str]) -> None:
    path = tmp_path / "match.json"
    options = ["--players", 3, "--seed", 5, "--option", "deals=2", "--record", path]
    ran = run("play", "money", *options, answers=ListReader(choose))
    assert ran.code == 0
    assert "Deal 1 is over. So far: You " in ran.out
    assert "Deal 2 is over" not in ran.out
    assert re.search(r"\w+ wins\n|You win!\n|Shared win: .* and ", ran.out)
    assert run("check", path) == (0, "1 record good, 0 bad\n", "")


def test_a_match_by_short_answers(run: Run, tmp_path: Path) -> None:
    """p passes, x ends the turn; whoever never builds has no points."""

    def answer(heard: str) -> str:
        return "p" if "Bid cards" in heard.splitlines()[-1] else "x"

    path = tmp_path / "match.json"
    ran = run("play", "weinhaendler", "--players", 3, "--seed", 1, "--record", path, answers=answer)
    assert ran.code == 0
    assert json.loads(path.read_text("utf-8"))["result"]["scores"][0] == 0
    assert run("check", path).code == 0


def test_a_match_of_sitting_out(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    ran = run("play", "money", "--seed", 1, "--option", "deals=1", "--record", path, answers=lambda _: "0")
    assert ran.code == 0
    assert run("check", path).code == 0
    deal = json.loads(path.read_text("utf-8"))["deals"][0]
    assert not set(deal["hands"][0]) & {card for move in deal["moves"] for card in move.split()[1:]}


def test_the_same_seed_and_answers_play_the_same_match(run: Run) -> None:
    one = run("play", "weinhaendler", "--seed", 9, answers="p\nx\np\nx\n")
    assert "Round 2. Start player: " in one.out
    assert run("play", "weinhaendler", "--seed", 9, answers="p\nx\np\nx\n") == one
    assert run("play", "weinhaendler", "--seed", 10, answers="p\nx\np\nx\n").out != one.out


def test_a_match_without_a_seed_tells_its_own(run: Run) -> None:
    ran = run("play", "money")
    seed = re.search(r"seed (\d+)\.", ran.out)
    assert seed
    assert run("play", "money", "--seed", seed[1]) == ran


@pytest.mark.parametrize("game", ["weinhaendler", "money"])
@pytest.mark.parametrize("answers", ["q\n", "quit\n", " q \n", "", "m\n?\n\n"], ids=repr)
def test_leaving_keeps_what_was_played(run: Run, tmp_path: Path, game: str, answers: str) -> None:
    path = tmp_path / "match.json"
    ran = run("play", game, "--seed", 3, "--record", path, answers=answers)
    assert ran.code == 0
    assert "You have left the table." in ran.out
    assert "The record is in " in ran.out
    assert "result" not in json.loads(path.read_text("utf-8"))
    assert run("check", path) == (0, "1 record good, 0 bad\n", "")


def test_leaving_in_the_middle(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    ran = run("play", "money", "--seed", 3, "--record", path, answers="0\n1\n")
    assert ran.code == 0
    assert len(json.loads(path.read_text("utf-8"))["deals"][0]["moves"]) >= 4
    assert run("check", path).code == 0


def test_a_record_is_written_over_when_forced(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text("mine\n")
    assert run("play", "money", "--seed", 3, "--record", path, "--force").code == 0
    assert run("check", path).code == 0


@pytest.mark.parametrize("ask", ["?", "h", "help"])
@pytest.mark.parametrize(
    ("game", "said"), [("weinhaendler", "Type the prices of the cards"), ("money", "Type the numbers of the cards")]
)
def test_help_is_at_hand(run: Run, game: str, said: str, ask: str) -> None:
    out = flat(run("play", game, "--seed", 7, answers=f"{ask}\n").out)
    assert said in out
    assert "m lists the legal moves, w shows the rules, w " in out


def test_help_fits_the_phase(run: Run) -> None:
    answers = iter(["p", "?", "q"])
    out = flat(run("play", "weinhaendler", "--players", 3, "--seed", 1, answers=lambda _: next(answers)).out)
    assert "Type a card and a place, such as 16 2:-1: row 2, column -1." in out


@pytest.mark.parametrize(
    ("game", "ask", "said"),
    [
        ("weinhaendler", "w W9", "underbidding is allowed"),
        ("weinhaendler", "w wr3", "WR3 "),
        ("weinhaendler", "w W99", "there is no clause 'W99'; there are W1, "),
        ("weinhaendler", "w", "W33 "),
        ("money", "w M12c", "M12c "),
        ("money", "w W9", "there is no clause 'W9'; there are M1, "),
    ],
)
def test_rules_are_at_hand(run: Run, game: str, ask: str, said: str) -> None:
    assert said in flat(run("play", game, "--seed", 7, answers=f"{ask}\n").out)


def own_cards(run: Run, game: str, seed: int) -> list[str]:
    """The cards of the player in the order in which they see them at their first turn."""
    out = run("play", game, "--players", 3, "--seed", seed).out
    line = next(line for line in out.splitlines() if line.startswith("Your hand: "))
    if game == "money":
        return re.findall(r"\d:(\w+)", line)[:-1]
    return re.findall(r"(\d+)[A-Z]?★*", line.partition(":")[2].partition("(")[0])


def played(run: Run, path: Path, game: str, seed: int, answers: str) -> str:
    """The first move of the player that went into the record."""
    run("play", game, "--players", 3, "--seed", seed, "--record", path, "--force", answers=answers)
    deal = json.loads(path.read_text("utf-8"))["deals"][0]
    return str(deal["moves"][-deal.get("start", 0) % 3])


def test_bottles_are_bid_in_any_order_and_spelling(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    cards = own_cards(run, "weinhaendler", 8)
    low, high = cards[0], cards[-1]
    assert low != high
    for answer in (f"{low} {high}", f"{high} {low}", f"bid {high}  {low}", f"BID {low} {high}", f"{low} {high}S★★★"):
        assert played(run, path, "weinhaendler", 8, f"{answer}\n") == f"bid {low} {high}"
    for answer in ("d", "draw", "pass draw", "Pass  Draw"):
        assert played(run, path, "weinhaendler", 8, f"{answer}\n") == "pass draw"


def test_notes_are_bid_by_number_or_name(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    cards = own_cards(run, "money", 8)
    named = next(card for card in cards if card[-1] in "abc")
    number = cards.index(named) + 1
    for answer in (f"{number}", named, named[:-1], named.lower(), f"bid {named}", f"BID {number}"):
        assert played(run, path, "money", 8, f"{answer}\n0\n") == f"bid {named}"
    for answer in (f"{number} 0", f"play {named}", f"PLAY {number}"):
        assert played(run, path, "money", 8, f"{answer}\n0\n") == f"bid {named} PLAY"
    for answer in ("0", "PLAY", "play", "bid PLAY"):
        assert played(run, path, "money", 8, f"{answer}\n") == "bid PLAY"


REFUSALS = [
    ("weinhaendler", "5 5 5 5", "Card 5 is named more than three times: there are only three. (W1)"),
    ("weinhaendler", "99", "'99' is not a card; cards are the prices 5 to 25"),
    ("weinhaendler", "6 13 20 7 14 8 15", "Not in your hand: "),
    ("weinhaendler", "x", "You cannot do that during the bidding. (W7)"),
    ("weinhaendler", "place 6 1:0", "You cannot do that during the bidding. (W7)"),
    ("weinhaendler", "bid", "Choose at least one card. (W8)"),
    ("weinhaendler", "surrender", "'surrender' is not a move here. Type ? for help."),
    ("weinhaendler", "²", "is not a move here"),
    ("weinhaendler", "[/red]", "'[/red]' is not a move"),
    ("weinhaendler", "[red]", "'[red]' is not a move"),
    ("weinhaendler", "w [/red]", "there is no clause '[/red]'"),
    ("weinhaendler", "\x1b[31m", "'\\x1b[31m' is not a move"),
    ("weinhaendler", "\ud800", "'\\ud800' is not a move"),
    ("money", "7", "Your cards are 1 to 6, and 0 for the play money."),
    ("money", "1 1", " is named twice: there is only one. (M4)"),
    ("money", "0 0", "You have only one play money card. (M3)"),
    ("money", "bid", "Name at least one card, even if it is only PLAY. (MR4)"),
    ("money", "XXX20", "'XXX20' is not a card"),
    ("money", "keep", "You cannot do that during the bidding. (M7)"),
    ("money", "²", "is not a card"),
    ("money", "0000000012", "Your cards are 1 to 6"),
    ("money", "9" * 5000, "Your cards are 1 to 6"),
    ("money", "[/red]", "is not a card"),
    ("money", "\x1b[31m", "is not a card"),
]


@pytest.mark.parametrize(
    ("game", "answer", "said"), REFUSALS, ids=[f"{game} {text[:20]!r}" for game, text, _ in REFUSALS]
)
def test_a_wrong_answer_is_refused_and_asked_for_again(run: Run, game: str, answer: str, said: str) -> None:
    ran = run("play", game, "--players", 3, "--seed", 8, answers=f"{answer}\nq\n")
    assert ran.code == 0
    assert said in flat(ran.out)
    assert ran.out.count("Bid cards") == 2
    assert "You have left the table." in ran.out
    assert "\x1b" not in ran.out


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("9", "Choose 1 to "),
        ("0", "Choose 1 to "),
        ("²", "is not a move here"),
        ("0000000012", "Choose 1 to "),
        ("swap 0", "You cannot swap with yourself. To take your own bid back, keep it. (M12b)"),
        ("swap 4", "This table has no such seat. (M12b)"),
        ("swap 7", "is not a move here"),
        ("1 2", "is not a move here"),
        ("bid PLAY", "The bids are being exchanged: take a display, swap or keep the bid. (M12)"),
        ("[/red]", "is not a move here"),
    ],
)
def test_a_wrong_choice_in_the_exchange_is_refused(run: Run, answer: str, said: str) -> None:
    """The player bids all they have, so that they are asked what to take."""
    answers = iter(["1 2 3 4 5 6", answer, "q"])
    ran = run("play", "money", "--players", 3, "--seed", 8, answers=lambda _: next(answers))
    assert ran.code == 0
    assert said in ran.out
    assert ran.out.count("Take which (1 to ") == 2


@pytest.mark.clauses("W19", "W20")
def test_a_place_that_is_not_free_is_refused(run: Run) -> None:
    def answer(heard: str) -> str:
        return "p" if "Bid cards" in heard.splitlines()[-1] else next(placings)

    card = own_cards(run, "weinhaendler", 8)[-1]
    placings = iter([f"{card} 3:0", f"{card} 2:-1", f"{card} 9:9", f"{card} nowhere", f"{card} 1:0", "q"])
    out = flat(run("play", "weinhaendler", "--players", 3, "--seed", 8, answers=answer).out)
    assert out.count("A cellar starts with a bottle in the bottom row: its place is 1:0. (W20)") == 2
    assert "a cellar has rows 1 to 5. (W19)" in out
    assert "'nowhere' is not a place; a place is ROW:COLUMN, such as 2:-1" in out
    assert f"You place {card}S★★★ at 1:0: 3 points" in out


@pytest.mark.parametrize(
    ("answers", "title"),
    [
        ("\n", "Die Weinhändler"),
        ("1\n", "Die Weinhändler"),
        ("2\n", "Money!"),
        ("money\n", "Money!"),
        ("3\n2\n", "Money!"),
    ],
)
def test_the_game_is_asked_for_when_none_is_named(run: Run, answers: str, title: str) -> None:
    ran = run("play", "--players", 3, "--seed", 2, answers=answers)
    assert ran.code == 0
    assert ran.out.startswith("  1  Die Weinhändler\n  2  Money!\nWhich game? [1] ")
    assert f"{title} for 3 players, seed 2." in ran.out
    assert ("Answer with a number up to 2, or weinhaendler, money." in ran.out) == ("3" in answers)


@pytest.mark.parametrize("answers", ["", "q\n", "quit\n"], ids=repr)
def test_the_menu_can_be_left(run: Run, answers: str) -> None:
    ran = run("play", answers=answers)
    assert ran.code == 0
    assert "Answer with" not in ran.out
    assert "seed" not in ran.out


def test_bytes_that_are_no_text_are_refused_like_any_answer() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "etalage", "play", "money", "--seed", "1"],
        input=b"\xff\nq\n",
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},
    )
    assert b"Traceback" not in ran.stderr
    assert ran.returncode == 0
    assert b"You have left the table." in ran.stdout


LANGUAGES = [
    ("en", "Place a bottle", "Your hand: ", "Die Weinhändler · round 1 · bidding"),
    ("de", "Flasche ablegen", "Deine Hand: ", "Die Weinhändler · Runde 1 · Bietphase"),
    ("nl", "Fles neerleggen", "Je hand: ", "Die Weinhändler · ronde 1 · biedronde"),
    ("fr", "Bouteille à placer", "Votre main\u00a0: ", "Die Weinhändler · tour 1 · enchères"),
    ("hu", "Rakj le egy üveget", "Lapjaid: ", "Die Weinhändler · 1. kör · licitálás"),
]


@pytest.mark.parametrize(("language", "asked", "hand", "heading"), LANGUAGES, ids=[each[0] for each in LANGUAGES])
def test_a_whole_match_in_each_language(
    run: Run, tmp_path: Path, language: str, asked: str, hand: str, heading: str
) -> None:
    """The answers are the same in all languages, and so is the match."""

    def answer(heard: str) -> str:
        return "x" if asked in heard.splitlines()[-1] else "p"

    path = tmp_path / "match.json"
    options = ["--players", 3, "--seed", 1, "--record", path]
    ran = run("--lang", language, "play", "weinhaendler", *options, answers=answer)
    assert ran.code == 0
    assert heading in ran.out
    assert hand in ran.out
    assert run("play", "weinhaendler", *options, "--force", "--lang", language, answers=answer) == ran
    english = tmp_path / "english.json"
    run("play", "weinhaendler", "--players", 3, "--seed", 1, "--record", english, answers=_short)
    assert json.loads(path.read_text("utf-8"))["deals"] == json.loads(english.read_text("utf-8"))["deals"]


def _short(heard: str) -> str:
    return "x" if "Place a bottle" in heard.splitlines()[-1] else "p"


@pytest.mark.parametrize(
    ("language", "game", "answer", "said"),
    [
        ("de", "weinhaendler", "x", "Das geht nicht, solange geboten wird. (W7)"),
        ("nl", "weinhaendler", "99", "'99' is geen kaart; kaarten zijn de waarden 5 tot en met 25"),
        ("fr", "money", "0 0", "Vous n’avez qu’une carte d’argent factice. (M3)"),
        ("hu", "money", "w M99", "nincs ilyen szabály: 'M99'; ezek vannak: M1, "),
        ("hu", "weinhaendler", "5 5 5 5", "Háromnál többször: 5. Csak három van belőle. (W1)"),
    ],
)
def test_refusals_speak_the_language_of_the_player(run: Run, language: str, game: str, answer: str, said: str) -> None:
    ran = run("play", game, "--lang", language, "--players", 3, "--seed", 8, answers=f"{answer}\nq\n")
    assert said in flat(ran.out)


def test_the_language_of_the_system_is_spoken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "nl_BE.UTF-8")
    assert "Spel 1 van 3." in run("play", "money", "--seed", 3).out
    assert "Deal 1 of 3." in run("--lang", "tlh", "play", "money", "--seed", 3).out
    assert "Trekt liever een kaart" in flat(run("bots").out)
    assert "Zieht lieber eine Karte" in flat(run("bots", "--lang", "de").out)
    assert json.loads(run("bots", "--json").out)[2]["description"].startswith("Would rather draw a card")
    assert run("games").out.startswith("weinhaendler: Die Weinhändler, 3 to 5 players\n")


@pytest.mark.skipif(not etalage.compiled(), reason="the expert thinks in hundreds of worlds")
@pytest.mark.parametrize("game", ["weinhaendler", "money"])
def test_the_expert_can_be_asked(run: Run, game: str) -> None:
    ran = run("play", game, "--seed", 5, answers="hint\nq\n")
    assert "1. bid" in ran.out or "1. pass" in ran.out
    assert "of the win" in ran.out
