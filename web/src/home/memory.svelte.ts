import { SvelteMap } from "svelte/reactivity";
import type { Game } from "../games/types";

/** What was chosen the last time, by kind of table and game; kept in the browser. */
class Memory {
  #read = new SvelteMap<string, object>();

  recall<Wishes extends object>(kind: "quick" | "friends", game: Game): Partial<Wishes> {
    const key = name(kind, game);
    return (this.#read.get(key) ?? read(key)) as Partial<Wishes>;
  }

  keep(kind: "quick" | "friends", game: Game, wishes: object): void {
    const key = name(kind, game);
    this.#read.set(key, wishes);
    try {
      localStorage.setItem(key, JSON.stringify(wishes));
    } catch {
      // A browser that keeps nothing still remembers until the page is closed.
    }
  }
}

const name = (kind: string, game: Game) => `etalage.wishes.${kind}.${game}`;

function read(key: string): object {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "{}") ?? {}) as object;
  } catch {
    return {};
  }
}

export const memory = new Memory();
