import type { MoneyView, Seen } from "../../api/types";
import { list } from "../../words/formats";
import { t } from "../../words/words.svelte";
import { currencyName } from "./cards";
import type { Currency } from "../../art/note";

export { default as Table } from "./Table.svelte";
export { default as Memory } from "./Memory.svelte";
export { lineWords } from "./log";

export function when(seen: Seen): string {
  const { deal, deals } = seen.table;
  const view = seen.view as MoneyView | null;
  if (!view) return "";
  if (view.phase === "over") return deals === 1 ? "" : t("money-when-over", { deal, deals });
  return deals === 1 ? t("money-when-single", { round: view.round }) : t("money-when", { deal, deals, round: view.round });
}

export function houseRules(seen: Seen): string[] {
  const rules = [t("money-rule-deals", { deals: Number(seen.table.options.deals ?? seen.table.deals) })];
  const removed = (seen.view as MoneyView | null)?.removed ?? [];
  if (removed.length) rules.push(t("money-rule-without", { names: list(removed.map((code) => currencyName(code as Currency))) }));
  return rules;
}

export const keys = [
  ["1 … 9", "money-key-currency"],
  ["← ↑ → ↓", "money-key-arrows"],
  ["Space", "money-key-space"],
  ["Backspace", "money-key-undo"],
  ["Enter", "money-key-enter"],
] as const;
