import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Preview } from "../api/types";
import { LESSONS, OWN_SEAT, fulfils, scene, withoutEnd, type Task } from "./lessons";

const words = readFileSync("../src/etalage/locale/en/learn.ftl", "utf8");
const bringing = (points: number, trios: number[]) => () =>
  Promise.resolve({ standing: 3, standing_after: 3 + points, told: [{ name: "", facts: { trios } }] } as unknown as Preview);

describe("a task", () => {
  const exact: Task = { moves: [["bid 5 14"]], hint: "", done: "" };
  const scoring: Task = { points: 10, trios: 1, hint: "", done: "" };

  test("may want certain moves", async () => {
    expect(await fulfils(exact, ["bid 5 14"], bringing(0, []))).toBe(true);
    expect(await fulfils(exact, ["bid 5"], bringing(0, []))).toBe(false);
    expect(await fulfils(exact, ["bid 5 14", "pass"], bringing(0, []))).toBe(false);
  });

  test("or points and trios, however they come about", async () => {
    expect(await fulfils(scoring, ["place 25 1:0"], bringing(10, [1]))).toBe(true);
    expect(await fulfils(scoring, ["place 25 1:0"], bringing(10, []))).toBe(false);
    expect(await fulfils(scoring, ["place 25 1:0"], bringing(9, [1]))).toBe(false);
  });
});

test("what ends a turn is not foreseen", () => {
  expect(withoutEnd(["place 16 2:0", "done"])).toEqual(["place 16 2:0"]);
});

describe.each(Object.entries(LESSONS))("the lesson of %s", (game, steps) => {
  test("has words for all it says", () => {
    const keys = steps.flatMap(({ say, task }) => [say, ...(task ? [task.hint, task.done] : [])]);
    for (const key of keys) expect(words).toContain(`\n${key} = `);
  });

  test("goes forward through its scenes, and asks for what its record goes on with", async () => {
    for (const [index, step] of steps.entries()) {
      const record = await scene(step.scene);
      const [deal] = record.deals as { moves: string[] }[];
      expect(record.game).toBe(game);
      expect((record.players as string[])[OWN_SEAT]).toBe("Marc");
      expect(step.ply).toBeLessThanOrEqual(deal!.moves.length);
      const next = steps[index + 1];
      if (next?.scene !== step.scene) continue;
      expect(next.ply).toBeGreaterThanOrEqual(step.ply);
      if (step.task) expect(step.task.moves).toContainEqual([deal!.moves[step.ply]]);
    }
  });
});
