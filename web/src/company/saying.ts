import type { Said } from "../table/live.svelte";
import { t } from "../words/words.svelte";

/** What was said, as one would read it aloud. */
export function saidWords({ phrase, reaction }: Said): string {
  return reaction ? t(`reaction-${reaction}`) : t(`phrase-${phrase}`);
}
