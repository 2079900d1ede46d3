"""Die Weinhändler at the terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from etalage.cli.console import words
from etalage.cli.tables.parts import spaced
from etalage.cli.tables.weinhaendler import LETTERS, bottles
from etalage.cli.talk import Unclear, by, commands, refused
from etalage.games.errors import EtalageError, Malformed
from etalage.games.events import Event
from etalage.games.protocol import Json
from etalage.games.reading import shown
from etalage.games.weinhaendler import cards
from etalage.games.weinhaendler.notation import bag_texts, parse_bag, parse_card, parse_place
from etalage.games.weinhaendler.numbers import BIDDING, HAND_LIMIT
from etalage.games.weinhaendler.view import View
from etalage.locale.fluent import Fact

_SHOWN = re.compile(f"[{LETTERS.lower()}]?★*$")  # what a card shows behind its price
SHORT = {"p": "pass", "d": "pass draw", "draw": "pass draw", "x": "done", ".": "done"}
EMPTY_BOTTLE = "0"
ALIKE = 3  # bottles of each kind


def explain(view: View, names: Sequence[str], console: Console) -> None:
    say = words()
    hand = view.hands[view.observer]
    line = Text.assemble(say("terminal-hand"), " ", spaced(bottles(bag_texts(hand)), say("terminal-empty")))
    if view.phase == BIDDING and hand:
        line.append(f" {say('terminal-hand-worth', amount=say.money(cards.value(hand)))}")
    console.print(line)
    if view.phase == BIDDING and view.bids[view.observer]:
        console.print(say("terminal-bid-stands", amount=say.money(view.values[view.observer])))
    if view.phase != BIDDING and cards.size(hand) > HAND_LIMIT:
        console.print(say("terminal-must-place", count=cards.size(hand) - HAND_LIMIT))


def prompt(view: View) -> str:
    if view.phase != BIDDING:
        return words()("terminal-ask-place")
    if not view.bids[view.observer] and view.pile_size:
        return words()("terminal-ask-bid-or-draw")
    return words()("terminal-ask-bid")


def help_text(view: View) -> str:
    if view.phase == BIDDING:
        return f"{words()('terminal-help-bid')} {commands('W9')}"
    return f"{words()('terminal-help-place')} {commands('W26')}"


def spelled(view: View, answer: str) -> str:
    answer = " ".join(answer.lower().split())
    if answer in SHORT:
        return SHORT[answer]
    typed = answer.split(" ")
    if typed == ["bid"]:
        raise Unclear("refusal-bid-empty", "W8")
    if typed[0] in ("bid", "place"):
        typed = typed[1:]
    prices = [_SHOWN.sub("", word) for word in typed]
    if view.phase == BIDDING and prices and all(price.isdecimal() for price in prices):
        return " ".join(["bid", *_bid(prices)])
    if view.phase != BIDDING and len(typed) == 2 and prices[0].isdecimal():
        return f"place {_card(prices[0])} {_place(typed[1])}"
    return answer


def told(event: Event, names: Sequence[str], me: int) -> list[str]:
    facts: Json = event.facts
    say = words()
    seat = facts.get("seat", me)
    match event.name:
        case "bid":
            amount = say.money(facts["value"])
            return [by(seat, names, me, "weinhaendler-bid-cards", cards=_named(facts["cards"]), amount=amount)]
        case "pass":
            return [by(seat, names, me, "weinhaendler-pass")]
        case "draw":
            return [_drawn(event, names, me)]
        case "take":
            return [_taken(event, names, me)]
        case "display":
            return [say("weinhaendler-display", cards=_named(facts["cards"]))]
        case "no-bids":
            return [say("weinhaendler-no-bids")]
        case "place":
            return [_placed(event, names, me)]
        case "cellar-complete":
            return [by(seat, names, me, "weinhaendler-cellar-complete")]
        case "refill":
            return [say("weinhaendler-refill", cards=_named(facts["cards"]))]
        case "round":
            begins = by(facts["start"], names, me, "weinhaendler-round", count=facts["round"])
            return [begins, say(f"weinhaendler-last-{facts['last']}")] if facts["last"] else [begins]
    return []


def refusal(error: EtalageError, answer: str, names: Sequence[str]) -> str:
    def facts(name: str, fact: object) -> dict[str, Fact]:
        match name, fact:
            case "seat", int(seat):
                return {"name": names[seat]}
            case "value", int(value):
                return {"amount": words().money(value)}
            case "count", int(count):
                return {"count": count - HAND_LIMIT}
            case "cards", list(texts):
                return {"cards": _named(texts)}
        return {}

    return refused(error, answer, facts)


def _drawn(event: Event, names: Sequence[str], me: int) -> str:
    facts: Json = event.facts
    seat, kept, under = facts["seat"], facts.get("kept"), facts.get("under")
    if kept is None:
        return words()("weinhaendler-draw-hidden", name=names[seat])
    if under is None:
        return by(seat, names, me, "weinhaendler-draw", card=_named([kept]))
    return by(seat, names, me, "weinhaendler-draw-under", card=_named([kept]), other=_named([under]))


def _taken(event: Event, names: Sequence[str], me: int) -> str:
    facts: Json = event.facts
    seat, source, lot = facts["seat"], facts["from"], _named(facts["cards"])
    if source == "display":
        return by(seat, names, me, "weinhaendler-take-display", cards=lot)
    if int(source) == me:
        return words()("weinhaendler-take-bid-from-you", name=names[seat], cards=lot)
    return by(seat, names, me, "weinhaendler-take-bid", other=names[int(source)], cards=lot)


def _placed(event: Event, names: Sequence[str], me: int) -> str:
    facts: Json = event.facts
    if facts["card"] == EMPTY_BOTTLE:
        return by(facts["seat"], names, me, "weinhaendler-place-empty", place=facts["place"])
    trios: list[int] = facts["trios"]
    return by(
        facts["seat"],
        names,
        me,
        "weinhaendler-place-trios" if trios else "weinhaendler-place",
        card=_named([facts["card"]]),
        place=facts["place"],
        points=facts["points"],
        count=len(trios),
        bonus=sum(trios),
    )


def _named(texts: list[str]) -> str:
    return " ".join(bottle.plain for bottle in bottles(texts))


def _bid(prices: list[str]) -> list[str]:
    """Cards in the order of notation."""
    texts = [_card(price) for price in prices]
    for text in texts:
        if texts.count(text) > ALIKE:
            raise Unclear("terminal-too-often", "W2" if text == EMPTY_BOTTLE else "W1", card=text)
    return bag_texts(parse_bag(texts))


def _card(price: str) -> str:
    try:
        parse_card(price)
    except Malformed:
        raise Unclear("terminal-no-price", text=shown(price)) from None
    return price


def _place(text: str) -> str:
    try:
        parse_place(text)
    except Malformed as error:
        key = {"W19": "terminal-no-row", "W20": "terminal-no-column"}.get(error.clause or "", "terminal-no-place")
        raise Unclear(key, error.clause, text=shown(text)) from None
    return text
