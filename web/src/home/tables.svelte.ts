import { Problem } from "../api/problem";
import { server } from "../api/server";
import type { ListedTable, MyTable } from "../api/types";

/** A list of tables, as the server last told it. */
class Tables<Table> {
  #all = $state.raw<Table[] | null>(null);

  constructor(private readonly ask: () => Promise<{ tables: Table[] }>) {}

  /** Null until the server has answered. */
  get all(): Table[] | null {
    return this.#all;
  }

  /** Ask again; without an answer the old ones stay. Whether there was one. */
  async refresh(): Promise<boolean> {
    try {
      this.#all = (await this.ask()).tables;
      return true;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      return false;
    }
  }
}

/** The tables of this browser's owner. */
export const myTables = new Tables<MyTable>(server.myTables);
/** The tables that everybody may join or watch. */
export const openTables = new Tables<ListedTable>(server.tables);
