import type { Problem } from "../../api/problem";
import { euros } from "../../words/formats";
import type { Words } from "../../words/words.svelte";
import { HAND_LIMIT } from "./numbers";

/** What a refusal of this game speaks of beyond its facts. */
export function refusalWords({ error, facts }: Problem): Words {
  const words: Words = {};
  if (typeof facts.value === "number") words.amount = euros(facts.value);
  if (error === "hand-too-large") words.count = Number(facts.count) - HAND_LIMIT;
  return words;
}
