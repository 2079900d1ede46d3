import type { MoneyReckoning } from "../../api/types";
import { COIN_VALUE } from "../../art/noteCards";
import { COIN } from "./cards";

export interface Change {
  /** A currency or the coins. */
  kind: string;
  gain: number;
}

/** What each currency, with its trios, and the coins come to. */
function amounts({ currencies, coins, trios }: MoneyReckoning): Map<string, number> {
  const all = new Map(Object.entries(currencies).map(([code, { counted }]) => [code, counted]));
  for (const { currency, points } of trios) all.set(currency, (all.get(currency) ?? 0) + points);
  return all.set(COIN, coins * COIN_VALUE);
}

/** Where the difference between two reckonings comes from. */
export function changes(before: MoneyReckoning, after: MoneyReckoning): Change[] {
  const [was, will] = [amounts(before), amounts(after)];
  return [...will].map(([kind, amount]) => ({ kind, gain: amount - (was.get(kind) ?? 0) })).filter(({ gain }) => gain !== 0);
}
