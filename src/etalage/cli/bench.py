"""How fast the games run here: one core, four players, random play."""

from __future__ import annotations

import platform
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from typing import Any, NamedTuple

from rich.table import Table

from etalage import compiled
from etalage.bots import Clock, bot
from etalage.cli.console import plain_console
from etalage.games.money.playouts import random_deals as money_deals
from etalage.games.money.rules import Deal as MoneyDeal
from etalage.games.money.sampling import sample_many as sample_money
from etalage.games.protocol import AnyDeal, AnyGame
from etalage.games.registry import game
from etalage.games.rng import Rng
from etalage.games.weinhaendler.playouts import random_deals as weinhaendler_deals
from etalage.games.weinhaendler.rules import Deal as WeinhaendlerDeal
from etalage.games.weinhaendler.sampling import sample_many as sample_weinhaendler

PLAYERS = 4
SECONDS = 1.0  # for each figure
SEARCHED = 10_000  # iterations of a search


def measure() -> dict[str, Any]:
    """All figures, in one sitting."""
    hearts = openspiel_hearts()
    return {
        "machine": {
            "processor": _processor(),
            "python": platform.python_version(),
            "compiled": compiled(),
        },
        "games": {name: _game_figures(game(name)) for name in KERNELS},
        "openspiel_hearts_decisions_per_second": hearts,
        "import_ms": _run_ms("-c", "import etalage") - _run_ms("-c", "pass"),
        "version_ms": _run_ms("-m", "etalage", "--version"),
    }


class Kernel(NamedTuple):
    """What the compiled part of a game does by itself."""

    shuffled: Callable[[int, Rng], AnyDeal]
    """A deal for so many."""
    random_deals: Callable[[int, int, Rng], int]
    """Deals for so many, so many of them, played at random: how many decisions that took."""
    sample_many: Callable[[Any, int, Rng], object]
    """So many worlds from a view."""


KERNELS = {
    "weinhaendler": Kernel(WeinhaendlerDeal.shuffled, weinhaendler_deals, sample_weinhaendler),
    "money": Kernel(MoneyDeal.shuffled, money_deals, sample_money),
}


def _game_figures(played: AnyGame) -> dict[str, float]:
    kernel = KERNELS[played.name]
    deal = kernel.shuffled(PLAYERS, Rng(1))
    half_way = deal.copy()
    for _ in range(60):
        seat = half_way.to_move()[0]
        half_way.play(seat, half_way.random_move(seat, Rng(2)))
    view = half_way.view(1)
    rng = Rng(3)
    runs = [(_kernel(kernel, 1), _kernel(kernel, 2)) for _ in range(5)]
    return {
        "kernel_decisions_per_second": median(one for one, _ in runs),
        "two_threads_ratio": median(two / one for one, two in runs),
        "python_decisions_per_second": _python_decisions(kernel),
        "copy_us": _microseconds(half_way.copy),
        "view_us": _microseconds(lambda: half_way.view(1)),
        "sample_us": _microseconds(lambda: played.sample(view, rng)),
        "kernel_sample_us": _microseconds(lambda: kernel.sample_many(view, 1000, rng)) / 1000,
        "search_iterations_per_second": _search_iterations(played, deal),
    }


def _kernel(kernel: Kernel, threads: int) -> float:
    """Decisions a second of random deals inside the kernel, in so many threads."""
    chunk = 2_000 if compiled() else 20
    decisions = [0] * threads
    start = threading.Barrier(threads + 1)

    def work(number: int) -> None:
        rng = Rng(number)
        start.wait()
        until = time.perf_counter() + SECONDS
        while time.perf_counter() < until:
            decisions[number] += kernel.random_deals(PLAYERS, chunk, rng)

    workers = [threading.Thread(target=work, args=(number,)) for number in range(threads)]
    for worker in workers:
        worker.start()
    start.wait()
    began = time.perf_counter()
    for worker in workers:
        worker.join()
    return sum(decisions) / (time.perf_counter() - began)


