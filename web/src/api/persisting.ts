import type { Clock } from "../app/surroundings";
import { Problem } from "./problem";

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** Ask until somebody answers, as long as the answer is wanted: for questions that change nothing. */
export async function persistently<Answer>(clock: Clock, ask: () => Promise<Answer>, isWanted: () => boolean): Promise<Answer> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await ask();
    } catch (problem) {
      if (!(problem instanceof Problem && problem.passes)) throw problem;
      await new Promise<void>((wake) => clock.after(pause, wake));
      if (!isWanted()) throw problem;
    }
  }
}
