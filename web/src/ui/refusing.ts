import { Problem } from "../api/problem";
import { euros, list } from "../words/formats";
import { hasWords, t, type Words } from "../words/words.svelte";
import { notices } from "./notices.svelte";

const MOST_IN_HAND = 6;

/** A refusal in the reader's language: by its name, or in general terms if it is one that nobody should see. */
export function refusalText(problem: Problem, nameOf: (seat: number) => string): string {
  const key = [`refusal-${keyOf(problem)}`, `problem-${keyOf(problem)}`].find(hasWords);
  return t(key ?? "problem-failure", wordsOf(problem, nameOf));
}

/** Say it over the page; anything that is not a refusal is a fault of ours and goes on its way. */
export function showRefusal(problem: unknown, nameOf: (seat: number) => string, game: string | null = null): void {
  if (!(problem instanceof Problem)) throw problem;
  notices.say(refusalText(problem, nameOf), { kind: "wrong", clause: problem.clause, game });
}

function keyOf({ error, facts }: Problem): string {
  if (error === "offline") return "no-connection";
  if (error === "wrong-phase") return `wrong-phase-${String(facts.phase)}`;
  if (error === "out-of-turn" && Array.isArray(facts.to_move)) {
    return facts.to_move.length === 0 ? "out-of-turn-over" : facts.to_move.length > 1 ? "out-of-turn-several" : error;
  }
  return error;
}

function wordsOf({ error, facts }: Problem, nameOf: (seat: number) => string): Words {
  const words: Words = {};
  for (const [key, value] of Object.entries(facts)) {
    if (typeof value === "string" || typeof value === "number") words[key] = value;
    else if (Array.isArray(value)) words[key] = list(value.map(String));
  }
  if (typeof facts.seat === "number") words.name = nameOf(facts.seat);
  if (Array.isArray(facts.to_move)) words.name = words.names = list(facts.to_move.map((seat) => nameOf(Number(seat))));
  if (typeof facts.value === "number") words.amount = euros(facts.value);
  if (error === "hand-too-large") words.count = Number(facts.count) - MOST_IN_HAND;
  return words;
}
