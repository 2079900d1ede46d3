import type { Seen } from "../api/types";
import { t } from "../words/words.svelte";

/** How a seat is called; the reader's own seat is "You". */
export function seatName(seen: Seen, seat: number): string {
  if (seat === seen.seat) return t("you");
  return seen.table.seats[seat]?.name ?? t("seat-number", { number: seat + 1 });
}
