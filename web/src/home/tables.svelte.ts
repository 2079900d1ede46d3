import { SvelteMap } from "svelte/reactivity";
import { api } from "../api/client";
import { Problem } from "../api/problem";
import type { ListedTable, MyTable } from "../api/types";
import { inOrder, isSolitary } from "./listing";

const MOST_LOOKED_AT = 6;

/** The tables of this browser's owner. */
class MyTables {
  #all = $state.raw<MyTable[]>([]);
  #waitsFor = new SvelteMap<string, string[]>();

  get all(): MyTable[] {
    return this.#all;
  }

  /** Those who are to move at a table, as far as it has been looked at. */
  waitsFor(id: string): string[] {
    return this.#waitsFor.get(id) ?? [];
  }

  /** See who keeps us waiting. Bots keep nobody waiting for long, so tables with bots alone are left out. */
  async lookAround(): Promise<void> {
    const quiet = inOrder(this.#all).filter((each) => each.table.phase === "playing" && !each.my_turn && !isSolitary(each));
    for (const { table: { id } } of quiet.slice(0, MOST_LOOKED_AT)) {
      const seen = await api.look(id).catch(() => null);
      if (seen) this.#waitsFor.set(id, seen.table.waiting.flatMap((seat) => seen.table.seats[seat]?.name ?? []));
    }
  }

  /** Ask again; without an answer the old ones stay. */
  async refresh(): Promise<void> {
    try {
      this.#all = (await api.myTables()).tables;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
    }
  }
}

/** The tables that everybody may join or watch. */
class OpenTables {
  #all = $state.raw<ListedTable[] | null>(null);

  /** Null until the server has answered. */
  get all(): ListedTable[] | null {
    return this.#all;
  }

  async refresh(): Promise<void> {
    try {
      this.#all = (await api.tables()).tables;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
    }
  }
}

export const myTables = new MyTables();
export const openTables = new OpenTables();
