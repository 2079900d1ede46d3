import type { Currency } from "../../art/note";
import { COIN, amountsOf } from "./cards";
import { COIN_VALUE } from "./numbers";
import type { MoneyReckoning } from "./types";

export interface Change {
  kind: Currency | typeof COIN;
  gain: number;
}

/** What each currency, with its trios, and the coins come to. */
function amounts(reckoning: MoneyReckoning): Map<Change["kind"], number> {
  const all = new Map<Change["kind"], number>(amountsOf(reckoning).map(({ code, counted }) => [code, counted]));
  for (const { currency, points } of reckoning.trios) all.set(currency, (all.get(currency) ?? 0) + points);
  return all.set(COIN, reckoning.coins * COIN_VALUE);
}

/** Where the difference between two reckonings comes from. */
export function changes(before: MoneyReckoning, after: MoneyReckoning): Change[] {
  const [was, will] = [amounts(before), amounts(after)];
  return [...will].map(([kind, amount]) => ({ kind, gain: amount - (was.get(kind) ?? 0) })).filter(({ gain }) => gain !== 0);
}
