"""How far what the expert of Money! foresees of a deal can be believed.

    python benchmarks/money_value.py [--deals N] [--last N]

Greedy bots with adventures play N deals each of 3, 4 and 5, from which nothing was learned; at the end of every round
the network says what share of the win each seat may expect. Prints how much of the variance it explains and how far it
is from what came, by tenths, and draws docs/curves/money-value.svg. Then, of tables of four before the last round: the
same for playing that round as greedy bots would, and for what the expert makes of both. There experts of 0.1 play on.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from matplotlib import rcParams
from matplotlib.figure import Figure
from numpy.typing import NDArray

import etalage
from etalage.bots import Clock, bot
from etalage.bots.learning.shares import Positions, Trust, trust
from etalage.bots.money.evaluation import Evaluation
from etalage.bots.money.expert import load_network
from etalage.bots.money.features import PLAYED
from etalage.bots.money.training import greedy, played
from etalage.games.money.numbers import BIDDING, NOT_LAST
from etalage.games.money.rules import Deal
from etalage.games.outcome import win_share, winners
from etalage.games.rng import Rng
from etalage.games.turns import turns

PICTURE = Path(__file__).parent.parent / "docs" / "curves" / "money-value.svg"
FIRST = 9_000_000  # the seed of the first deal; nothing was learned from these
PLAYERS = {3: "#7a5c8e", 4: "#557755", 5: "#b05030"}
"""And their colours."""
LAST_PLAYERS = 4


def foreseen(players: int, deals: int) -> Trust:
    parts = [played(Rng(FIRST + nth), players, greedy) for nth in range(deals)]
    return trust(load_network(), Positions.joined(parts))


def shares_of(deal: Deal, name: str, seed: int) -> list[float]:
    """What comes of the seats if such bots play on."""
    seats = [bot(name).create("money", seed + seat) for seat in range(deal.players)]
    copy = deal.copy()
    for seat in turns(copy):
        copy.play(seat, seats[seat].choose(copy.view(seat), copy.legal_moves(seat), Clock()))
    won = winners(copy.scores())
    return [win_share(won, seat) for seat in range(deal.players)]


def before_last_rounds(deals: int) -> list[Deal]:
    """As greedy bots come there."""
    found = []
    for seed in range(FIRST, FIRST + deals):
        deal = etalage.deal("money", players=LAST_PLAYERS, seed=seed)
        seats = [greedy(seed + seat) for seat in range(LAST_PLAYERS)]
        for seat in turns(deal):
            if deal.last != NOT_LAST and deal.phase == BIDDING:
                found.append(deal)
                break
            deal.play(seat, seats[seat].choose(deal.view(seat), deal.legal_moves(seat), Clock()))
    return found


def explained(said: NDArray[np.float64], came: NDArray[np.float64]) -> str:
    """Of the variance, with its interval."""
    fair = 1 / LAST_PLAYERS
    of_each = 1 - ((came - said) ** 2).mean(1) / ((came - fair) ** 2).mean()
    return f"{of_each.mean():.1%} ± {1.96 * of_each.std() / len(of_each) ** 0.5:.1%}"


def tell_last_round(deals: int) -> None:
    tables = before_last_rounds(deals)
    evaluation = Evaluation(load_network())
    came = np.array([shares_of(deal, "expert-0.1:8", nth) for nth, deal in enumerate(tables)])
    said = np.array([evaluation.shares(deal) for deal in tables])
    once = np.array([shares_of(deal, "greedy", nth) for nth, deal in enumerate(tables)])
    more = np.array([[shares_of(deal, "greedy", 1000 * k + 7) for k in range(1, 5)] for deal in tables]).mean(1)
    print(f"before the last round of four, {len(tables)} deals:")
    for name, shares in (
        ("the network", said),
        ("played once", once),
        ("played once, and the network", PLAYED * once + (1 - PLAYED) * said),
        ("played four times, and the network", PLAYED * more + (1 - PLAYED) * said),
    ):
        print(f"  {name}: {explained(shares, came)}")


def draw(found: dict[int, Trust]) -> None:
    rcParams["svg.hashsalt"] = "etalage"  # the same picture for the same figures
    picture = Figure(figsize=(5, 4), layout="constrained")
    axes = picture.add_subplot()
    axes.plot([0, 1], [0, 1], color="#999999", linewidth=1)
    for players, each in found.items():
        said, came = [tenth[1] for tenth in each.tenths], [tenth[2] for tenth in each.tenths]
        axes.plot(said, came, color=PLAYERS[players], marker="o", label=f"{players} players")
    axes.set_xlabel("share of the win, as foreseen")
    axes.set_ylabel("share of the win that came")
    axes.legend()
    picture.savefig(PICTURE, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=700)
    parser.add_argument("--last", type=int, default=600)
    chosen = parser.parse_args()
    found = {players: foreseen(players, chosen.deals) for players in PLAYERS}
    print("| players | rows | explained | largest gap | foreseen → came, by tenths |")
    print("| --- | --- | --- | --- | --- |")
    for players, each in found.items():
        tenths = " ".join(f"{said:.2f}→{came:.2f}" for _, said, came in each.tenths)
        rows = sum(number for number, _, _ in each.tenths)
        print(f"| {players} | {rows} | {each.explained:.1%} | {100 * each.gap:.1f} points | {tenths} |")
    draw(found)
    if chosen.last:
        tell_last_round(chosen.last)


if __name__ == "__main__":
    main()
