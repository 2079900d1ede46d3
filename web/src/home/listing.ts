import type { ListedTable, MyTable } from "../api/types";
import { list } from "../words/formats";
import { t } from "../words/words.svelte";

/** Those who sit there, without oneself. */
export function company(table: ListedTable, ownSeat: number | null): string[] {
  return table.seats.flatMap((seat, index) => (seat.name && index !== ownSeat ? [seat.name] : []));
}

export function companyWords(table: ListedTable, ownSeat: number | null): string {
  return list(company(table, ownSeat)) || t("home-table-nobody");
}

/** Those who are to move. */
export function toMove({ seats, waiting }: ListedTable): string[] {
  return waiting.flatMap((seat) => seats[seat]?.name ?? []);
}

export function freeSeats(table: ListedTable): number {
  return table.seats.filter((seat) => seat.kind === "free").length;
}

/** Whether nobody but oneself would miss this table. */
export function isSolitary({ table, seat }: MyTable): boolean {
  return table.seats.every((each, index) => index === seat || each.kind !== "person");
}

/** First where it is one's turn, the most urgent of them first; then rooms, then where others are to move. */
export function inOrder(tables: readonly MyTable[]): MyTable[] {
  const rank = (each: MyTable) => (each.my_turn ? 0 : each.table.phase === "open" ? 1 : 2);
  const due = (each: MyTable) => each.due ?? Infinity;
  return [...tables].sort(
    (one, other) => rank(one) - rank(other) || compare(due(one), due(other)) || other.table.created - one.table.created,
  );
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

export const isOver = (each: MyTable): boolean => each.table.phase === "over";
