import type { FactKind } from "../plugin";
import type { Words } from "../../words/words.svelte";
import { cardList, signOf } from "./cards";

/** A fact of the coach's: the key of its sentence, and the words in it. */
export function factWords(kind: FactKind, name: string, facts: Record<string, unknown>, nameOf: (seat: number) => string): [string, Words] {
  const words: Words = {};
  for (const [key, value] of Object.entries(facts)) {
    if (Array.isArray(value)) words[key] = cardList(value.map(String));
    else if (typeof value === "number" || typeof value === "string") words[key] = value;
  }
  if (typeof facts.currency === "string") words.currency = signOf(facts.currency);
  if (typeof facts.seat === "number") words.name = nameOf(facts.seat);
  const isOfDisplay = kind === "reason" && "display" in facts && !name.startsWith("display-");
  return [`coach-money-${kind}-${isOfDisplay ? "display-" : ""}${name}`, words];
}
