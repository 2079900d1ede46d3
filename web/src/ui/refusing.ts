import { Problem } from "../api/problem";
import type { Game } from "../games/types";
import { list } from "../words/formats";
import { hasWords, t, type Words } from "../words/words.svelte";
import { notices } from "./notices.svelte";

/** A refusal in the reader's language: by its name, or in general terms if it is one that nobody should see. */
export function refusalText(problem: Problem, nameOf: (seat: number) => string, more: Words = {}): string {
  const key = [`refusal-${keyOf(problem)}`, `problem-${keyOf(problem)}`].find(hasWords);
  return t(key ?? "problem-failure", { ...wordsOf(problem, nameOf), ...more });
}

/**
 * Say it over the page; anything that is not a refusal is a fault of ours and goes on its way.
 * A game may have more to say of its own refusals than their facts.
 */
export function showRefusal(
  problem: unknown, nameOf: (seat: number) => string, game: Game | null = null, moreWords: (problem: Problem) => Words = () => ({}),
): void {
  if (!(problem instanceof Problem)) throw problem;
  notices.say(refusalText(problem, nameOf, moreWords(problem)), { kind: "wrong", clause: problem.clause, game });
}

function keyOf({ error, facts }: Problem): string {
  if (error === "offline") return "no-connection";
  if (error === "wrong-phase") return `wrong-phase-${String(facts.phase)}`;
  if (error === "out-of-turn" && Array.isArray(facts.to_move)) {
    return facts.to_move.length === 0 ? "out-of-turn-over" : facts.to_move.length > 1 ? "out-of-turn-several" : error;
  }
  return error;
}

function wordsOf({ facts }: Problem, nameOf: (seat: number) => string): Words {
  const words: Words = {};
  for (const [key, value] of Object.entries(facts)) {
    if (typeof value === "string" || typeof value === "number") words[key] = value;
    else if (Array.isArray(value)) words[key] = list(value.map(String));
  }
  if (typeof facts.seat === "number") words.name = nameOf(facts.seat);
  if (Array.isArray(facts.to_move)) words.name = words.names = list(facts.to_move.map((seat) => nameOf(Number(seat))));
  return words;
}
