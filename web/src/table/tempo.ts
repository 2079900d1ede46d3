import type { Line, Seen } from "../api/types";
import type { Speed } from "../app/settings.svelte";
import { isOwn } from "./pace";
import type { Hold } from "./source";

const OWN_PAUSE_MS = 400; // what one does oneself is seen before others answer it
const PAUSE_MS: Record<Speed, number> = { normal: 1_200, fast: 300, off: 0 };
const HOLD_MS = 60_000;

/** As long as the player likes, within reason; where a clock runs, a third of it. `now` is the server's, in seconds. */
export function holdMs({ table }: Seen, now: number): number {
  return table.due === null ? HOLD_MS : Math.min(HOLD_MS, 1000 * (table.due - now) / 3);
}

/** A round that is over is looked at once more by those who take their time. */
export function heldAt(hold: Hold | null, speed: Speed): Hold | null {
  return hold === "settled" && speed !== "normal" ? null : hold;
}

/** Time to follow what has happened: a little for one's own doing, more for what others do where all can watch. */
export function pauseMs(
  told: Line[], seen: Seen, { speed, pace }: { speed: Speed; pace: number }, isWatched: (line: Line) => boolean,
): number {
  if (isOwn({ told, seen })) return OWN_PAUSE_MS * pace;
  return told.some((line) => isOfOthers(line, seen) && isWatched(line)) ? PAUSE_MS[speed] : 0;
}

function isOfOthers({ name, facts: { seat } }: Line, seen: Seen): boolean {
  return !name.startsWith("table.") && typeof seat === "number" && seat !== seen.seat;
}
