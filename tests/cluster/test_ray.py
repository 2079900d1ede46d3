"""Runs on a Ray cluster of two nodes, all on this machine: `make cluster` fetches Ray and runs this."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from etalage.arena.training import CURVE
from tests import waiting
from tests.waiting import wait_until

pytestmark = pytest.mark.skipif(not os.environ.get("ETALAGE_CLUSTER"), reason="make cluster does this")

BOTS = """
import os
from etalage.bots.random import RandomBot

class Dies(RandomBot):
    def choose(self, view, moves, clock):
        os._exit(9)

class Raises(RandomBot):
    def choose(self, view, moves, clock):
        raise RuntimeError("tired")

class Hangs(RandomBot):
    def choose(self, view, moves, clock):
        with open(os.environ["ASKED"], "a") as file:
            file.write(f"{os.getpid()}\\n")
        while True:
            pass
"""
PATIENCE = (
    15 * waiting.PATIENCE
)  # Ray lets its processes run as nicely as can be, and on a busy machine that takes long
MATCHES = ["money", "--bots", "greedy,ismcts:400,random", "--option", "deals=1"]
TRAINING = ["weinhaendler", "--rounds", "2", "--first-deals", "200", "--deals", "100", "--worlds", "1"]
SMALL = [*TRAINING, "--epochs", "2", "--test-deals", "2"]


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Where a package with bad bots is installed, for the nodes too."""
    package = tmp_path_factory.mktemp("package")
    info = package / "bad_bots-1.0.dist-info"
    info.mkdir()
    (package / "bad_bots.py").write_text(BOTS)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[etalage.bots]\n" + "".join(f"{name} = bad_bots:{name.title()}\n" for name in ("dies", "raises", "hangs"))
    )
    environment = {key: value for key, value in os.environ.items() if key != "RAY_ADDRESS"}
    path = os.pathsep.join([str(package), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**environment, "PYTHONPATH": path, "ASKED": str(package / "asked"), "COLUMNS": "300"}


@pytest.fixture(scope="module")
def cluster(environment: dict[str, str]) -> Iterator[Any]:
    """A head, and nodes to come and go."""
    ray_cluster = pytest.importorskip("ray.cluster_utils")
    with pytest.MonkeyPatch.context() as patch:
        for key, value in environment.items():
            patch.setenv(key, value)
        nodes = begun(ray_cluster.Cluster)
        yield nodes
        nodes.shutdown()


def begun(new: Any) -> Any:
    """A cluster with its head; Ray gives a busy machine half a minute for it, and no longer."""
    for tries_left in reversed(range(4)):
        try:
            return new(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        except Exception as error:
            if not tries_left or "timed out" not in str(error):
                raise
    return None


def start(environment: dict[str, str], *arguments: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "etalage", *map(str, arguments)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment, start_new_session=True)


def ended(process: subprocess.Popen[str]) -> tuple[int, str]:
    """Its exit code and complaints."""
    _, complaints = process.communicate(timeout=PATIENCE)
    return process.returncode, complaints


def results(folder: Path) -> str:
    """results.json without the times."""
    data = json.loads((folder / "results.json").read_text())
    for each in data["bots"]:
        del each["ms_per_move_mean"], each["ms_per_move_max"]
    return json.dumps(data)


def kept(folder: Path) -> int:
    matches = folder / "matches.jsonl"
    return matches.read_text().count("\n") if matches.exists() else 0


def test_a_node_that_is_lost_costs_only_its_deals(cluster: Any, environment: dict[str, str], tmp_path: Path) -> None:
    deals = ["--deals", "30"]
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    process = start(environment, "arena", *MATCHES, *deals, "--ray", cluster.address, "--out", tmp_path / "far")
    wait_until(lambda: process.poll() is not None or kept(tmp_path / "far") >= 9, PATIENCE)
    before = kept(tmp_path / "far")
    cluster.remove_node(second, allow_graceful=False)
    code, complaints = ended(process)
    assert code == 0, complaints
    assert not complaints
    assert before < 90, "the node was lost after all was played"
    assert kept(tmp_path / "far") == 90
    assert ended(start(environment, "arena", *MATCHES, *deals, "--out", tmp_path / "near"))[0] == 0
    assert results(tmp_path / "far") == results(tmp_path / "near")


def test_a_run_that_was_cut_off_goes_on_elsewhere(cluster: Any, environment: dict[str, str], tmp_path: Path) -> None:
    deals = ["--deals", "20", "--out", tmp_path]
    process = start(environment, "arena", *MATCHES, *deals, "--ray", cluster.address)
    wait_until(lambda: process.poll() is not None or kept(tmp_path) >= 3, PATIENCE)
    os.killpg(process.pid, signal.SIGINT)
    code, complaints = ended(process)
    assert code == 130
    assert f"{kept(tmp_path)} of 60 matches are kept" in complaints
    assert "Traceback" not in complaints
    assert ended(start(environment, "arena", *MATCHES, *deals))[0] == 0
    assert kept(tmp_path) == 60


def test_a_training_is_the_same_on_a_cluster(cluster: Any, environment: dict[str, str], tmp_path: Path) -> None:
    assert ended(start(environment, "train", *SMALL, "--out", tmp_path / "near"))[0] == 0
    code, complaints = ended(start(environment, "train", *SMALL, "--ray", cluster.address, "--out", tmp_path / "far"))
    assert code == 0, complaints
    for name in (CURVE, "network.bin", "network-00.bin"):
        assert (tmp_path / "far" / name).read_bytes() == (tmp_path / "near" / name).read_bytes()


@pytest.mark.parametrize(
    ("bot", "said"),
    [("raises", "bot raises in seat"), ("dies", "work was lost on the cluster, and done 3 times again in vain")],
)
def test_what_goes_wrong_on_a_node_is_told_in_a_sentence(
    cluster: Any, environment: dict[str, str], bot: str, said: str
) -> None:
    bots = ["--bots", f"{bot},random,random", "--deals", "1", "--option", "deals=1"]
    code, complaints = ended(start(environment, "arena", "money", *bots, "--ray", cluster.address))
    assert code == 1
    assert said in complaints
    assert "Traceback" not in complaints


def test_a_cluster_of_our_own_leaves_nothing_running(environment: dict[str, str], tmp_path: Path) -> None:
    """Whatever a bot is doing there."""
    bots = ["--bots", "hangs,random,random", "--deals", "4", "--option", "deals=1"]
    process = start(environment, "arena", "money", *bots, "--ray", "local", "--out", tmp_path / "run")
    asked = Path(environment["ASKED"])
    wait_until(lambda: process.poll() is not None or asked.exists(), PATIENCE)
    os.killpg(process.pid, signal.SIGINT)
    code, complaints = ended(process)
    assert code == 130
    assert complaints.endswith("etalage: interrupted\n")
    assert "Traceback" not in complaints
    for worker in asked.read_text().split():
        wait_until(lambda worker=worker: not Path(f"/proc/{worker}").exists())
