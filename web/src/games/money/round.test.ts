import { describe, expect, it } from "vitest";
import type { Line, TableEvent } from "../../api/types";
import { dealsOver, deeds, ranking, revealed, ranked, sealedSeats, standing, thisRound, tieAfter, totalsOf, type Deed } from "./round";
import type { MoneyEvent } from "./types";

let number = 0;
const line = (event: MoneyEvent | TableEvent): Line<"money"> => ({ number: number++, at: 0, ...event });
const over = (scores: number[]) => line({ name: "money.over", facts: { scores, winners: [], ending: "display", hands: [], reckoning: [] } });

const round = [
  line({ name: "money.sealed", facts: { seat: 1 } }),
  line({ name: "money.sealed", facts: { seat: 0, cards: ["EUR20a"] } }),
  line({ name: "money.sealed", facts: { seat: 2 } }),
  line({ name: "money.reveal", facts: { bids: [["USD30a", "XAU10a"], ["JPY40", "PLAY"], ["PLAY"]], values: [40, 40, 0] } }),
];
const lines = [line({ name: "table.begun", facts: {} }), line({ name: "money.sealed", facts: { seat: 0 } }), line({ name: "money.round", facts: { round: 2, last: null } }), ...round];

describe("a round in the log", () => {
  it("begins after the last line that ended something", () => {
    expect(thisRound(lines)).toEqual(round);
    expect([...sealedSeats(thisRound(lines))].sort()).toEqual([0, 1, 2]);
    expect(revealed(thisRound(lines))?.[0]).toEqual(["USD30a", "XAU10a"]);
  });

  it("tells what has been exchanged", () => {
    const taken = line({ name: "money.take", facts: { seat: 1, display: "left", taken: ["EUR50"], left: ["JPY40"] } });
    const kept = line({ name: "money.keep", facts: { seat: 0, cards: ["USD30a"] } });
    expect(deeds([...round, taken, kept]).map(({ seat, kind }) => [seat, kind])).toEqual([[1, "left"], [0, "keep"]]);
  });
});

describe("the order of acting", () => {
  const bids = [["USD30a", "XAU10a"], ["JPY40", "PLAY"], ["PLAY"], ["EUR20a", "RUB60"]];

  it("goes by value, then by the lowest serial number; who sits out comes last", () => {
    const entries = ranking(bids);
    expect(entries.map(({ seat, rank }) => [seat, rank])).toEqual([[3, 1], [0, 2], [1, 3], [2, null]]);
    expect(tieAfter(entries, 0)).toBeNull();
    expect(tieAfter(entries, 1)).toEqual({ value: 40, first: "USD30a", second: "JPY40" });
  });

  it("puts whoever has been swapped with next", () => {
    const swap = { seat: 3, kind: "swap" as const, with: 1, taken: ["JPY40"], left: ["EUR20a", "RUB60"] };
    const entries = standing([["USD30a", "XAU10a"], ["EUR20a", "RUB60"], [], []], [swap]);
    expect(entries.map(({ seat, rank }) => [seat, rank])).toEqual([[3, 1], [1, 2], [0, 3], [2, null]]);
    expect(entries[0]?.cards).toEqual(["JPY40"]);
  });

  it("stays that of the bids, whatever is taken for them", () => {
    const take = { seat: 3, kind: "right" as const, taken: ["EUR60", "GBP60"], left: ["EUR20a", "RUB60"] };
    const swap = { seat: 0, kind: "swap" as const, with: 1, taken: ["JPY30a"], left: ["USD30a", "XAU10a"] };
    const keep = { seat: 1, kind: "keep" as const, taken: ["USD30a", "XAU10a"], left: ["USD30a", "XAU10a"] };
    const after = (...done: Deed[]) => standing([[], ["USD30a", "XAU10a"], [], []], done).map(({ seat, value, from }) => [seat, value, from]);
    expect(after(take, swap)).toEqual([[3, 80, null], [0, 40, null], [1, 40, 0], [2, 0, null]]);
    expect(after(take, swap, keep)).toEqual([[3, 80, null], [0, 40, null], [1, 40, 0], [2, 0, null]]);
  });
});

describe("deals that are over", () => {
  const match = [
    over([900, 0]), line({ name: "table.begun", facts: {} }),
    over([100, 250]), over([150, 0]),
  ];

  it("are those of the running match", () => {
    expect(dealsOver(match).map(({ scores }) => scores)).toEqual([[100, 250], [150, 0]]);
    expect(ranked(totalsOf(dealsOver(match)))).toMatchObject({ top: [0, 1], amount: 250, by: 0 });
  });
});
