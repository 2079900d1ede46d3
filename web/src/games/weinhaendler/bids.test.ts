import { describe, expect, it } from "vitest";
import { bidMove, holderOf, ranking, standing, total } from "./bids";

describe("a bid", () => {
  it("is worth the sum of its cards, an empty bottle 0.20", () => {
    expect(total(["5", "14", "0"])).toBe(192);
  });

  it("is spelled with its cards in order", () => {
    expect(bidMove(["14", "0", "5"])).toBe("bid 0 5 14");
  });

  it("collides with the same value of another, not with its own", () => {
    expect(holderOf(190, [190, 190, 70], 0)).toBe(1);
    expect(holderOf(190, [190, 0, 70], 0)).toBeNull();
    expect(holderOf(0, [0, 0, 70], 0)).toBeNull();
  });
});

describe("the ranking", () => {
  const values = [192, 70, 410, 430, 0]; // the bids of the rules' own example, and one who does not bid

  it("has the highest bid first and leaves out who has none", () => {
    expect(ranking(values)).toEqual([3, 2, 0, 1]);
  });

  it("gives the display to the first and takes the last bid for the new one", () => {
    expect(standing(values, 3)).toEqual({ rank: 1, of: 4, takes: null, gives: 2 });
    expect(standing(values, 0)).toEqual({ rank: 3, of: 4, takes: 2, gives: 1 });
    expect(standing(values, 1)).toEqual({ rank: 4, of: 4, takes: 0, gives: null });
    expect(standing(values, 4)).toBeNull();
  });
});
