"""Money! at the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from etalage.cli.tables.money import lot, note, notes
from etalage.cli.talk import commands
from etalage.games.errors import Malformed
from etalage.games.events import Event
from etalage.games.money.notation import PLAY, card_texts, parse_cards
from etalage.games.money.numbers import BIDDING, LEFT, PLAY_MONEY, RIGHT
from etalage.games.money.scoring import wealth
from etalage.games.money.view import View


def explain(view: View, names: Sequence[str], console: Console) -> None:
    if view.phase == BIDDING:
        line = Text("Your hand: ")
        for number, card in enumerate(_numbered(view), 1):
            line.append(f"{number}:", style="dim").append_text(note(card)).append(" ")
        console.print(line.append("0:", style="dim").append_text(note(PLAY)))
    else:
        for number, (text, pile) in enumerate(_choices(view), 1):
            gain = wealth(view.hands[view.observer] | pile) - wealth(view.hands[view.observer])
            whose = f" ({names[int(text[-1])]})" if text.startswith("swap") else ""
            label = f"  {number}  {text}{whose}"
            console.print(Text.assemble(f"{label:24}", lot(pile), f"  {gain:+} to your wealth now"))


def prompt(view: View) -> str:
    if view.phase == BIDDING:
        return "Bid cards by number or name (1 3, or EUR20a PLAY): "
    return f"Take which (1 to {len(_choices(view))})? "


def help_text(view: View) -> str:
    if view.phase == BIDDING:
        return (
            "Type the numbers of the cards you bid, or their names; EUR20 without a letter is your first such note. "
            "0 or PLAY adds the play money; alone it means that you sit this round out. " + commands("M11")
        )
    return "Type the number of your choice, or take right, take left, swap SEAT, keep. " + commands("M12b")


def spelled(view: View, answer: str) -> str:
    words = answer.upper().split()
    if view.phase != BIDDING:
        choices = _choices(view)
        if len(words) == 1 and words[0].isdecimal():
            return choices[_number(words[0], len(choices), f"choose 1 to {len(choices)}") - 1][0]
        return " ".join(answer.lower().split())
    if words and words[0] == "BID":
        words = words[1:]
    if not words:
        raise Malformed("name at least one card, if only PLAY", "MR4")
    chosen: list[str] = []
    for word in words:
        chosen.append(_card(view, word, chosen))
    if chosen.count(PLAY) > 1:
        raise Malformed("you have only one play money", "M3")
    bid = parse_cards(card for card in chosen if card != PLAY)
    return " ".join(["bid", *card_texts(bid | (PLAY_MONEY if PLAY in chosen else 0))])


def told(event: Event, names: Sequence[str]) -> str:
    facts = event.facts
    name = names[facts["seat"]] if "seat" in facts else ""
    match event.name:
        case "reveal":
            bids = zip(names, facts["bids"], facts["values"], strict=True)
            return "\n  ".join(f"{name}: bid {' '.join(cards)} = {value}" for name, cards, value in bids)
        case "keep":
            return f"{name}: keeps {' '.join(facts['cards'])}"
        case "take":
            taken, left = " ".join(facts["taken"]), " ".join(facts["left"])
            return f"{name}: takes {taken} ({facts['display']} display), leaves {left}"
        case "swap":
            taken, left = " ".join(facts["taken"]), " ".join(facts["left"])
            return f"{name}: swaps with {names[facts['with']]}: takes {taken}, leaves {left}"
        case "refill":
            parts = [f"{side} {' '.join(cards)}" for side, cards in facts.items() if cards]
            return f"Refill: {', '.join(parts)}"
        case "round":
            return f"Round {facts['round']}.{' It is the last.' if facts['last'] else ''}"
        case "over":
            return "Wealth: " + ", ".join(f"{name} {score}" for name, score in zip(names, facts["scores"], strict=True))
    return ""


def _numbered(view: View) -> list[str]:
    """The own hand in the order in which it is shown."""
    return [text.plain for text in notes(view.hands[view.observer])]


def _card(view: View, word: str, chosen: list[str]) -> str:
    """The card that is meant: a number, a name, or a name without its letter, then the next such card."""
    hand = _numbered(view)
    if word in (PLAY, "0"):
        return PLAY
    if word.isdecimal():
        return hand[_number(word, len(hand), f"your cards are 1 to {len(hand)}, and 0 for the play money") - 1]
    name = word[:-1] + word[-1].lower() if word[-1].isalpha() else word
    alike = [card for card in hand if card.rstrip("abcdef") == name and card not in chosen]
    return alike[0] if alike else name


def _number(word: str, most: int, otherwise: str) -> int:
    if len(word) > 3 or not 1 <= int(word) <= most:
        raise Malformed(otherwise)
    return int(word)


def _choices(view: View) -> list[tuple[str, int]]:
    """What can be taken, with the notation of taking it."""
    choices = [("take right", view.piles[RIGHT]), ("take left", view.piles[LEFT])]
    for seat in range(view.players):
        if view.piles[seat] and seat != view.observer:
            choices.append((f"swap {seat}", view.piles[seat]))
    return [*choices, ("keep", view.piles[view.observer])]
