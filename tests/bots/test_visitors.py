"""The visitors: a careful player and a pure learner of each game, and people with one habit, in positions and deals."""

from __future__ import annotations

from typing import Any

import pytest

import etalage
from etalage.bots import BotError, Clock, bot
from etalage.bots.random import RandomBot
from etalage.games.turns import turns
from etalage.games.weinhaendler.cellar import place_at
from etalage.testing import check_bot
from etalage_visitors import HABITS, LEARNERS
from etalage_visitors.weinhaendler.own_cellar import OwnCellar
from tests.positions import money_deal, play_all, wine_deal, wine_position

VISITORS = ["cautious", "learner"]
GAMES = ["weinhaendler", "money"]
MONEY = etalage.game("money")

visitors = pytest.mark.parametrize("name", VISITORS)


def chosen(name: str, deal: Any, seat: int | None = None, seed: int = 1) -> str:
    """What this visitor does in this position."""
    asked = deal.seat if seat is None else seat
    visitor = bot(name).create(deal.view(asked).game, seed)
    return str(visitor.choose(deal.view(asked), deal.legal_moves(asked), Clock()))


def played_out(game: str, bots: list[Any], seed: int) -> Any:
    deal = etalage.deal(game, players=len(bots), seed=seed)
    for seat in turns(deal):
        deal.play(seat, bots[seat].choose(deal.view(seat), deal.legal_moves(seat), Clock()))
    return deal.outcome()


def last_round(*hands: str, right: str, left: str) -> Any:
    """The last round of a deal of Money! for three; what is in no hand and no display has left the game."""
    own = [hand.split() for hand in hands]
    data: Any = etalage.deal("money", players=len(hands)).open_view().to_json()
    data.update(
        removed=["SEK", "RUB"],
        hands=own,
        hand_sizes=[len(hand) for hand in own],
        known=own,
        right=right.split(),
        left=left.split(),
        pile=0,
        pile_cards=[],
        last="display",
    )
    return MONEY.sample(MONEY.read_view(data), etalage.Rng(0))


# Die Weinhändler


@visitors
@pytest.mark.clauses("W26", "W32")
def test_it_completes_three_identical_bottles(name: str) -> None:
    deal = wine_position("9", "", "", "", cellars=[{"1:0": "9", "1:1": "9"}], last="display")
    deal.play(0, chosen(name, deal))
    assert deal.scores()[0] == 1 + 4


@pytest.mark.clauses("W18", "W26")
def test_the_careful_one_completes_what_they_can() -> None:
    deal = wine_position("9 5 6 7 12 14 20", "", "", "", cellars=[{"1:0": "9", "1:1": "9"}])
    deal.play(0, chosen("cautious", deal))
    assert deal.scores()[0] == 1 + 4


@visitors
@pytest.mark.clauses("W26", "W28")
def test_it_finds_the_place_where_a_bottle_counts_twice(name: str) -> None:
    """The example WX4: beside the other two 16, above 9 and 23."""
    cellar = {"1:0": "9", "1:1": "23", "1:2": "5", "1:3": "6", "1:4": "7", "2:1": "16", "2:2": "16"}
    deal = wine_position("16", "", "", "", cellars=[cellar], last="display")
    assert chosen(name, deal) == "place 16 2:0"


@visitors
@pytest.mark.clauses("W32")
def test_in_the_last_round_it_places_all_it_has(name: str) -> None:
    deal = wine_position("5 5 5 12 19 23", "", "", "", last="display")
    while deal.seat == 0 and (move := chosen(name, deal)) != "done":
        deal.play(0, move)
    assert deal.view(0).to_json()["hands"][0] == []
    assert deal.scores()[0] >= 3 * 1 + 2 + 3 + 3 + 4  # the stars, and three 5


