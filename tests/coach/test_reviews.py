"""Reviews: figures that add up, the same every time, and nothing told of a match that goes on."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

import etalage
from etalage.bots import Clock, Company, bots
from etalage.coach import Cancelled, Chance, Decision, Unfinished, accuracy, coach_of, luck_of, review
from etalage.coach.luck import Luck, positions, standing_at
from etalage.games.match import AnyMatch
from etalage.games.rng import Rng

pytestmark = pytest.mark.skipif(not etalage.compiled(), reason="whole matches in hundreds of worlds")
FEW = Clock(iterations=2)
GAMES = ("weinhaendler", "money")


@cache
def finished(name: str, players: int = 4, seed: int = 1, who: str = "greedy") -> AnyMatch:
    match: AnyMatch = etalage.match(name, players, seed=seed, options={"deals": 2} if name == "money" else None)
    with Company(match) as company:
        company.sit_all(bots(who, players), seed)
        for after, _ in company.play_on():
            match = after
    return match


@cache
def reviewed(name: str) -> Any:
    progress: list[tuple[int, int]] = []
    found = review(finished(name), budget=FEW, progress=lambda done, total: progress.append((done, total)))
    return found, progress


@pytest.mark.parametrize("name", GAMES)
def test_a_result_is_fair_share_luck_and_skill(name: str) -> None:
    found, _ = reviewed(name)
    outcome = finished(name).outcome()
    assert outcome
    for seat in found.seats:
        assert seat.fair == 0.25
        assert seat.result == pytest.approx(seat.fair + seat.luck + seat.skill)
        assert seat.luck == pytest.approx(sum(event.luck[seat.seat] for event in found.chance))
        own = [each for each in found.decisions if each.seat == seat.seat]
        assert seat.decisions == len(own)
        assert seat.mean_loss == pytest.approx(sum(each.loss for each in own if each.is_mistake) / len(own))
        assert seat.mean_stake == pytest.approx(sum(each.stake for each in own) / len(own))
        assert seat.accuracy == accuracy(seat.mean_loss, seat.mean_stake)
        assert [found.decisions[place].seat for place in seat.costliest] == [seat.seat] * len(seat.costliest)
    assert sum(seat.result for seat in found.seats) == pytest.approx(1)
    assert tuple(seat.seat for seat in found.seats if seat.result) == outcome.winners


@pytest.mark.parametrize("name", GAMES)
def test_shares_add_up_and_end_with_the_result(name: str) -> None:
    found, _ = reviewed(name)
    for moment in found.moments:
        assert sum(moment.shares) == pytest.approx(1)
    for event in found.chance:
        assert sum(event.luck) == pytest.approx(0, abs=1e-9)
    assert list(found.moments[-1].shares) == [seat.result for seat in found.seats]


@pytest.mark.parametrize("name", GAMES)
def test_decisions_stand_where_they_were_made(name: str) -> None:
    found, _ = reviewed(name)
    match = finished(name)
    for decision in found.decisions:
        assert decision.played == str(match.deals[decision.deal].moves[decision.move])
        assert (decision.best == decision.played) <= (decision.loss == 0)
        assert decision.loss >= 0
    assert any(decision.is_mistake and decision.reasons for decision in found.decisions)


@pytest.mark.parametrize("name", GAMES)
def test_progress_is_told_move_by_move(name: str) -> None:
    _, progress = reviewed(name)
    total = sum(len(played.moves) for played in finished(name).deals)
    assert progress == [(done, total) for done in range(total + 1)]


def test_the_object_is_as_written_down() -> None:
    found, _ = reviewed("money")
    data = json.loads(json.dumps(found.to_json(4)))
    assert {"record": 4, "game": "money"}.items() <= data.items()
    assert data["seats"][0].keys() >= {"seat", "result", "fair", "luck", "skill", "mean_loss", "accuracy"}
    assert data["decisions"][0].keys() >= {"deal", "move", "seat", "played", "best", "loss", "error"}
    assert data["chance"][0].keys() == {"deal", "move", "event", "luck"}
    only = found.of(2).to_json()
    assert {each["seat"] for each in only["decisions"]} == {2}
    worst = [only["decisions"][place]["loss"] for place in only["seats"][2]["costliest"]]
    assert worst == sorted(worst, reverse=True)


def test_it_is_the_same_every_time() -> None:
    found, _ = reviewed("money")
    assert review(finished("money"), budget=FEW) == found


def test_a_match_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(Unfinished, match="not over yet"):
        review(etalage.match("weinhaendler", 3, seed=1))


def test_unless_it_is_known_to_harm_nobody() -> None:
    """The shares where it stands are the result; only the decisions of those asked for are judged."""
    match = finished("weinhaendler")
    begun = etalage.match("weinhaendler", 4, seed=1)
    for move in match.deals[0].moves[:20]:
        begun, _ = begun.after(begun.deal.seat, move)
    found = review(begun, budget=FEW, unfinished=True, seats=(1,))
    assert [seat.result for seat in found.seats] == coach_of("weinhaendler").evaluator().shares(
        begun.deal, standing_at(begun, 0)
    )
    assert {decision.seat for decision in found.decisions} == {1}
    for seat in found.seats:
        assert seat.result == pytest.approx(seat.fair + seat.luck + seat.skill)


def test_it_can_be_called_off() -> None:
    told: list[int] = []
    with pytest.raises(Cancelled, match="called off"):
        review(
            finished("weinhaendler"),
            budget=FEW,
            progress=lambda done, total: told.append(done),
            stop=lambda: len(told) > 5,
        )
    assert told[-1] == 5


def test_a_loss_within_two_errors_is_no_mistake() -> None:
    assert Decision(0, 0, 0, "pass", "done", 0.03, 0.014).is_mistake
    assert not Decision(0, 0, 0, "pass", "done", 0.03, 0.016).is_mistake


def test_accuracy_falls_with_the_loss() -> None:
    marks = [accuracy(loss / 200, 0.2) for loss in range(20)]
    assert marks[0] == 100
    assert marks == sorted(marks, reverse=True)
    assert accuracy(0.02, 0.2) == 67
    assert accuracy(0.0, 0.0) == 100


@pytest.mark.parametrize(("name", "players"), [("weinhaendler", 3), ("weinhaendler", 5), ("money", 3), ("money", 5)])
def test_other_cards_would_have_had_mean_zero(name: str, players: int) -> None:
    """Let the cards of one event come again and again: the mean of its luck is within three errors of nothing."""
    match = finished(name, players)
    evaluator = coach_of(name).evaluator()
    steps = [each for each in positions(match, 0) if evaluator.chance(each.step)]
    assert steps
    step, rng = steps[len(steps) // 2].step, Rng(1)
    lucks = []
    for seed in range(60):
        before = evaluator.redrawn(step.before, rng)
        after = before.copy()
        after.play(step.seat, step.move)
        luck = Luck(match, evaluator, seed)
        luck.step(steps[0]._replace(step=step._replace(before=before, after=after)))
        lucks.append(luck.events[0].luck[0])
    mean = sum(lucks) / len(lucks)
    error = (sum((each - mean) ** 2 for each in lucks) / len(lucks) ** 2) ** 0.5
    assert abs(mean) <= 3 * error + 1e-12


def test_cards_that_were_seen_are_not_drawn_anew() -> None:
    """A card under the pile stays there; hands and display stay as they are.  # W13"""
    match = finished("weinhaendler", 3, seed=3)
    evaluator = coach_of("weinhaendler").evaluator()
    looked = 0
    for position in positions(match, 0):
        deal = position.step.before
        if deal.put_under and deal.pile_size > deal.put_under:
            data = deal.open_view().to_json()
            other = evaluator.redrawn(deal, Rng(2)).open_view().to_json()
            under = deal.put_under
            assert other["pile_cards"][-under:] == data["pile_cards"][-under:]
            assert sorted(other["pile_cards"]) == sorted(data["pile_cards"])
            assert {**other, "pile_cards": 0} == {**data, "pile_cards": 0}
            looked += 1
    assert looked


def test_a_lead_counts_in_a_match_of_several_deals() -> None:
    match = finished("money")
    evaluator = coach_of("money").evaluator()
    deal = match.deals[1].setup.begin(match.options)
    standing = standing_at(match, 1)
    plain = evaluator.shares(deal, standing._replace(scores=(0, 0, 0, 0)))
    ahead = evaluator.shares(deal, standing._replace(scores=(500, 0, 0, 0)))
    assert ahead[0] > plain[0]


def test_luck_alone_is_that_of_the_review() -> None:
    found, _ = reviewed("money")
    assert luck_of(finished("money"), coach_of("money").evaluator()) == pytest.approx(
        [seat.luck for seat in found.seats]
    )
    assert all(isinstance(event, Chance) and event.event in ("deal", "refill") for event in found.chance)
