import type { Point } from "./review";

/** Where a share of the win and a position of the match are in a drawing. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The last position. */
  plies: number;
}

/** How the lines of the seats are told apart without their colours; whoever is looked at has an unbroken one. */
export const DASHES = ["7 4", "2 4", "11 4 2 4", "14 5", "5 3"];

export const x = ({ left, width, plies }: Frame, ply: number): number => left + (plies ? (width * ply) / plies : 0);
export const y = ({ top, height }: Frame, share: number): number => top + height * (1 - share);

export interface Spot {
  left: number;
  top: number;
}

const TRIES = [0, -1, 1, -2, 2, -3, 3];

/** Marks where they belong, or above or below, so that a finger can tell them: between any two there is this distance. */
export function apart(spots: readonly Spot[], distance: number): Spot[] {
  const placed: Spot[] = [];
  for (const { left, top } of spots) {
    const tried = TRIES.map((steps) => ({ left, top: top + steps * distance }));
    const isFree = (spot: Spot) => spot.top >= 0 && placed.every((other) => Math.hypot(other.left - spot.left, other.top - spot.top) >= distance);
    placed.push(tried.find(isFree) ?? { left, top });
  }
  return placed;
}

/** The way of one seat's share, as the path of an SVG. */
export function wayOf(points: readonly Point[], seat: number, frame: Frame): string {
  return points.map(({ ply, shares }, each) => `${each ? "L" : "M"}${place(x(frame, ply))} ${place(y(frame, shares[seat] ?? 0))}`).join("");
}

function place(value: number): string {
  return value.toFixed(1);
}