@pytest.mark.clauses("W18", "W26")
def test_the_careful_one_lays_down_a_whole_trio() -> None:
    deal = wine_position("24 24 24", "", "", "", cellars=[{"1:0": "6", "1:1": "7"}])
    while deal.seat == 0:
        deal.play(0, chosen("cautious", deal))
    assert deal.scores()[0] == 3 * 3 + 4


@pytest.mark.clauses("W18")
def test_the_careful_one_holds_six_cards_that_fit_nowhere() -> None:
    deal = wine_position("5 16 17 18 23 25", "", "", "", cellars=[{"1:0": "6", "1:1": "7"}])
    assert chosen("cautious", deal) == "done"


@pytest.mark.clauses("W8")
@pytest.mark.parametrize("seed", range(5))
def test_the_careful_one_does_not_bid_away_a_trio(seed: int) -> None:
    deal = wine_deal("23 23 23 5 6", "", "", "", seed=seed)
    assert "23" not in chosen("cautious", deal).split()


@pytest.mark.clauses("W14")
def test_the_careful_one_pays_an_empty_bottle_for_what_nobody_else_wants() -> None:
    deal = wine_position(
        "0 5 13 20 23", "", "", "", display="6 16 24 25", phase="bidding", passed=[False, True, True, True]
    )
    assert chosen("cautious", deal) == "bid 0"


@visitors
@pytest.mark.clauses("W13")
def test_without_cards_it_draws(name: str) -> None:
    assert chosen(name, wine_position("", "5", "6", "7", display="9", phase="bidding")) == "pass draw"


@pytest.mark.clauses("W23", "W27")
def test_a_cellar_is_read_as_it_lies() -> None:
    deal = wine_position("21", "", "", "", cellars=[{"1:0": "21", "1:1": "0", "1:2": "21"}])
    own = OwnCellar(deal.view(0))
    assert own.trio_points(17, place_at(1, 1)) == 4  # 21 is the kind 17
    assert own.best_trio_points(17) == 4
    assert len(own.places_for(17)) == len(own.places_for(0)) + 1


# Money!


@visitors
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.clauses("M12a", "M17")
def test_it_takes_the_display_that_completes_a_trio(name: str, seed: int) -> None:
    deal = money_deal(
        "EUR20a EUR20b CHF60 CHF50 GBP30a USD30a",
        "USD20a GBP20a",
        "JPY20a JPY30a",
        right="EUR20c EUR30a EUR40 EUR50",
        left="USD40 GBP20b JPY20b XAU10a",
    )
    play_all(deal, "bid CHF50 CHF60", "bid USD20a", "bid JPY20a")
    assert chosen(name, deal, 0, seed) == "take right"


@pytest.mark.clauses("M10", "M15", "M17")
@pytest.mark.parametrize("seed", range(3))
def test_the_careful_one_bids_play_money_where_nothing_is_to_be_had(seed: int) -> None:
    deal = last_round(
        "EUR20a EUR20b EUR20c EUR30a EUR30b EUR30c EUR60", "USD20a GBP20a", "CHF20a", right="JPY20a", left="JPY30a"
    )
    assert chosen("cautious", deal, 0, seed) == "bid PLAY"


@visitors
@pytest.mark.clauses("M15", "M17")
def test_in_the_last_round_it_gives_no_trio_for_a_single_note(name: str) -> None:
    hand = "EUR20a EUR20b EUR20c USD20a USD40 USD50 USD60"
    deal = last_round(hand, "GBP20a", "CHF20a", right="JPY20a", left="JPY30a")
    play_all(deal, "bid EUR20a EUR20b EUR20c", "bid GBP20a", "bid CHF20a")
    assert chosen(name, deal, 0) == "keep"


def test_the_learner_looks_at_few_of_the_bids() -> None:
    deal = money_deal("EUR20a EUR20b CHF60 CHF50 GBP30a XAU10a", "", "")
    decision = LEARNERS["money"]().decision(deal.view(0), deal.legal_moves(0))
    bids = [option.move for option in decision.options]
    assert 6 < len(bids) < 30 < deal.legal_moves(0).count()
    assert len(set(bids)) == len(bids)
    assert all(move in deal.legal_moves(0) for move in bids)


