import { Problem } from "../api/problem";
import type { Server } from "../api/server";
import type { Line, RecordText, Replayed, Seen, WholeReplay } from "../api/types";
import type { Game, ViewOf } from "../games/types";

/** Whose cards are open: a seat's, or everybody's. */
export type Perspective = number | "open";

/** The positions of a record: asked for once for each pair of eyes. */
export class Positions {
  #known = new Map<Perspective, Promise<Replayed[]>>();

  constructor(private readonly server: Server, readonly record: RecordText, private readonly withLegal = false) {}

  /** A Problem if the record is none, has no such position, or nobody answers. */
  async at(ply: number, perspective: Perspective): Promise<Replayed> {
    const position = (await this.#all(perspective))[ply];
    if (!position) throw new Problem(404, "no-such-position", `there is no position ${ply}`);
    return position;
  }

  #all(perspective: Perspective): Promise<Replayed[]> {
    const known = this.#known.get(perspective);
    if (known) return known;
    const isOpen = perspective === "open";
    const asked = this.server.replay(this.record, isOpen ? null : perspective, isOpen, this.withLegal).then(unfolded);
    this.#known.set(perspective, asked);
    asked.catch(() => this.#known.delete(perspective));
    return asked;
  }
}

/** Every position in full; a record in which no deal has begun has one without cards. */
export function unfolded({ positions, ...match }: WholeReplay): Replayed[] {
  const plies = match.moves.length;
  const nothing = { deal: 0, scores: match.names.map(() => 0), asked: [], to_move: [], view: null, reckoning: null, legal: null };
  let position: Replayed = { ...match, ...nothing, plies, ply: 0 };
  if (positions.length === 0) return [position];
  return positions.map((changed, ply) => {
    const view = { ...position.view, ...changed.view } as ViewOf<Game>; // the first position has all keys
    position = { ...position, ...changed, view, ply };
    return position;
  });
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
      id: "", game, players, options, deals, deal, scores, seconds: 0, memory_aid: true, hints: false, public: false, match: 1, number: ply,
      phase: result && ply === plies ? "over" : "playing",
      seats: names.map((name) => ({
        kind: "person", name, bot: null, stand_in: false, seal: null, word: null, away: null, result_seen: false, answer_until: null, next: null, score: null,
      })),
      host: null, host_watches: false, waiting: to_move, due: null, stand_in_from: [], commitment: fair?.commitment ?? null, cards_of: null, common: null, played: 0, latecomers: false, entrance: null,
    },
    seat: perspective === "open" ? null : perspective,
    is_host: false, decision: ply, asked, legal: null, view, reckoning, fair: null,
  };
}
