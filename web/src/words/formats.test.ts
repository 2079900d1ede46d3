import { beforeAll, expect, test } from "vitest";
import { rankWords, ordinal } from "./formats";
import { speak } from "./words.svelte";

beforeAll(() => speak("fr"), 60_000);

test("a bid is feminine in French, a player's place is not", () => {
  expect([rankWords(1), ordinal(1), rankWords(2)]).toEqual(["1re", "1er", "2e"]);
});