def bids_made(name: str, seed: int = 1) -> list[list[str]]:
    """The notes of all bids of a deal among four of this habit."""
    deal = etalage.deal("money", players=4, seed=seed)
    bots = [bot(name).create("money", seat) for seat in range(4)]
    bids = []
    for seat in turns(deal):
        move = bots[seat].choose(deal.view(seat), deal.legal_moves(seat), Clock())
        if str(move).startswith("bid"):
            bids.append([card for card in move.cards if card != "PLAY"])
        deal.play(seat, move)
    return bids


def mean_value(bids: list[list[str]]) -> float:
    return sum(int(card.rstrip("abcdef")[3:]) for bid in bids for card in bid) / len(bids)


def test_habits_show_in_money() -> None:
    assert {len(bid) for bid in bids_made("one-note")} == {1}
    assert mean_value(bids_made("underbidder")) < 50
    assert mean_value(bids_made("overbidder")) > 100
    hoarded = bids_made("hoarder")
    assert sum(1 for bid in hoarded if not bid) > len(hoarded) / 3


# Both


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_has_learned_as_many_weights_as_it_has_features(game: str) -> None:
    learner = LEARNERS[game]()
    rng = etalage.Rng(1)
    met = set()
    for seed in range(4):
        deal = etalage.deal(game, players=3, seed=seed)
        for seat in turns(deal):
            decision = learner.decision(deal.view(seat), deal.legal_moves(seat))
            met |= {(decision.kind, len(option.features)) for option in decision.options}
            deal.play(seat, deal.random_move(seat, rng))
    assert met == {(kind, len(weights)) for kind, weights in learner.weights.items()}


@visitors
@pytest.mark.parametrize("game", GAMES)
def test_it_passes_the_check(name: str, game: str) -> None:
    assert check_bot(name, games=[game], deals=1) > 100


@visitors
@pytest.mark.parametrize("game", GAMES)
def test_it_beats_random_players(name: str, game: str) -> None:
    wins = 0
    for seed in range(8):
        bots: list[Any] = [RandomBot(game, 4 * seed + seat) for seat in range(4)]
        bots[seed % 4] = bot(name).create(game, seed)
        wins += played_out(game, bots, seed).winners == (seed % 4,)
    assert wins >= 6


@visitors
@pytest.mark.parametrize("game", GAMES)
def test_it_takes_no_parameter_and_no_other_game(name: str, game: str) -> None:
    with pytest.raises(BotError, match="takes no parameter"):
        bot(f"{name}:7").create(game, 1)
    with pytest.raises(BotError, match=f"{name} does not play chess, but weinhaendler and money"):
        bot(name).create("chess", 1)


@pytest.mark.skipif(not etalage.compiled(), reason="whole deals at every table")
@pytest.mark.parametrize(("name", "game"), [(name, game) for name, games in HABITS.items() for game in games])
def test_players_with_a_habit_keep_the_rules_of_bots(name: str, game: str) -> None:
    assert check_bot(name, games=[game], deals=1) > 100


def test_a_habit_is_one_of_its_own_game() -> None:
    with pytest.raises(BotError, match="passer does not play money, but weinhaendler"):
        bot("passer").create("money", 1)
    with pytest.raises(BotError, match="passer takes no parameter"):
        bot("passer:3").create("weinhaendler", 1)


def test_habits_show() -> None:
    deal = wine_deal("5 6 7 19 23", "7 9 20 21 24", "5 9 10 12 13", "6 7 11 14 10", display="20 16 17 18", start=0)
    assert chosen("passer", deal) == "pass draw"
    assert chosen("underbidder", deal) == "bid 5"
    assert chosen("overbidder", deal) == "bid 5"
    deal.play(0, "bid 19")
    assert chosen("overbidder", deal) == "bid 20"
    assert chosen("imitator", deal) == "bid 7"
