import type { Seen } from "../api/types";
import { t } from "../words/words.svelte";
import { span } from "./clock";
import { seatName } from "./source";

const MARGIN = 1; // the server counts by its own clock

/** Whether anybody at the table may let a bot stand in for this seat by now; times are the server's, in seconds. */
export function mayStandIn({ table }: Seen, seat: number, now: number): boolean {
  const from = table.stand_in_from[seat] ?? null;
  return from !== null && from + MARGIN <= now;
}

/** That somebody is away, and when a bot may stand in; "" if they are here and have time. */
export function absenceWords(seen: Seen, seat: number, now: number): string {
  const name = seatName(seen, seat);
  const away = awaySince(seen, seat);
  if (away === null) return mayStandIn(seen, seat, now) ? t("kept-waiting", { name }) : "";
  return `${t("away-for", { name, span: span(now - away) })} ${later(seen, seat, now)}`.trim();
}

/** The same beside their name. */
export function absenceNote(seen: Seen, seat: number, now: number): string {
  const away = awaySince(seen, seat);
  return away === null ? "" : [t("away-note", { span: span(now - away) }), later(seen, seat, now)].filter(Boolean).join(" · ");
}

function awaySince({ table }: Seen, seat: number): number | null {
  const { away, stand_in } = table.seats[seat]!;
  return stand_in || table.phase !== "playing" ? null : away;
}

function later(seen: Seen, seat: number, now: number): string {
  const from = seen.table.stand_in_from[seat] ?? null;
  return from === null || mayStandIn(seen, seat, now) ? "" : t("stand-in-later", { span: span(from + MARGIN - now) });
}

/** The seat that the table waits for and that a word is to be said about, if there is one. */
export function absentee(seen: Seen, now: number): number | undefined {
  return seen.table.waiting.find((seat) => seat !== seen.seat && absenceWords(seen, seat, now) !== "");
}
