import { kindName } from "../../art/noteWords";
import { number } from "../../words/formats";
import { t } from "../../words/words.svelte";
import { copiesOf, isCurrency } from "../../art/note";
import type { Stack } from "./cards";
import { FIRST_MARK, FULL_MARK, TRIO } from "./numbers";

/** How much a currency lacks to the next of its marks. */
export function missingWords({ sum, missing }: { sum: number; missing: number }): string {
  if (missing === 0) return t("money-in-full");
  return t("money-missing", { amount: number(missing), mark: sum < FIRST_MARK ? FIRST_MARK : FULL_MARK });
}

/** "30 dollars, 3 of them, 1 in the bid" */
export function stackWords({ kind, value, cards }: Stack, chosen: number): string {
  const words = { card: kindName(kind, value), n: cards.length, chosen };
  if (cards.length > 1) return t("money-stack", words);
  return t(chosen ? "money-stack-one-chosen" : "money-stack-one", words);
}

/** Whether three of these are a trio. */
export function canBeTrio({ kind, value }: { kind: string; value: number }): boolean {
  return isCurrency(kind) && copiesOf(value) === TRIO;
}
