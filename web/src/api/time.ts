/** The server's time, as its answers tell it: the clock of a phone or a laptop may be wrong by minutes. */
const TOLERATED_MS = 3_000; // answers tell whole seconds, and take their time

let ahead = 0;

/** Heed the `Date` of an answer. */
export function heed(date: string | null): void {
  const difference = Date.parse(date ?? "") - Date.now();
  if (Number.isFinite(difference)) ahead = Math.abs(difference) > TOLERATED_MS ? difference : 0;
}

/** In seconds, to be compared with when something is due. */
export function serverNow(): number {
  return (Date.now() + ahead) / 1000;
}
