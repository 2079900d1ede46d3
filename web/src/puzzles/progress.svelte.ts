import { keep, recall } from "../app/storage";
import type { Game } from "../games/types";

interface Kept {
  /** The numbers of the puzzles that are done, solved or not. */
  done: number[];
  solved: number;
  streak: number;
  longest: number;
}

const NOTHING: Kept = { done: [], solved: 0, streak: 0, longest: 0 };

/** How far somebody has come with the puzzles of a game; kept in this browser. */
export class PuzzleProgress {
  readonly #key: string;
  #kept: Kept;

  constructor(game: Game) {
    this.#key = `etalage.puzzles.${game}`;
    this.#kept = $state.raw({ ...NOTHING, ...recall<Partial<Kept>>("localStorage", this.#key, {}) });
  }

  get streak(): number {
    return this.#kept.streak;
  }
  get longest(): number {
    return this.#kept.longest;
  }
  get solved(): number {
    return this.#kept.solved;
  }

  /** The first puzzle that is still to be done; after the last one they begin anew. */
  next(count: number): number {
    const open = Array.from({ length: count }, (_, number) => number).find((number) => !this.#kept.done.includes(number));
    if (open !== undefined) return open;
    this.#put({ ...this.#kept, done: [], solved: 0 });
    return 0;
  }

  /** The first move tried at a puzzle decides. */
  settle(number: number, isSolved: boolean): void {
    const { done, solved, streak, longest } = this.#kept;
    if (done.includes(number)) return;
    const now = isSolved ? streak + 1 : 0;
    this.#put({ done: [...done, number], solved: solved + Number(isSolved), streak: now, longest: Math.max(longest, now) });
  }

  #put(kept: Kept): void {
    this.#kept = kept;
    keep("localStorage", this.#key, kept);
  }
}
