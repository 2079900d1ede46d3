import { expect, test } from "vitest";
import { apart, type Box } from "./spot";

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

test("boxes that touch give way to each other", () => {
  expect(apart([box(0, 0, 50, 40), box(44, 0, 50, 40)])).toEqual([box(0, 0, 45, 40), box(49, 0, 45, 40)]);
  expect(apart([box(0, 36, 50, 40), box(0, 0, 50, 40)])).toEqual([box(0, 40, 50, 36), box(0, 0, 50, 36)]);
});

test("others stay as they are", () => {
  const far = [box(0, 0, 50, 40), box(60, 0, 50, 40)];
  expect(apart(far)).toEqual(far);
  const inside = [box(0, 0, 200, 200), box(50, 50, 80, 80)];
  expect(apart(inside)).toEqual(inside);
});
