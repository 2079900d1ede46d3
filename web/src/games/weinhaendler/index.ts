import type { Seen, WeinhaendlerView } from "../../api/types";
import { WINES } from "../../art/bottle";
import { list } from "../../words/formats";
import { t } from "../../words/words.svelte";
import { lineWords } from "./log";
import Memory from "./Memory.svelte";
import Table from "./Table.svelte";

export { Memory, Table, lineWords };

/** The wines that stay in the box, by the number of players.  # W5 */
const WITHOUT: Record<number, readonly string[]> = { 3: ["B", "D"], 4: ["C"] };

export function when({ view }: Seen): string {
  if (!view) return "";
  const { round, last } = view as WeinhaendlerView;
  return t(last ? "wine-when-last" : "wine-when", { round });
}

export function houseRules({ table }: Seen): string[] {
  const rules = [t(`wine-rule-draw-${table.options.draw ?? "open"}`), t(`wine-rule-triangles-${table.options.triangles ?? "both"}`)];
  const without = WITHOUT[table.players] ?? [];
  const names = WINES.filter(({ letter }) => without.includes(letter)).map(({ lines }) => lines.join(" "));
  return names.length ? [...rules, t("wine-rule-without", { wines: list(names) })] : rules;
}

export const keys = [
  ["1 … 9", "wine-key-choose"],
  ["Enter", "wine-key-go"],
  ["P", "wine-key-pass"],
  ["D", "wine-key-draw"],
  ["← → ↑ ↓", "wine-key-walk"],
  ["Z", "wine-key-undo"],
  ["Esc", "wine-key-lower"],
] as const;
