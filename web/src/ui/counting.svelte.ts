import { untrack } from "svelte";
import { Tween } from "svelte/motion";
import { settings } from "../app/settings.svelte";

/** A figure that counts to its new value instead of jumping there; with `from`, to its first one too. */
export class Counting {
  readonly #tween: Tween<number>;

  constructor(value: () => number, { ms = 300, delay = 0, from }: { ms?: number; delay?: number; from?: number | undefined } = {}) {
    const first = untrack(value);
    this.#tween = new Tween(settings.still ? first : (from ?? first));
    $effect.pre(() => void this.#tween.set(value(), { duration: ms * settings.pace, delay: delay * settings.pace }));
  }

  get now(): number {
    return Math.round(this.#tween.current);
  }
}
