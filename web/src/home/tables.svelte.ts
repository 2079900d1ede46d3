import { api } from "../api/client";
import { Problem } from "../api/problem";
import type { ListedTable, MyTable } from "../api/types";

/** The tables of this browser's owner. */
class MyTables {
  #all = $state.raw<MyTable[]>([]);

  get all(): MyTable[] {
    return this.#all;
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
