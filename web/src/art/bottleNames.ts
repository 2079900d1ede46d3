import { EMPTY_TENTHS } from "../games/weinhaendler/numbers";
import { price } from "../words/formats";
import { t } from "../words/words.svelte";
import { starsOf, wineOf, type Kind } from "./bottle";

/** "Merlot 13, two stars", in the reader's language. */
export function bottleName(kind: Kind): string {
  if (kind === "back") return t("wine-card-back");
  if (kind === "empty") return t("wine-card-empty", { price: price(EMPTY_TENTHS) });
  return t("wine-card", { wine: wineOf(kind).lines.join(" "), price: String(kind), stars: starsOf(kind) });
}
