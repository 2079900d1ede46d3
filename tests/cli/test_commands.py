"""What each command prints when all is well."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import etalage
from etalage.cli.app import COMMANDS
from etalage.games.match import Match
from etalage.records import commitment, dumps, fair_dealer, fair_facts, word_seal
from tests.cli.conftest import Record, Run, Save
from tests.positions import money_setup, wine_setup
from tests.strategies import defaults, played_at_random
from tests.waiting import PATIENCE, wait_until

ETALAGE = [sys.executable, "-m", "etalage"]


def test_the_version_says_whether_the_kernel_is_compiled() -> None:
    ran = subprocess.run([*ETALAGE, "--version"], capture_output=True, text=True, check=False)
    kernel = "compiled" if etalage.compiled() else "not compiled: it runs as plain Python"
    assert ran.returncode == 0
    assert re.match(rf"etalage \d+\.\d+\.\d+ \(kernel {kernel}", ran.stdout)
    assert ran.stderr == ""


def test_the_version_is_also_given_when_more_is_asked(run: Run) -> None:
    assert run("--version", "games").out == run("--version").out


def test_help_names_every_command(run: Run) -> None:
    ran = run("--help")
    assert ran.code == 0
    for command in ("games", "rules", "simulate", "check", "legal", "perft", "show", "play", "bench"):
        assert re.search(rf"\b{command} +[A-Z]", ran.out)


@pytest.mark.parametrize("command", [command.__name__.replace("_", "-") for command in COMMANDS])
def test_every_command_explains_itself(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert f"etalage {command} [OPTIONS]" in ran.out


def test_games_lists_players_and_options_with_their_defaults(run: Run) -> None:
    ran = run("games")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[:5] == [
        "weinhaendler: Die Weinhändler, 3 to 5 players",
        "  draw: open (default), hidden",
        "      cards drawn on passing are seen by all, or not (WR3)",
        "  triangles: both (default), upright",
        "      triangles also count upside down, or not (WR5)",
    ]
    money = lines.index("money: Money!, 3 to 5 players")
    assert lines[money + 1 : money + 3] == [
        "  deals: 1, 2, 3 (default), 4, 5, 6, 7, 8, 9",
        "      deals in a match (MR6)",
    ]


def test_games_as_json(run: Run) -> None:
    wine, money = json.loads(run("games", "--json").out)
    options = wine.pop("options")
    assert wine == {"game": "weinhaendler", "title": "Die Weinhändler", "players": [3, 4, 5], "rules": 1}
    assert options["draw"] == {"values": ["open", "hidden"], "default": "open", "clause": "WR3"}
    assert money["options"]["deals"] == {"values": [1, 2, 3, 4, 5, 6, 7, 8, 9], "default": 3, "clause": "MR6"}


@pytest.mark.parametrize(("game", "first", "last"), [("weinhaendler", "W1", "WR6"), ("money", "M1", "MR6")])
def test_the_rules_can_be_read_whole(run: Run, game: str, first: str, last: str) -> None:
    ran = run("rules", game)
    assert ran.code == 0
    assert re.search(rf"\b{first} ", ran.out)
    assert re.search(rf"\b{last} ", ran.out)


@pytest.mark.parametrize(
    ("game", "clause", "word"), [("weinhaendler", "W9", "underbidding"), ("money", "M12b", "swap")]
)
def test_one_clause_can_be_read_in_any_spelling(run: Run, game: str, clause: str, word: str) -> None:
    ran = run("rules", game, clause)
    assert ran.code == 0
    assert ran.out.startswith(f"{clause} ")
    assert word in ran.out.lower()
    assert len(ran.out) < 1000
    assert run("rules", game, clause.lower()) == ran


def test_simulate_sums_the_matches_up(run: Run) -> None:
    ran = run("simulate", "weinhaendler", "--players", 3, "--games", 4, "--seed", 1, "--option", "draw=hidden")
    assert ran.code == 0
    assert ran.out.startswith("4 matches of weinhaendler (3 players; draw hidden, triangles both")
    assert [line.split()[1] for line in ran.out.splitlines() if line.startswith("│")] == ["0", "1", "2"]
    assert "deals ended by: " in ran.out


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(
    ("game", "option", "deals"), [("weinhaendler", "triangles=upright", 2), ("money", "deals=2", 4)]
)
def test_simulate_as_json(run: Run, game: str, option: str, deals: int, players: int) -> None:
    ran = run("simulate", game, "--players", players, "--games", 2, "--option", option, "--json")
    summary = json.loads(ran.out)
    assert ran.code == 0
    assert (summary["game"], summary["players"], summary["matches"], summary["seed"]) == (game, players, 2, 0)
    assert summary["deals"] == sum(summary["endings"].values()) == deals
    assert len(summary["seats"]) == players
    assert sum(seat["win_share"] for seat in summary["seats"]) == pytest.approx(1)
    for seat in summary["seats"]:
        assert seat["lowest"] <= seat["mean_score"] <= seat["highest"]


def test_simulate_is_determined_by_its_seed(run: Run) -> None:
    def summary(seed: int) -> Record:
        data: Record = json.loads(run("simulate", "money", "--games", 2, "--seed", seed, "--json").out)
        del data["seconds"], data["decisions_per_second"]
        return data

    assert summary(5) == summary(5)
    assert summary(5)["seats"] != summary(6)["seats"]


def test_simulated_matches_are_written_and_pass_the_check(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    ran = run("simulate", "weinhaendler", "--games", 3, "--seed", 7, "--option", "draw=hidden", "--records", path)
    assert ran.code == 0
    records = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert [record["seed"] for record in records] == [7, 8, 9]
    assert [record["options"] for record in records] == [{**defaults("weinhaendler"), "draw": "hidden"}] * 3
    assert run("check", path) == (0, "3 records good, 0 bad\n", "")
    assert list(tmp_path.iterdir()) == [path]


def test_each_match_has_a_seed_of_its_own(run: Run, tmp_path: Path) -> None:
    both, second = tmp_path / "both.jsonl", tmp_path / "second.jsonl"
    run("simulate", "weinhaendler", "--games", 2, "--seed", 3, "--records", both)
    run("simulate", "weinhaendler", "--games", 1, "--seed", 4, "--records", second)
    assert both.read_text("utf-8").splitlines()[1:] == second.read_text("utf-8").splitlines()


@pytest.mark.parametrize("seed", [-1, 2**64 + 5])
def test_a_seed_may_be_any_whole_number(run: Run, tmp_path: Path, seed: int) -> None:
    path = tmp_path / "match.jsonl"
    assert run("simulate", "weinhaendler", "--games", 1, "--seed", seed, "--records", path).code == 0
    assert run("check", path).code == 0


def test_records_are_written_over_when_forced(run: Run, save: Save) -> None:
    path = save("mine\n")
    assert run("simulate", "weinhaendler", "--games", 1, "--records", path, "--force").code == 0
    assert run("check", path) == (0, "1 record good, 0 bad\n", "")


@pytest.mark.clauses("WR6", "WR12", "MR3", "M15", "M16", "M17", "M19")
def test_check_counts_good_records_over_several_files(run: Run, save: Save, wine: Record, money: Record) -> None:
    files = save(wine, money, "\n", wine, name="some.jsonl"), save(json.dumps(money, indent=1), name="one.json")
    assert run("check", *files) == (0, "4 records good, 0 bad\n", "")
    ran = run("check", *files, "--json")
    counted = {"good": 4, "fair": 0, "sealed": 0, "later": 0, "known": 0, "bad": [], "unreadable": []}
    assert json.loads(ran.out) == counted
    again = save({**wine, "cards_of": "0" * 64}, name="again.json")
    assert run("check", again).out == "1 record good (1 with cards that had been played before), 0 bad\n"


def test_check_tells_verified_fair_deals(run: Run, save: Save) -> None:
    secret, contributions = bytes(32), ["a", "b", "c"]
    match = Match.new(etalage.game("money"), ["A", "B", "C"], dealer=fair_dealer(secret, contributions))
    promise = {key: value for key, value in fair_facts(secret, contributions).items() if key != "secret"}
    unfinished = json.loads(dumps(match, {"fair": promise}))
    assert run("check", save(unfinished)).out == "1 record good (1 whose fair deal can be verified later), 0 bad\n"
    match = played_at_random(match, 10_000, 1)
    record = json.loads(dumps(match, {"fair": fair_facts(secret, contributions)}))
    out = run("check", save(record)).out.splitlines()
    assert out[0] == "1 record good (1 with a verified fair deal), 0 bad"
    assert out[1].startswith("fair deals of version 1 (1): the cards follow from the secret of the commitment")
    assert "not that the words came after the commitment" in out[1]
    record["fair"]["contributions"] = ["a", "b", "x"]
    ran = run("check", save(record))
    assert ran.code == 1
    assert "secret and contributions" in ran.out or "fair draw" in ran.out


def test_check_tells_what_sealed_words_prove(run: Run, save: Save) -> None:
    secret, words = bytes(32), ["a", "", ""]
    seals = [word_seal(commitment(secret), 0, "a"), None, None]
    match = Match.new(etalage.game("money"), ["A", "B", "C"], dealer=fair_dealer(secret, words, seals))
    record = json.loads(dumps(played_at_random(match, 10_000, 1), {"fair": fair_facts(secret, words, seals)}))
    out = run("check", save(record)).out.splitlines()
    assert out[1].startswith("fair deals of version 2 (1): the cards follow from the secret of the commitment")
    assert "each sealed for this commitment" in out[1]
    assert json.loads(run("check", save(record), "--json").out)["sealed"] == 1
    record["fair"]["seals"][0] = "0" * 64
    ran = run("check", save(record))
    assert ran.code == 1
    assert "fair.seals[0]: is not the seal of this seat's word for this commitment" in ran.out


@pytest.mark.clauses("W9")
def test_check_says_where_a_record_is_wrong_and_why(run: Run, save: Save, wine: Record, money: Record) -> None:
    setup = wine_setup("6 6 7 8 9", "6 7 8 9 10", "13 14 15 16 17")
    wine["deals"] = [{**setup, "moves": ["bid 7 8", "bid 6 9"]}]
    path = save(money, wine)
    ran = run("check", path)
    reason = "bid 6 9: seat 0's bid already stands at € 15.00 (W9)"
    assert ran.code == 1
    assert ran.out == f"{path}: record 1: deal 0, move 1: {reason}\n1 record good, 1 bad\n"
    ran = run("check", path, "--json")
    assert ran.code == 1
    (bad,) = json.loads(ran.out)["bad"]
    where = {"file": str(path), "record": 1, "deal": 0, "move": 1}
    assert bad.items() >= {**where, "clause": "W9", "key": None, "reason": reason}.items()


def test_legal_moves_are_sorted_as_text(run: Run, save: Save, wine: Record) -> None:
    wine["deals"][0]["moves"] = ["bid 6 13 20", "pass", "pass"]
    path = save(wine)
    assert run("legal", path) == (0, "bid 14\nbid 7\nbid 7 14\npass\n", "")
    assert json.loads(run("legal", path, "--json").out) == ["bid 14", "bid 7", "bid 7 14", "pass"]
    assert run("legal", path, "--count").out == "4\n"
    assert json.loads(run("legal", path, "--count", "--json").out) == {"count": 4}


def test_legal_moves_of_an_earlier_position(run: Run, save: Save, wine: Record) -> None:
    path = save("{}\n", wine)
    assert run("legal", path, "--record", 1, "--deal", 0, "--move", 0, "--count").out == "33\n"
    assert run("legal", path, "--record", 1, "--move", 65).out.splitlines() == [
        "done", "place 10 1:0", "place 16 1:0", "place 17 1:0", "place 23 1:0", "place 24 1:0",
    ]  # fmt: skip


def test_legal_moves_of_another_seat(run: Run, save: Save, money: Record) -> None:
    path = save(money)
    assert run("legal", path, "--move", 0, "--count").out == "127\n"
    assert run("legal", path, "--move", 0).out.startswith("bid EUR20a\n")
    assert run("legal", path, "--move", 0, "--seat", 1).out.startswith("bid PLAY\nbid USD30a\n")
    assert run("legal", path, "--move", 1).out.startswith("bid PLAY\nbid USD30a\n")
    assert run("legal", path, "--move", 0, "--deal", 1, "--seat", 2).out.startswith("bid CHF50\n")


def test_nobody_has_a_legal_move_at_the_end(run: Run, save: Save, money: Record) -> None:
    path = save(money)
    assert run("legal", path) == (0, "", "")
    assert run("legal", path, "--count").out == "0\n"
    assert run("legal", path, "--json").out == "[]\n"


@pytest.mark.clauses("M12a", "M13")
def test_too_many_legal_moves_are_only_counted(run: Run, save: Save, money: Record) -> None:
    """Eighteen cards and the play money: 2^19 - 1 bids."""
    setup = money_setup("EUR20a EUR30a EUR40 EUR50", "", "", right="USD20a USD30a USD40 USD50")
    bids = [["bid EUR20a", "bid PLAY", "bid PLAY", "take right"], ["bid EUR30a", "bid PLAY", "bid PLAY", "take right"]]
    bids += [["bid EUR40", "bid PLAY", "bid PLAY", "take left"], ["bid EUR50", "bid PLAY", "bid PLAY", "take left"]]
    deal = {**setup, "moves": [move for one_round in bids for move in one_round]}
    path = save({**money, "removed": setup["removed"], "deals": [deal]})
    ran = run("legal", path)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err == "etalage: 524287 legal moves are too many to list; ask for --count\n"
    assert run("legal", path, "--count").out == "524287\n"


def test_perft_counts_leaves_in_record_order(run: Run, save: Save, money: Record) -> None:
    path = save(money)
    assert run("perft", path, "--move", 0, "--depth", 0).out == "1\n"
    assert run("perft", path, "--move", 0, "--depth", 1).out == "127\n"
    assert run("perft", path, "--deal", 0, "--move", 0, "--depth", 2).out == "16129\n"
    assert json.loads(run("perft", path, "--move", 0, "--depth", 1, "--json").out) == {"depth": 1, "leaves": 127}


def test_a_finished_deal_is_a_leaf(run: Run, save: Save, wine: Record) -> None:
    """Herman, last to act: done, or one of five bottles, and then done or one of four at either end."""
    path = save(wine)
    assert run("perft", path, "--depth", 4).out == "1\n"
    assert run("perft", path, "--move", 65, "--depth", 1).out == "6\n"
    assert run("perft", path, "--move", 65, "--depth", 2).out == "46\n"


@pytest.mark.clauses("WR3", "WR5")
def test_show_names_the_house_rules_that_are_not_as_usual(run: Run, save: Save, wine: Record) -> None:
    wine.update(options={"draw": "hidden", "triangles": "upright"})
    heading = " ".join(run("show", save(wine), "--move", 0).out.split("display")[0].split())
    rules = "Cards drawn on passing: hidden · Triangles: point up only"
    assert heading == f"Die Weinhändler · round 1 · bidding · {rules}"


@pytest.mark.clauses("W3")
def test_show_has_bids_with_their_values(run: Run, save: Save, wine: Record) -> None:
    setup = wine_setup("5 14 0 13 13", "7 6 6 6 9", "12 9 20 25 25", "23 20 5 5 10", display="25 24 21 19")
    moves = ["bid 5 14", "bid 7", "bid 9 12 20", "bid 23", "bid 0", "pass", "pass"]
    wine.update(players=["Marc", "Anne", "Herman", "Carl"], deals=[{**setup, "moves": moves}])
    ran = run("show", save(wine))
    seats = [[part.strip() for part in line.strip("│").split("│")] for line in ran.out.splitlines() if line[0:1] == "│"]
    assert ran.code == 0
    assert ran.out.splitlines()[:2] == ["Die Weinhändler · round 1 · bidding", "display  19D★★★ 21Z★★★ 24P★★★ 25B★★★"]
    assert seats == [
        ["0 Marc (start)", "0", "0 5D★ 14Z★★  €19.20, 3rd", "13M★★ 13M★★"],
        ["1 Anne", "0", "7Z★  €7.00, 4th  passed", "6M★ 6M★ 6M★ 9S★"],
        ["2 Herman", "0", "9S★ 12D★★ 20M★★★  €41.00, highest  passed", "25B★★★ 25B★★★"],
        ["▶ 3 Carl", "0", "23S★★★  €23.00, 2nd", "5D★ 5D★ 10P★ 20M★★★"],
    ]


def test_show_has_the_cellar_as_a_pyramid(run: Run, save: Save, wine: Record) -> None:
    wine["deals"][0]["moves"] = ["pass", "pass", "pass", "place 6 1:0", "place 13 1:1", "place 20 2:0", "done"]
    path = save(wine)
    lines = [line.split("cellar: Anne")[0].rstrip() for line in run("show", path).out.splitlines()]
    titled = next(number for number, line in enumerate(lines) if line.startswith("cellar: Marc"))
    assert lines[titled] == "cellar: Marc"
    assert lines[titled + 1].startswith("     20M★★★")
    assert lines[titled + 2].startswith(" 6M★     13M★★")
    own = run("show", path, "--seat", 0).out
    assert re.search(r"^ \(1:-1\) +6M★ +13M★★ +\(1:2\)", own, re.MULTILINE)


def test_show_hides_what_a_seat_does_not_see(run: Run, save: Save, wine: Record) -> None:
    path = save(wine)
    everything, own = run("show", path, "--move", 0).out, run("show", path, "--move", 0, "--seat", 1).out
    assert "6M★ 7Z★ 13M★★ 14Z★★ 20M★★★" in everything
    assert "0 8C★ 9S★ 15C★★ 22C★★★" in everything
    assert re.search(r"pile +29 cards: ", everything)
    assert "6M★ 7Z★ 13M★★ 14Z★★ 20M★★★" not in own
    assert "0 8C★ 9S★ 15C★★ 22C★★★" in own
    assert own.count("5 unseen") == 2
    assert re.search(r"pile +29 cards\n", own)


def test_show_has_the_table_of_money(run: Run, save: Save, money: Record) -> None:
    path = save(money)
    out = run("show", path, "--deal", 0, "--move", 0).out
    assert out.startswith("Money! · round 1 · ")
    assert "right  CHF20a CHF20b CHF20c CHF60  120\n" in out
    assert "not in play: SEK RUB" in out
    assert re.search(r"▶ 0 Marc +│ – +│ JPY20a =20  EUR20a EUR20b EUR20c =60  XAU10a XAU10b =20 +│ 120 ", out)
    own = run("show", path, "--deal", 0, "--move", 0, "--seat", 2).out
    assert "EUR20a" not in own
    assert "JPY30a =30  EUR40 EUR50 =90  GBP40 GBP60 =100  CHF50 =50" in own


def test_show_as_json_hides_the_same(run: Run, save: Save, wine: Record, money: Record) -> None:
    path = save(wine, money)
    everything = json.loads(run("show", path, "--move", 0, "--json").out)
    assert everything["hands"][0] == ["6", "7", "13", "14", "20"]
    assert len(everything["pile_cards"]) == 29
    own = json.loads(run("show", path, "--move", 0, "--seat", 1, "--json").out)
    assert own["hands"] == [None, ["0", "8", "9", "15", "22"], None]
    assert own["hand_sizes"] == [5, 5, 5]
    assert "pile_cards" not in own
    table = json.loads(run("show", path, "--record", 1, "--deal", 0, "--move", 0, "--seat", 1, "--json").out)
    assert table["right"] == ["CHF20a", "CHF20b", "CHF20c", "CHF60"]
    assert table["removed"] == ["SEK", "RUB"]


@pytest.mark.slow
@pytest.mark.skipif(not etalage.compiled(), reason="takes a minute uncompiled")
def test_bench_as_json(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("etalage.cli.bench.SECONDS", 0.001)
    ran = run("bench", "--json")
    figures = json.loads(ran.out)
    assert ran.code == 0
    assert figures["version"] == etalage.__version__
    assert figures["machine"]["compiled"] is True
    assert list(figures["games"]) == ["weinhaendler", "money"]
    for measured in figures["games"].values():
        assert measured["kernel_decisions_per_second"] > 0
        assert measured["copy_us"] > 0
    assert figures["version_ms"] > 0


@pytest.mark.parametrize("command", [["--version"], ["games"], ["rules", "money"]])
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_nobody_reading_on_is_no_error(command: list[str], unbuffered: str) -> None:
    nobody, pipe = os.pipe()
    os.close(nobody)
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    ran = subprocess.run(
        [*ETALAGE, *command], stdout=pipe, stderr=subprocess.PIPE, text=True, check=False, env=environment
    )
    os.close(pipe)
    assert ran.stderr == ""
    assert ran.returncode == 0


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT for one process there")
def test_an_interrupted_simulation_leaves_no_file(tmp_path: Path) -> None:
    command = [*ETALAGE, "simulate", "money", "--games", "1000000", "--records", str(tmp_path / "matches.jsonl")]
    unmeasured = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
    """Interrupted while it notes a line, coverage would wait for itself in the end."""
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=unmeasured) as process:
        wait_until(lambda: process.poll() is not None or any(path.stat().st_size for path in tmp_path.iterdir()))
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert out == ""
    assert "Traceback" not in err
    assert list(tmp_path.iterdir()) == []
