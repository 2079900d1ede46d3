"""What a cluster does is tried where one is: `make cluster`. Here is what holds without one."""

import sys
from itertools import islice
from pathlib import Path

import pytest

from etalage.arena.cluster import perform
from etalage.arena.journal import Journal
from etalage.arena.processes import Workers
from etalage.arena.running import deals, run
from etalage.arena.schedule import plan
from etalage.bots import BotFault
from etalage.cli import main
from etalage.version import __version__

ARENA = ("arena", "money", "--bots", "random,random,random", "--deals", "1", "--option", "deals=1")
REFUSED = "Connection refused; begin one with `ray start`"


def said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """How the command ends, and what it complains of."""
    monkeypatch.setattr(sys, "argv", ["etalage", *arguments])
    code = 0
    try:
        main()
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    return code, capsys.readouterr().err


@pytest.mark.parametrize("where", [(), ("auto",), ("local",)], ids=str)
def test_a_missing_extra_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], where: tuple[str, ...]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    expected = "etalage: playing on a cluster needs Ray: pip install 'etalage[ray]'\n"
    for arguments in ([*ARENA, "--ray", *where], ["--lang", "en", "arena", "--ray", *where, *ARENA[1:]]):
        assert said(monkeypatch, capsys, *arguments) == (2, expected)


@pytest.mark.parametrize(
    ("address", "complaint"),
    [
        ("127.0.0.1:1", f"no cluster answers at 127.0.0.1:1: {REFUSED}"),
        (
            "ray://127.0.0.1:1",
            f"no cluster answers at ray://127.0.0.1:1: {REFUSED}",
        ),
        ("127.0.0.1:99999", "127.0.0.1:99999 is no address of a cluster: HOST:PORT, or ray://HOST:PORT"),
        ("http://a:1", "http://a:1 is no address of a cluster: HOST:PORT, or ray://HOST:PORT"),
        (":1", ":1 is no address of a cluster: HOST:PORT, or ray://HOST:PORT"),
    ],
)
def test_a_cluster_that_is_not_there_is_told_at_once(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    address: str,
    complaint: str,
) -> None:
    train = ("train", "money", "--out", str(tmp_path / "learned"))
    for command in (ARENA, train):
        code, complaints = said(monkeypatch, capsys, *command, "--ray", address)
        assert code == 1
        assert complaints.endswith(f"etalage: {complaint}\n")


def test_processes_are_counted_here_or_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, complaint = said(monkeypatch, capsys, *ARENA, "--jobs", "2", "--ray")
    assert code == 2
    assert "give one" in complaint


def test_work_goes_out_by_deal() -> None:
    pairings = list(plan("money", ("a", "b", "c", "d"), 3, {}, 5, 2).pairings())
    chunks = list(deals(pairings))
    assert [{each.cards for each in chunk} for chunk in chunks] == [{5}, {6}]
    assert [len(chunk) for chunk in chunks] == [4 * 3, 4 * 3]
    assert [each for chunk in chunks for each in chunk] == pairings
    assert [len(chunk) for chunk in deals(pairings[7:])] == [5, 12]


def test_deals_that_others_play_are_the_same_and_go_on(tmp_path: Path) -> None:
    def figures(journal: Journal) -> list[object]:
        return [(each.pairing, each.scores, each.winners, each.moves) for each in journal.in_order()]

    small = plan("weinhaendler", ("random",) * 3, 3, {}, 0, 3)
    alone, cut = Journal(small, None), Journal(small, tmp_path)
    list(run(alone, 1))
    with Workers(2) as crew:
        assert len(list(islice(run(cut, 1, crew), 2))) == 2
    cut.close()
    again = Journal(small, tmp_path)
    assert 2 <= len(again.played) <= 9
    with Workers(2) as crew:
        list(run(again, 1, crew))
    again.close()
    assert figures(again) == figures(alone)


def _fails() -> None:
    raise BotFault("it", 1, "raised", None)


def test_a_node_tells_what_went_wrong_there() -> None:
    assert perform(__version__, max, (1, 2)) == (2, None)
    value, error = perform(__version__, _fails, ())
    assert value is None
    assert isinstance(error, BotFault)
    _, other = perform("0.0.1", max, (1, 2))
    assert str(other).startswith(f"a node of the cluster has etalage {__version__}; every node needs etalage 0.0.1")
