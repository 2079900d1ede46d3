import type { Hint, Line, Preview, Seen } from "../api/types";
import type { Game, ViewOf } from "../games/types";
import { t } from "../words/words.svelte";

/** Why the table stands still until the player goes on. */
export type Hold = "reveal" | "exchange" | "settled" | "reckoning";

/** What has just happened: the lines that tell of it, and the table before. */
export interface Moment<G extends Game = Game> {
  told: Line<G>[];
  before: Seen<G>;
  hold: Hold | null;
}

/**
 * A table that can be shown: a live one, a position of the past, a replay, or a lesson.
 * The game's component shows `seen` and tells the source what the player does; it never asks where it comes from.
 */
export interface TableSource<G extends Game = Game> {
  /** The table as it is to be shown now; the live one may be a few moves ahead. */
  readonly seen: Seen<G>;
  /** The log of this match up to what is shown. */
  readonly lines: Line<G>[];
  /** What has brought the table to where it stands; null on arrival. */
  readonly moment: Moment<G> | null;
  /** Whether nothing can be done here but look. */
  readonly readonly: boolean;
  /** Moves are on their way. */
  readonly sending: boolean;
  /** Whether the only move there is may be made for the player. */
  readonly maySendAlone: boolean;
  /** A name for what is being staged: it changes with the decision, and is the same after a reload. */
  readonly stageKey: string;

  /** Make moves, all or none; a refusal is a Problem. */
  send(moves: string[]): Promise<void>;
  /** What moves would come to; a refusal is a Problem. */
  preview(moves: string[]): Promise<Preview<G>>;
  /** Ask what an expert would do at the decision shown, after what is staged; null where there is none to be made, or nobody to be asked. */
  readonly askCoach: ((staged: readonly string[]) => Promise<Hint>) | null;
  /** End the running pause or hold. */
  goOn(): void;
}

/** Whether this seat is to move in what is shown, and the player may do it. */
export function isMyTurn(source: TableSource): boolean {
  const { seat, table, asked } = source.seen;
  return (
    !source.readonly && seat !== null && table.phase === "playing" && asked.includes(seat) && source.moment?.hold == null
  );
}

/** The cards at a table where a match is played; before it there are none to be shown. */
export function viewOf<G extends Game>({ seen: { view } }: TableSource<G>): ViewOf<G> {
  if (view === null) throw new Error("a table without cards");
  return view;
}

/** How a seat is called; the reader's own seat is "You". */
export function seatName(seen: Seen, seat: number): string {
  if (seat === seen.seat) return t("you");
  return seen.table.seats[seat]?.name ?? t("seat-number", { number: seat + 1 });
}
