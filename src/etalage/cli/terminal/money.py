"""Money! at the terminal: its table, and what is said at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from etalage.cli.console import words
from etalage.cli.terminal.page import TerminalPage, Unclear, by, commands, refused
from etalage.cli.terminal.parts import cards_listed, hand_line, heading, labelled, seat_label, spaced
from etalage.games.errors import EtalageError, Malformed
from etalage.games.events import Event
from etalage.games.money.notation import CARD_NAMES, PLAY, card_texts, parse_card, parse_cards
from etalage.games.money.numbers import BIDDING, COIN, CURRENCIES, LEFT, PHASES, PLAY_MONEY, RIGHT
from etalage.games.money.scoring import value, wealth
from etalage.games.money.view import View
from etalage.games.protocol import Json
from etalage.games.reading import shown
from etalage.locale.fluent import Fact

COLOURS = dict(
    zip(
        (*CURRENCIES, COIN),
        ("red1", "dodger_blue1", "green3", "medium_purple1", "dark_orange", "yellow3", "turquoise2", "gold1"),
        strict=True,
    )
)


class Choice(NamedTuple):
    """What can be done in the exchange."""

    notation: str
    label: str
    pile: int


class MoneyPage(TerminalPage[View]):
    """Money! at the terminal."""

    def render(self, view: View, names: Sequence[str]) -> RenderableType:
        me = view.observer if view.observer < view.players else None
        say = words()
        parts: list[RenderableType] = [
            heading("Money!", view.round, PHASES[view.phase], bool(view.last)),
            *labelled(
                [say("terminal-right"), say("terminal-left-display"), say("terminal-pile")],
                [lot(view.piles[RIGHT]), lot(view.piles[LEFT]), _pile(view)],
            ),
            _seats(view, names, me),
        ]
        return Group(*parts)

    def explain(self, view: View, names: Sequence[str], console: Console) -> None:
        if view.phase == BIDDING:
            line = Text(f"{words()('terminal-hand')} ")
            for number, card in enumerate(_numbered(view), 1):
                line.append(f"{number}:", style="dim").append_text(note(card)).append(" ")
            console.print(line.append("0:", style="dim").append_text(note(PLAY)))
            return
        choices = _choices(view, names)
        hand = view.hands[view.observer]
        widest = max(len(choice.label) for choice in choices)
        for number, choice in enumerate(choices, 1):
            gain = words()("terminal-gain", gain=f"{wealth(hand | choice.pile) - wealth(hand):+}")
            console.print(Text.assemble(f"  {number}  {choice.label:{widest}}  ", lot(choice.pile), f"  {gain}"))

    def prompt(self, view: View) -> str:
        if view.phase == BIDDING:
            return words()("terminal-ask-notes")
        return words()("terminal-ask-exchange", count=len(_notations(view)))

    def help_text(self, view: View) -> str:
        if view.phase == BIDDING:
            return f"{words()('terminal-help-notes')} {commands('M11')}"
        return f"{words()('terminal-help-exchange')} {commands('M12b')}"

    def notation(self, view: View, answer: str) -> str:
        typed = answer.upper().split()
        if view.phase != BIDDING and typed[:1] != ["BID"]:
            if len(typed) == 1 and typed[0].isdecimal():
                choices = _notations(view)
                return choices[_number(typed[0], len(choices), "terminal-choice-numbers") - 1]
            return " ".join(answer.lower().split())
        if typed and typed[0] == "BID":
            typed = typed[1:]
        elif typed and typed[0] in ("KEEP", "TAKE", "SWAP"):
            return " ".join(answer.lower().split())
        if not typed:
            raise Unclear("terminal-no-notes", "MR4")
        chosen: list[str] = []
        for word in typed:
            chosen.append(_card(view, word, chosen))
        if chosen.count(PLAY) > 1:
            raise Unclear("terminal-one-play-money", "M3")
        bid = _checked([card for card in chosen if card != PLAY])
        return " ".join(["bid", *card_texts(bid | (PLAY_MONEY if PLAY in chosen else 0))])

    def sentences(self, event: Event, names: Sequence[str], me: int) -> list[str]:
        facts: Json = event.facts
        say = words()
        seat = facts.get("seat", me)
        match event.name:
            case "reveal":
                bids = enumerate(zip(facts["bids"], facts["values"], strict=True))
                return [
                    by(each, names, me, "money-bid", cards=" ".join(cards), value=value)
                    if cards != [PLAY]
                    else by(each, names, me, "money-sits-out")
                    for each, (cards, value) in bids
                ]
            case "keep":
                return [by(seat, names, me, "money-keep", cards=" ".join(facts["cards"]))]
            case "take":
                taken, left = " ".join(facts["taken"]), " ".join(facts["left"])
                return [by(seat, names, me, f"money-take-{facts['display']}", taken=taken, left=left)]
            case "swap":
                taken, left = " ".join(facts["taken"]), " ".join(facts["left"])
                if facts["with"] == me:
                    return [say("money-swap-with-you", name=names[seat], taken=taken, left=left)]
                return [by(seat, names, me, "money-swap", other=names[facts["with"]], taken=taken, left=left)]
            case "refill":
                return [say(f"money-refill-{side}", cards=" ".join(cards)) for side, cards in facts.items() if cards]
            case "round":
                begins = say("money-round", count=facts["round"])
                return [begins, say(f"money-last-{facts['last']}")] if facts["last"] else [begins]
            case "over":
                scores = zip(names, facts["scores"], strict=True)
                return [say("money-over", scores=", ".join(f"{name} {say.number(score)}" for name, score in scores))]
        return []

    def told(self, kind: str, name: str, facts: Mapping[str, Any], names: Sequence[str]) -> str:
        said: dict[str, Fact] = {key: fact for key, fact in facts.items() if isinstance(fact, int | str)}
        if "cards" in facts:
            said["cards"] = " ".join(facts["cards"])
        if "seat" in facts:
            said["name"] = names[facts["seat"]]
        if kind == "reason" and "display" in facts and not name.startswith("display-"):
            name = f"display-{name}"
        return words()(f"coach-money-{kind}-{name}", **said)

    def refusal(self, error: EtalageError, answer: str, names: Sequence[str]) -> str:
        def facts(name: str, fact: object) -> dict[str, Fact]:
            match name, fact:
                case "seat", int(seat) if seat < len(names):
                    return {"name": names[seat]}
                case "cards", list(texts):
                    return {"cards": " ".join(texts)}
            return {}

        return refused(error, answer, facts)


def note(card: str) -> Text:
    return Text(card, style=COLOURS.get(card[:3], "dim"))


def notes(cards: int) -> list[Text]:
    """Cards by currency, small notes first, coins and play money last."""
    order = (*CURRENCIES, COIN)
    own = sorted(card_texts(cards & ~PLAY_MONEY), key=lambda card: (order.index(card[:3]), parse_card(card)))
    return [note(card) for card in own] + ([note("PLAY")] if cards & PLAY_MONEY else [])


def by_currency(cards: int) -> Text:
    """A hand in groups, each with its sum."""
    groups = []
    for code in (*CURRENCIES, COIN):
        own = sum(1 << card for card, name in enumerate(CARD_NAMES) if name.startswith(code) and cards >> card & 1)
        if own:
            group = spaced(notes(own))
            groups.append(group.append(f" ={value(own)}", style="dim"))
    return Text("  ").join(groups) if groups else Text("–", style="dim")


def lot(cards: int) -> Text:
    """Cards with their value."""
    return spaced(notes(cards)).append(f"  {value(cards)}", style="bold") if cards else Text("–", style="dim")


def _pile(view: View) -> Text:
    data = view.to_json()
    size = words()("terminal-cards", count=view.pile_size)
    line = cards_listed(size, [note(card) for card in data["pile_cards"]]) if data.get("pile_cards") else Text(size)
    if data["removed"]:
        line.append(f" · {words()('terminal-not-in-play', codes=' '.join(data['removed']))}", style="dim")
    return line


def _seats(view: View, names: Sequence[str], me: int | None) -> Table:
    say = words()
    table = Table(*(say(f"terminal-column-{name}") for name in ("player", "bid", "hand", "wealth")), expand=False)
    for seat in range(view.players):
        if view.sealed[seat]:
            bid = Text(f"{say('terminal-sealed')} ", style="italic").append_text(lot(view.sealed[seat] & ~PLAY_MONEY))
            bid.append(" PLAY" if view.sealed[seat] & PLAY_MONEY else "", style="dim")
        else:
            bid = lot(view.piles[seat])
        if view.visible_seats >> seat & 1:
            hand, worth = by_currency(view.hands[seat]), say.number(wealth(view.hands[seat]))
        else:
            known = view.known[seat]
            hand, worth = hand_line(notes(known), view.sizes[seat] - known.bit_count()), ""
        table.add_row(seat_label(seat, names, view.asked, me), bid, hand, worth)
    return table


def _numbered(view: View) -> list[str]:
    """The own hand in the order in which it is shown."""
    return [text.plain for text in notes(view.hands[view.observer])]


def _card(view: View, word: str, chosen: list[str]) -> str:
    """The card that is meant: a number, a name, or a name without its letter, then the next such card."""
    hand = _numbered(view)
    if word in (PLAY, "0"):
        return PLAY
    if word.isdecimal():
        return hand[_number(word, len(hand), "terminal-note-numbers") - 1]
    name = word[:-1] + word[-1].lower() if word[-1].isalpha() else word
    alike = [card for card in hand if card.rstrip("abcdef") == name and card not in chosen]
    return alike[0] if alike else name


def _checked(texts: list[str]) -> int:
    """Cards that there are, each once."""
    for text in texts:
        try:
            parse_cards([text])
        except Malformed:
            raise Unclear("terminal-no-note", text=shown(text)) from None
        if texts.count(text) > 1:
            raise Unclear("terminal-note-twice", "M4", card=text)
    return parse_cards(texts)


def _number(word: str, most: int, otherwise: str) -> int:
    if len(word) > 3 or not 1 <= int(word) <= most:
        raise Unclear(otherwise, count=most)
    return int(word)


def _notations(view: View) -> list[str]:
    return [choice.notation for choice in _choices(view, [""] * view.players)]


def _choices(view: View, names: Sequence[str]) -> list[Choice]:
    say = words()
    choices = [
        Choice("take right", say("terminal-choice-right"), view.piles[RIGHT]),
        Choice("take left", say("terminal-choice-left"), view.piles[LEFT]),
    ]
    for seat in range(view.players):
        if view.piles[seat] and seat != view.observer:
            choices.append(Choice(f"swap {seat}", say("terminal-choice-swap", name=names[seat]), view.piles[seat]))
    return [*choices, Choice("keep", say("terminal-choice-keep"), view.piles[view.observer])]


PAGE = MoneyPage()
