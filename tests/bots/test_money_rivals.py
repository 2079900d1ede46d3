"""What the expert of Money! learns about the others from their bids."""

from __future__ import annotations

from typing import Any

import pytest

import etalage
from etalage.bots import Clock, bot
from etalage.bots.money.bids_seen import bids_seen
from etalage.bots.money.expert import AmongExperts, Expert
from etalage.bots.money.minds import ANY_CARD, BY_EXPERT, BY_NETWORK, BY_TABLE, LIKELY, NONE, ONE_CARD, PRIOR
from etalage.bots.money.rivals import Rivals
from etalage.games.money.notation import parse_cards
from etalage.games.turns import turns
from tests.positions import money_deal, play_all

HANDS = (
    "EUR20a EUR20b CHF60 CHF50 GBP30a USD30a",
    "USD20a GBP20a USD60",
    "JPY20a JPY30a JPY40",
)
DISPLAYS = {"right": "EUR20c EUR30a EUR40 EUR50", "left": "USD40 GBP20b JPY20b XAU10a"}


def seen_by(seat: int, *moves: str) -> list[int] | None:
    """What a seat makes of the bids after these moves."""
    deal = money_deal(*HANDS, **DISPLAYS)
    before = deal.view(seat)
    play_all(deal, *moves)
    assert deal.seat == seat
    return bids_seen(before, deal.view(seat))


BIDS = ("bid CHF50", "bid USD60", "bid JPY40")
MEANT = [parse_cards(bid.split()[1:]) for bid in BIDS]


@pytest.mark.parametrize(
    ("seat", "exchanges"),
    [
        (1, ()),
        (0, ("take right",)),
        (0, ("swap 0",)),
        (0, ("keep",)),
        (2, ("take right", "take left")),
        (2, ("take left", "keep")),
        (2, ("swap 0", "take right")),
    ],
)
def test_it_can_tell_whose_bid_was_which(seat: int, exchanges: tuple[str, ...]) -> None:
    """Whatever those have done who came first.  # M11, M12"""
    assert seen_by(seat, *BIDS, *exchanges) == MEANT


def test_play_money_is_no_bid() -> None:
    assert seen_by(0, "bid CHF50", "bid PLAY", "bid JPY40") == [MEANT[0], 0, MEANT[2]]


def test_in_whole_deals_it_is_nearly_always_right() -> None:
    """A bid that is kept may hold cards that were known before; then it may seem smaller than it was."""
    right = asked = 0
    for players in (3, 4, 5):
        deal: Any = etalage.deal("money", players=players, seed=players)
        bots = [bot("greedy").create("money", seat) for seat in range(players)]
        before: dict[int, Any] = {}
        bids: dict[int, int] = {}
        for seat in turns(deal):
            view = deal.view(seat)
            move = bots[seat].choose(view, deal.legal_moves(seat), Clock())
            if view.asked != (seat,):
                before[seat] = view
                bids[seat] = parse_cards(card for card in move.cards if card != "PLAY")
            else:
                asked += 1
                right += bids_seen(before[seat], view) == [bids[each] for each in range(players)]
            deal.play(seat, move)
    assert right > 0.85 * asked > 40


def after_deals_among(name: str, kind: type[Expert], deals: int) -> Expert:
    """An expert who knows three of them from some deals."""
    expert = kind("money", 1, "4")
    others = [bot(name).create("money", seat) for seat in range(1, 4)]
    for seed in range(deals):
        deal: Any = etalage.deal("money", players=4, seed=seed)
        for seat in turns(deal):
            player = others[seat - 1] if seat else expert
            deal.play(seat, player.choose(deal.view(seat), deal.legal_moves(seat), Clock()))
    return expert


def beliefs_about(name: str) -> list[float]:
    """What the expert believes of one of them."""
    return after_deals_among(name, Expert, 2).beliefs(1)


@pytest.mark.skipif(not etalage.compiled(), reason="all minds bid in many worlds")
def test_it_finds_out_who_bids_how() -> None:
    one_note = beliefs_about("one-note")
    assert one_note[ONE_CARD] + one_note[ANY_CARD] > 0.7
    assert beliefs_about("hoarder")[NONE] > 0.5
    greedy = beliefs_about("greedy")
    assert greedy[BY_TABLE] + greedy[BY_NETWORK] + greedy[LIKELY] > 0.7
    for beliefs in (one_note, greedy):
        assert sum(beliefs) == pytest.approx(1)


@pytest.mark.skipif(not etalage.compiled(), reason="all minds bid in many worlds")
def test_who_reckons_with_experts_tells_them_from_others() -> None:
    def believed(name: str) -> float:
        expert = after_deals_among(name, AmongExperts, 4)
        return sum(expert.beliefs(seat)[BY_EXPERT] for seat in range(1, 4)) / 3

    assert believed("greedy") < 0.5 < believed("expert-0.1:8")
    assert beliefs_about("expert-0.1:8")[BY_EXPERT] == 0.0


def test_what_is_expected_of_strangers() -> None:
    rivals = Rivals()
    assert rivals.beliefs(3) == pytest.approx(PRIOR)
    rivals.expect((0.25, 0.75))
    assert rivals.beliefs(0) == [0.25, 0.75] + 8 * [0.0]


def test_asked_twice_it_learns_once() -> None:
    deal = money_deal(*HANDS, **DISPLAYS)
    twice, once = Expert("money", 1, "4"), Expert("money", 1, "4")
    for expert in (twice, once):
        expert.choose(deal.view(0), deal.legal_moves(0), Clock())
    play_all(deal, "bid CHF60", "bid USD20a", "bid JPY40")
    for expert in (twice, once, twice):
        expert.choose(deal.view(0), deal.legal_moves(0), Clock())
    assert twice.beliefs(1) == once.beliefs(1) != list(PRIOR)


def test_it_can_join_in_the_middle_of_a_round() -> None:
    deal = money_deal(*HANDS, **DISPLAYS)
    play_all(deal, "bid CHF60", "bid USD20a", "bid JPY40")
    expert = Expert("money", 1, "4")
    assert expert.choose(deal.view(0), deal.legal_moves(0), Clock()) in deal.legal_moves(0)
    assert expert.beliefs(1) == pytest.approx(PRIOR)
