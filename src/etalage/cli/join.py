"""`etalage join`: a bot of this machine at a table elsewhere. It knows nothing but the server's public API."""

from __future__ import annotations

import json
import re
import secrets
import ssl
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx

from etalage.bots import Bot, BotSpec, Clock, ask
from etalage.bots.names import bot_title
from etalage.cli.console import printable, words
from etalage.cli.hearing import Hearing
from etalage.cli.own_word import OwnWord, Unfair
from etalage.cli.terminal.page import who_won
from etalage.games.errors import EtalageError, Malformed
from etalage.games.outcome import winners
from etalage.games.protocol import AnyGame, Json
from etalage.games.registry import game
from etalage.games.rng import Rng
from etalage.locale import ENGLISH

ANSWER_SECONDS = 30.0
SILENCE_SECONDS = 45.0  # the server pings every 15 s; a stream that is silent for so long is dead
SHORTEST_PAUSE, LONGEST_PAUSE = 0.25, 10.0
TRY_LATER = (429, 500, 502, 503, 504)
CONFLICT = 409
LONGEST_NAME = 24
GUEST = "Guest "
_TABLE = re.compile(r"/(?:t|tables|api/tables)/([0-9A-Za-z]{1,24})/?", re.ASCII)


class Unwelcome(EtalageError):
    """The server, or the table, does not let the bot in or play on."""


