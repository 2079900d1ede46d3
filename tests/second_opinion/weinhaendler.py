"""Die Weinhändler once more, naively: a second opinion for the tests.

Written from the rules alone (`W…`, `WR…`). Everything is a list or a dict of card texts, everything is tried out.
Clockwise is towards higher seats. Moves are assumed legal; the setup is not checked.
"""

from collections.abc import Mapping, Sequence
from itertools import chain, combinations, permutations

Place = tuple[int, int]
Cellar = Mapping[Place, str]

EMPTY = "0"
ROWS = (5, 4, 3, 2, 1)  # W19
ALL_PLACES = [(row, column) for row in range(1, 6) for column in range(-4, 5)]
CELLAR_LIMIT = 6  # W18
DISPLAY_SIZE = 4  # W29
QUIET_ROUNDS = 10  # WR6


def cents(cards: Sequence[str]) -> int:
    """The sum of the prices, in cents so that it is exact.  # W2 W3 W8"""
    return sum(20 if card == EMPTY else 100 * int(card) for card in cards)


def wine(card: str) -> int:
    """The number of the wine in W1's order.  # WR7"""
    return (int(card) - 5) % 7


def stars(card: str) -> int:
    """One star for 5 to 11, two for 12 to 18, three for 19 to 25; none for an empty bottle.  # W1 W2"""
    return 0 if card == EMPTY else (int(card) - 5) // 7 + 1


def centre(place: Place) -> tuple[int, int]:
    """Where a bottle's middle is: in half bottle widths to the right, and in rows upwards.

    r:c rests on r-1:c and r-1:c+1, so each row lies half a bottle further to the right.
    """
    row, column = place
    return 2 * column + row, row


def touching(one: Place, other: Place) -> bool:
    """Bottles are circles, stacked like logs: they touch when their centres are one width apart.

    In half widths that is a distance of 2; a row is √3 half widths high, hence dx² + 3·dy² = 4.
    """
    (x1, y1), (x2, y2) = centre(one), centre(other)
    return (x1 - x2) ** 2 + 3 * (y1 - y2) ** 2 == 4


def in_line(three: Sequence[Place]) -> bool:
    """One of the three lies exactly midway between the others and touches both: a row or a straight diagonal.  # W27"""
    for one, middle, other in permutations(three):
        (x1, y1), (x2, y2), (x3, y3) = centre(one), centre(middle), centre(other)
        if touching(one, middle) and touching(middle, other) and x1 + x3 == 2 * x2 and y1 + y3 == 2 * y2:
            return True
    return False


def in_triangle(three: Sequence[Place], triangles: str) -> bool:
    """Each of the three touches the other two; with `upright` two of them must be the base.  # W27 WR5"""
    if not all(touching(one, other) for one, other in combinations(three, 2)):
        return False
    rows = [row for row, _ in three]
    return triangles == "both" or rows.count(min(rows)) == 2


def trio_points(cards: Sequence[str]) -> int:
    """What three bottles are worth, if they lie as a trio must.  # W26"""
    if EMPTY in cards or len({wine(card) for card in cards}) != 1:
        return 0
    return {1: 4, 2: 0, 3: 1}[len({stars(card) for card in cards})]


def complete(cellar: Cellar) -> bool:
    """All places taken, and no empty bottle to be seen.  # W24"""
    return len(cellar) == sum(ROWS) and EMPTY not in cellar.values()


def may_lie(cellar: Cellar, place: Place, card: str) -> bool:
    """Whether the card may be laid on this place of a cellar that is not complete."""
    row, column = place
    if place in cellar:
        return cellar[place] == EMPTY and card != EMPTY  # W22 W23
    if row > 1:
        return (row - 1, column) in cellar and (row - 1, column + 1) in cellar  # W21
    if not cellar:
        return column == 0  # the notation puts a cellar's first bottle at 1:0
    bottom = sorted([c for r, c in cellar if r == 1] + [column])
    return len(bottom) <= ROWS[0] and bottom == list(range(bottom[0], bottom[-1] + 1))  # W20


