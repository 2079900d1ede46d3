"""Bots that join from outside, each in a process of its own, with nothing but the server's address and a token."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPResponse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from etalage.cli import main
from etalage.games.match import Match
from etalage.games.registry import game
from etalage.records import commitment, dumps, fair_dealer, fair_facts, parse, referee, word_seal
from tests.bots.test_programs import Programs, is_running
from tests.server.test_tables import my_turn
from tests.server.visiting import GENEROUS, Running, Visitor, first_move, running
from tests.strategies import played_at_random
from tests.waiting import PATIENCE, wait_until

FAIR = "the deal was fair: commitment, seals and this bot’s word are those it kept, and they give these cards"
ONE_DEAL: dict[str, Any] = {"options": {"deals": 1}}


class Joining:
    """`etalage join` in a process of its own."""

    def __init__(self, url: str, token: str, *arguments: str, bot: str = "random") -> None:
        command = [sys.executable, "-m", "etalage", "join", url, "--bot", bot, *arguments]
        environment = {**os.environ, "ETALAGE_TOKEN": token}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        self.lines: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))

    def wait_for(self, text: str) -> None:
        wait_until(lambda: any(text in line for line in self.lines) or self.process.poll() is not None)
        assert any(text in line for line in self.lines), (self.lines, self.errors())

    def errors(self) -> str:
        assert self.process.stderr
        return self.process.stderr.read() if self.process.poll() is not None else ""

    def ended(self) -> int:
        code = self.process.wait(PATIENCE)
        self._reader.join()
        assert "Traceback" not in self.errors()
        return code


class BadLine(BaseHTTPRequestHandler):
    """Between a bot and the server at `port`: the first moves and streams go wrong in every way there is."""

    port = 0
    moves: list[bytes]
    streams: list[str | None]

    def handle(self) -> None:
        with suppress(ConnectionError):  # the bot or the server has gone in the middle of an answer
            super().handle()

    def do_GET(self) -> None:
        self._pass_on()

    def do_PUT(self) -> None:
        self._pass_on()

    def do_POST(self) -> None:
        if not self.path.endswith("/moves"):
            self._pass_on()
            return
        body = self._body()
        self.moves.append(body)
        if len(self.moves) == 1:
            self._answer(503, b'{"error": "unavailable", "message": "the database is away"}')
        elif len(self.moves) == 2:
            self._asked(body).read()  # the move is made, and nobody hears of it
        elif len(self.moves) == 4:
            self._asked(body).read()  # as it would be if somebody else had made it
            self._answer(409, b'{"error": "stale", "message": "that decision is past"}')
        elif len(self.moves) == 5:
            self._answer(502, b"<html>Bad gateway</html>")
        else:
            self._pass_on(body)

    def _pass_on(self, body: bytes = b"") -> None:
        is_stream = self.path.endswith("/events")
        if is_stream:
            self.streams.append(self.headers["Last-Event-ID"])
        answer = self._asked(body or self._body())
        self.send_response(answer.status)
        self.end_headers()
        for number, line in enumerate(answer):
            if is_stream and len(self.streams) < 4 and number == 15:
                return  # in the middle of a message
            self.wfile.write(line)
            self.wfile.flush()

    def _asked(self, body: bytes) -> HTTPResponse:
        upstream = HTTPConnection("127.0.0.1", self.port)
        names = ("Authorization", "Content-Type", "Last-Event-ID")
        upstream.request(
            self.command, self.path, body, {name: self.headers[name] for name in names if self.headers[name]}
        )
        return upstream.getresponse()

    def _body(self) -> bytes:
        return self.rfile.read(int(self.headers["Content-Length"] or 0))

    def _answer(self, status: int, body: bytes) -> None:
        self.send_response(status)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        pass


class Dishonest(BadLine):
    """Publishes cards from a secret that was chosen when all words were known; the record holds in itself."""

    def do_GET(self) -> None:
        if not self.path.endswith("/record"):
            self._pass_on()
            return
        record = json.loads(self._asked(b"").read())
        words, secret = record["fair"]["contributions"], b"found by trying a thousand times"
        seals = [word_seal(commitment(secret), seat, word) if word else None for seat, word in enumerate(words)]
        match = Match.new(game(record["game"]), record["players"], dealer=fair_dealer(secret, words, seals))
        forged = dumps(played_at_random(match, 10_000, 1), {"fair": fair_facts(secret, words, seals)})
        assert referee(parse(forged)).fair is True
        self._answer(200, forged.encode())

    def do_POST(self) -> None:
        self._pass_on()


@contextmanager
def relay(port: int, kind: type[BadLine]) -> Iterator[tuple[str, type[BadLine]]]:
    line: type[BadLine] = type("Line", (kind,), {"port": port, "moves": [], "streams": []})
    with ThreadingHTTPServer(("127.0.0.1", 0), line) as between:
        threading.Thread(target=between.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{between.server_port}", line
        between.shutdown()


@contextmanager
def joining(url: str, token: str, *arguments: str, bot: str = "random") -> Iterator[Joining]:
    started = Joining(url, token, *arguments, bot=bot)
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.process.kill()
            started.process.wait()


def token_of(visitor: Visitor) -> str:
    return str(visitor.post("/api/me/tokens", {"label": "a bot"})["token"])


def play_on(visitor: Visitor, table: str, moves: int | None = None) -> Any:
    """Moves of one person, so many or to the end of the match; the table as they see it then."""
    listener = visitor.listen(table)
    answered = made = 0
    while True:
        seen = listener.next()["seen"]
        if seen["table"]["phase"] == "over" or made == moves:
            return seen
        move = first_move(seen)
        if move is not None and seen["decision"] != answered:
            visitor.move(table, seen["decision"], move)
            answered, made = seen["decision"], made + 1


def full(visitor: Visitor, table: str) -> bool:
    return all(seat["kind"] != "free" for seat in visitor.look(table)["table"]["seats"])


@pytest.mark.parametrize("game", ["weinhaendler", "money"])
def test_bots_from_outside_play_whole_matches(server: Running, game: str) -> None:
    anne, bob, carl = server.visitor(), server.visitor(), server.visitor()
    table = anne.open_table(game, **(ONE_DEAL if game == "money" else {}))
    anne.sit(table, 0, "Anne")
    with (
        joining(f"{server.url}/t/{table}", token_of(bob)) as one,
        joining(f"{server.url}/tables/{table}", token_of(carl), "--name", "Carl's", "--seat", "2") as two,
    ):
        wait_until(lambda: full(anne, table))
        anne.post(f"/api/tables/{table}/start")
        scores = play_on(anne, table)["table"]["scores"]
        assert (one.ended(), two.ended()) == (0, 0)
    assert one.lines[0].startswith("Random has seat 1 at a table of ")
    assert two.lines[0].startswith("Carl's has seat 2 at a table of ")
    for each in (one, two):
        assert each.lines[1] == "match 1 is on: Anne, Random, Carl's"
        assert each.lines[2].startswith(f"match 1 is over: Anne {scores[0]}, Random {scores[1]}, Carl's {scores[2]}; ")
        assert each.lines[3:] == [FAIR]
    assert referee(anne.get(f"/api/tables/{table}/matches/1/record")).fair


def test_a_program_from_outside_hears_its_match_and_ends_with_it(server: Running, tmp_path: Path) -> None:
    anne, bob = server.visitor(), server.visitor()
    table = anne.open_table("money", options={"deals": 2})
    anne.sit(table, 0, "Anne")
    anne.put(f"/api/tables/{table}/seats/2/bot", {"bot": "tim"})
    programs = Programs(tmp_path / "notes")
    with joining(f"{server.url}/t/{table}", token_of(bob), "--name", "Prog", bot=programs.name("transcript")) as one:
        wait_until(lambda: full(anne, table))
        anne.post(f"/api/tables/{table}/start")
        scores = play_on(anne, table)["table"]["scores"]
        assert one.ended() == 0
    assert programs.noted()[1:] == ["hello", "over", "over", "end"]
    assert not any(map(is_running, programs.processes()))
    lines = [json.loads(line) for line in Path(f"{programs.notes}.lines").read_text("utf-8").splitlines()]
    assert lines[0]["names"] == ["Anne", "Prog", "Tim"]
    told = [each for line in lines if line["type"] == "events" for each in line["events"]]
    assert [each["name"] for each in told].count("over") == 2
    assert all(("cards" in each["facts"]) == (each["facts"]["seat"] == 1) for each in told if each["name"] == "sealed")
    assert [line["scores"] for line in lines if line["type"] == "end"] == [scores]


def test_a_bot_goes_on_when_the_server_comes_back(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), *GENEROUS) as server:
        anne = server.visitor()
        table = anne.open_table()
        anne.sit(table, 0, "Anne")
        address = f"{server.url}/api/tables/{table}"
        with joining(address, token_of(server.visitor())) as one, joining(address, token_of(server.visitor())) as two:
            wait_until(lambda: full(anne, table))
            anne.post(f"/api/tables/{table}/start")
            play_on(anne, table, 5)
            server.kill()
            one.wait_for("trying again")
            server.start()
            play_on(anne, table)
            assert (one.ended(), two.ended()) == (0, 0)
            assert sum(line.startswith("match 1 is on") for line in one.lines) == 1


def test_a_bot_plays_over_a_bad_line(server: Running) -> None:
    anne = server.visitor()
    table = anne.open_table("money", **ONE_DEAL)
    anne.sit(table, 0, "Anne")
    with (
        relay(server.port, BadLine) as (url, line),
        joining(f"{url}/tables/{table}", token_of(server.visitor())) as one,
    ):
        one.wait_for("has seat 1")
        anne.post(f"/api/tables/{table}/start")
        seats = play_on(anne, table)["table"]["seats"]
        assert not seats[1]["stand_in"]
        assert one.ended() == 0
    assert line.moves[0] == line.moves[1] == line.moves[2]  # the same answer to the same decision, until it was heard
    assert line.streams[0] is None
    assert len(line.streams) >= 4
    assert all(number.isdigit() for number in line.streams[1:] if number)
    assert "the database is away; trying again" in one.lines


def test_a_bot_finds_out_a_server_that_chose_the_cards(server: Running) -> None:
    anne, bob = server.visitor(), server.visitor()
    table = anne.open_table()
    anne.sit(table, 0, "Anne")
    with (
        relay(server.port, Dishonest) as (address, _),
        joining(f"{address}/t/{table}", token_of(bob), "--seat", "1") as one,
    ):
        wait_until(lambda: anne.look(table)["table"]["seats"][1]["seal"])
        anne.post(f"/api/tables/{table}/start")
        play_on(anne, table)
        assert one.process.wait(PATIENCE) == 2
        assert one.process.stderr
        assert "the deal is not proved fair: what the server published is not" in one.process.stderr.read()


def test_a_bot_that_was_stopped_takes_its_seat_again_and_stays_for_a_rematch(server: Running) -> None:
    anne, bob = server.visitor(), server.visitor()
    table = anne.open_table("money", **ONE_DEAL)
    anne.sit(table, 0, "Anne")
    bob.sit(table, 1, "Bob")
    address, token = f"{server.url}/t/{table}", token_of(bob)
    anne.post(f"/api/tables/{table}/start")
    with joining(address, token) as one:
        one.wait_for("match 1 is on")
        one.process.send_signal(signal.SIGINT)
        assert one.ended() == 130
    bob.post(f"/api/tables/{table}/leave")
    with joining(address, token, "--stay") as two:
        wait_until(lambda: not anne.look(table)["table"]["seats"][1]["stand_in"])
        play_on(anne, table)
        two.wait_for("match 1 is over")
        anne.post(f"/api/tables/{table}/rematch", {})
        two.wait_for("match 2 is on")
        play_on(anne, table, 3)
        anne.post(f"/api/tables/{table}/cancel")
        assert two.ended() == 0
        assert two.lines[0].startswith("Bob has seat 1")
        assert two.lines[-1] == "the table is closed"


def test_a_bot_stays_away_when_a_stand_in_was_wanted(server: Running) -> None:
    anne, bob = server.visitor(), server.visitor()
    table = anne.open_table()
    anne.sit(table, 0, "Anne")
    with joining(f"{server.url}/t/{table}", token_of(bob), "--seat", "1") as one:
        wait_until(lambda: anne.look(table)["table"]["seats"][1]["name"])
        anne.post(f"/api/tables/{table}/start")
        one.wait_for("match 1 is on")
        my_turn(anne, table)  # a move that is under way would take the seat over again
        bob.post(f"/api/tables/{table}/leave")
        assert play_on(anne, table)["table"]["seats"][1]["stand_in"]
        assert one.ended() == 0


def test_what_cannot_be_joined_is_said_in_a_sentence(
    server: Running, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    anne, bob = server.visitor(), server.visitor()
    table = anne.open_table()
    anne.sit(table, 0, "Anne")
    token, there = token_of(bob), f"{server.url}/t/{table}"
    monkeypatch.delenv("ETALAGE_TOKEN", raising=False)

    def refused(url: str, *arguments: str, token: str | None = token, bot: str = "random") -> str:
        given = ["--token", token] if token is not None else []
        monkeypatch.setattr(sys, "argv", ["etalage", "join", url, *given, "--bot", bot, *arguments])
        with pytest.raises(SystemExit) as leaving:
            main()
        assert leaving.value.code == 2
        return capsys.readouterr().err

    for wrong in ("tables", "ftp://host/tables/abc", f"{server.url}/", f"{server.url}/tables/a/b", "http://[/tables/a"):
        assert "is not the address of a table; write it as http://host:8484/t/ID" in refused(wrong)
    assert "no server answers at http://127.0.0.1:1: Connection refused" in refused("http://127.0.0.1:1/tables/abc")
    assert "there is no such table" in refused(f"{server.url}/tables/abc")
    assert "this token is unknown or has been revoked" in refused(there, token="wrong")
    assert "this is not a token" in refused(there, token="né")
    assert f"{server.url}/api/me/tokens" in refused(there, token=None)
    assert "there is no bot 'nobody'" in refused(there, bot="nobody")
    assert "tim does not play weinhaendler" in refused(there, bot="tim")
    assert "seat 0 is taken" in refused(there, "--seat", "0")
    assert "there is no seat 3" in refused(there, "--seat", "3")
    assert "somebody at this table is called Anne already" in refused(there, "--name", "anne")
    bob.sit(table, 1, "Bob")
    anne.post(f"/api/tables/{table}/start")
    assert "you have seat 1 in this match, not 2; leave out --seat" in refused(there, "--seat", "2")
    late = token_of(server.visitor())
    assert "no free seat at this table: the match has started" in refused(there, token=late)
