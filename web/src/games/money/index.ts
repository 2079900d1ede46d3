import type { Seen } from "../../api/types";
import { list } from "../../words/formats";
import { t } from "../../words/words.svelte";
import { currencyName } from "./cards";

export { default as Table } from "./Table.svelte";
export { default as Memory } from "./Memory.svelte";
export { lineWords } from "./log";

export function when({ table: { deal, deals }, view }: Seen<"money">): string {
  if (!view) return "";
  if (view.phase === "over") return deals === 1 ? "" : t("money-when-over", { deal, deals });
  return deals === 1 ? t("money-when-single", { round: view.round }) : t("money-when", { deal, deals, round: view.round });
}

export function houseRules({ table, view }: Seen<"money">): string[] {
  const rules = [t("money-rule-deals", { deals: Number(table.options.deals ?? table.deals) })];
  const removed = view?.removed ?? [];
  if (removed.length) rules.push(t("money-rule-without", { names: list(removed.map(currencyName)) }));
  return rules;
}

export const keys = [
  ["1 … 9", "money-key-currency"],
  ["← ↑ → ↓", "money-key-arrows"],
  ["Space", "money-key-space"],
  ["Backspace", "money-key-undo"],
  ["Enter", "money-key-enter"],
] as const;
