import { api } from "../api/client";
import { Problem } from "../api/problem";
import type { Line, Preview, RecordText, Replayed, Seen } from "../api/types";
import type { Moment, TableSource } from "../table/source";

const MOST_KEPT = 64; // positions; each of a long match may be a megabyte

/** Whose cards are open: a seat's, or everybody's. */
export type Perspective = number | "open";

/** A match by its record, shown at any of its positions. */
export class Replay implements TableSource {
  readonly readonly = true;
  readonly sending = false;
  readonly stageKey = "etalage.stage.replay";
  #shown = $state.raw<Replayed>() as Replayed;
  #seen = $state.raw<Seen>() as Seen;
  #moment = $state.raw<Moment | null>(null);
  #perspective = $state<Perspective>("open");
  #wanted = $state(0);
  #isClosed = false;
  #positions = new Map<string, Promise<Replayed>>();

  private constructor(readonly record: RecordText) {}

  /** Open a record; a Problem if it is none. A position or a seat that it has not is brought back into it. */
  static async open(record: RecordText, ply: number, perspective: Perspective): Promise<Replay> {
    const replay = new Replay(record);
    const start = await replay.#position(0, "open");
    replay.#perspective = typeof perspective === "number" && perspective >= start.players ? "open" : perspective;
    replay.#wanted = Math.min(Math.max(0, ply), start.plies);
    replay.#show(await replay.#position(replay.#wanted, replay.#perspective), null);
    return replay;
  }

  get seen(): Seen {
    return this.#seen;
  }
  get lines(): Line[] {
    return linesOf(this.#shown).filter((line) => line.number <= this.#shown.ply);
  }
  /** What is told of the whole match. */
  get log(): Line[] {
    return linesOf(this.#shown);
  }
  get moment(): Moment | null {
    return this.#moment;
  }
  /** All that is known of the match apart from the table itself. */
  get about(): Replayed {
    return this.#shown;
  }
  /** Where the reader wants to be; the table may be a moment behind. */
  get ply(): number {
    return this.#wanted;
  }
  get plies(): number {
    return this.#shown.plies;
  }
  get perspective(): Perspective {
    return this.#perspective;
  }

  /** To another position, or the same through other eyes; a Problem if the server does not answer. */
  async go(ply: number, perspective = this.#perspective): Promise<void> {
    const isStep = ply === this.#shown.ply + 1 && perspective === this.#perspective;
    this.#wanted = Math.min(Math.max(0, ply), this.plies);
    this.#perspective = perspective;
    const position = await this.#position(this.#wanted, perspective);
    if (this.#isClosed || position.ply !== this.#wanted || perspective !== this.#perspective) return; // the reader is elsewhere by now
    this.#show(position, isStep ? this.#seen : null);
  }

  /** Nothing more is asked for. */
  close(): void {
    this.#isClosed = true;
  }

  send(): Promise<void> {
    return Promise.reject(new Problem(409, "past", "what is played is played"));
  }
  preview(): Promise<Preview> {
    return Promise.reject(new Problem(409, "past", "what is played is played"));
  }
  goOn(): void {
    // Nothing waits here: the reader turns the pages.
  }

  #show(position: Replayed, before: Seen | null): void {
    this.#shown = position;
    this.#seen = seenAt(position, this.#perspective, this.record);
    const told = linesOf(position).filter((line) => line.number === position.ply);
    this.#moment = before && told.length ? { told, before, hold: null } : null;
    if (position.ply < position.plies) void this.#position(position.ply + 1, this.#perspective).catch(() => undefined);
  }

  #position(ply: number, perspective: Perspective): Promise<Replayed> {
    const key = `${ply} ${perspective}`;
    const isOpen = perspective === "open";
    const known = this.#positions.get(key);
    if (known) return known;
    const asked = api.replay(this.record, ply, isOpen ? null : perspective, isOpen);
    this.#positions.set(key, asked);
    if (this.#positions.size > MOST_KEPT) this.#positions.delete(this.#positions.keys().next().value ?? "");
    asked.catch(() => this.#positions.delete(key));
    return asked;
  }
}

/** The log of the whole match; each line bears the number of the position it led to. */
export function linesOf(position: Replayed): Line[] {
  return position.lines.map(({ ply, ...event }) => ({ number: ply, at: 0, ...event }));
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
