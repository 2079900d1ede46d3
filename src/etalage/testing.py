"""Checks that authors of bots and games can run on their own work."""

from __future__ import annotations

import time
from collections.abc import Iterable
from itertools import islice
from typing import Any

from etalage.bots.again import check_again
from etalage.bots.api import BotClass, Clock
from etalage.bots.company import Company
from etalage.bots.errors import BotFault, BotRefusal
from etalage.bots.names import BotSpec
from etalage.bots.names import bot as bot_named
from etalage.games.match import AnyMatch, Match
from etalage.games.protocol import AnyGame, Options
from etalage.games.registry import GAMES, game
from etalage.games.rng import Rng

ENOUGH = 20  # seconds for one move: a bot that has not answered by then hangs
FIRST_ROUNDS = 2  # so often each seat is asked, where a whole match would take too long


def check_bot(
    bot: str | BotClass,
    games: Iterable[str] = tuple(GAMES.own),
    deals: int = 2,
    iterations: int = 50,
    milliseconds: float = 100,
    patience: float = ENOUGH,
) -> int:
    """Let a bot play all seats of whole matches, for every number of players, and check every answer.

    They have every value of every option between them; where whole matches are too few for that, the beginnings of
    others have the rest. A bot may decline all options but the default ones.

    An answer must be legal, the same for the same seed, and the same in every world that its view allows; and within
    the time where it is bound by time. Give a name, as the command line takes it, or a bot class. Returns how many
    decisions were checked; raises BotFault at the first that is wrong.

    Some are asked for again in a fresh interpreter, where sets of strings have another order; but not of a class that
    cannot be imported there, for it stands in a function or in the script that is run.
    """
    games = list(games)
    spec = bot_named(bot) if isinstance(bot, str) else BotSpec(getattr(bot, "__name__", "bot"), bot, None)
    tables = [(game(name), players) for name in games for players in game(name).players]
    checked = 0
    for played, players in tables:  # first, so that one that is slow is not waited for in whole matches
        checked += _check_time(spec, played, players, milliseconds, patience)
    for name in games if deals else ():
        checked += _check_matches(spec, game(name), deals, Clock(iterations=iterations), patience)
    if deals:
        check_again(spec, games, Clock(iterations=iterations), patience)
    return checked


def check_game(name: str, deals: int = 10) -> int:
    """Play a game at random, for every number of players, and check what every game must keep.

    Views read back from JSON and do not depend on what their seat may not know; records read back; a move's spelling
    parses to it; every deal ends. Returns how many decisions were checked.
    """
    from etalage.records import dumps, loads

    checked = 0
    played = game(name)
    for players in played.players:
        for seed in range(deals):
            match = Match.new(played, players, seed=seed)
            rng = Rng(seed)
            while not match.is_over():
                seat = match.to_move()[rng.below(len(match.to_move()))]
                _check_views(played, match, rng)
                move = match.deal.random_move(seat, rng)
                assert played.parse_move(str(move)) == move, f"{move} parses to something else"
                match, _ = match.after(seat, move)
                checked += 1
            assert dumps(loads(dumps(match))) == dumps(match), "the record reads back as something else"
    return checked


def _check_matches(spec: BotSpec, played: AnyGame, deals: int, clock: Clock, patience: float) -> int:
    """As many whole matches as are wanted for each number of players, and beginnings for what options are left."""
    checked = 0
    whole = deals * len(played.players)
    for number in range(max(whole, _most_values(played))):
        seed, nth = divmod(number, len(played.players))
        players = played.players[nth]
        match = Match.new(played, players, _options(played, number), seed)
        most = None if number < whole else FIRST_ROUNDS * players
        checked += _check_match(spec, match, seed, clock, patience, most)
    return checked


def _most_values(played: AnyGame) -> int:
    return max((len(option.values) for option in played.options.values()), default=1)


def _options(played: AnyGame, number: int) -> Options:
    """Those of a match: first the defaults, then one value after the other, later in other combinations."""
    turns = number // _most_values(played)
    chosen = {}
    for nth, (name, option) in enumerate(played.options.items()):
        values = [option.default, *(value for value in option.values if value != option.default)]
        chosen[name] = values[(number + nth * turns) % len(values)]
    return chosen


def _check_match(
    spec: BotSpec, match: AnyMatch, seed: int, clock: Clock, patience: float, most: int | None = None
) -> int:
    """The bot, and its twin of the same seed that is asked in another world with the same view."""
    played, players = match.game, match.players
    rng = Rng(seed)

    def answer(match: AnyMatch, seat: int) -> Any:
        view = match.deal.view(seat)
        move = bots.answer(match, seat)
        other = twins.choose(played.sample(view, rng), seat)
        if other != move:
            reason = f"answered {move}, and with the same seed and the same view {other}"
            raise BotFault(spec.text, seat, reason, view)
        return move

    checked = 0
    with Company(match, clock, patience) as bots, Company(match, clock, patience) as twins:
        try:
            for company in (bots, twins):
                company.sit_all([spec] * players, seed * players)
        except BotRefusal:
            if match.options == _options(played, 0):
                raise
            return 0
        for after, step in islice(bots.play_on(answer), most):
            twins.tell(match, step, after)
            match = after
            checked += 1
    return checked


def _check_time(spec: BotSpec, played: AnyGame, players: int, milliseconds: float, patience: float) -> int:
    """A few decisions bound by time alone; twice the time and a tenth of a second are allowed."""

    def answer(match: AnyMatch, seat: int) -> Any:
        began = time.perf_counter()
        move = bots.answer(match, seat)
        taken = 1000 * (time.perf_counter() - began)
        if taken > 2 * milliseconds + 100:
            reason = f"took {taken:.0f} ms where it was given {milliseconds:g}"
            raise BotFault(spec.text, seat, reason, match.deal.view(seat))
        return move

    with Company(Match.new(played, players, seed=1), Clock(milliseconds=milliseconds), patience) as bots:
        bots.sit_all([spec] * players, 0)
        return sum(1 for _ in islice(bots.play_on(answer), 2 * players))


def _check_views(played: AnyGame, match: AnyMatch, rng: Rng) -> None:
    for observer in (None, *range(match.players)):
        view = match.deal.view(observer)
        data = view.to_json()
        assert played.read_view(data).to_json() == data, f"the view of seat {observer} reads back as something else"
        world = played.sample(view, rng)
        assert world.view(observer).to_json() == data, f"the view of seat {observer} depends on what it may not know"
