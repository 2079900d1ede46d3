"""What the kernel does by itself gives the same as what goes through the public API."""

import threading
from importlib import import_module
from typing import Any, get_args

import pytest

import etalage
from etalage.games import winning
from etalage.games.errors import BadSetup
from etalage.games.money.deck import draw_removed
from etalage.games.money.rules import Deal as MoneyDeal
from etalage.games.money.setup import Setup as MoneySetup
from etalage.games.outcome import win_share, winners
from etalage.games.turns import turns
from etalage.games.weinhaendler.rules import Deal as WineDeal
from etalage.games.weinhaendler.schema import WeinhaendlerOptions
from etalage.games.weinhaendler.setup import Setup as WineSetup
from tests.strategies import OPTIONS, defaults, played_at_random

PLAYERS = [3, 4, 5]


def module(game: str, name: str) -> Any:
    return import_module(f"etalage.games.{game}.{name}")


@pytest.mark.clauses("W5", "W6")
@pytest.mark.parametrize("players", PLAYERS)
def test_shuffling_weinhaendler_in_the_kernel(players: int) -> None:
    for seed in range(20):
        dealt = WineDeal.shuffled(players, etalage.Rng(seed))
        setup = WineSetup.shuffled(players, etalage.Rng(seed).below)
        assert dealt.open_view() == WineDeal.from_setup(setup).open_view()


@pytest.mark.clauses("M5", "M6", "MR2")
@pytest.mark.parametrize("players", PLAYERS)
def test_shuffling_money_in_the_kernel(players: int) -> None:
    for seed in range(20):
        rng = etalage.Rng(seed)
        dealt = MoneyDeal.shuffled(players, rng)
        rng = etalage.Rng(seed)
        removed = draw_removed(players, rng.below)
        assert dealt.open_view() == MoneyDeal.from_setup(MoneySetup.shuffled(players, removed, rng.below)).open_view()


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("game", list(etalage.GAMES))
def test_random_deals_make_the_decisions_that_one_by_one_make(game: str, players: int) -> None:
    made = module(game, "playouts").random_deals(players, 5, etalage.Rng(7))
    rng = etalage.Rng(7)
    removed = (draw_removed(players, rng.below),) if game == "money" else ()
    counted = 0
    for _ in range(5):
        deal = module(game, "rules").Deal.shuffled(players, rng, *removed)
        for seat in turns(deal):
            deal.play(seat, deal.random_move(seat, rng))
            counted += 1
    assert made == counted


@pytest.mark.parametrize("game", list(etalage.GAMES))
def test_a_playout_ends_the_deal(game: str) -> None:
    deal = module(game, "rules").Deal.shuffled(4, etalage.Rng(1))
    assert deal.playout(etalage.Rng(2)) > 20
    assert deal.is_over()
    assert deal.playout(etalage.Rng(2)) == 0


@pytest.mark.parametrize("game", list(etalage.GAMES))
def test_many_worlds_are_those_sampled_one_by_one(game: str) -> None:
    match = etalage.match(game, 4, seed=2)
    match = played_at_random(match, 30, 3)
    view = match.deal.view(2)
    rng = etalage.Rng(4)
    for _ in range(10):
        last = etalage.sample(view, rng)
    assert module(game, "sampling").sample_many(view, 10, etalage.Rng(4)).open_view() == last.open_view()


