import { targetOf } from "./keys";

const STEADY_MS = 350;

/**
 * A hand that presses a button twice means it once: where the large button says something else after each press,
 * the second press of a double click must not be taken for an answer to the new question.
 */
export class SteadyHand {
  #last = -Infinity;

  /** Whether this press is meant. */
  press(): boolean {
    const now = performance.now();
    const isMeant = now - this.#last >= STEADY_MS;
    if (isMeant) this.#last = now;
    return isMeant;
  }

  /** Whoever does something else in between knows what they are doing. */
  readonly elsewhere = (event: Event): void => {
    const isElsewhere = event instanceof KeyboardEvent ? event.key !== "Enter" : !targetOf(event).closest(".act");
    if (isElsewhere) this.#last = -Infinity;
  };
}
