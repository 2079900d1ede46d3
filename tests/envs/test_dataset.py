"""Decisions out of records: arrays that follow from views, actions that come to the moves, results that add up."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import numpy as np
import pytest

import etalage
from etalage.cli import main
from etalage.envs import encoding
from etalage.envs.decisions import Decision, decisions
from etalage.games.match import AnyMatch
from etalage.records import dumps

parquet = pytest.mark.skipif(not os.environ.get("ETALAGE_DATASET"), reason="make dataset does this")


def played(game: str, players: int, seed: int, deals: int = 2) -> AnyMatch:
    """A match to its end, at random."""
    match: AnyMatch = etalage.match(game, players, seed, {"deals": deals} if game == "money" else {})
    rng = etalage.Rng(seed)
    for later, _ in match.play_on(lambda at, seat: at.deal.random_move(seat, rng)):
        match = later
    return match


def by_move(found: list[Decision]) -> Iterator[tuple[tuple[int, int], list[Decision]]]:
    for place, steps in groupby(found, lambda each: (each.deal, each.move)):
        yield place, list(steps)


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("game", etalage.GAMES.own)
def test_actions_are_allowed_and_come_to_the_moves_of_the_record(game: str, players: int) -> None:
    match = played(game, players, seed=1)
    arrays = encoding.of(game, players)
    found = list(decisions(match))
    moves = [(number, str(move)) for number, deal in enumerate(match.deals) for move in deal.moves]
    assert [(deal, steps[0].notation) for (deal, _), steps in by_move(found)] == moves
    for each in found:
        assert each.observation.shape == (arrays.size,)
        assert each.mask.shape == (arrays.actions,)
        assert each.mask[each.action] == 1
    for _, steps in by_move(found):
        assert [each.step for each in steps] == list(range(len(steps)))
        assert len(steps) == 1 or game == "money"


def test_results_are_those_of_the_match() -> None:
    match = played("money", 3, seed=4)
    outcome = match.outcome()
    assert outcome
    seats = {each.seat: (each.score, each.result) for each in decisions(match)}
    assert [seats[seat][0] for seat in range(3)] == list(outcome.scores)
    assert sum(result for _, result in seats.values()) == 1
    assert {seat for seat, (_, result) in seats.items() if result} == set(outcome.winners)
    assert {each.luck_adjusted for each in decisions(match)} == {None}


def test_a_later_deal_knows_how_the_match_stands() -> None:
    match = played("money", 3, seed=4)
    first, last = (next(each for each in decisions(match) if each.deal == deal) for deal in (0, 1))
    view = match.deals[1].setup.begin(match.options).view(last.seat)
    arrays = encoding.of("money", 3)
    scores = match.deals[0].deal.scores()
    assert np.array_equal(last.observation, arrays.observe(view, 0, scores, 0))
    assert not np.array_equal(last.observation, arrays.observe(view, 0, (0, 0, 0), 1))
    assert first.observation.any()


@pytest.mark.skipif(not etalage.compiled(), reason="thousands of playouts would take minutes")
def test_what_luck_leaves_of_the_results_adds_up() -> None:
    match = played("weinhaendler", 3, seed=2)
    fair = {each.seat: each.luck_adjusted for each in decisions(match, adjusted=True, seed=1)}
    again = {each.seat: each.luck_adjusted for each in decisions(match, adjusted=True, seed=1)}
    assert fair == again
    assert sum(share or 0 for share in fair.values()) == pytest.approx(1)


def call(monkeypatch: pytest.MonkeyPatch, *arguments: object) -> int:
    monkeypatch.setattr(sys, "argv", ["etalage", "dataset", *map(str, arguments)])
    try:
        main()
    except SystemExit as leaving:
        return int(leaving.code or 0)
    return 0


def recorded(path: Path, *matches: AnyMatch) -> Path:
    path.write_text("".join(f"{dumps(match)}\n" for match in matches), "utf-8")
    return path


def test_a_missing_extra_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "etalage.envs.dataset", raising=False)
    assert call(monkeypatch, recorded(tmp_path / "a.jsonl"), "--out", tmp_path / "data") == 2
    said = "etalage: decisions as Parquet need NumPy and pyarrow: pip install 'etalage[dataset]'\n"
    assert capsys.readouterr().err == said
    assert not (tmp_path / "data").exists()


@parquet
def test_what_is_written_is_read_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    import pyarrow.parquet as pq  # noqa: PLC0415 - an extra

    monkeypatch.setattr("etalage.envs.dataset.GROUP", 64)
    wine, money = played("weinhaendler", 4, 1), played("money", 3, 1, deals=1)
    unfinished = etalage.match("money", 3, 5)
    records = recorded(tmp_path / "games.jsonl", wine, unfinished, money)
    assert call(monkeypatch, records, records, "--out", tmp_path / "data") == 0
    said = capsys.readouterr().out
    assert "4 matches" in said
    assert "2 matches are not over, and left out." in said
    assert sorted(path.name for path in (tmp_path / "data").iterdir()) == ["money-3.parquet", "weinhaendler-4.parquet"]
    for match, record in ((wine, 0), (money, 2)):
        file = pq.ParquetFile(tmp_path / "data" / f"{match.game.name}-{match.players}.parquet")
        about = json.loads(file.schema_arrow.metadata[b"etalage"])
        arrays = encoding.of(match.game.name, match.players)
        assert about["layout"] == {name: [part.start, part.stop] for name, part in arrays.layout.items()}
        assert file.metadata.num_row_groups > 1
        rows, wanted = file.read().to_pylist(), list(decisions(match)) * 2
        assert len(rows) == len(wanted)
        for row, each in zip(rows, wanted, strict=True):
            assert (row["file"], row["record"]) == (str(records), record)
            for name in ("deal", "move", "step", "seat", "action", "notation", "score", "luck_adjusted"):
                assert row[name] == getattr(each, name)
            assert row["observation"] == list(each.observation)
            assert row["mask"] == list(each.mask)
            assert row["result"] == pytest.approx(each.result)


@parquet
def test_nothing_is_left_of_what_went_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    good = recorded(tmp_path / "good.jsonl", played("weinhaendler", 3, 1))
    bad = tmp_path / "bad.jsonl"
    bad.write_text(good.read_text() + good.read_text().replace('"pass"', '"bid 25"', 1))
    empty = recorded(tmp_path / "empty.jsonl")
    refused = [
        (bad, 2, f"etalage: {bad}, record 1: deal 0, move"),
        (empty, 2, "etalage: there is no finished match in these files"),
        (tmp_path / "missing.jsonl", 2, f"etalage: {tmp_path / 'missing.jsonl'}: No such file or directory"),
    ]
    for number, (file, code, said) in enumerate(refused):
        out = tmp_path / str(number)
        assert call(monkeypatch, good if file == bad else file, file, "--out", out) == code
        assert capsys.readouterr().err.startswith(said)
        assert not list(out.iterdir())
    assert call(monkeypatch, good, "--out", tmp_path) == 2
    assert "is not empty; name a new folder" in capsys.readouterr().err
