import { signed } from "../../words/formats";
import { t } from "../../words/words.svelte";
import { ALIKE, MIXED } from "./numbers";
import type { Gain } from "./turn.svelte";

/** A gain in its parts: "+2 stars", "+4 trio, alike", "+1 trio, mixed". */
export function gainParts({ stars, alike, mixed }: Pick<Gain, "stars" | "alike" | "mixed">): string[] {
  const parts = [];
  if (stars) parts.push(t("wine-gain-stars", { gain: signed(stars), count: stars }));
  for (let each = 0; each < alike; each++) parts.push(t("wine-gain-alike", { gain: signed(ALIKE) }));
  for (let each = 0; each < mixed; each++) parts.push(t("wine-gain-mixed", { gain: signed(MIXED) }));
  return parts;
}
