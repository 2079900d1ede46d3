import type { Seen } from "../../api/types";
import { WINES } from "../../art/bottle";
import { list } from "../../words/formats";
import { t } from "../../words/words.svelte";
import { lineWords } from "./log";
import Memory from "./Memory.svelte";
import Table from "./Table.svelte";
import { ABSENT } from "./numbers";

export { Memory, Table, lineWords };

export function when({ view }: Seen<"weinhaendler">): string {
  return view ? t(view.last ? "wine-when-last" : "wine-when", { round: view.round }) : "";
}

export function houseRules({ table }: Seen<"weinhaendler">): string[] {
  const rules = [t(`wine-rule-draw-${table.options.draw ?? "open"}`), t(`wine-rule-triangles-${table.options.triangles ?? "both"}`)];
  const without = ABSENT[table.players] ?? [];
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
