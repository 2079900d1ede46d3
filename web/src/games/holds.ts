import type { Line, Seen } from "../api/types";
import type { Hold } from "../table/source";

const HOLDS: Record<string, Hold> = {
  "money.over": "reckoning",
  "money.reveal": "reveal",
  "weinhaendler.take": "exchange",
};

/** Whether what has happened stays on the table until the player has seen enough; the end of a match stays anyway. */
export function holdOf(told: Line[], seen: Seen): Hold | null {
  if (seen.table.phase !== "playing") return null;
  for (const name of Object.keys(HOLDS)) {
    if (told.some((line) => line.name === name)) return HOLDS[name] ?? null;
  }
  return null;
}

/** Told of others, but nothing to watch: a bid that nobody sees. */
const UNSEEN = new Set(["money.sealed"]);

/** Whether people want a moment to follow what somebody else has done. */
export function isWorthAPause(line: Line, seen: Seen): boolean {
  const { seat } = line.facts;
  return !line.name.startsWith("table.") && !UNSEEN.has(line.name) && typeof seat === "number" && seat !== seen.seat;
}
