import { getContext, setContext, type Snippet } from "svelte";
import type { Company } from "../company/company.svelte";
import type { TableRoom } from "./tableRoom";

/** What a game's component may ask of the page around it. */
export interface Desk {
  /** How a seat is called; the reader's own seat is "You". */
  nameOf(seat: number): string;
  /** Those around a live table; elsewhere there is nobody. */
  company(): Company | null;
  /** How much of the page the table has. */
  readonly room: TableRoom;
  /** What is left of the time, to be shown where one presses. */
  readonly clock: Snippet | undefined;
}

const KEY = Symbol("desk");

export function setDesk(desk: Desk): void {
  setContext(KEY, desk);
}

export function desk(): Desk {
  return getContext<Desk>(KEY);
}
