import type { Fact, Outcome, RecordText } from "../api/types";
import type { Game } from "../games/types";

/** A choice that somebody had, and what it cost. */
export interface Decision {
  deal: number;
  /** The number of the move in its deal. */
  move: number;
  seat: number;
  played: string;
  best: string;
  loss: number;
  error: number;
  /** Whether more than chance explains the loss. */
  mistake: boolean;
  win_share?: number;
  outcomes?: Outcome[];
  played_outcomes?: Outcome[];
  reasons?: Fact[];
  played_reasons?: Fact[];
}

/** Cards that came, and what they were worth to each seat. */
export interface Chance {
  deal: number;
  move: number;
  event: string;
  luck: number[];
}

/** How the match stood after so many moves of a deal: the win share of each seat. */
export interface Moment {
  deal: number;
  move: number;
  round: number;
  shares: number[];
}

/** What a seat came to: result = fair + luck + skill. */
export interface SeatReview {
  seat: number;
  result: number;
  fair: number;
  luck: number;
  skill: number;
  mean_loss: number;
  accuracy: number;
  decisions: number;
  /** Its costliest mistakes, the worst first: places among the decisions. */
  costliest: number[];
}

/** A match taken apart by the coach: docs/coach.md. */
export interface Review {
  game: Game;
  names: string[];
  seats: SeatReview[];
  decisions: Decision[];
  chance: Chance[];
  moments: Moment[];
}

/** What the graph shows at a position of the replay. */
export interface Point {
  ply: number;
  round: number;
  shares: number[];
}

/** Moves of a whole record are numbered through; those of a review by deal. */
export class Plies {
  readonly #before: number[] = [];

  constructor(record: RecordText) {
    const deals = Array.isArray(record.deals) ? (record.deals as { moves?: unknown[] }[]) : [];
    let before = 0;
    for (const { moves } of deals) {
      this.#before.push(before);
      before += moves?.length ?? 0;
    }
  }

  /** How many moves of the record lie before this one. */
  of({ deal, move }: { deal: number; move: number }): number {
    return (this.#before[deal] ?? 0) + move;
  }
}

/** The way of the shares through the match, one point for each position. */
export function pointsOf(review: Review, plies: Plies): Point[] {
  const points = review.moments.map((moment) => ({ ply: plies.of(moment), round: moment.round, shares: moment.shares }));
  return points.filter(({ ply }, each) => ply !== points[each + 1]?.ply);
}

/** A seat's luck, added up along the match; it begins with the deal. */
export function luckOf(review: Review, plies: Plies, seat: number): { ply: number; luck: number; total: number }[] {
  let total = 0;
  return review.chance.map((chance) => {
    const luck = chance.luck[seat] ?? 0;
    total += luck;
    return { ply: plies.of(chance), luck, total };
  });
}

/** The point at a position, or the last one before it. */
export function pointAt(points: readonly Point[], ply: number): number {
  const after = points.findIndex((point) => point.ply > ply);
  return Math.max(0, after < 0 ? points.length - 1 : after - 1);
}

/** The costliest mistakes of a seat, the worst first. */
export function mistakesOf(review: Review, seat: number): Decision[] {
  const found = review.seats.find((each) => each.seat === seat)?.costliest ?? [];
  return found.flatMap((place) => review.decisions[place] ?? []);
}

/** Whoever takes apart somebody else's match begins with its winner. */
export function mainSeat({ seats }: Review): number {
  return seats.reduce((best, each) => (each.result > best.result ? each : best)).seat;
}
