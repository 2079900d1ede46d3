import { t } from "../words/words.svelte";

const DAY = 86_400;
const HOUR = 3_600;
const MINUTE = 60;

/** A span of time in its largest unit. */
export function span(seconds: number): string {
  if (seconds >= DAY) return t("span-days", { n: Math.floor(seconds / DAY) });
  if (seconds >= HOUR) return t("span-hours", { n: Math.floor(seconds / HOUR) });
  if (seconds >= MINUTE) return t("span-minutes", { n: Math.floor(seconds / MINUTE) });
  return t("span-seconds", { n: Math.max(0, Math.floor(seconds)) });
}

/** How much time a move has at this table. */
export function clockWords(seconds: number): string {
  return seconds ? t("clock-per-move", { span: span(seconds) }) : t("clock-none");
}
