import { language } from "../words/words.svelte";

/** A day such as 2026-11-19 as one writes it: 19 Nov 2026. It is the server's, in UTC. */
export function dayWords(day: string, style: "medium" | "full" = "medium"): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: style, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}
