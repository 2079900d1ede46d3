import { describe, expect, it } from "vitest";
import { across, baseOf, byPosition, parsePlace, upperPlaces } from "./cellar";

const cellar = { "1:-1": "9", "1:0": "23", "1:1": "24", "2:-1": "16" };

describe("a cellar", () => {
  it("lies in the middle of the rack, upper rows half a bottle further", () => {
    const base = baseOf(cellar);
    expect(base).toEqual({ left: -1, width: 3 });
    expect(["1:-1", "1:0", "1:1"].map((place) => across(base, parsePlace(place)))).toEqual([1, 2, 3]);
    expect(across(base, parsePlace("2:-1"))).toBe(1.5);
    expect(across(base, parsePlace("1:-2"))).toBe(0);
  });

  it("begins in the middle", () => {
    expect(across(baseOf({}), parsePlace("1:0"))).toBe(2);
  });

  it("can grow as high as its bottom row carries", () => {
    expect(upperPlaces(baseOf(cellar))).toEqual([{ row: 2, column: -1 }, { row: 2, column: 0 }, { row: 3, column: -1 }]);
    expect(upperPlaces({ left: 0, width: 5 })).toHaveLength(10);
  });

  it("is walked from left to right, the bottom row first", () => {
    expect(["2:0", "1:2", "1:-3"].sort(byPosition)).toEqual(["1:-3", "1:2", "2:0"]);
  });
});
