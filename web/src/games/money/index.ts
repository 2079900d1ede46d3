import type { Line, Seen } from "../../api/types";
import type { Hold } from "../../table/source";
import { list } from "../../words/formats";
import { t } from "../../words/words.svelte";
import type { LogLine } from "../plugin";
import { currencyName } from "./cards";

export { default as Table } from "./Table.svelte";
export { default as Memory } from "./Memory.svelte";
export { lineWords } from "./log";
export { factWords } from "./coach";
export { moveKind, moveWords, turnWords } from "./moves";
export { soundsOf } from "./sounds";

export const firstRound: LogLine = { key: "money-round", words: { count: 1 }, seat: null, heading: true };

const EXCHANGES: ReadonlySet<Line<"money">["name"]> = new Set(["money.take", "money.swap", "money.keep"]);

/** A deal whose end is still on the table needs no holding up; once the next one is dealt, it does; and so does a round that somebody else has ended, for whoever is to bid in the next. */
export function holdOf(told: readonly Line<"money">[], { view, seat, table }: Seen<"money">): Hold | null {
  const isTold = (event: Line<"money">["name"]) => told.some(({ name }) => name === event);
  if (isTold("money.over")) return view?.phase === "over" ? null : "reckoning";
  if (isTold("money.reveal")) return "reveal";
  const last = told.findLast(({ name }) => EXCHANGES.has(name));
  const isToBid = seat !== null && table.waiting.includes(seat);
  return last && isToBid && isTold("money.round") && last.facts.seat !== seat ? "settled" : null;
}

/** Of a sealed bid nobody sees anything. */
export const isWatched = ({ name }: Line<"money">) => name !== "money.sealed";

export function when({ table: { deal, deals }, view }: Seen<"money">): string {
  if (!view) return "";
  if (view.phase === "over") return deals === 1 ? "" : t("money-when-over", { deal, deals });
  return deals === 1 ? t("money-when-single", { round: view.round }) : t("money-when", { deal, deals, round: view.round });
}

export function leftOut({ view }: Seen<"money">): string {
  return view?.removed.length ? t("money-left-out", { names: list(view.removed.map(currencyName)) }) : "";
}

export const keys = [
  ["1 … 9", "money-key-currency"],
  ["← ↑ → ↓", "money-key-arrows"],
  ["Space", "money-key-space"],
  ["Backspace", "money-key-undo"],
  ["Enter", "money-key-enter"],
] as const;
