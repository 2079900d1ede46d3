import { describe, expect, it } from "vitest";
import { placeAround } from "./oval";

describe("seats around a table", () => {
  it("puts the reader at the bottom", () => {
    expect(placeAround(2, 4, 2)).toEqual({ left: 50, top: 89 });
  });

  it("puts the next seat to the reader's left, as at a real table", () => {
    expect(placeAround(3, 4, 2)).toEqual({ left: 12, top: 50 });
  });

  it("begins with the first seat for those who only watch", () => {
    expect(placeAround(0, 3, null)).toEqual({ left: 50, top: 89 });
  });
});
