/** What the log tells of the round that is being played. */
import type { Line } from "../../api/types";
import { lowest, notes, worth } from "./cards";
import type { DealOver } from "./types";

type MoneyLine = Line<"money">;

/** What a player has done in the exchange. */
export type Deed =
  | { seat: number; kind: "left" | "right"; taken: string[]; left: string[] }
  | { seat: number; kind: "swap"; with: number; taken: string[]; left: string[] }
  | { seat: number; kind: "keep"; taken: string[]; left: string[] };

/** A line of the ranking. */
export interface Entry {
  seat: number;
  /** The bid as it lies there; once its owner has acted, what they have taken for it. */
  cards: string[];
  /** Of the bid with which its owner acts: it makes the order, also when the bid has gone elsewhere. */
  value: number;
  /** Place in the order of acting, from 1; null for whoever sits out. */
  rank: number | null;
  deed: Deed | null;
  /** Who has left their bid here in a swap. */
  from: number | null;
}

/** Two bids of the same value, and the notes that decide between them. */
export interface Tie {
  value: number;
  first: string;
  second: string;
}

const BOUNDARIES = new Set<MoneyLine["name"]>(["money.round", "money.over", "table.begun"]);

/** The lines since the round began. */
export function thisRound(lines: readonly MoneyLine[]): MoneyLine[] {
  const start = lines.findLastIndex((line) => BOUNDARIES.has(line.name));
  return lines.slice(start + 1);
}

/** Who has sealed a bid. */
export function sealedSeats(round: readonly MoneyLine[]): Set<number> {
  return new Set(round.flatMap(({ name, facts }) => (name === "money.sealed" ? facts.seat : [])));
}

export function deeds(round: readonly MoneyLine[]): Deed[] {
  return round.flatMap(({ name, facts }): Deed[] => {
    switch (name) {
      case "money.take":
        return [{ seat: facts.seat, kind: facts.display, taken: facts.taken, left: facts.left }];
      case "money.swap":
        return [{ kind: "swap", ...facts }];
      case "money.keep":
        return [{ seat: facts.seat, kind: "keep", taken: facts.cards, left: facts.cards }];
      default:
        return [];
    }
  });
}

/** The bids as they were turned up; null while they are hidden. */
export function revealed(round: readonly MoneyLine[]): string[][] | null {
  const line = round.findLast((each) => each.name === "money.reveal");
  return line ? line.facts.bids : null;
}

/** Highest first; of equal bids first the one with the lowest number of all. */
function byRank(one: Entry, other: Entry): number {
  return other.value - one.value || lowest(notes(one.cards)).serial - lowest(notes(other.cards)).serial;
}

/** The bids as they lie open after the reveal; who sits out comes last. */
export function ranking(bids: readonly string[][]): Entry[] {
  const entries = bids.map((cards, seat): Entry => ({ seat, cards, value: worth(cards), rank: null, deed: null, from: null }));
  const bidding = entries.filter(({ cards }) => notes(cards).length > 0).sort(byRank);
  bidding.forEach((entry, i) => (entry.rank = i + 1));
  return [...bidding, ...entries.filter(({ rank }) => rank === null)];
}

/** The exchange as it stands: who has acted, in that order; who will act, as it looks now; who sits out. */
export function standing(bids: readonly string[][], done: readonly Deed[]): Entry[] {
  const leftTo = (seat: number) => done.findLast((deed) => deed.kind === "swap" && deed.with === seat)?.seat ?? null;
  const acted = done.map((deed): Entry => ({ seat: deed.seat, cards: deed.taken, value: worth(deed.left), rank: null, deed, from: leftTo(deed.seat) }));
  const rest = ranking(bids).filter(({ seat }) => !done.some((deed) => deed.seat === seat)).map((entry) => ({ ...entry, from: leftTo(entry.seat) }));
  const order = [...acted, ...rest.filter(({ rank }) => rank !== null)];
  order.forEach((entry, i) => (entry.rank = i + 1));
  return [...order, ...rest.filter(({ rank }) => rank === null)];
}

/** The tie between an entry and the next, if the serial number decided. */
export function tieAfter(entries: readonly Entry[], i: number): Tie | null {
  const [one, other] = [entries[i], entries[i + 1]];
  if (!one || !other || one.deed || other.rank === null || one.value !== other.value) return null;
  return { value: one.value, first: lowest(notes(one.cards)).text, second: lowest(notes(other.cards)).text };
}

/** Every deal of the match that is over, in order. */
export function dealsOver(lines: readonly MoneyLine[]): DealOver[] {
  const begun = lines.findLastIndex((line) => line.name === "table.begun");
  return lines.slice(begun + 1).flatMap(({ name, facts }) => (name === "money.over" ? [facts] : []));
}

/** What each seat has after these deals. */
export function totalsOf(overs: readonly DealOver[], players = overs[0]?.scores.length ?? 0): number[] {
  return Array.from({ length: players }, (_, seat) => overs.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0));
}

/** The seats from the richest to the poorest; who is level with the first, and by how much the first leads. */
export function ranked(totals: readonly number[]) {
  const order = totals.map((_, seat) => seat).sort((one, other) => totals[other]! - totals[one]!);
  const [first = 0, second = 0] = order;
  const amount = totals[first] ?? 0;
  return { order, first, second, amount, by: amount - (totals[second] ?? 0), top: order.filter((seat) => totals[seat] === amount) };
}
