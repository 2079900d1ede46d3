import type { Line } from "../../api/types";
import { list, number, price, signed } from "../../words/formats";
import type { Words } from "../../words/words.svelte";
import type { LogContext, LogLine } from "../plugin";
import { worth } from "./bids";
import { equation } from "./equation";

const cardText = (card: unknown) => price(worth(String(card)));

/** A line of the log in words. Keys that end in -you speak to the reader, who did it. */
export function lineWords({ name, facts }: Line, { nameOf, you, previous }: LogContext): LogLine | null {
  const seat = typeof facts.seat === "number" ? facts.seat : null;
  const isYou = seat !== null && seat === you;
  const event = name.slice("weinhaendler.".length);
  const own = (key: string) => `weinhaendler-${key}${isYou ? "-you" : ""}`;
  const line = (key: string, words: Words = {}, more: Partial<LogLine> = {}): LogLine =>
    ({ key, words: seat === null ? words : { name: nameOf(seat), ...words }, seat, ...more });
  const cards = Array.isArray(facts.cards) ? equation(facts.cards as string[]) : "";

  switch (event) {
    case "bid": {
      const amount = price(facts.value as number);
      return amount === cards ? line(own("bid"), { amount }) : line(own("bid-cards"), { cards, amount });
    }
    case "done":
      return isLaying(previous, seat) ? null : line(`wine-log-lays-nothing${isYou ? "-you" : ""}`);
    case "pass":
    case "cellar-complete":
      return line(own(event), {}, event === "cellar-complete" ? { clause: "W24" } : {});
    case "draw":
      return drawing(facts, line, own);
    case "take": {
      if (facts.from === "display") return line(own("take-display"), { cards });
      const from = Number(facts.from);
      if (from === you) return line("weinhaendler-take-bid-from-you", { cards });
      return line(own("take-bid"), { cards, other: nameOf(from) });
    }
    case "display":
    case "refill":
      return line(`weinhaendler-${event}`, { cards });
    case "no-bids":
      return line("weinhaendler-no-bids", {}, { clause: "WR4" });
    case "place":
      return placing(facts, line, isYou ? "-you" : "");
    case "round": {
      const start = facts.start as number;
      const key = start === you ? "weinhaendler-round-you" : "weinhaendler-round";
      return { key, words: { count: facts.round as number, name: nameOf(start) }, seat: null, heading: true };
    }
    case "over": {
      const scores = (facts.scores as number[]).map((points, each) => `${nameOf(each)} ${number(points)}`);
      return { key: "weinhaendler-over", words: { scores: list(scores) }, seat: null };
    }
    default:
      return null;
  }
}

/** Whoever has laid something down need not be said to be done. */
function isLaying(previous: Line | undefined, seat: number | null): boolean {
  return previous?.facts.seat === seat && /place|complete/.test(previous?.name ?? "");
}

type MakeLine = (key: string, words?: Words, more?: Partial<LogLine>) => LogLine;

function drawing(facts: Line["facts"], line: MakeLine, own: (key: string) => string): LogLine {
  if (facts.kept === undefined) return line("weinhaendler-draw-hidden");
  const card = cardText(facts.kept);
  return facts.under == null ? line(own("draw"), { card }) : line(own("draw-under"), { card, other: cardText(facts.under) });
}

/** The place is seen, and need not be said. */
function placing(facts: Line["facts"], line: MakeLine, ending: string): LogLine {
  if (facts.card === "0") return line(`wine-log-lays-empty${ending}`);
  const count = (facts.trios as number[]).length;
  const words = { card: cardText(facts.card), gain: signed(facts.points as number) };
  if (!count) return line(`wine-log-lays${ending}`, words);
  return line(`wine-log-lays-trios${ending}`, { ...words, count }, { clause: "W26" });
}
