/** Where the bottles of a cellar lie, for drawing it. What may lie where is the server's business. */

import { ROWS } from "./numbers";

export type Cellar = Readonly<Record<string, string>>;

/** A row rests in the hollows of the one below. */
export const ROW_PITCH = Math.sqrt(3) / 2;

export interface Place {
  row: number;
  column: number;
}

export function parsePlace(text: string): Place {
  const [row = 1, column = 0] = text.split(":").map(Number);
  return { row, column };
}

export function placeText({ row, column }: Place): string {
  return `${row}:${column}`;
}

type Base = ReturnType<typeof baseOf>;

/** The bottom row as far as it has grown: it lies in the middle, and all else follows from it. */
export function baseOf(cellar: Cellar) {
  const columns = Object.keys(cellar).map(parsePlace).filter(({ row }) => row === 1).map(({ column }) => column);
  return columns.length ? { left: Math.min(...columns), width: columns.length } : { left: 0, width: 1 };
}

/** How far to the right a place lies, in bottles, if the rack is five bottles wide. */
export function across({ left, width }: Base, { row, column }: Place): number {
  return column - left + (row - 1) / 2 + (ROWS - width) / 2;
}

/** The places above the bottom row that its bottles can carry, taken or not. */
export function upperPlaces({ left, width }: Base): Place[] {
  const places: Place[] = [];
  for (let row = 2; row <= width; row++) {
    for (let column = left; column <= left + width - row; column++) places.push({ row, column });
  }
  return places;
}

/** From left to right, the bottom row first: the order in which arrows walk. */
export function byPosition(one: string, other: string): number {
  const [first, second] = [parsePlace(one), parsePlace(other)];
  return first.row - second.row || first.column - second.column;
}
