import type { Line, Seen } from "../../api/types";
import { WINES } from "../../art/bottle";
import type { Hold } from "../../table/source";
import { list } from "../../words/formats";
import { t } from "../../words/words.svelte";
import { lineWords } from "./log";
import Memory from "./Memory.svelte";
import Table from "./Table.svelte";
import { ABSENT } from "./numbers";

export { factWords } from "./coach";
export { moveKind, moveWords, turnWords } from "./moves";
export { soundsOf } from "./sounds";
export { Memory, Table, lineWords };

export function holdOf(told: readonly Line<"weinhaendler">[]): Hold | null {
  return told.some(({ name }) => name === "weinhaendler.take") ? "exchange" : null;
}

export const isWatched = () => true;

export function when({ view }: Seen<"weinhaendler">): string {
  return view ? t(view.last ? "wine-when-last" : "wine-when", { round: view.round }) : "";
}

export function leftOut({ table }: Seen<"weinhaendler">): string {
  const without = ABSENT[table.players] ?? [];
  const names = WINES.filter(({ letter }) => without.includes(letter)).map(({ lines }) => lines.join(" "));
  return names.length ? t("wine-left-out", { wines: list(names) }) : "";
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
