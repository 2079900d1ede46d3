import { Problem } from "../api/problem";
import { server } from "../api/server";
import type { MyMatch } from "../api/types";
import { asked, type Wanted } from "./wanted";

/** The reader's matches, as far as they have been fetched. */
export class Matches {
  found = $state.raw<MyMatch[] | null>(null);
  /** How many there are, whichever are wanted. */
  total = $state(0);
  problem = $state.raw<Problem | null>(null);
  isLoading = $state(false);
  #after = $state<string | null>(null);
  #asked = 0;

  get hasMore(): boolean {
    return this.#after !== null;
  }

  /** From the beginning; what has been found stays until the answer is there. */
  async load(wanted: Wanted): Promise<void> {
    await this.#ask(wanted, null);
  }

  async more(wanted: Wanted): Promise<void> {
    if (this.#after !== null) await this.#ask(wanted, this.#after);
  }

  /** It is no longer on the list, here or in another tab. */
  remove({ table, match }: MyMatch): void {
    this.found = this.found?.filter((each) => each.table !== table || each.match !== match) ?? null;
    this.total -= 1;
  }

  /** Only the last one who asked gets an answer. */
  async #ask(wanted: Wanted, after: string | null): Promise<void> {
    const number = ++this.#asked;
    this.isLoading = true;
    try {
      const page = await server.matches(asked(wanted, after));
      if (number !== this.#asked) return;
      this.found = after === null ? page.matches : [...(this.found ?? []), ...page.matches];
      this.total = page.total ?? this.total;
      this.#after = page.after;
      this.problem = null;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (number === this.#asked) this.problem = error;
    } finally {
      if (number === this.#asked) this.isLoading = false;
    }
  }
}
