"""How far what is said of tables of Die Weinhändler can be believed.

    python benchmarks/value.py [--work DIR] [--deals N] [--worlds N] [NETWORK]

Experts of 0.1 play deals that nothing was learned from, as many of 3, 4 and 5; the network of the player and that of
the value (or the one named) say at every look what share of the win each seat may expect. Prints how much of the
variance they explain and how far what they said is from what came, by tenths, and draws docs/curves/value.svg.
Deals are kept in DIR, and not played again.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from matplotlib import rcParams
from matplotlib.figure import Figure

from etalage.arena.files import written_whole
from etalage.bots.learning.fitting import Floats, predicted
from etalage.bots.learning.shares import Positions, Trust, compared, foretold
from etalage.bots.learning.weights import read
from etalage.bots.weinhaendler.expert_0_1.expert import load_network
from etalage.bots.weinhaendler.value import NETWORK
from etalage.bots.weinhaendler.value_training import Seen, as_positions, expert, played
from etalage.games.rng import Rng

PICTURE = Path(__file__).parent.parent / "docs" / "curves" / "value.svg"
FIRST = 9_000_000  # the seed of the first deal; nothing was learned from these
PORTION = 50
PLAYERS = (3, 4, 5)
COLOURS = {3: "#7a5c8e", 4: "#557755", 5: "#b05030"}


def deals(work: Path, players: int, number: int, worlds: int) -> Positions:
    """Among experts who look at so many worlds, without whims."""
    parts = []
    for first in range(0, number, PORTION):
        file = work / f"deals-{players}-{worlds}-{first:05}.npz"
        if not file.exists():
            seen = as_positions([_played(FIRST + first + nth, players, worlds) for nth in range(PORTION)])
            with written_whole(file) as part:
                np.savez_compressed(part, **seen._asdict())
        with np.load(file) as kept:
            parts.append(Positions(**{name: kept[name] for name in Positions._fields}))
        print(f"\r{players} players: {first + PORTION} deals", end="", flush=True)
    print()
    return Positions.joined(parts)


def _played(seed: int, players: int, worlds: int) -> Seen:
    rng = Rng(seed)
    return played([expert(rng.bits(), worlds) for _ in range(players)], rng, whims=False)


def players_network(positions: Positions) -> Floats:
    """The shares that the player's network says, each by itself."""
    said: Floats = np.clip(predicted(load_network(), positions), 0, 1)
    return said


def lines(name: str, by_players: dict[int, Trust]) -> list[str]:
    """Of a table."""
    return [
        f"| {name} | {players} | {trust.explained:.1%} | {100 * trust.gap:.1f} points | "
        + " ".join(f"{said:.2f}→{came:.2f}" for _, said, came in trust.tenths)
        + f" | {sum(number for number, _, _ in trust.tenths)} |"
        for players, trust in by_players.items()
    ]


def draw(before: dict[int, Trust], after: dict[int, Trust]) -> None:
    rcParams["svg.hashsalt"] = "etalage"  # the same picture for the same figures
    picture = Figure(figsize=(8, 4), layout="constrained")
    for place, (title, found) in enumerate((("the player's network", before), ("the value", after)), 1):
        axes = picture.add_subplot(1, 2, place, title=title)
        axes.plot([0, 1], [0, 1], color="#999999", linewidth=1)
        for players, trust in found.items():
            said, came = [each[1] for each in trust.tenths], [each[2] for each in trust.tenths]
            axes.plot(said, came, color=COLOURS[players], marker="o", label=f"{players} players")
        axes.set_xlabel("share of the win, as foretold")
        axes.set_ylabel("share of the win that came")
        axes.legend()
    with written_whole(PICTURE) as part:
        picture.savefig(part, format="svg", metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", type=Path, nargs="?", default=NETWORK)
    parser.add_argument("--work", type=Path, default=Path("value"))
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--worlds", type=int, default=5)
    chosen = parser.parse_args()
    chosen.work.mkdir(parents=True, exist_ok=True)
    value = read(chosen.network)
    before, after = {}, {}
    for players in PLAYERS:
        positions = deals(chosen.work, players, chosen.deals, chosen.worlds)
        before[players] = compared(players_network(positions), positions.targets)
        after[players] = compared(foretold(value, positions), positions.targets)
    print("| network | players | explained | largest gap | foretold→came, by tenths | rows |")
    print("| --- | --- | --- | --- | --- | --- |")
    print("\n".join(lines("player", before) + lines("value", after)))
    draw(before, after)


if __name__ == "__main__":
    main()
