"""The trees of moves have as many leaves as the tables in tests/perft say.

The rows up to 12,000 leaves were also counted by the second opinion (tests/second_opinion).
"""

from pathlib import Path

import pytest

import etalage
from etalage.records import parse, replay

HERE = Path(__file__).parent.parent
MOST_LEAVES = 3_000_000 if etalage.compiled() else 3_000


@pytest.mark.parametrize("table", sorted((HERE / "perft").glob("*.txt")), ids=lambda path: path.stem)
def test_perft(table: Path) -> None:
    rows = [line.split() for line in table.read_text().splitlines() if not line.startswith("#")]
    assert rows
    for name, deal, moves, depth, leaves in rows:
        if int(leaves) > MOST_LEAVES:
            continue
        record = parse((HERE / "records" / "golden" / f"{name}.json").read_text())
        match, position = replay(record, int(deal), int(moves))
        assert match.game.perft(position, int(depth)) == int(leaves), f"{name} {moves} {depth}"


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("name", list(etalage.GAMES))
def test_there_is_a_table(name: str, players: int) -> None:
    assert (HERE / "perft" / f"{name}-{players}.txt").exists()
