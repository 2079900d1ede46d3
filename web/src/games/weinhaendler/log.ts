import type { GameLine, Line } from "../../api/types";
import { list, number, price, signed } from "../../words/formats";
import type { Words } from "../../words/words.svelte";
import type { LogContext, LogLine } from "../plugin";
import { equation, worth } from "./bids";
import type { Placed } from "./types";

const cardText = (card: string) => price(worth(card));

/** A line of the log in words. Keys that end in -you speak to the reader, who did it. */
export function lineWords({ name, facts }: GameLine<"weinhaendler">, { nameOf, you, previous }: LogContext): LogLine | null {
  const seat = facts.seat ?? null;
  const ending = seat !== null && seat === you ? "-you" : "";
  const own = (key: string) => `weinhaendler-${key}${ending}`;
  const line = (key: string, words: Words = {}, more: Partial<LogLine> = {}): LogLine =>
    ({ key, words: seat === null ? words : { name: nameOf(seat), ...words }, seat, ...more });

  switch (name) {
    case "weinhaendler.bid": {
      const [cards, amount] = [equation(facts.cards), price(facts.value)];
      return amount === cards ? line(own("bid"), { amount }) : line(own("bid-cards"), { cards, amount });
    }
    case "weinhaendler.done":
      return isLaying(previous, seat) ? null : line(`wine-log-lays-nothing${ending}`);
    case "weinhaendler.pass":
      return line(own("pass"));
    case "weinhaendler.cellar-complete":
      return line(own("cellar-complete"), {}, { clause: "W24" });
    case "weinhaendler.draw": {
      if (facts.kept === undefined) return line("weinhaendler-draw-hidden");
      const card = cardText(facts.kept);
      return facts.under == null ? line(own("draw"), { card }) : line(own("draw-under"), { card, other: cardText(facts.under) });
    }
    case "weinhaendler.take": {
      const cards = equation(facts.cards);
      if (facts.from === "display") return line(own("take-display"), { cards });
      const from = Number(facts.from);
      if (from === you) return line("weinhaendler-take-bid-from-you", { cards });
      return line(own("take-bid"), { cards, other: nameOf(from) });
    }
    case "weinhaendler.display":
      return line("weinhaendler-display", { cards: equation(facts.cards) });
    case "weinhaendler.refill":
      return line("weinhaendler-refill", { cards: equation(facts.cards) });
    case "weinhaendler.no-bids":
      return line("weinhaendler-no-bids", {}, { clause: "WR4" });
    case "weinhaendler.place":
      return placing(facts, line, ending);
    case "weinhaendler.round": {
      const key = facts.start === you ? "weinhaendler-round-you" : "weinhaendler-round";
      return { key, words: { count: facts.round, name: nameOf(facts.start) }, seat: null, heading: true };
    }
    case "weinhaendler.over": {
      const scores = facts.scores.map((points, each) => `${nameOf(each)} ${number(points)}`);
      return { key: "weinhaendler-over", words: { scores: list(scores) }, seat: null };
    }
  }
}

/** Whoever has laid something down need not be said to be done. */
function isLaying(previous: Line | undefined, seat: number | null): boolean {
  return previous?.facts.seat === seat && /place|complete/.test(previous?.name ?? "");
}

/** The place is seen, and need not be said. */
function placing({ card, trios, points }: Placed, line: (key: string, words?: Words, more?: Partial<LogLine>) => LogLine, ending: string): LogLine {
  if (card === "0") return line(`wine-log-lays-empty${ending}`);
  const words = { card: cardText(card), gain: signed(points) };
  if (!trios.length) return line(`wine-log-lays${ending}`, words);
  return line(`wine-log-lays-trios${ending}`, { ...words, count: trios.length }, { clause: "W26" });
}
