import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { GAMES, GAME_NAMES } from "../games/registry";
import { OWN_SEAT, fulfils, type Task } from "./lessons";

const words = readFileSync("../src/etalage/locale/en/learn.ftl", "utf8");

describe("a task", () => {
  const foresee = vi.fn();

  test("may want certain moves", async () => {
    const exact: Task<"weinhaendler"> = { wants: [["bid 5 14"]], hint: "", done: "" };
    expect(await fulfils(exact, ["bid 5 14"], foresee)).toBe(true);
    expect(await fulfils(exact, ["bid 5"], foresee)).toBe(false);
    expect(await fulfils(exact, ["bid 5 14", "pass"], foresee)).toBe(false);
    expect(foresee).not.toHaveBeenCalled();
  });

  test.each([true, false])("or something that they bring, however it comes about: %s", async (isBrought) => {
    const scoring: Task<"weinhaendler"> = { wants: () => isBrought, hint: "", done: "" };
    expect(await fulfils(scoring, ["place 25 1:0"], foresee)).toBe(isBrought);
  });
});

describe.each(GAME_NAMES)("the lesson of %s", (game) => {
  test("has words for all it says", async () => {
    const { steps } = (await GAMES[game].lesson()).lesson;
    const keys = steps.flatMap(({ say, task }) => [say, ...(task ? [task.hint, task.done] : [])]);
    for (const key of [...keys, `learn-end-${game}`]) expect(words).toContain(`\n${key} = `);
  });

  test("goes forward through its scenes, and asks for what its record goes on with", async () => {
    const { steps } = (await GAMES[game].lesson()).lesson;
    for (const [index, step] of steps.entries()) {
      const { default: record } = await step.scene();
      const [deal] = record.deals as { moves: string[] }[];
      expect(record.game).toBe(game);
      expect((record.players as string[])[OWN_SEAT]).toBe("Marc");
      expect(step.ply).toBeLessThanOrEqual(deal!.moves.length);
      const next = steps[index + 1];
      if (next?.scene !== step.scene) continue;
      expect(next.ply).toBeGreaterThanOrEqual(step.ply);
      if (Array.isArray(step.task?.wants)) expect(step.task.wants).toContainEqual([deal!.moves[step.ply]]);
      else if (step.task?.shows) expect(deal!.moves.slice(step.ply)).toEqual(expect.arrayContaining([...step.task.shows]));
    }
  });
});
