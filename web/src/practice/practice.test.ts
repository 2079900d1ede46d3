import { beforeAll, beforeEach, expect, test } from "vitest";
import { plugin } from "../games/registry";
import { offline, newWorld } from "../testing/world";
import { isMyTurn } from "../table/source";
import { speak } from "../words/words.svelte";
import { PracticeTable } from "./practice.svelte";

let world: ReturnType<typeof newWorld>;
let table: PracticeTable;

beforeAll(async () => {
  await Promise.all([speak("en"), plugin("weinhaendler")]);
}, 60_000);
beforeEach(async () => {
  world = newWorld();
  table = await PracticeTable.open({ record: {}, ply: 2, seat: 0 }, world);
});

test("a table stands at the decision, seen by the seat that makes it", () => {
  expect(table.seen).toMatchObject({ seat: 0, decision: 2, table: { phase: "playing", number: 2 } });
  expect(isMyTurn(table)).toBe(table.seen.asked.includes(0));
  expect(world.server.asked).toContain("replay 0");
});

test("what is tried is judged to the end of the turn, and can be tried again", async () => {
  world.server.judged = { tried: ["place 16 1:0", "done"], loss: 0.1, is_mistake: true };
  const first = table.stageKey;
  await table.send(["place 16 1:0", "done"]);
  expect(world.server.asked.at(-1)).toBe("replayHint 2 0 place 16 1:0, done");
  expect([table.verdict?.is_mistake, table.tries, table.sending]).toEqual([true, 1, false]);
  expect(table.stageKey).not.toBe(first);
});

test("without an answer nothing is judged", async () => {
  world.server.refuse("replayHint", offline());
  await expect(table.send(["pass"])).rejects.toThrow();
  expect([table.verdict, table.tries, table.sending]).toEqual([null, 0, false]);
});
