import { t } from "../words/words.svelte";
import { cardOf, isCurrency } from "./noteCards";

/** A card as it is spoken: "20 yen, number 3". */
export function noteName(text: string): string {
  const { kind, value, serial } = cardOf(text);
  if (kind === "PLAY") return t("money-play-money");
  if (kind === "BACK") return t("money-face-down");
  return t("money-card-number", { card: kindName(kind, value), serial });
}

/** What it is worth, without its number: "20 yen". */
export function kindName(kind: string, value: number): string {
  if (kind === "PLAY") return t("money-play-money");
  return isCurrency(kind) ? t(`money-note-${kind.toLowerCase()}`, { value }) : t("money-coin", { value });
}
