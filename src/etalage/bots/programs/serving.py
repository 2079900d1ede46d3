"""The other end: one of our bots as such a program, on any pair of streams."""

from __future__ import annotations

from collections.abc import Iterable
from typing import IO

from etalage.bots.api import Bot, Clock, Listener, Seating
from etalage.bots.asking import ask
from etalage.bots.errors import BotError, BotFailure
from etalage.bots.names import BotSpec
from etalage.bots.programs.lines import PROTOCOL, NotALine, field, read, written
from etalage.games.errors import EtalageError
from etalage.games.events import Event
from etalage.games.protocol import AnyGame, Json
from etalage.games.registry import check_players, full_options, game
from etalage.games.rng import Rng


class CannotPlay(EtalageError):
    """A match that we refuse, in a sentence."""


def serve(spec: BotSpec, version: str, incoming: Iterable[bytes], outgoing: IO[bytes]) -> None:
    """Match after match, until we are asked to quit or nothing more comes in."""
    match: _Match | None = None

    def say(**fields: object) -> None:
        outgoing.write(written(**fields))
        outgoing.flush()

    try:
        for line in incoming:
            said = read(line)
            kind = said.get("type")
            if kind == "quit":
                return
            if kind == "hello":
                if match:
                    match.close()
                match = None
                try:
                    match = _Match(spec, said)
                except (CannotPlay, BotError) as error:
                    say(type="refuse", reason=str(error))
                else:
                    say(type="ready", name=spec.text, version=version, reuse=True)
            elif match:
                answer = match.hear(said)
                if answer:
                    say(**answer)
    except NotALine as error:
        raise BotError(f"the line that came in {error}") from None
    except BotFailure as failure:
        raise BotError(f"bot {spec.text} {failure.reason}") from failure
    finally:
        if match:
            match.close()


class _Match:
    """A bot in a seat of a match played elsewhere."""

    def __init__(self, spec: BotSpec, hello: Json) -> None:
        self._spec = spec
        self._game = _common_game(hello)
        self._seat = field(hello, "seat", int)
        names = [str(name) for name in field(hello, "names", list)]
        self._bot: Bot = spec.create(self._game.name, field(hello, "seed", int))
        self._listener = self._bot if isinstance(self._bot, Listener) else None
        if self._listener:
            options = full_options(self._game, field(hello, "options", dict))
            self._listener.begin(Seating(self._seat, names, options, field(hello, "deals", int)))

    def hear(self, said: Json) -> Json | None:
        """What is to be answered, if anything; a line of another type is not for us."""
        kind = said.get("type")
        if kind == "choose":
            return self._choose(said)
        if self._listener and kind in ("events", "over", "end"):
            self._tell(self._listener, said)
        return None

    def close(self) -> None:
        if self._listener:
            self._listener.close()

    def _choose(self, said: Json) -> Json:
        view = self._game.read_view(field(said, "view", dict))
        clock = field(said, "clock", dict, {})
        world = self._game.sample(view, Rng(0))  # looks to the seat as the deal does
        limits = Clock(clock.get("iterations"), clock.get("milliseconds"))
        move = ask(self._game, world, self._seat, self._bot, self._spec.text, limits)
        info = self._listener.info() if self._listener else None
        return {
            "type": "move",
            "id": said.get("id"),
            "move": str(move),
            **({} if info is None else {"info": info}),
        }

    def _tell(self, listener: Listener, said: Json) -> None:
        kind, scores = said["type"], said.get("scores", [])
        if kind == "events":
            events = [Event(each["name"], each["facts"]) for each in field(said, "events", list)]
            listener.hear(field(said, "deal", int), events)
        elif kind == "over":
            listener.deal_over(field(said, "deal", int), scores)
        else:
            listener.end(scores, said.get("winners", []))


def _common_game(hello: Json) -> AnyGame:
    """The game, if it is played there as it is here."""
    if hello.get("protocol") != PROTOCOL:
        raise CannotPlay(f"this is {PROTOCOL}")
    try:
        found: AnyGame = game(hello.get("game"))
        check_players(found, field(hello, "players", int))
    except NotALine:
        raise
    except EtalageError as error:
        raise CannotPlay(str(error)) from None
    if hello.get("rules") != found.rules_version:
        raise CannotPlay(f"the rules of {found.title} are version {found.rules_version} here")
    return found
