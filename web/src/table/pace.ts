import type { Line, Seen, Update } from "../api/types";
import type { Clock } from "../app/surroundings";
import type { Hold, Moment } from "./source";

/** What is on the table. */
export interface Frame {
  seen: Seen;
  /** The log of this match up to what is shown. */
  lines: Line[];
  moment: Moment | null;
}

/** What the table stands still at, kept so that a reload does not skip it. */
export interface Pause {
  seen: Seen;
  moment: Moment;
  /** In milliseconds, by the clock of this machine. */
  until: number;
}

/** How fast a table goes, and who shows it. */
export interface Tempo {
  clock: Clock;
  show(frame: Frame): void;
  /** Why the table stands still at this until somebody goes on; null: it does not. */
  holdOf(told: Line[], seen: Seen): Hold | null;
  /** For how many milliseconds it does so at most; 0: what comes next need not wait. */
  holdMs(latest: Seen): number;
  /** For how many milliseconds people may look at this before the next thing is shown. */
  pauseMs(told: Line[], seen: Seen): number;
  /** What is held now; null when it is over. */
  keep?(pause: Pause | null): void;
  /** All that came has been shown, and looked at. */
  rest?(): unknown;
}

/** A queue: what happens at a table, shown one thing at a time. One's own move is never kept waiting. */
export class Pace {
  #frame!: Frame;
  #waiting: Update[] = [];
  /** Ends the pause, if there is one. */
  #wake: (() => void) | null = null;

  constructor(private readonly tempo: Tempo) {}

  /** Show this, whatever was on the table and still to come. */
  put(frame: Frame): void {
    this.stop();
    this.#waiting = [];
    this.#show(frame);
  }

  /** Show what a reload has interrupted; what has come since is to be added. */
  resume({ seen, moment, until }: Pause, lines: Line[]): void {
    this.put({ seen, lines, moment });
    this.wait(until - this.tempo.clock.now());
  }

  /** Something has happened: it is shown when what came before it has been looked at. */
  add(update: Update): void {
    const known = this.#latest;
    const holds = this.#frame.moment?.hold != null;
    this.#waiting.push(update);
    if (this.#wake && holds && known.table.due !== update.seen.table.due) this.wait(this.tempo.holdMs(update.seen));
    if (!this.#wake || (isOwn(update) && !holds)) this.goOn();
  }

  /** End the pause, and what is held. */
  goOn(): void {
    this.stop();
    this.#release();
    this.#showNext();
  }

  /** Look at what is shown for so long from here on. */
  wait(ms: number): void {
    this.stop();
    this.#wake = this.tempo.clock.after(ms, () => this.goOn());
  }

  /** What is shown stays; what comes is shown at once. */
  stop(): void {
    this.#wake?.();
    this.#wake = null;
  }

  get #latest(): Seen {
    return this.#waiting.at(-1)?.seen ?? this.#frame.seen;
  }

  #show(frame: Frame): void {
    this.#frame = frame;
    this.tempo.show(frame);
  }

  #release(): void {
    if (!this.#frame.moment?.hold) return;
    this.#show(released(this.#frame));
    this.tempo.keep?.(null);
  }

  #showNext(): void {
    const update = this.#waiting.shift();
    if (!update) {
      this.tempo.rest?.();
      return;
    }
    const { seen } = update;
    const { seen: before, lines, moment } = this.#frame;
    const isSameMatch = before.table.match === seen.table.match;
    const told = isSameMatch ? update.told : sinceRematch(update.told);
    const hold = before.view && isSameMatch && seen.table.phase === "playing" ? this.tempo.holdOf(told, seen) : null;
    const latest = told.length ? { told, before, hold } : moment;
    this.#show({ seen, lines: isSameMatch ? [...lines, ...told] : told, moment: latest });
    const ms = hold ? this.tempo.holdMs(this.#latest) : this.#waiting.some(isOwn) ? 0 : this.tempo.pauseMs(told, seen);
    if (hold && latest) this.tempo.keep?.({ seen, moment: latest, until: this.tempo.clock.now() + ms });
    if (ms) this.wait(ms);
    else this.#showNext();
  }
}

/** The same, no longer held. */
export function released({ seen, lines, moment }: Frame): Frame {
  return { seen, lines, moment: moment && { ...moment, hold: null } };
}

/** The lines of the last match among these. */
export function sinceRematch(lines: Line[]): Line[] {
  return lines.slice(Math.max(0, lines.findLastIndex((line) => line.name === "table.rematch")));
}

/** Whether the reader has brought this about. */
export function isOwn({ told, seen }: Update): boolean {
  return seen.seat !== null && told[0]?.facts.seat === seen.seat;
}
