import { onDestroy } from "svelte";
import { Problem } from "../api/problem";

/** What a page is about: asked for when it opens, and again if it is refused. Found too late for the reader, it is closed. */
export class Arriving<Found> {
  found = $state.raw<Found | null>(null);
  problem = $state.raw<Problem | null>(null);
  #isLeft = false;

  constructor(private readonly ask: () => Promise<Found>, private readonly close: (found: Found) => void = () => undefined) {
    void this.again();
    onDestroy(() => {
      this.#isLeft = true;
      if (this.found) this.close(this.found);
    });
  }

  readonly again = async (): Promise<void> => {
    this.problem = null;
    try {
      const found = await this.ask();
      if (this.#isLeft) this.close(found);
      else this.found = found;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problem = error;
    }
  };
}
