"""What the end of a match shows: bests and feats, from matches that were played."""

from __future__ import annotations

from typing import Any

import pytest

from etalage.bots.api import Clock
from etalage.bots.names import bot
from etalage.games.match import AnyMatch, Match
from etalage.games.registry import game
from etalage.stats.endings import GAMES, SeatEnding, endings, of_the_win
from tests import third_game


def played(name: str, seed: int, players: int = 4, **options: Any) -> AnyMatch:
    """By bots that want to win."""
    match: AnyMatch = Match.new(game(name), players, options, seed)
    bots = [bot("greedy").create(name, seed * 10 + seat) for seat in range(players)]

    def answer(match: AnyMatch, seat: int) -> Any:
        return bots[seat].choose(match.deal.view(seat), match.deal.legal_moves(seat), Clock(iterations=1))

    *_, (last, _) = match.play_on(answer)
    return last


@pytest.mark.parametrize("seed", range(4))
def test_the_best_cellar_is_what_its_owner_has_won_by_it(seed: int) -> None:
    """Whoever has built only one has all points from it."""
    match = played("weinhaendler", seed)
    found, complete = endings(match), match.deal.open_view().to_json()["complete"]
    for seat, points in enumerate(match.scores()):
        best = found[seat].best
        assert best is not None
        assert best == points if not complete[seat] else best <= points
        assert ("full-cellar" in found[seat].feats) is bool(complete[seat])


def test_a_fortune_is_that_of_one_deal() -> None:
    match = played("money", 1, deals=2)
    deals = [each.deal.scores() for each in match.deals]
    assert [each.best for each in endings(match)] == [max(own) for own in zip(*deals, strict=True)]


def test_five_hundred_are_all_nine_notes_of_a_currency() -> None:
    for seed in range(40):
        match = played("money", seed, deals=1)
        view = match.deal.open_view()
        hands = [match.deal.hands[seat] | match.deal.piles[seat] for seat in range(4)]
        owners = [
            any(hand & notes == notes for code in range(7) if view.deck & (notes := nine(code)) == notes)
            for hand in hands
        ]
        assert ["five-hundred" in each.feats for each in endings(match)] == owners
        if any(owners):
            return
    pytest.fail("nobody has had all notes of a currency")


def nine(currency: int) -> int:
    """All notes of a currency, by their bits: three 20s, three 30s, and one each of 40, 50 and 60."""
    return 0b111 << 3 * currency | 0b111 << 21 + 3 * currency | (1 << 42 | 1 << 49 | 1 << 56) << currency


@pytest.mark.parametrize(
    ("earlier", "scores", "feats"),
    [
        ([0, 5, 9], [40, 20, 10], ["from-last"]),
        ([5, 5, 9], [40, 20, 40], ["from-last"]),
        ([5, 5, 5], [40, 20, 10], []),
        ([9, 5, 0], [30, 20, 10], ["narrow"]),
        ([9, 5, 0], [20, 20, 10], []),
        ([0, 5, 9], [10, 20, 10], []),
        (None, [50, 20, 30], []),
    ],
)
def test_wins_from_last_place_and_by_a_hair(earlier: list[int] | None, scores: list[int], feats: list[str]) -> None:
    assert of_the_win(scores, earlier, hair=10, seat=0) == feats


def test_the_standing_before_the_last_round_is_known() -> None:
    match = played("weinhaendler", 3)
    before = GAMES["weinhaendler"].before_the_end(match)
    assert before is not None
    assert all(earlier <= points for earlier, points in zip(before, match.scores(), strict=True))
    assert sum(before) < sum(match.scores())


def test_games_of_other_packages_have_neither() -> None:
    assert endings(Match.new(third_game.GAME, 3)) == [SeatEnding(None, ())] * 3
