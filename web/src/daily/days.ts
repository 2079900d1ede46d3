import { dated } from "../words/formats";

const WITH_WEEKDAY = { weekday: "long", day: "numeric", month: "long" } as const;

/** A day such as 2026-11-19 as one writes it: 19 Nov 2026. It is the server's, in UTC. */
export function dayWords(day: string): string {
  return written(day, { dateStyle: "medium" });
}

/** The same with its weekday: Thursday 19 November. */
export function weekdayWords(day: string): string {
  return written(day, WITH_WEEKDAY);
}

function written(day: string, style: Intl.DateTimeFormatOptions): string {
  return dated(new Date(`${day}T00:00:00Z`), { ...style, timeZone: "UTC" });
}

/** The day it is at a time in seconds, in UTC: 2026-11-19. */
export function dayAt(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
