"""Memory over a million simulated deals: it must not grow.

Half the deals are played through the Python API, half inside the kernel. Prints the resident size as it goes.
"""

import sys
import time

import etalage
from etalage.games.turns import turns
from etalage.games.weinhaendler.playouts import random_deals

DEALS = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
STEPS = 20
ALLOWED_GROWTH = 1.02


def resident_kib() -> int:
    with open("/proc/self/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def simulate(deals: int, rng: etalage.Rng) -> None:
    for number in range(deals):
        match = etalage.match(
            ("weinhaendler", "money")[number % 2], 3 + number % 3, number, {"deals": 1} if number % 2 else {}
        )
        deal = match.deal
        for seat in turns(deal):
            deal.play(seat, deal.random_move(seat, rng))
        deal.open_view().to_json()
        etalage.sample(deal.view(0), rng)


def main() -> int:
    rng = etalage.Rng(1)
    sizes = []
    began = time.monotonic()
    for step in range(1, STEPS + 1):
        simulate(DEALS // STEPS // 2, rng)
        random_deals(4, DEALS // STEPS // 2, rng)
        sizes.append(resident_kib())
        print(f"{step * DEALS // STEPS:9,} deals  {sizes[-1]:7,} KiB  {time.monotonic() - began:6.0f} s", flush=True)
    growth = sizes[-1] / sizes[0]
    print(f"growth from the first step to the last: {growth:.3f} ×")
    return int(growth > ALLOWED_GROWTH)


if __name__ == "__main__":
    sys.exit(main())