@pytest.mark.parametrize("game", list(etalage.GAMES))
def test_threads_do_not_disturb_each_other(game: str) -> None:
    made: dict[int, int] = {}

    def work(seed: int) -> None:
        made[seed] = module(game, "playouts").random_deals(4, 20, etalage.Rng(seed))

    threads = [threading.Thread(target=work, args=(seed % 2 + 10 * seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for seed, decisions in made.items():
        assert module(game, "playouts").random_deals(4, 20, etalage.Rng(seed)) == decisions


@pytest.mark.parametrize(
    ("arguments", "key", "clause"),
    [
        ((6,), "players", "W5"),
        ((3, {"draw": "closed"}), "options.draw", "WR3"),
        ((3, {"triangles": "none"}), "options.triangles", "WR5"),
    ],
)
def test_a_deal_of_weinhaendler_refuses_wrong_options(arguments: tuple[Any, ...], key: str, clause: str) -> None:
    with pytest.raises(BadSetup) as refused:
        WineDeal(*arguments)
    assert (refused.value.key, refused.value.clause) == (key, clause)


def test_options_of_weinhaendler_are_those_of_its_views() -> None:
    choices = etalage.game("weinhaendler").options
    described = WeinhaendlerOptions.__annotations__
    assert {name: option.values for name, option in choices.items()} == {
        name: get_args(literal) for name, literal in described.items()
    }
    for options in OPTIONS["weinhaendler"]:
        deal = WineDeal(3, options)
        assert deal.options() == options == deal.view(0).to_json()["options"]
    assert WineDeal(3).options() == defaults("weinhaendler")


@pytest.mark.parametrize("name", defaults("weinhaendler"))
def test_a_view_written_before_there_was_an_option_has_its_default(name: str) -> None:
    view = etalage.deal("weinhaendler", 3, 1).view(0)
    data: Any = view.to_json()
    data["options"].pop(name)
    assert etalage.game("weinhaendler").read_view(data) == view


@pytest.mark.parametrize("players", [2, 6])
def test_a_deal_of_money_refuses_wrong_players(players: int) -> None:
    with pytest.raises(BadSetup, match="3 to 5") as refused:
        MoneyDeal(players, ())
    assert (refused.value.key, refused.value.clause) == ("players", "M5")
    with pytest.raises(BadSetup, match="3 to 5"):
        MoneyDeal.shuffled(players, etalage.Rng(1))


def test_money_refuses_wrong_options() -> None:
    with pytest.raises(BadSetup) as refused:
        etalage.match("money", 3, options={"deals": 10})
    assert (refused.value.key, refused.value.clause) == ("options.deals", "MR6")


@pytest.mark.parametrize("name", ["weinhaendler", "money"])
def test_a_refusal_without_a_reason_names_the_move_and_the_place(name: str) -> None:
    game = etalage.game(name)
    refusal = module(name, "refusals").refusal
    deal = etalage.deal(name, 4, 1)
    seat = deal.to_move()[0]
    move = game.parse_move(next(str(move) for move in deal.legal_moves(seat) if str(move).startswith("bid")))
    with pytest.raises(NotImplementedError, match=rf"^{move}: .* refusals\.py has no reason"):
        refusal(*((deal, move) if name == "weinhaendler" else (deal, seat, move)))


def test_a_match_is_a_value() -> None:
    match = etalage.match("money", ["Ann", "Ben", "Cas"], seed=1)
    view = match.deal.view(0)
    after, step = match.after(1, "bid PLAY")
    assert (match.sealed, match.deal.view(0), match.to_move()) == ({}, view, (0, 1, 2))
    assert (after.to_move(), step.after) == ((0, 2), after.deal)
    assert repr(after) == "<Match of Money!: Ann, Ben, Cas; deal 1 of 3, round 1; 0 0 0>"


def test_codes_out_of_turn_are_not_legal() -> None:
    deal = etalage.deal("weinhaendler", 4, 1)
    other = (deal.to_move()[0] + 1) % 4
    assert deal.legal_moves(other).count() == 0
    assert list(deal.legal_moves(other)) == []
    over = MoneyDeal.shuffled(4, etalage.Rng(1))
    over.playout(etalage.Rng(1))
    assert over.legal_moves(0).count() == 0
    assert list(over.legal_moves(0)) == []
    assert not over.is_legal_for(0, 1)


@pytest.mark.parametrize("game", list(etalage.GAMES))
def test_a_match_is_played_on_by_answers_seat_by_seat(game: str) -> None:
    begun, rng = etalage.match(game, 3, seed=2), etalage.Rng(1)
    followed = begun
    for match, step in begun.play_on(lambda match, seat: match.deal.random_move(seat, rng)):
        assert step.seat == followed.to_move()[0]
        assert (step.game, step.before) == (begun.game, followed.deal)
        followed = match
    assert followed.is_over()
    assert not begun.is_over()
    assert list(followed.play_on(lambda match, seat: "nobody is asked")) == []


def test_turns_are_those_of_the_deal_as_it_is_played() -> None:
    deal = etalage.deal("money", players=3, seed=1)
    asked = []
    for seat in turns(deal):
        asked.append(seat)
        deal.play(seat, "bid PLAY")
        if deal.round == 3:
            break
    assert asked == [0, 1, 2, 0, 1, 2]


@pytest.mark.skipif(etalage.compiled(), reason="compiled, only the kernel can call it")
@pytest.mark.clauses("W33", "WR12", "M19", "MR6")
@pytest.mark.parametrize("scores", [[3, 5, 5, 9], [7, 7, 7], [1, 4, 4, 0, 4]])
def test_the_kernel_shares_a_win_as_everyone_does(scores: list[int]) -> None:
    spare = [*scores, 99]  # beyond the players there is nobody
    for seat in range(len(scores)):
        assert winning.share_of_win(spare, len(scores), seat) == win_share(winners(scores), seat)
