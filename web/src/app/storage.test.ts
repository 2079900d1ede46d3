import { afterEach, expect, test, vi } from "vitest";
import { keep, keptNames, recall } from "./storage";

const REFUSING = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException("full", "QuotaExceededError");
  },
  removeItem: () => undefined,
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("what is kept is recalled, until it is forgotten", () => {
  expect(recall("localStorage", "a", [1])).toEqual([1]);
  keep("localStorage", "a", [2, null]);
  expect(recall("localStorage", "a", [1])).toEqual([2, null]);
  keep("localStorage", "a");
  expect(recall("localStorage", "a", [1])).toEqual([1]);
});

test("what is not ours to read is as if it were not there", () => {
  localStorage.setItem("a", "{not json");
  expect(recall("localStorage", "a", "nothing")).toBe("nothing");
});

test("a browser that keeps nothing remembers as long as the page lives", () => {
  vi.stubGlobal("localStorage", REFUSING);
  keep("localStorage", "b", { chosen: 3 });
  expect(recall("localStorage", "b", null)).toEqual({ chosen: 3 });
  keep("localStorage", "b");
  expect(recall("localStorage", "b", null)).toBeNull();
});

test("a browser without storage plays too", () => {
  vi.stubGlobal("localStorage", undefined);
  keep("localStorage", "c", 1);
  expect(recall("localStorage", "c", 0)).toBe(1);
  expect(keptNames("localStorage", "")).toEqual([]);
  keep("localStorage", "c");
  expect(recall("localStorage", "c", 0)).toBe(0);
});
