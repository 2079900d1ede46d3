import type { GameLine } from "../../api/types";
import { list, number } from "../../words/formats";
import type { LogContext, LogLine } from "../plugin";
import { cardList } from "./cards";
import { ranking } from "./round";

/** A line of the log in words. Keys that end in -you speak to the reader, who did it. */
export function lineWords({ name, facts }: GameLine<"money">, { nameOf, you }: LogContext): LogLine | null {
  const did = (key: string, seat: number, words: LogLine["words"]): LogLine =>
    ({ key: seat === you ? `${key}-you` : key, words: { name: nameOf(seat), ...words }, seat });
  switch (name) {
    case "money.sealed":
      return did("money-sealed", facts.seat, { cards: cardList(facts.cards ?? []) });
    case "money.reveal":
      return openBids(facts.bids, nameOf);
    case "money.take":
      return did(`money-take-${facts.display}`, facts.seat, exchanged(facts));
    case "money.swap":
      if (facts.with === you) return did("money-swap-with-you", facts.seat, exchanged(facts));
      return did("money-swap", facts.seat, { ...exchanged(facts), other: nameOf(facts.with) });
    case "money.keep":
      return did("money-keep", facts.seat, { cards: cardList(facts.cards) });
    case "money.round":
      return { key: facts.last ? `money-log-round-${facts.last}` : "money-round", words: { count: facts.round }, seat: null, heading: true };
    case "money.over":
      return { key: "money-over", words: { scores: list(facts.scores.map((value, seat) => `${nameOf(seat)} ${number(value)}`)) }, seat: null };
    case "money.refill":
      return null;
  }
}

function exchanged({ taken, left }: { taken: string[]; left: string[] }): LogLine["words"] {
  return { taken: cardList(taken), left: cardList(left) };
}

function openBids(shown: readonly string[][], nameOf: (seat: number) => string): LogLine {
  const entries = ranking(shown);
  const bids = list(entries.filter(({ rank }) => rank !== null).map(({ seat, value }) => `${nameOf(seat)} ${number(value)}`));
  const names = list(entries.filter(({ rank }) => rank === null).map(({ seat }) => nameOf(seat)));
  if (!bids) return { key: "money-log-all-out", words: {}, seat: null, clause: "M10" };
  return { key: names ? "money-log-bids-out" : "money-log-bids", words: { bids, names }, seat: null, clause: "M11" };
}
