import { number } from "../words/formats";
import { hasWords, t } from "../words/words.svelte";

/** What a house rule is set to. */
export function optionWords(option: string, value: string | number): string {
  const key = `option-${option}-${value}`;
  return hasWords(key) ? t(key) : typeof value === "number" ? number(value) : value;
}
