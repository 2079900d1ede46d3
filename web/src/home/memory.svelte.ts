import { SvelteMap } from "svelte/reactivity";
import { keep, recall } from "../app/storage";
import type { Game } from "../games/types";

/** What was chosen the last time, by kind of table and game; kept in the browser. */
class Memory {
  #read = new SvelteMap<string, object>();

  recall<Wishes extends object>(kind: "quick" | "friends", game: Game): Partial<Wishes> {
    const key = name(kind, game);
    return (this.#read.get(key) ?? recall("localStorage", key, {})) as Partial<Wishes>;
  }

  keep(kind: "quick" | "friends", game: Game, wishes: object): void {
    const key = name(kind, game);
    this.#read.set(key, wishes);
    keep("localStorage", key, wishes);
  }
}

const name = (kind: string, game: Game) => `etalage.wishes.${kind}.${game}`;

export const memory = new Memory();