class Refusal(Unwelcome):
    """What the server has said no to."""

    def __init__(self, status: int, reason: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.reason = reason


class NotNow(Exception):
    """The server cannot be reached, or asks to come back later."""


class Address(NamedTuple):
    """Of a table."""

    is_secure: bool
    host: str
    port: int | None
    table: str

    @staticmethod
    def of(text: str) -> Address:
        """From the address that a browser shows, or that of the API."""
        wanted = words()("terminal-join-address", text=printable(text)[:200])
        try:
            httpx.URL(text)
            parts = urlsplit(text)
            port = parts.port
        except (ValueError, httpx.InvalidURL):
            raise Malformed(wanted) from None
        found = _TABLE.fullmatch(parts.path)
        if parts.scheme not in ("http", "https") or not parts.hostname or not found:
            raise Malformed(wanted)
        return Address(parts.scheme == "https", parts.hostname, port, found[1])

    @property
    def server(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http{'s' * self.is_secure}://{host}{'' if self.port is None else f':{self.port}'}"


class Update(NamedTuple):
    """A message of the table's stream."""

    told: list[Json]
    seen: Json
    is_first: bool
    """Of its connection: it shows the table as it stands, whatever was heard before."""


class Pause:
    """Longer and longer, until something goes well; the first of a series says why."""

    def __init__(self) -> None:
        self._seconds = 0.0

    def rest(self, reason: NotNow) -> None:
        if not self._seconds:
            _say(words()("terminal-join-again", reason=str(reason)))
        self._seconds = min(max(2 * self._seconds, SHORTEST_PAUSE), LONGEST_PAUSE)
        time.sleep(self._seconds)

    def is_over(self) -> None:
        self._seconds = 0.0


class RemoteTable:
    """A table of a server, by HTTP. Each request has a connection of its own: moves are far apart."""

    def __init__(self, address: Address, token: str) -> None:
        if not token:
            raise Unwelcome(words()("terminal-join-no-token", server=address.server))
        if not token.isascii() or not token.isprintable() or not token.strip():
            raise Unwelcome(words()("terminal-join-token"))
        self._address = address
        self._http = httpx.Client(
            base_url=address.server,
            headers={"Authorization": f"Bearer {token.strip()}", "Content-Type": "application/json"},
            timeout=ANSWER_SECONDS,
            limits=httpx.Limits(max_keepalive_connections=0),
            verify=ssl.create_default_context(),  # whom this machine trusts
        )
        self._path = f"/api/tables/{address.table}"

    def rules(self) -> dict[str, int]:
        """The version of each game's rules. The server must be there: one that was never heard of is not waited for."""
        try:
            games = self._once("GET", "/api/about", None)["games"]
            return {each["name"]: each["rules_version"] for each in games}
        except NotNow as reason:
            raise Unwelcome(str(reason)) from None
        except (KeyError, TypeError):
            raise self._stranger() from None

    def ask(self, method: str, path: str = "", body: Json | None = None) -> Json:
        """An answer, however often one has to ask: whatever is asked here can be asked twice."""
        pause = Pause()
        while True:
            try:
                return self._once(method, self._path + path, body)
            except NotNow as reason:
                pause.rest(reason)

    def _once(self, method: str, path: str, body: Json | None) -> Json:
        try:
            answer = self._http.request(method, path, json=body)
            self._check(answer)
            found = answer.json()
        except httpx.HTTPError as error:
            raise self._lost(error) from None
        except EtalageError:
            raise
        except ValueError:
            raise self._stranger() from None
        if not isinstance(found, dict):
            raise self._stranger()
        return found

    def _check(self, answer: httpx.Response) -> None:
        """Raise what the server says, if it is not a good answer."""
        if answer.status_code < 300:
            return
        problem: Any = None
        with suppress(ValueError):
            problem = json.loads(answer.read())
        if not isinstance(problem, dict) or not isinstance(problem.get("message"), str):
            status = str(answer.status_code)
            problem = {"message": words()("terminal-join-status", server=self._address.server, status=status)}
        message = _translated(problem)
        if answer.status_code in TRY_LATER:
            raise NotNow(message)
        raise Refusal(answer.status_code, str(problem.get("error")), message)

    def _lost(self, error: httpx.HTTPError) -> NotNow:
        cause: BaseException | None = error
        while cause and not isinstance(cause, OSError):
            cause = cause.__cause__ or cause.__context__
        reason = getattr(cause, "strerror", None) or str(error) or type(error).__name__
        return NotNow(words()("terminal-join-lost", server=self._address.server, reason=reason))

    def _stranger(self) -> Unwelcome:
        return Unwelcome(words()("terminal-join-stranger", server=self._address.server))

    def updates(self) -> Iterator[Update]:
        """All that happens from here on, over as many connections as it takes."""
        pause = Pause()
        last: str | None = None
        while True:
            headers = {} if last is None else {"Last-Event-ID": last}
            is_first = True
            try:
                with self._http.stream(
                    "GET", f"{self._path}/events", headers=headers, timeout=SILENCE_SECONDS
                ) as stream:
                    self._check(stream)
                    for number, data in _messages(_lines(stream.iter_bytes())):
                        last = number
                        pause.is_over()
                        yield Update(data["told"], data["seen"], is_first)
                        is_first = False
                pause.rest(NotNow(words()("terminal-join-ended")))
            except httpx.HTTPError as error:
                pause.rest(self._lost(error))
            except NotNow as reason:
                pause.rest(reason)


def _lines(chunks: Iterable[bytes]) -> Iterator[str]:
    """Whole lines; `iter_lines` would end them at characters that a name may hold, too."""
    rest = b""
    for chunk in chunks:
        *whole, rest = (rest + chunk).split(b"\n")
        for line in whole:
            yield line.decode().rstrip("\r")


def _messages(lines: Iterable[str]) -> Iterator[tuple[str, Json]]:
    """Server-sent events, each with its id. One that was cut off never comes to its empty line."""
    number = data = ""
    for line in lines:
        field, _, value = line.partition(": ")
        if field == "id":
            number = value
        elif field == "data":
            data = value
        elif not field and not value and data:
            yield number, json.loads(data)
            data = ""


class BotClient:
    """A bot in a seat of such a table."""

    def __init__(self, table: RemoteTable, named: BotSpec, clock: Clock, stays: bool) -> None:
        self._table = table
        self._named = named
        self._clock = clock
        self._stays = stays
        self._game = self._common_game()
        self._word = OwnWord()
        self._bot: Bot | None = None
        self._hearing: Hearing | None = None
        self._match = 0
        """The one that the bot was made for."""
        self._answered: int | None = None
        """The last decision it has answered, or was too late for."""
        self._is_guest = False
        """Whether its own name is that of a bot of the server's."""
        self._comes_back = True
        """From a bot that stands in; not where somebody has put that there on purpose."""

    def _common_game(self) -> AnyGame:
        """The game of the table, if the server plays it as we do."""
        known = self._table.rules()
        found: AnyGame = game(self._table.ask("GET")["table"]["game"])
        if known.get(found.name) != found.rules_version:
            theirs, ours = str(known.get(found.name)), str(found.rules_version)
            raise Unwelcome(words()("terminal-join-version", game=found.title, theirs=theirs, ours=ours))
        self._named.create(found.name, 0)  # says now whether it plays this game at all
        return found

    # Sitting down

    def sit(self, wanted: int | None, name: str | None) -> None:
        """Take a seat, or go on with the one that is ours."""
        while True:
            seen = self._table.ask("GET")
            mine, phase = seen["seat"], seen["table"]["phase"]
            is_ours = mine is not None and wanted in (None, mine)
            if is_ours and (name is None or phase != "open"):
                break
            if mine is not None and phase != "open":
                raise Unwelcome(words()("terminal-join-other-seat", seat=mine, wanted=str(wanted)))
            seat = mine if is_ours else _free_seat(seen["table"], wanted)
            try:
                sealed = self._word.seal(seen["table"], seat)
                self._table.ask("PUT", f"/seats/{seat}", {"name": name or self._own_name(seen), "seal": sealed})
                break
            except Refusal as refusal:  # somebody was faster: look again, unless it has to be this seat or this name
                other = {"seat-taken": wanted is None, "name-taken": name is None, "name-of-bot": name is None}
                if not other.get(refusal.reason) or (refusal.reason == "name-of-bot" and self._is_guest):
                    raise
                self._is_guest = self._is_guest or refusal.reason == "name-of-bot"
        seen = self._table.ask("GET")
        seat = seen["seat"]
        if seat is None:
            raise Unwelcome(words()("terminal-join-taken-away"))
        players = seen["table"]["players"]
        called = _name(seen["table"]["seats"][seat]["name"])
        _say(words()("terminal-join-seated", name=called, seat=seat, game=self._game.title, count=players))

    def _own_name(self, seen: Json) -> str:
        """The bot's, with a number if others of it are there."""
        taken = {(each["name"] or "").casefold() for each in seen["table"]["seats"]}
        base = GUEST * self._is_guest + bot_title(self._named.called)
        names = (f"{base[: LONGEST_NAME - len(end)]}{end}" for end in ("", *(f" {n}" for n in range(2, 100))))
        return next(name for name in names if name.casefold() not in taken)

    # Playing

    def play(self) -> None:
        """To the end of the match, or of the table."""
        over = 0
        for update in self._table.updates():
            seen = update.seen
            table = seen["table"]
            if update.is_first:
                self._answered = None
            if table["phase"] == "cancelled":
                _say(words()("terminal-join-closed"))
                return
            if seen["seat"] is None:
                raise Unwelcome(words()("terminal-join-taken-away"))
            if self._hearing and table["match"] == self._match and table["match"] != over:
                self._hearing.hear(update.told, seen)
            if table["phase"] == "over" and table["match"] != over:
                over = table["match"]
                _say(_result(table))
                self._check_deal(table)
            if table["phase"] == "over" and not self._stays:
                return
            self._do(update)

    def _do(self, update: Update) -> None:
        """Whatever is asked of this seat."""
        seen, seat = update.seen, update.seen["seat"]
        table, own = seen["table"], seen["table"]["seats"][seat]
        if table["phase"] == "open":
            self._seal(table, seat, update.is_first)
            if own.get("answer_until") is not None:  # a rematch, and it stays for one
                self._try("POST", "/rematch", {})
        word = self._word.reveal(table, seat)
        if word is not None:
            self._try("POST", "/word", {"word": word})
        if table["phase"] != "playing":
            return
        if table["match"] != self._match:
            self._begin(seen)
        for line in update.told:
            if line["name"] == "table.stand-in" and line["facts"]["seat"] == seat:
                self._comes_back = line["facts"]["why"] == "time"
        if own["stand_in"] and self._comes_back:
            self._try("POST", "/return")
        if not own["stand_in"] and seat in table["waiting"] and seen["decision"] != self._answered:
            self._answer(seen)

    def _begin(self, seen: Json) -> None:
        """A bot for the match that the table plays."""
        self.close()
        self._match = seen["table"]["match"]
        self._bot = self._named.create(self._game.name, secrets.randbits(32))
        self._hearing = Hearing(self._game, self._bot, self._named.text, seen)
        names = ", ".join(_name(each["name"]) for each in seen["table"]["seats"])
        _say(words()("terminal-join-begun", count=self._match, names=names))

    def close(self) -> None:
        """The bot is let go."""
        if self._hearing:
            self._hearing.close()
            self._hearing = None

    def _seal(self, table: Json, seat: int, has_just_come: bool) -> None:
        """A word of ours, where there is none, or one that only an earlier run of this bot knew."""
        is_strange = has_just_come and not self._word.is_sealed(table, seat)
        if table["seats"][seat]["seal"] is not None and not is_strange:
            return
        if self._word.was_in_vain(table):
            _say(words()("terminal-join-called-off"))
        sealed = self._word.seal(table, seat)
        if sealed is not None:
            self._try("POST", "/seal", {"seal": sealed})

    def _check_deal(self, table: Json) -> None:
        """Whether the cards are those that the server had promised, and our word was in the shuffle."""
        if not self._word.played(table["match"]):
            return
        try:
            self._word.check(self._table.ask("GET", f"/matches/{table['match']}/record"))
        except Unfair as unfair:
            how = "kept" if unfair.reason is None else "record"
            raise Unwelcome(words()(f"terminal-join-unfair-{how}", reason=printable(unfair.reason or ""))) from None
        _say(words()("terminal-join-fair"))

    def _answer(self, seen: Json) -> None:
        """Ask the bot, once for each decision, and send its move."""
        world = self._game.sample(self._game.read_view(seen["view"]), Rng(0))  # looks to the seat as the table does
        assert self._bot
        move = ask(self._game, world, seen["seat"], self._bot, self._named.text, self._clock)
        self._answered = seen["decision"]
        self._try("POST", "/moves", {"decision": seen["decision"], "moves": [str(move)]})

    def _try(self, method: str, path: str, body: Json | None = None) -> None:
        """Do it if it is still to be done; if not, the stream tells what is."""
        try:
            self._table.ask(method, path, body)
        except Refusal as refusal:
            if refusal.status != CONFLICT:
                raise


def join(
    url: str, token: str, bot: BotSpec, seat: int | None, name: str | None, clock: Clock, stays: bool = False
) -> None:
    """Seat a bot and let it play."""
    with closing(BotClient(RemoteTable(Address.of(url), token), bot, clock, stays)) as client:
        client.sit(seat, name)
        client.play()


def _free_seat(table: Json, wanted: int | None) -> int:
    """The wanted one, or the first that is free."""
    if wanted is not None:
        return wanted  # the server says what is wrong with it, if anything is
    if table["phase"] == "open":
        for seat, each in enumerate(table["seats"]):
            if each["kind"] == "free":
                return seat
    why = {"open": "all-taken", "revealing": "has-begun", "playing": "has-begun", "over": "is-over"}
    raise Unwelcome(words()(f"terminal-join-{why.get(table['phase'], 'is-closed')}"))


def _translated(problem: Json) -> str:
    """What the server says, which it says in English, in the reader's language if that is another."""
    given = problem.get("facts")
    facts = given if isinstance(given, dict) else {}
    key = f"problem-{problem.get('error')}"
    if "phase" in facts:
        key = f"{key}-{facts['phase']}"
    if words().language == ENGLISH or key not in words():
        return printable(problem["message"])
    return words()(key, name=printable(str(facts.get("name"))))


def _result(table: Json) -> str:
    scores = table["scores"]
    names = [_name(each["name"]) for each in table["seats"]]
    figures = ", ".join(f"{name} {words().number(score)}" for name, score in zip(names, scores, strict=True))
    over = words()("terminal-join-over", count=table["match"], scores=figures)
    return f"{over}; {who_won([names[seat] for seat in winners(scores)])}"


def _name(name: str | None) -> str:
    """As a terminal may show it; empty once its owner has left."""
    return printable(name or words()("terminal-join-free"))


def _say(line: str) -> None:
    print(line, flush=True)
