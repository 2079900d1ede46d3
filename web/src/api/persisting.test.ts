import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { persistently } from "./persisting";
import { Problem } from "./problem";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const offline = () => new Problem(0, "offline", "the server does not answer");

test("nobody answers twice, then somebody does", async () => {
  const ask = vi.fn().mockRejectedValueOnce(offline()).mockRejectedValueOnce(offline()).mockResolvedValue("here");
  const answer = persistently(ask, () => true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await answer).toBe("here");
  expect(ask).toHaveBeenCalledTimes(3);
});

test("a refusal is an answer", async () => {
  const refusal = new Problem(422, "not-in-hand", "not in hand");
  await expect(persistently(() => Promise.reject(refusal), () => true)).rejects.toBe(refusal);
});

test("an answer that nobody wants any more is not asked for again", async () => {
  const ask = vi.fn().mockRejectedValue(offline());
  const answer = expect(persistently(ask, () => false)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(2_000);
  await answer;
  expect(ask).toHaveBeenCalledTimes(1);
});