def legal_places(cellar: Cellar, card: str) -> set[Place]:
    """Every place where the card may be laid; a complete cellar makes room for a new one.  # W19-W24 WR9"""
    building: Cellar = {} if complete(cellar) else cellar  # W24
    return {place for place in ALL_PLACES if may_lie(building, place, card)}


def placement_points(cellar: Cellar, place: Place, card: str, triangles: str) -> int:
    """What laying the card there brings: its stars, and all trios it is part of.  # W25-W28"""
    if card == EMPTY:
        return 0  # W25
    building: Cellar = {} if complete(cellar) else cellar  # W24
    after = {**building, place: card}
    points = stars(card)  # W25
    for three in combinations(after, 3):
        if place in three and (in_line(three) or in_triangle(three, triangles)):
            points += trio_points([after[p] for p in three])  # W28, WR10: used bottles count again
    return points


def texts(value: object) -> list[str]:
    """A list of cards out of a record."""
    assert isinstance(value, Sequence)
    return [str(card) for card in value]


class Table:
    """One deal in play. Hands are sorted by price; the pile's first card is drawn first."""

    def __init__(
        self, players: int, options: Mapping[str, object], deal: Mapping[str, object], removed: Sequence[str] = ()
    ) -> None:
        hands, start = deal["hands"], deal["start"]
        assert isinstance(hands, Sequence)
        assert isinstance(start, int)
        self.players = players
        self.triangles = str(options.get("triangles", "both"))  # WR5
        self.hands = [sorted(texts(hand), key=int) for hand in hands]
        self.display = texts(deal["display"])
        self.pile = texts(deal["pile"])
        self.points = [0] * players
        self.cellars: list[dict[Place, str]] = [{} for _ in range(players)]
        self.away: list[str] = []
        """Covered empty bottles and the bottles of complete cellars that were followed by another."""
        self.start = start
        self.quiet = 0
        """Rounds in a row that took no card from the pile.  # WR6"""
        self.reason: str | None = None
        """Why the round in play is the last; None while it is not."""
        self.pile_drawn_empty = False
        self._begin_round()

    def seat_to_move(self) -> int | None:
        """The seat in turn, None when the deal is over."""
        return self.turns[0] if self.turns else None

    def legal(self, seat: int | None = None) -> set[str]:
        """All legal moves of the seat; none out of turn."""
        mover = self.seat_to_move()
        if mover is None or seat not in (None, mover):
            return set()
        return self._legal_bidding(mover) if self.bidding else self._legal_cellar(mover)

    def is_legal(self, move: str) -> bool:
        """Whether the seat in turn may make this move, in this spelling."""
        return move in self.legal()

    def play(self, move: str) -> None:
        """Make a legal move for the seat in turn, and all that follows from it by itself."""
        word, *rest = move.split(" ")
        seat = self.turns[0]
        if word == "bid":
            for card in rest:
                self.hands[seat].remove(card)
                self.bids[seat].append(card)
            self.turns.append(self.turns.pop(0))  # W7: their next turn comes after everyone still in
        elif word == "pass":
            if rest == ["draw"]:
                self._draw(seat)
            self.turns.pop(0)  # W10
            if not self.turns:  # W11
                self._exchange()
        elif word == "place":
            row, column = rest[1].split(":")
            self._place(seat, rest[0], (int(row), int(column)))
        else:
            self.turns.pop(0)
            if not self.turns:
                self._end_round()

    def scores(self) -> list[int]:
        """The points so far; cards in hand bring none.  # W32"""
        return list(self.points)

    def ending(self) -> str | None:
        """Why the deal is over: `display`, `draw` or `stall`; None while it is not."""
        return None if self.turns else self.reason

    def cards(self) -> list[str]:
        """Every card of the deal, wherever it is, in the order of their texts."""
        cellars = [cellar.values() for cellar in self.cellars]
        return sorted(chain(*self.hands, *self.bids, *cellars, self.display, self.pile, self.away))

    def _clockwise_from(self, seat: int) -> list[int]:
        return [(seat + step) % self.players for step in range(self.players)]

    def _begin_round(self) -> None:
        self.bidding = True
        self.bids: list[list[str]] = [[] for _ in range(self.players)]
        self.pile_at_start = len(self.pile)
        self.turns = self._clockwise_from(self.start)  # W7
        """The seats still to move in this phase, the one in turn first."""

    def _legal_bidding(self, seat: int) -> set[str]:
        moves = {"pass"}
        if not self.bids[seat] and self.pile:
            moves.add("pass draw")  # W13 WR1
        # W9: passed or not, but only bids that have cards
        taken = {cents(bid) for other, bid in enumerate(self.bids) if other != seat and bid}
        hand = self.hands[seat]
        for size in range(1, len(hand) + 1):  # W8: one or more cards
            for added in combinations(hand, size):  # the hand is sorted, so each choice is too
                if cents([*self.bids[seat], *added]) not in taken:
                    moves.add("bid " + " ".join(added))
        return moves

    def _legal_cellar(self, seat: int) -> set[str]:
        hand = self.hands[seat]
        moves = {
            f"place {card} {row}:{column}" for card in hand for row, column in legal_places(self.cellars[seat], card)
        }
        if len(hand) <= CELLAR_LIMIT:
            moves.add("done")  # W18, in the last round too: W32
        return moves

    def _draw(self, seat: int) -> None:
        """The cheaper of the two top cards into the hand, the dearer under the pile.  # W13"""
        turned_up = sorted(self.pile[:2], key=int)  # an empty bottle is `0`, and cheapest
        self.pile = self.pile[2:] + turned_up[1:]  # WR2: a single card has no dearer one beside it
        self.hands[seat] = sorted([*self.hands[seat], turned_up[0]], key=int)
        self.pile_drawn_empty = not self.pile

    def _exchange(self) -> None:
        """Each bidder takes what lies above their bid, the lowest bid is the new display.  # W14 W15"""
        bidders = [seat for seat in range(self.players) if self.bids[seat]]  # W16
        bidders.sort(key=lambda seat: cents(self.bids[seat]), reverse=True)
        for seat in bidders:
            self.hands[seat] = sorted(self.hands[seat] + self.display, key=int)
            self.display = self.bids[seat]  # what the next bidder takes; after the last one, the display
            self.bids[seat] = []
        if bidders:
            self.start = bidders[0]  # W30; they also begin the cellars, and nobody needs the old start player any more
        self.bidding = False
        self.turns = self._clockwise_from(self.start)  # W17; nobody bid: the start player stays so  # WR4

    def _place(self, seat: int, card: str, place: Place) -> None:
        if complete(self.cellars[seat]):  # W24
            self.away += self.cellars[seat].values()
            self.cellars[seat] = {}
        cellar = self.cellars[seat]
        self.points[seat] += placement_points(cellar, place, card, self.triangles)
        if place in cellar:
            self.away.append(cellar[place])  # W23
        cellar[place] = card
        self.hands[seat].remove(card)

    def _end_round(self) -> None:
        if self.reason is not None:
            return  # that was the last round: no refill, and no turns any more
        while self.pile and len(self.display) < DISPLAY_SIZE:  # W29
            self.display.append(self.pile.pop(0))
        self.quiet = self.quiet + 1 if len(self.pile) == self.pile_at_start else 0  # WR6: draws take cards too
        if not self.pile:
            self.reason = "draw" if self.pile_drawn_empty else "display"  # W31 WR11
        elif self.quiet == QUIET_ROUNDS:
            self.reason = "stall"  # WR6
        self._begin_round()
