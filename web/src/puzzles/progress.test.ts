import { beforeEach, describe, expect, it } from "vitest";
import { PuzzleProgress } from "./progress.svelte";

describe("puzzles", () => {
  let progress: PuzzleProgress;
  beforeEach(() => {
    localStorage.clear();
    progress = new PuzzleProgress("money");
  });

  it("come one after the other, and are remembered", () => {
    expect(progress.next(3)).toBe(0);
    progress.settle(0, true);
    progress.settle(1, true);
    expect(new PuzzleProgress("money").next(3)).toBe(2);
    expect(new PuzzleProgress("weinhaendler").next(3)).toBe(0);
  });

  it("make a streak, which a miss ends; only the first try counts", () => {
    progress.settle(0, true);
    progress.settle(1, true);
    progress.settle(2, false);
    progress.settle(2, true);
    expect([progress.streak, progress.longest, progress.solved]).toEqual([0, 2, 2]);
  });

  it("begin anew after the last one", () => {
    progress.settle(0, true);
    progress.settle(1, false);
    expect(progress.next(2)).toBe(0);
    expect([progress.solved, progress.longest]).toEqual([0, 1]);
  });
});
