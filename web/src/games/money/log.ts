import type { Line } from "../../api/types";
import { list, number } from "../../words/formats";
import type { LogContext, LogLine } from "../plugin";
import { cardList } from "./cards";
import { ranking } from "./round";

interface Facts {
  display: "left" | "right";
  with: number;
  cards: string[];
  round: number;
  last: "display" | "stall" | null;
  scores: number[];
}

/** A line of the log in words. */
export function lineWords(line: Line, context: LogContext): LogLine | null {
  const { nameOf } = context;
  const facts = line.facts as unknown as Facts;
  switch (line.name) {
    case "money.sealed":
      return sealed(line, context);
    case "money.reveal":
      return openBids(line, context);
    case "money.take":
      return exchange(`money-take-${facts.display}`, line, context, {});
    case "money.swap":
      if (facts.with === context.you) return exchange("money-swap-with-you", line, context, {}, true);
      return exchange("money-swap", line, context, { other: nameOf(facts.with) });
    case "money.keep":
      return exchange("money-keep", line, context, { cards: cardList(facts.cards) });
    case "money.round":
      return { key: facts.last ? `money-log-round-${facts.last}` : "money-round", words: { count: facts.round }, seat: null, heading: true };
    case "money.over":
      return { key: "money-over", words: { scores: scores(facts.scores, context) }, seat: null };
    default:
      return null;
  }
}

function sealed(line: Line, { nameOf, you }: LogContext): LogLine {
  const seat = Number(line.facts.seat);
  if (seat === you) return { key: "money-sealed-you", words: { cards: cardList(line.facts.cards as string[]) }, seat };
  return { key: "money-sealed", words: { name: nameOf(seat) }, seat };
}

function exchange(base: string, line: Line, { nameOf, you }: LogContext, words: LogLine["words"], isToMe = false): LogLine {
  const seat = Number(line.facts.seat);
  const taken = cardList((line.facts.taken as string[] | undefined) ?? []);
  const left = cardList((line.facts.left as string[] | undefined) ?? []);
  return { key: seat === you && !isToMe ? `${base}-you` : base, words: { name: nameOf(seat), taken, left, ...words }, seat };
}

function openBids(line: Line, { nameOf }: LogContext): LogLine {
  const entries = ranking(line.facts.bids as string[][]);
  const bids = list(entries.filter(({ rank }) => rank !== null).map(({ seat, value }) => `${nameOf(seat)} ${number(value)}`));
  const names = list(entries.filter(({ rank }) => rank === null).map(({ seat }) => nameOf(seat)));
  if (!bids) return { key: "money-log-all-out", words: {}, seat: null, clause: "M10" };
  return { key: names ? "money-log-bids-out" : "money-log-bids", words: { bids, names }, seat: null, clause: "M11" };
}

function scores(values: readonly number[], { nameOf }: LogContext): string {
  return list(values.map((value, seat) => `${nameOf(seat)} ${number(value)}`));
}
