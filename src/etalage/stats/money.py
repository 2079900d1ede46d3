"""What is worth telling of a match of Money!."""

from __future__ import annotations

from etalage.games.match import AnyMatch
from etalage.games.money.schema import MoneyReckoning
from etalage.games.money.score_breakdown import score_breakdown

FIVE_HUNDRED, THREE_TRIOS, FIVE_COINS = "five-hundred", "three-trios", "five-coins"
MUCH = 500
"""Of one currency: all nine notes, with both trios.  # MX3"""
MANY_TRIOS = 3
MANY_COINS = 5


def best(match: AnyMatch) -> list[int]:
    """Each seat's largest fortune at the end of a deal."""
    deals = [played.deal.scores() for played in match.deals]
    return [max(scores) for scores in zip(*deals, strict=True)]


def feats(match: AnyMatch) -> list[list[str]]:
    """Of each seat, in any of the deals."""
    found: list[list[str]] = [[] for _ in range(match.players)]
    for played in match.deals:
        for seat, hand in enumerate(score_breakdown(played.deal.open_view())):
            assert hand  # all of them are open
            found[seat] += [feat for feat in _feats_of(hand) if feat not in found[seat]]
    return found


def before_last_deal(match: AnyMatch) -> list[int] | None:
    """The wealth before the last deal, if there was more than one.  # M19"""
    earlier = [played.deal.scores() for played in match.deals[:-1]]
    return [sum(scores) for scores in zip(*earlier, strict=True)] if earlier else None


def _feats_of(hand: MoneyReckoning) -> list[str]:
    bonuses = dict.fromkeys(hand["currencies"], 0)
    for trio in hand["trios"]:
        bonuses[trio["currency"]] += trio["points"]
    worth = [each["counted"] + bonuses[code] for code, each in hand["currencies"].items()]
    return (
        [FIVE_HUNDRED] * (max(worth) >= MUCH)
        + [THREE_TRIOS] * (len(hand["trios"]) >= MANY_TRIOS)
        + [FIVE_COINS] * (hand["coins"] >= MANY_COINS)
    )
