import { expect, test } from "vitest";
import { bars } from "./histogram";

test("nobody has played", () => expect(bars([], null, 1)).toEqual([]));

test("a few scores stand alone, the highest first", () => {
  expect(bars([{ score: 44, people: 2 }, { score: 41, people: 1 }], 41, 1).map(({ from, people, isMine }) => [from, people, isMine])).toEqual([
    [44, 2, false], [43, 0, false], [42, 0, false], [41, 1, true],
  ]);
});

test("there are no bars for scores that nobody can come to", () => {
  expect(bars([{ score: 40, people: 2 }, { score: 20, people: 1 }], 20, 10).map(({ from, to, people }) => [from, to, people])).toEqual([
    [40, 40, 2], [30, 30, 0], [20, 20, 1],
  ]);
});

test("many are put together in round steps, and nobody is lost", () => {
  const scores = Array.from({ length: 60 }, (_, nth) => ({ score: 1_390 - 20 * nth, people: 3 }));
  const found = bars(scores, 800, 10);
  expect(found.length).toBeLessThanOrEqual(8);
  expect(found.reduce((sum, { people }) => sum + people, 0)).toBe(180);
  expect(found.filter(({ isMine }) => isMine)).toEqual([expect.objectContaining({ from: 800, to: 990 })]);
});
