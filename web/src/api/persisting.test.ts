import { beforeEach, expect, test, vi } from "vitest";
import { FakeClock } from "../testing/clock";
import { settle } from "../testing/source.svelte";
import { persistently } from "./persisting";
import { Problem } from "./problem";

let clock: FakeClock;
beforeEach(() => {
  clock = new FakeClock();
});

const offline = () => new Problem(0, "offline", "the server does not answer");

test("nobody answers twice, then somebody does", async () => {
  const ask = vi.fn().mockRejectedValueOnce(offline()).mockRejectedValueOnce(offline()).mockResolvedValue("here");
  const answer = persistently(clock, ask, () => true);
  for (const pause of [500, 1_000]) {
    await settle();
    clock.advance(pause);
  }
  expect(await answer).toBe("here");
  expect(ask).toHaveBeenCalledTimes(3);
});

test("a refusal is an answer", async () => {
  const refusal = new Problem(422, "not-in-hand", "not in hand");
  await expect(persistently(clock, () => Promise.reject(refusal), () => true)).rejects.toBe(refusal);
});

test("an answer that nobody wants any more is not asked for again", async () => {
  const ask = vi.fn().mockRejectedValue(offline());
  const answer = expect(persistently(clock, ask, () => false)).rejects.toThrow();
  await settle();
  clock.advance(500);
  await answer;
  expect(ask).toHaveBeenCalledTimes(1);
});
