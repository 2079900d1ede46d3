import type { Seen } from "../api/types";

/** Whether somebody is there, as far as the table knows; bots and free seats have none of it. */
export type Presence = "here" | "thinking" | "away" | "gone";

const GONE_SECONDS = 900;

/** `now` is the server's, in seconds. */
export function presenceOf({ table }: Seen, seat: number, now: number): Presence | null {
  const { kind, stand_in, away } = table.seats[seat] ?? {};
  if (kind !== "person") return null;
  if (stand_in) return "gone";
  if (away != null) return now - away < GONE_SECONDS ? "away" : "gone";
  return table.phase === "playing" && table.waiting.includes(seat) ? "thinking" : "here";
}

/** The seats of other people; whoever is alone with bots has nobody to talk to. */
export function othersAt({ table, seat }: Seen): number[] {
  return table.seats.flatMap(({ kind }, number) => (kind === "person" && number !== seat ? [number] : []));
}
