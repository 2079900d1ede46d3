import { expect, test } from "vitest";
import { roomFor } from "./bubbles";

const box = (left: number, top: number, width = 100, height = 30) => ({ left, right: left + width, top, bottom: top + height });

test("a bubble alone stays where it is, but for the edges of the page", () => {
  expect(roomFor(box(50, 80), [], 360)).toEqual({ x: 0, y: 0 });
  expect(roomFor(box(-20, 80), [], 360)).toEqual({ x: 26, y: 0 });
  expect(roomFor(box(300, 80), [], 360)).toEqual({ x: -46, y: 0 });
});

test("neighbours who speak at once are read one below the other", () => {
  const first = box(10, 80);
  const second = box(90, 80);
  expect(roomFor(second, [first], 360)).toEqual({ x: 0, y: 35 });
  expect(roomFor(box(170, 80), [{ ...second, top: 115, bottom: 145 }, first], 360)).toEqual({ x: 0, y: 0 });
  expect(roomFor(box(60, 80), [{ ...second, top: 115, bottom: 145 }, first], 360)).toEqual({ x: 0, y: 70 });
});
