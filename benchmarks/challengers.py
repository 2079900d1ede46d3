"""Who learns to beat the expert: a novice with linear weights, and an heir who begins as its equal."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import etalage
from etalage.arena.results import interval
from etalage.bots import Clock, bot
from etalage.bots.budget import FOREVER, Search
from etalage.bots.learning.training import Training
from etalage.bots.learning.weights import Weights
from etalage.bots.money import expert as money_expert
from etalage.bots.money import training as money_training
from etalage.bots.roster import characters
from etalage.bots.weinhaendler import expert as weinhaendler_expert
from etalage.bots.weinhaendler import training as weinhaendler_training
from etalage.games.outcome import win_share, winners
from etalage.games.turns import turns
from etalage.games.weinhaendler.numbers import CELLARS
from etalage_visitors import LEARNERS as OWN_LEARNERS
from etalage_visitors.training import REMEMBERED, SCALE, Student, fitted, towards
from etalage_visitors.training import Samples as Moves

PLAYERS = 4
EPOCHS = 3
CAREFULLY = 3e-4
"""The step of learning for weights that are good already: larger ones unlearn more than a few hundred deals teach."""

Chooser = Callable[[Any, Any], Any]
"""A move for a view and its legal moves."""


class Challenger(Protocol):
    """Somebody who learns among experts that never change."""

    def lesson(self, seed: int, own: int) -> None:
        """Play a deal from this seat, and remember it."""

    def learn(self) -> None:
        """A new generation of oneself, from what is remembered."""

    def player(self, generation: int, seed: int, expert: str) -> Chooser:
        """As this generation plays among these experts, without adventures."""


def experts(game: str, expert: str, seed: int) -> list[Chooser]:
    """One for each seat."""

    def chooser(seat: int) -> Chooser:
        seated = bot(expert).create(game, seed + seat)
        return lambda view, moves: seated.choose(view, moves, Clock())

    return [chooser(seat) for seat in range(PLAYERS)]


def contest(game: str, seed: int, own: int, player: Chooser, expert: str) -> float:
    """A deal of one player among experts: its share in the win."""
    deal = etalage.deal(game, players=PLAYERS, seed=seed)
    seats = experts(game, expert, seed)
    seats[own] = player
    for seat in turns(deal):
        deal.play(seat, seats[seat](deal.view(seat), deal.legal_moves(seat)))
    return win_share(winners(deal.scores()), own)


def tested(
    challenger: Challenger, game: str, generation: int, expert: str, first: int, deals: int
) -> tuple[float, float, float]:
    """Share of the wins over these deals in all seats, with its interval."""
    shares = [
        [contest(game, seed, own, challenger.player(generation, seed + own, expert), expert) for own in range(PLAYERS)]
        for seed in range(first, first + deals)
    ]
    return interval(shares)


class Novice(Student):
    """Linear weights on what it sees of a move, fitted to the lead that came of it.

    Begins with what it knows of playing with itself.
    """

    def __init__(self, game: str, seed: int, expert: str) -> None:
        learner = OWN_LEARNERS[game]()
        super().__init__(game, learner, etalage.Rng(seed))
        self.past = [learner.weights]
        self._expert = expert
        self._memory: list[Moves] = [defaultdict(list)]

    def lesson(self, seed: int, own: int) -> None:
        deal = etalage.deal(self.game, players=PLAYERS, seed=seed)
        others = experts(self.game, self._expert, seed)
        self.learner.weights = self.past[-1]
        done: list[tuple[str, Sequence[float], list[int]]] = []
        for seat in turns(deal):
            view, moves = deal.view(seat), deal.legal_moves(seat)
            if seat != own:
                deal.play(seat, others[seat](view, moves))
                continue
            decision = self.learner.decision(view, moves)
            option, is_best = self._choice(decision, self.past[-1])
            if not is_best:
                done.clear()
            done.append((decision.kind, option.features, self._points(deal)))
            deal.play(seat, option.move)
        scores = deal.outcome().scores
        for kind, features, points in done:
            gained = [after - before for after, before in zip(scores, points, strict=True)]
            lead = gained[own] - (sum(gained) - gained[own]) / (PLAYERS - 1)
            self._memory[-1][kind].append((features, lead / SCALE[self.game]))

    def learn(self) -> None:
        weights = dict(self.past[-1])
        for kind in self._memory[-1]:
            target = fitted([sample for each in self._memory for sample in each[kind]])
            weights[kind] = towards(weights.get(kind, target), target)
        self.past.append(weights)
        self._memory = self._memory[1 - REMEMBERED :]
        self._memory.append(defaultdict(list))

    def player(self, generation: int, seed: int, expert: str) -> Chooser:
        self.learner.weights = self.past[generation]
        return lambda view, moves: self.learner.choose(view, moves, Clock())


class Heir:
    """The expert's own search and network; the network is fitted on to what comes of playing among experts.

    The first rounds of a lesson are played by one of the characters, so that it comes to know positions it would avoid;
    then it watches every seat, for theirs are positions it may come to be in.
    """

    def __init__(self, game: str, seed: int, expert: str) -> None:
        self._game = game
        self._kind = KINDS[game]
        self._seed = seed
        self._expert = expert
        self._rng = etalage.Rng(seed)
        self._samples: list[Any] = []
        self.past = [self._kind.first()]

    def lesson(self, seed: int, own: int) -> None:
        deal = etalage.deal(self._game, players=PLAYERS, seed=seed)
        seats = experts(self._game, self._expert, seed)
        company = characters(self._game)
        somebody = experts(self._game, company[self._rng.below(len(company))].name, seed)[own]
        oneself = self.player(-1, seed, self._expert)
        begins = self._rng.below(self._kind.strange_rounds)
        witness = self._kind.witness()
        while not deal.is_over():
            is_own = deal.round > begins
            seats[own] = oneself if is_own else somebody
            for seat in deal.to_move():
                move = seats[seat](deal.view(seat), deal.legal_moves(seat))
                if is_own:
                    witness.before(deal, seat, move)
                deal.play(seat, move)
            if is_own:
                witness.after(deal)
        self._samples.append(witness.samples(deal))

    def learn(self) -> None:
        own = self._kind.training
        known = own.samples.joined([each for each in self._samples if len(each.targets)])
        fitting = own.fit(known, own.shape, self._seed, EPOCHS, {}, begin=self.past[-1], fastest=CAREFULLY)
        self.past.append(fitting.weights)

    def player(self, generation: int, seed: int, expert: str) -> Chooser:
        """As many worlds as they look at."""
        worlds = int(expert.partition(":")[2] or self._kind.usual_worlds)
        search = self._kind.search(seed, self.past[generation])
        return lambda view, moves: search.choose(view, worlds, FOREVER)


class Witness(Protocol):
    """Sees a deal as the network does."""

    def before(self, deal: Any, seat: int, move: Any) -> None: ...

    def after(self, deal: Any) -> None: ...

    def samples(self, deal: Any) -> Any: ...


class WeinhaendlerWitness(weinhaendler_training.Witness):
    """Looks when the bids have been exchanged, and when a turn in the cellars ends."""

    def __init__(self) -> None:
        super().__init__()
        self._exchanged = 0

    def before(self, deal: Any, seat: int, move: Any) -> None:
        if str(move) == "done" and not deal.last:
            self.look(deal, [seat], placed=True)

    def after(self, deal: Any) -> None:
        if deal.phase == CELLARS and deal.round != self._exchanged:
            self._exchanged = deal.round
            self.look(deal, range(PLAYERS), placed=False)

    def samples(self, deal: Any) -> Any:
        return weinhaendler_training.as_samples([self.seen(deal)])


class MoneyWitness(money_training.Witness):
    """Looks at the end of each round but the last."""

    def __init__(self) -> None:
        super().__init__()
        self._round = 0

    def before(self, deal: Any, seat: int, move: Any) -> None:
        self._round = deal.round

    def after(self, deal: Any) -> None:
        if not deal.is_over() and deal.round != self._round:
            self._round = deal.round
            self.look(deal)

    def samples(self, deal: Any) -> Any:
        return self.positions(deal)


class Kind(NamedTuple):
    """What the heir needs to know of a game."""

    training: Training
    first: Callable[[], Weights]
    search: Callable[[int, Weights], Search]
    witness: Callable[[], Witness]
    usual_worlds: int
    strange_rounds: int


KINDS = {
    "weinhaendler": Kind(
        weinhaendler_training.TRAINING,
        weinhaendler_expert.load_network,
        weinhaendler_expert.ExpertSearch,
        WeinhaendlerWitness,
        weinhaendler_expert.USUAL,
        8,
    ),
    "money": Kind(
        money_training.TRAINING,
        money_expert.load_network,
        money_expert.ExpertSearch,
        MoneyWitness,
        money_expert.USUAL,
        4,
    ),
}
LEARNERS: dict[str, Callable[[str, int, str], Challenger]] = {"novice": Novice, "heir": Heir}
