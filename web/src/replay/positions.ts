import { server } from "../api/server";
import type { Line, RecordText, Replayed, Seen } from "../api/types";

const MOST_KEPT = 64; // each of a long match may be a megabyte

/** Whose cards are open: a seat's, or everybody's. */
export type Perspective = number | "open";

/** The positions of a record; those looked at last are remembered. */
export class Positions {
  #known = new Map<string, Promise<Replayed>>();

  constructor(readonly record: RecordText) {}

  /** A Problem if there is no such position, or no answer. */
  at(ply: number, perspective: Perspective): Promise<Replayed> {
    const key = `${ply} ${perspective}`;
    const isOpen = perspective === "open";
    const known = this.#known.get(key);
    if (known) return known;
    const asked = server.replay(this.record, ply, isOpen ? null : perspective, isOpen);
    this.#known.set(key, asked);
    if (this.#known.size > MOST_KEPT) this.#known.delete(this.#known.keys().next().value ?? "");
    asked.catch(() => this.#known.delete(key));
    return asked;
  }
}

/** The log of the whole match; each line bears the number of the position it led to. */
export function linesOf(position: Replayed): Line[] {
  return position.lines.map(({ ply, ...event }) => ({ number: ply, at: 0, ...event }));
}

/** What led to this position. */
export function toldAt(position: Replayed): Line[] {
  return linesOf(position).filter((line) => line.number === position.ply);
}

/** The log up to this position. */
export function linesUpTo(position: Replayed): Line[] {
  return linesOf(position).filter((line) => line.number <= position.ply);
}

/** A position of a record as a table. */
export function seenAt(position: Replayed, perspective: Perspective, record: RecordText): Seen {
  const { game, names, options, players, deals, deal, scores, asked, to_move, view, reckoning, ply, plies, result } = position;
  const fair = record.fair as { commitment?: string } | undefined;
  return {
    table: {
      id: "", game, players, options, deals, deal, scores, seconds: 0, memory_aid: true, public: false, match: 1, number: ply,
      phase: result && ply === plies ? "over" : "playing",
      seats: names.map((name) => ({ kind: "person", name, bot: null, stand_in: false, contribution: null })),
      host: null, waiting: to_move, due: null, patience: null, commitment: fair?.commitment ?? null, cards_of: null,
    },
    seat: perspective === "open" ? null : perspective,
    is_host: false, decision: ply, asked, legal: null, view, reckoning, fair: null,
  };
}
