"""Seeded random numbers: SplitMix64, small enough to run inside the kernel and the same everywhere."""

MASK = 0xFFFF_FFFF_FFFF_FFFF
STEP = 0x9E3779B97F4A7C15
MIX1 = 0xBF58476D1CE4E5B9
MIX2 = 0x94D049BB133111EB


class Rng:
    """A stream of random numbers that its seed determines. Not for secrets."""

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def __repr__(self) -> str:
        return f"Rng({self.state})"

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + STEP) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * MIX1) & MASK
        z = ((z ^ (z >> 27)) * MIX2) & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A random number of 0 … n − 1; n is at most 2³²."""
        return ((self.bits() >> 32) * n) >> 32

    def split(self, number: int) -> "Rng":
        """An independent stream of its own for the given number; this one stays as it is."""
        return Rng(Rng((self.state ^ (number * MIX1)) & MASK).bits())
