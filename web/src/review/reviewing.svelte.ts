import { persistently } from "../api/persisting";
import { Problem } from "../api/problem";
import type { Waiting } from "../api/making";
import { world as page, type Clock } from "../app/surroundings";
import type { Review } from "./review";

/** A review that is asked for, and how far it has come. */
export class Reviewing {
  review = $state.raw<Review | null>(null);
  problem = $state.raw<Problem | null>(null);
  done = $state(0);
  total = $state(0);
  #going = new AbortController();

  constructor(private readonly ask: (waiting: Waiting) => Promise<Review>, private readonly clock: Clock = page.clock) {
    void this.again();
  }

  /** Ask, as often as it takes: a server that was stopped meanwhile begins anew. */
  readonly again = async (): Promise<void> => {
    this.problem = null;
    this.#going = new AbortController();
    const { signal } = this.#going;
    const onprogress = (done: number, total: number) => ([this.done, this.total] = [done, total]);
    try {
      this.review = await persistently(this.clock, () => this.ask({ onprogress, signal }), () => !signal.aborted);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (!signal.aborted) this.problem = problem;
    }
  };

  /** Nobody waits any more: then the server need not go on. */
  close(): void {
    this.#going.abort();
  }
}
