import { settings } from "../../app/settings.svelte";
import type { Turn } from "./turn.svelte";

const MOMENT_MS = 4_000;
const WAYS_OUT: ReadonlySet<string | undefined> = new Set(["pass", "done"]);

/** Where nothing can be done but pass, or lay nothing down, or nobody can go higher, that is done after a moment, unless the player would rather look on. */
export class OnlyMove {
  #stopped = $state<string | null>(null);
  readonly #move = $derived.by(() => {
    const { legal } = this.turn.source.seen;
    if (this.turn.isSafe) return "pass";
    return this.turn.isMine && legal?.count === 1 && WAYS_OUT.has(legal.moves?.[0]) ? legal.moves![0]! : null;
  });
  /** The move that comes by itself, if one is coming. */
  readonly coming = $derived.by(() => {
    const { source, isBusy } = this.turn;
    return settings.passAlone && source.maySendAlone && !isBusy && this.#stopped !== source.stageKey && !this.turn.chosen.length ? this.#move : null;
  });

  constructor(private readonly turn: Turn) {
    $effect(() => {
      const move = this.coming;
      if (move === null) return undefined;
      const timer = setTimeout(() => void this.#make(move), MOMENT_MS);
      return () => clearTimeout(timer);
    });
  }

  /** The player wants to look at the table first. */
  readonly stop = (): void => {
    this.#stopped = this.turn.source.stageKey;
  };

  async #make(move: string): Promise<void> {
    try {
      await this.turn.make(move);
    } catch {
      this.stop(); // the player presses the button, and is told why it does not work
    }
  }
}
