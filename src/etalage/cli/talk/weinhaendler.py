"""Die Weinhändler at the terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from etalage.cli.tables.parts import spaced
from etalage.cli.tables.weinhaendler import LETTERS, bottles
from etalage.cli.talk import commands
from etalage.games.errors import Malformed
from etalage.games.events import Event
from etalage.games.weinhaendler import cards
from etalage.games.weinhaendler.notation import bag_texts, parse_bag
from etalage.games.weinhaendler.numbers import BIDDING, HAND_LIMIT
from etalage.games.weinhaendler.refusals import money
from etalage.games.weinhaendler.view import View

_SHOWN = re.compile(f"[{LETTERS.lower()}]?★*$")  # what a card shows behind its price
SHORT = {"p": "pass", "d": "pass draw", "draw": "pass draw", "x": "done", ".": "done"}


def explain(view: View, names: Sequence[str], console: Console) -> None:
    hand = view.hands[view.observer]
    worth = f" (worth {money(cards.value(hand))} in a bid)" if view.phase == BIDDING and hand else ""
    console.print(Text.assemble("Your hand: ", spaced(bottles(bag_texts(hand)), "empty"), worth))
    if view.phase == BIDDING and view.bids[view.observer]:
        console.print(f"Your bid stands at {money(view.values[view.observer])}.")
    if view.phase != BIDDING and cards.size(hand) > HAND_LIMIT:
        console.print(f"Place at least {cards.size(hand) - HAND_LIMIT}: six cards may stay in hand.")


def prompt(view: View) -> str:
    if view.phase != BIDDING:
        return "Place a bottle (16 2:-1), or done: "
    if not view.bids[view.observer] and view.left:
        return "Bid cards (5 14), pass, or draw: "
    return "Bid cards (5 14), or pass: "


def help_text(view: View) -> str:
    if view.phase == BIDDING:
        return (
            "Type the prices of the cards you add to your bid (0 is an empty bottle), or p to pass; or d, if you "
            "have not bid, to pass and draw two cards. No two bids may have the same value. A card shows its price, "
            "its wine's first letter (S is Cabernet Sauvignon) and its stars. " + commands("W9")
        )
    return (
        "Type a card and a place, as 16 2:-1: row 2, column -1. Places to build on are shown in brackets, and so is "
        "the place of an empty bottle, which a wine bottle may cover. done (or x) ends your turn. " + commands("W26")
    )


def spelled(view: View, answer: str) -> str:
    answer = " ".join(answer.lower().split())
    if answer in SHORT:
        return SHORT[answer]
    words = answer.split(" ")
    if words[0] in ("bid", "place"):
        words = words[1:]
    prices = [_SHOWN.sub("", word) for word in words]
    if view.phase == BIDDING and prices and all(price.isdecimal() for price in prices):
        return " ".join(["bid", *bag_texts(parse_bag(prices))])
    if view.phase != BIDDING and len(words) == 2 and prices[0].isdecimal():
        return f"place {prices[0]} {words[1]}"
    if not answer:
        raise Malformed("say what you do")
    return answer


def told(event: Event, names: Sequence[str]) -> str:
    facts = event.facts
    name = names[facts["seat"]] if "seat" in facts else ""
    match event.name:
        case "bid":
            return f"{name}: bids {_named(facts['cards'])}, in all {money(facts['value'])}"
        case "pass":
            return f"{name}: passes"
        case "draw":
            if "kept" not in facts:
                return f"{name}: passes and draws unseen"
            under = f", {_named([facts['under']])} goes under the pile" if facts["under"] else ""
            return f"{name}: passes and draws {_named([facts['kept']])}{under}"
        case "take":
            source = "display" if facts["from"] == "display" else f"bid: {names[int(facts['from'])]}"
            return f"{name}: takes {_named(facts['cards'])} ({source})"
        case "display":
            return f"The new display: {_named(facts['cards'])}"
        case "no-bids":
            return "Nobody has bid: the display stays"
        case "place":
            trios = "".join(f" +{points} for a trio" for points in facts["trios"])
            stars = f" +{facts['stars']}" if facts["stars"] else ""
            return f"{name}: places {_named([facts['card']])} at {facts['place']}{stars}{trios}"
        case "cellar-complete":
            return f"{name}: the cellar is complete!"
        case "refill":
            return f"Refill: {_named(facts['cards'])}"
        case "round":
            last = " It is the last." if facts["last"] else ""
            return f"Round {facts['round']}. Start: {names[facts['start']]}.{last}"
    return ""


def _named(texts: list[str]) -> str:
    return " ".join(bottle.plain for bottle in bottles(texts))
