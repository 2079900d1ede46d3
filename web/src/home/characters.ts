import type { Character } from "../api/types";
import { hasWords, t } from "../words/words.svelte";

/** As the server calls it when it sits down. */
export function characterName(name: string): string {
  const key = `bot-name-${name}`;
  return hasWords(key) ? t(key) : name.charAt(0).toUpperCase() + name.slice(1);
}

/** In the reader's language where it has been translated; a server may have characters that this page has never met. */
export function temper(character: Character): string {
  const key = `temper-${character.name}`;
  return hasWords(key) ? t(key) : character.temper;
}
