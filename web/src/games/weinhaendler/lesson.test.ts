import { expect, test } from "vitest";
import type { Foreseen } from "../../learn/lessons";
import { lesson } from "./lesson";

/** A bottle that brings so many points, some of them for trios. */
function bringing(points: number, trios: number[]): Foreseen<"weinhaendler"> {
  const facts = { seat: 0, card: "25", place: "1:0", covers: false, stars: 3, trios, points };
  return { standing: 3, standing_after: 3 + points, told: [{ name: "weinhaendler.place", facts }] };
}

test("where points and a trio are wanted, the one does not do without the other", () => {
  const wanted = lesson.steps.find(({ say }) => say === "learn-wine-lay")?.task?.wants;
  const brings = (points: number, trios: number[]) => typeof wanted === "function" && wanted(bringing(points, trios));
  expect(brings(10, [1])).toBe(true);
  expect(brings(10, [])).toBe(false);
  expect(brings(9, [1])).toBe(false);
});
