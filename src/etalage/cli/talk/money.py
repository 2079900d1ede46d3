"""Money! at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from etalage.cli.console import words
from etalage.cli.tables.money import lot, note, notes
from etalage.cli.talk import Unclear, by, commands, refused
from etalage.games.errors import EtalageError, Malformed
from etalage.games.events import Event
from etalage.games.money.notation import PLAY, card_texts, parse_cards
from etalage.games.money.numbers import BIDDING, LEFT, PLAY_MONEY, RIGHT
from etalage.games.money.scoring import wealth
from etalage.games.money.view import View
from etalage.games.protocol import Json
from etalage.games.reading import shown
from etalage.locale.fluent import Fact


class Choice(NamedTuple):
    """What can be done in the exchange."""

    notation: str
    label: str
    pile: int


def explain(view: View, names: Sequence[str], console: Console) -> None:
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


def prompt(view: View) -> str:
    if view.phase == BIDDING:
        return words()("terminal-ask-notes")
    return words()("terminal-ask-exchange", count=len(_notations(view)))


def help_text(view: View) -> str:
    if view.phase == BIDDING:
        return f"{words()('terminal-help-notes')} {commands('M11')}"
    return f"{words()('terminal-help-exchange')} {commands('M12b')}"


def spelled(view: View, answer: str) -> str:
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


def told(event: Event, names: Sequence[str], me: int) -> list[str]:
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


def refusal(error: EtalageError, answer: str, names: Sequence[str]) -> str:
    def facts(name: str, fact: object) -> dict[str, Fact]:
        match name, fact:
            case "seat", int(seat) if seat < len(names):
                return {"name": names[seat]}
            case "cards", list(texts):
                return {"cards": " ".join(texts)}
        return {}

    return refused(error, answer, facts)


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