def _search_iterations(played: AnyGame, deal: AnyDeal) -> float:
    """Of a tree search from an opening, played on at random to the end of the deal."""
    iterations = SEARCHED if compiled() else 20
    seat = deal.to_move()[0]
    searching = bot(f"ismcts:{iterations}").create(played.name, 6)
    times = []
    for _ in range(5):
        began = time.perf_counter()
        searching.choose(deal.view(seat), deal.legal_moves(seat), Clock())
        times.append(time.perf_counter() - began)
    return iterations / median(times)


def _python_decisions(kernel: Kernel) -> float:
    """Through the public API: one call for a random legal move, one to play it."""
    rng = Rng(4)
    decisions = 0
    began = time.perf_counter()
    while time.perf_counter() < began + SECONDS:
        deal = kernel.shuffled(PLAYERS, rng)
        while not deal.is_over():
            for seat in deal.to_move():
                deal.play(seat, deal.random_move(seat, rng))
                decisions += 1
    return decisions / (time.perf_counter() - began)


def openspiel_hearts() -> float | None:
    """The same for OpenSpiel's hearts, dealing the cards not counted; None where it is not installed."""
    if find_spec("pyspiel") is None:
        return None
    hearts = import_module("pyspiel").load_game("hearts")
    choose = random.Random(5).random
    decisions = 0
    seconds = 0.0
    while seconds < SECONDS:
        state = hearts.new_initial_state()
        while state.is_chance_node():
            actions = state.legal_actions()
            state.apply_action(actions[int(choose() * len(actions))])
        began = time.perf_counter()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(choose() * len(actions))])
            decisions += 1
        seconds += time.perf_counter() - began
    return decisions / seconds


def _microseconds(call: Callable[[], object]) -> float:
    times = []
    for _ in range(5):
        calls = 0
        began = time.perf_counter()
        while time.perf_counter() < began + SECONDS / 20:
            for _ in range(10):
                call()
            calls += 10
        times.append((time.perf_counter() - began) / calls * 1e6)
    return median(times)


def _run_ms(*arguments: str) -> float:
    """How long a fresh Python takes for this."""
    times = []
    for _ in range(7):
        began = time.perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - began)
    return 1000 * median(times)


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as info:
            names = [line.partition(":")[2].strip() for line in info if line.startswith("model name")]
        return f"{names[0]}, {len(names)} cores"
    except (OSError, IndexError):
        return platform.processor() or platform.machine()


def _times(figure: float, other: float | None) -> str:
    return f"{figure / other:.1f} ×" if other else "–"


def print_figures(figures: Mapping[str, Any]) -> None:
    console = plain_console()
    machine = figures["machine"]
    kernel = "compiled" if machine["compiled"] else "not compiled"
    console.print(f"{machine['processor']}; Python {machine['python']}; kernel {kernel}; random play, four players")
    table = Table("", *figures["games"])
    hearts = figures["openspiel_hearts_decisions_per_second"]
    rows: list[tuple[str, Callable[[Mapping[str, float]], str]]] = [
        ("kernel, million decisions/s", lambda of: f"{of['kernel_decisions_per_second'] / 1e6:.1f}"),
        ("two threads against one", lambda of: f"{of['two_threads_ratio']:.2f} ×"),
        ("from Python, million decisions/s", lambda of: f"{of['python_decisions_per_second'] / 1e6:.2f}"),
        ("… against OpenSpiel's hearts", lambda of: _times(of["python_decisions_per_second"], hearts)),
        ("copy a deal, µs", lambda of: f"{of['copy_us']:.2f}"),
        ("view of a seat, µs", lambda of: f"{of['view_us']:.2f}"),
        ("sample a world from Python, µs", lambda of: f"{of['sample_us']:.2f}"),
        ("sample a world in the kernel, µs", lambda of: f"{of['kernel_sample_us']:.2f}"),
        ("tree search, thousand iterations/s", lambda of: f"{of['search_iterations_per_second'] / 1e3:.0f}"),
    ]
    for label, figure in rows:
        table.add_row(label, *(figure(of) for of in figures["games"].values()))
    console.print(table)
    if hearts:
        console.print(f"OpenSpiel's hearts from Python: {hearts / 1e6:.2f} million decisions/s")
    else:
        console.print("OpenSpiel is not installed; for the comparison: pip install 'etalage[bench]'")
    console.print(f"import etalage: {figures['import_ms']:.0f} ms; etalage --version: {figures['version_ms']:.0f} ms")
