import type { FactKind } from "../plugin";
import { price } from "../../words/formats";
import type { Words } from "../../words/words.svelte";
import { equation, worth } from "./bids";

/** A fact of the coach's: the key of its sentence, and the words in it. */
export function factWords(kind: FactKind, name: string, facts: Record<string, unknown>, nameOf: (seat: number) => string): [string, Words] {
  const words: Words = {};
  for (const [key, value] of Object.entries(facts)) {
    if (Array.isArray(value)) words[key] = equation(value.map(String));
    else if (typeof value === "number") words[key] = value;
  }
  if (typeof facts.card === "string") words.card = price(worth(facts.card));
  if (typeof facts.seat === "number") words[kind === "outcome" ? "other" : "name"] = nameOf(facts.seat);
  if (kind === "reason" || typeof facts.to !== "number") return [`coach-weinhaendler-${kind}-${name}`, words];
  return [`coach-weinhaendler-${kind}-${name}-to`, { ...words, name: nameOf(facts.to) }];
}
