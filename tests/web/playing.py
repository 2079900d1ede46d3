"""Playing through the page: what a hand on the mouse, or on the keyboard, does until the match is over.

Nothing here knows the rules, or asks the server: it looks at what the page offers, and takes it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from playwright.sync_api import Locator, TimeoutError

from tests.waiting import wait_until
from tests.web.browsing import Person

MOST_STEPS = 3000
"""No match is as long as this."""
ANOTHER_LOOK = 5000  # milliseconds
BOLDNESS = 0.3  # how often one bids; who passes draws, and the pile comes to an end


def wine_cards(person: Person) -> Locator:
    """The bottles of one's hand that can be taken up."""
    hand = person.page.get_by_role("group", name=person.words["wine-hand"])
    return hand.get_by_role("button", name=person.words.none_of("wine-card-staged"), pressed=False, disabled=False)


def wine_places(person: Person) -> Locator:
    """Where the bottle in one's hand may lie."""
    return person.page.get_by_role("button", name=person.words.any_of("wine-place-lit"))


def notes(person: Person, pressed: bool | None = None) -> Locator:
    """The stacks of one's hand at Money!, if one may bid."""
    return person.region("money-your-hand").get_by_role("button", pressed=pressed, disabled=False)


def choices(person: Person, checked: bool | None = None) -> Locator:
    """What can be had in an exchange."""
    group = person.page.get_by_role("radiogroup", name=person.words["money-exchange"])
    return group.get_by_role("radio", checked=checked)


class Player(ABC):
    """Somebody at a table of either game."""

    def __init__(self, person: Person, seed: int = 0) -> None:
        self.person = person
        self.random = Random(seed)

    def is_over(self) -> bool:
        return self.person.region("after-match").count() > 0

    def click(self, found: Locator) -> None:
        """Click one of them, unless the table has moved on meanwhile."""

        def is_done() -> bool:
            count = found.count()
            if count == 0:
                return True
            try:
                found.nth(self.random.randrange(count)).click(timeout=ANOTHER_LOOK)
            except TimeoutError:
                return False
            return True

        wait_until(is_done)

    def press(self, key: str) -> None:
        self.person.page.keyboard.press(key)

    @abstractmethod
    def step(self) -> bool:
        """Do one thing, if there is anything to do."""


class WinePlayer(Player):
    def __init__(self, person: Person, seed: int = 0) -> None:
        super().__init__(person, seed)
        self.onward = person.button("wine-bid", "wine-place-here", "wine-go-on")
        self.finish = person.button("wine-lay-nothing", "wine-lay-down", "wine-end-anyway")
        self.next_bottle = person.bar.get_by_role("button", name=person.words["wine-choose"], disabled=True)
        self.bid = person.button("wine-bid")
        self.passing = person.button("wine-pass", "wine-stand-by")
        self.draw = person.button("wine-pass-draw")
        self.undo = person.bar.get_by_role("button", name=person.words["wine-undo"])
        self.cards = wine_cards(person)
        self.places = wine_places(person)

    def step(self) -> bool:
        if self.onward.count():
            self.go_on()
        elif self.finish.count():
            self.end_turn()
        elif self.passing.count():
            if not (self.random.random() < BOLDNESS and self.made_bid()):
                self.pass_on(draws=self.draw.count() > 0)
        elif self.places.count():
            self.try_place()
        elif self.undo.count() and self.cards.count():
            self.take_card()
        else:
            return False
        return True

    def made_bid(self) -> bool:
        """Bid a card, if it may be bid."""
        if not self.cards.count():
            return False
        self.take_card()
        if not self.bid.count():
            self.press("Escape")
            return False
        self.go_on()
        return True

    @abstractmethod
    def go_on(self) -> None: ...

    @abstractmethod
    def end_turn(self) -> None: ...

    @abstractmethod
    def pass_on(self, draws: bool) -> None: ...

    @abstractmethod
    def try_place(self) -> None: ...

    @abstractmethod
    def take_card(self) -> None: ...


class WineByMouse(WinePlayer):
    def go_on(self) -> None:
        self.click(self.onward)

    def end_turn(self) -> None:
        self.click(self.finish)

    def pass_on(self, draws: bool) -> None:
        self.click(self.draw if draws else self.passing)

    def try_place(self) -> None:
        self.click(self.places)

    def take_card(self) -> None:
        self.click(self.cards)


class WineByKeyboard(WinePlayer):
    def go_on(self) -> None:
        self.press("Enter")

    def end_turn(self) -> None:
        self.press("p" if self.next_bottle.count() else "Enter")

    def pass_on(self, draws: bool) -> None:
        self.press("d" if draws else "p")

    def try_place(self) -> None:
        self.press("ArrowRight")

    def take_card(self) -> None:
        self.press(str(self.random.randint(1, 9)))


class MoneyPlayer(Player):
    def __init__(self, person: Person, seed: int = 0) -> None:
        super().__init__(person, seed)
        self.onward = person.button("money-go-*")
        self.notes = notes(person)
        self.chosen_notes = notes(person, pressed=True)
        self.choices = choices(person)
        self.chosen = choices(person, checked=True)

    def step(self) -> bool:
        if self.choices.count() and not self.chosen.count():
            self.choose()
        elif self.onward.count():
            self.go_on()
        elif self.notes.count() and not self.chosen_notes.count():
            self.take_note()
        else:
            return False
        return True

    @abstractmethod
    def choose(self) -> None: ...

    @abstractmethod
    def go_on(self) -> None: ...

    @abstractmethod
    def take_note(self) -> None: ...


class MoneyByMouse(MoneyPlayer):
    def choose(self) -> None:
        self.click(self.choices)

    def go_on(self) -> None:
        self.click(self.onward)

    def take_note(self) -> None:
        self.click(self.notes)


class MoneyByKeyboard(MoneyPlayer):
    def choose(self) -> None:
        self.press(str(self.random.randint(1, max(1, self.choices.count()))))

    def go_on(self) -> None:
        self.press("Enter")

    def take_note(self) -> None:
        self.press(str(self.random.randint(1, 7)))
        for _ in range(self.random.randint(0, 2)):
            self.press("ArrowRight")
        self.press("Space")


def play_out(players: Sequence[Player], steps: int = MOST_STEPS) -> None:
    """Let them play until the match is over everywhere, or for so many steps."""

    def are_over() -> bool:
        return all(player.is_over() for player in players)

    done = 0
    while not are_over():
        try:
            done += wait_until(lambda: sum([player.step() for player in players]) or are_over())
        except AssertionError as stuck:
            raise AssertionError([player.person.page.get_by_role("main").inner_text() for player in players]) from stuck
        if done >= steps:
            assert steps < MOST_STEPS, "the match does not end"
            return
