import type { GameLine } from "../../api/types";
import { list, number } from "../../words/formats";
import type { LogContext, LogLine } from "../plugin";
import { cardList } from "./cards";
import { ranking } from "./round";

/** A line of the log in words. */
export function lineWords({ name, facts }: GameLine<"money">, context: LogContext): LogLine | null {
  const { nameOf } = context;
  switch (name) {
    case "money.sealed":
      return sealed(facts, context);
    case "money.reveal":
      return openBids(facts.bids, context);
    case "money.take":
      return exchange(`money-take-${facts.display}`, facts, context, exchanged(facts));
    case "money.swap":
      if (facts.with === context.you) return exchange("money-swap-with-you", facts, context, exchanged(facts), true);
      return exchange("money-swap", facts, context, { ...exchanged(facts), other: nameOf(facts.with) });
    case "money.keep":
      return exchange("money-keep", facts, context, { cards: cardList(facts.cards) });
    case "money.round":
      return { key: facts.last ? `money-log-round-${facts.last}` : "money-round", words: { count: facts.round }, seat: null, heading: true };
    case "money.over":
      return { key: "money-over", words: { scores: scores(facts.scores, context) }, seat: null };
    case "money.refill":
      return null;
  }
}

function sealed({ seat, cards = [] }: { seat: number; cards?: string[] }, { nameOf, you }: LogContext): LogLine {
  if (seat === you) return { key: "money-sealed-you", words: { cards: cardList(cards) }, seat };
  return { key: "money-sealed", words: { name: nameOf(seat) }, seat };
}

function exchanged({ taken, left }: { taken: string[]; left: string[] }): LogLine["words"] {
  return { taken: cardList(taken), left: cardList(left) };
}

function exchange(base: string, { seat }: { seat: number }, { nameOf, you }: LogContext, words: LogLine["words"], isToMe = false): LogLine {
  return { key: seat === you && !isToMe ? `${base}-you` : base, words: { name: nameOf(seat), ...words }, seat };
}

function openBids(shown: readonly string[][], { nameOf }: LogContext): LogLine {
  const entries = ranking(shown);
  const bids = list(entries.filter(({ rank }) => rank !== null).map(({ seat, value }) => `${nameOf(seat)} ${number(value)}`));
  const names = list(entries.filter(({ rank }) => rank === null).map(({ seat }) => nameOf(seat)));
  if (!bids) return { key: "money-log-all-out", words: {}, seat: null, clause: "M10" };
  return { key: names ? "money-log-bids-out" : "money-log-bids", words: { bids, names }, seat: null, clause: "M11" };
}

function scores(values: readonly number[], { nameOf }: LogContext): string {
  return list(values.map((value, seat) => `${nameOf(seat)} ${number(value)}`));
}
