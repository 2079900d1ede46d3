import { showRefusal } from "../ui/refusing";
import type { LiveTable } from "./live.svelte";
import { seatName } from "./source";

/**
 * Do something at a table; if it is refused, say so in the names of those who sit there. Whether it was done.
 * The table itself is asked for them: the component that began this may be gone by then, and what it derived with it.
 */
export async function attempt(live: LiveTable, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (problem) {
    const { latest } = live;
    showRefusal(problem, (seat) => seatName(latest, seat), latest.table.game);
    return false;
  }
}
