import { expect, test } from "vitest";
import { levelsOf, lineThrough, placed, spanOf } from "./plot";

test("what is between is placed between", () => {
  expect(placed({ from: 10, to: 20, start: 100, end: 0 }, 15)).toBe(50);
  expect(placed({ from: 10, to: 20, start: 100, end: 0 }, 10)).toBe(100);
});

test("where there is nothing between, it is in the middle", () => {
  expect(placed({ from: 3, to: 3, start: 0, end: 80 }, 3)).toBe(40);
});

test("a line begins where its first point is", () => {
  expect(lineThrough([[0, 1], [2.25, 3]])).toBe("M0.0 1.0L2.3 3.0");
});

test("little is given room", () => {
  expect(spanOf([25, 26], 10)).toEqual([20.5, 30.5]);
  expect(spanOf([5, 40], 10)).toEqual([5, 40]);
});

test("levels are round numbers", () => {
  expect(levelsOf([-33, 33])).toEqual([-20, 0, 20]);
  expect(levelsOf([21, 37])).toEqual([25, 30, 35]);
  expect(levelsOf([51, 100])).toEqual([60, 70, 80, 90, 100]);
});
