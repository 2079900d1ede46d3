import { describe, expect, it } from "vitest";
import { read } from "../api/making";
import { apart, wayOf } from "./drawing";
import { wrapped } from "./picture";
import { Plies, luckOf, mainSeat, mistakesOf, pointAt, pointsOf, type Review } from "./review";

const record = { deals: [{ moves: ["a", "b", "c"] }, { moves: ["d", "e"] }] };
const decision = (deal: number, move: number, seat: number, loss: number) =>
  ({ deal, move, seat, played: "keep", best: "take left", loss, error: 0.01, mistake: loss > 0.02 });
const seat = (number: number, result: number, costliest: number[]) =>
  ({ seat: number, result, fair: 0.5, luck: 0.1, skill: result - 0.6, mean_loss: 0, accuracy: 80, decisions: 2, costliest });

const review: Review = {
  game: "money",
  names: ["Anne", "Bob"],
  seats: [seat(0, 0, [1, 0]), seat(1, 1, [])],
  decisions: [decision(0, 1, 0, 0.05), decision(1, 0, 0, 0.14), decision(1, 1, 1, 0)],
  chance: [
    { deal: 0, move: 0, event: "deal", luck: [0.02, -0.02] },
    { deal: 1, move: 1, event: "refill", luck: [0.08, -0.08] },
  ],
  moments: [
    { deal: 0, move: 0, round: 1, shares: [0.5, 0.5] },
    { deal: 0, move: 3, round: 2, shares: [0.6, 0.4] },
    { deal: 1, move: 0, round: 1, shares: [0.7, 0.3] },
    { deal: 1, move: 2, round: 2, shares: [0, 1] },
  ],
};
const plies = new Plies(record);

describe("a review", () => {
  it("numbers the moves of all deals through", () => {
    expect([plies.of({ deal: 0, move: 2 }), plies.of({ deal: 1, move: 1 })]).toEqual([2, 4]);
  });

  it("has one point for each position: where a deal ends the next one begins", () => {
    expect(pointsOf(review, plies).map(({ ply, shares }) => [ply, shares[0]])).toEqual([[0, 0.5], [3, 0.7], [5, 0]]);
  });

  it("finds the point before a position", () => {
    const points = pointsOf(review, plies);
    expect([0, 2, 3, 4, 5, 9].map((ply) => pointAt(points, ply))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it("adds up the luck of a seat", () => {
    expect(luckOf(review, plies, 1).map(({ ply, total }) => [ply, total.toFixed(2)])).toEqual([[0, "-0.02"], [4, "-0.10"]]);
  });

  it("names the costliest decisions, the worst first", () => {
    expect(mistakesOf(review, 0).map(({ loss }) => loss)).toEqual([0.14, 0.05]);
    expect(mistakesOf(review, 1)).toEqual([]);
    expect(mainSeat(review)).toBe(1);
  });
});

it("a way is drawn from point to point", () => {
  const frame = { left: 10, top: 0, width: 100, height: 200, plies: 5 };
  expect(wayOf(pointsOf(review, plies), 0, frame)).toBe("M10.0 100.0L70.0 60.0L110.0 200.0");
});

it("what is too long for the picture ends in dots", () => {
  expect(wrapped("a b c")).toEqual(["a b c"]);
  const lines = wrapped("word ".repeat(80).trim());
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/…$/);
});

it("events of a stream are read, comments passed over", () => {
  expect(read('event: progress\ndata: {"done":1,"total":9}')).toEqual({ name: "progress", data: { done: 1, total: 9 } });
  expect(read(": still here")).toEqual({ name: "", data: null });
});

it("marks that would cover each other are moved apart", () => {
  const spots = [{ left: 10, top: 50 }, { left: 15, top: 55 }, { left: 12, top: 50 }, { left: 200, top: 50 }];
  const marks = apart(spots, 30);
  expect(marks.map(({ left }) => left)).toEqual(spots.map(({ left }) => left));
  expect(marks[0]).toEqual(spots[0]);
  expect(marks[3]).toEqual(spots[3]);
  for (const [place, one] of marks.entries()) {
    for (const other of marks.slice(place + 1)) expect(Math.hypot(one.left - other.left, one.top - other.top)).toBeGreaterThanOrEqual(30);
  }
});
