import { api } from "../api/client";
import { persistently } from "../api/persisting";
import { Problem } from "../api/problem";
import { serverNow } from "../api/time";
import type { Line, Seen, Update } from "../api/types";
import { settings } from "../app/settings.svelte";
import { chime } from "../app/sound";
import { holdOf, isWorthAPause } from "../games/holds";
import { rememberSeal } from "../rules/seals";
import type { Hold, Moment, TableSource } from "./source";
import { Stage } from "./stage.svelte";

const OWN_PAUSE_MS = 400; // what one does oneself is seen before others answer it
const PAUSE_MS = { normal: 700, fast: 300, off: 0 };
const HOLD_MS = 60_000;
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 10_000;
const HIDDEN_MS = 60_000; // a browser opens six streams to a server at most: tabs that nobody looks at give theirs back
const POLL_MS = 15_000;

export type Connection = "connecting" | "live" | "lost";

/** What the table stands still at, kept so that a reload does not skip it. */
interface Pause {
  seen: Seen;
  moment: Moment;
  /** In milliseconds, by the clock of this machine. */
  until: number;
}

/** A table on the server, followed through its stream and shown at a pace that people can follow. */
export class LiveTable implements TableSource {
  readonly id: string;
  readonly readonly = false;
  #latest = $state.raw<Seen>() as Seen;
  #seen = $state.raw<Seen>() as Seen;
  #lines = $state.raw<Line[]>([]);
  #moment = $state.raw<Moment | null>(null);
  #connection = $state<Connection>("connecting");
  #sending = $state(false);

  #waiting: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stream: EventSource | null = null;
  #retry = FIRST_RETRY_MS;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  #pollTimer: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  #questions = 0;

  private constructor(seen: Seen, lines: Line[], private readonly pause: Stage<Pause | null>) {
    this.id = seen.table.id;
    this.#latest = this.#seen = seen;
    this.#lines = lines;
  }

  /** Go to a table; a Problem if there is none. */
  static async open(id: string): Promise<LiveTable> {
    const latest = await api.look(id);
    witness(latest);
    const pause = new Stage<Pause | null>(`etalage.pause.${id}`, null);
    const paused = pause.value && isUnderWay(pause.value, latest) ? pause.value : null;
    const seen = paused?.seen ?? latest; // the stream tells what has come since
    const live = new LiveTable(seen, await logUpTo(seen), pause);
    if (paused) {
      live.#moment = paused.moment;
      live.#wait(paused.until - Date.now());
    }
    live.#listen();
    document.addEventListener("visibilitychange", live.#onVisibility);
    addEventListener("offline", live.#onOffline);
    addEventListener("online", live.#onOnline);
    live.#onVisibility(); // a tab may be opened behind others
    return live;
  }

  get seen(): Seen {
    return this.#seen;
  }
  /** As the server last told it, though the page may still be showing what led there. */
  get latest(): Seen {
    return this.#latest;
  }
  /** The reader is to move; a bot that plays in his place does not count. */
  get isAsked(): boolean {
    return isAsked(this.#latest);
  }
  get lines(): Line[] {
    return this.#lines;
  }
  get moment(): Moment | null {
    return this.#moment;
  }
  get connection(): Connection {
    return this.#connection;
  }
  get sending(): boolean {
    return this.#sending;
  }
  get stageKey(): string {
    const { table, decision, seat } = this.#seen;
    return `etalage.stage.${table.id}.${table.match}.${decision}.${seat}`;
  }

  async send(moves: string[]): Promise<void> {
    await this.#busy(() => api.move(this.id, this.#seen.decision, moves));
  }

  /** An answer that is lost on the way is asked for again, until another one is wanted. */
  preview(moves: string[]) {
    const { decision } = this.#seen;
    const question = ++this.#questions;
    const isWanted = () => !this.#closed && question === this.#questions && decision === this.#seen.decision;
    return persistently(() => api.preview(this.id, decision, moves), isWanted);
  }

  /** A stream that was opened for a stranger goes on telling what strangers may know: open another. */
  async introduce(): Promise<void> {
    const isWanted = () => !this.#closed;
    const seen = await persistently(() => api.look(this.id), isWanted);
    const lines = await persistently(() => logUpTo(seen), isWanted);
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#moment = null;
    this.pause.clear();
    this.#latest = this.#seen = seen;
    this.#lines = lines;
    this.#listen();
  }

  goOn(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#moment?.hold) {
      this.#moment = { ...this.#moment, hold: null };
      this.pause.clear();
    }
    this.#showNext();
  }

  close(): void {
    this.#closed = true;
    this.#stream?.close();
    clearTimeout(this.#timer);
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#hiddenTimer);
    clearInterval(this.#pollTimer);
    document.removeEventListener("visibilitychange", this.#onVisibility);
    removeEventListener("offline", this.#onOffline);
    removeEventListener("online", this.#onOnline);
  }

  async #busy<T>(work: () => Promise<T>): Promise<T> {
    this.#sending = true;
    try {
      return await work();
    } catch (problem) {
      if (problem instanceof Problem && problem.error === "stale") this.goOn();
      throw problem;
    } finally {
      this.#sending = false;
    }
  }

  #listen(): void {
    clearTimeout(this.#retryTimer);
    this.#stream?.close();
    if (this.#closed) return;
    const after = this.#waiting.at(-1)?.seen.table.number ?? this.#seen.table.number;
    const stream = new EventSource(`/api/tables/${encodeURIComponent(this.id)}/events?after=${after}`);
    this.#stream = stream;
    stream.addEventListener("open", () => {
      this.#connection = "live";
      this.#retry = FIRST_RETRY_MS;
    });
    stream.addEventListener("table", (event) => this.#arrive(JSON.parse((event as MessageEvent<string>).data) as Update));
    stream.addEventListener("error", () => this.#reconnect());
  }

  /** A stream of our own making instead of the browser's own retry, which gives up on some answers. */
  #reconnect(): void {
    this.#stream?.close();
    if (this.#closed) return;
    this.#connection = "lost";
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => this.#listen(), this.#retry);
    this.#retry = Math.min(2 * this.#retry, LAST_RETRY_MS);
  }

  readonly #onVisibility = (): void => {
    clearTimeout(this.#hiddenTimer);
    clearInterval(this.#pollTimer);
    if (document.hidden) {
      this.#hiddenTimer = setTimeout(() => {
        clearTimeout(this.#retryTimer);
        this.#stream?.close();
        this.#stream = null;
        this.#pollTimer = setInterval(() => void this.#poll(), POLL_MS);
      }, HIDDEN_MS);
    } else if (this.#stream === null) {
      this.#listen();
    }
  };

  /** A dead line may look alive for minutes; the browser knows better. */
  readonly #onOffline = (): void => {
    if (this.#stream) this.#reconnect();
  };

  readonly #onOnline = (): void => {
    this.#retry = FIRST_RETRY_MS;
    if (this.#stream) this.#reconnect();
  };

  async #poll(): Promise<void> {
    const seen = await api.look(this.id).catch(() => null);
    if (!seen || seen.table.number <= this.#latest.table.number) return;
    const missed = await api.log(this.id, this.#latest.table.number).catch(() => null);
    if (missed) this.#arrive({ told: missed.lines.filter((line) => line.number <= seen.table.number), seen });
  }

  #arrive(update: Update): void {
    const known = this.#latest;
    if (this.#closed || update.seen.table.number < known.table.number) return;
    this.#latest = update.seen;
    witness(update.seen);
    if (isAsked(update.seen) && !(isAsked(known) && known.decision === update.seen.decision)) chime();
    this.#waiting.push(update);
    const holds = this.#moment?.hold != null;
    if (holds && known.table.due !== update.seen.table.due) this.#wait(holdFor(update.seen));
    if (this.#timer === undefined || (isOwn(update) && !holds)) this.goOn();
  }

  #showNext(): void {
    const update = this.#waiting.shift();
    if (!update) return;
    const before = this.#seen;
    this.#seen = update.seen;
    const last = this.#lines.at(-1)?.number ?? 0;
    const sameMatch = before.table.match === update.seen.table.match;
    const told = update.told.filter((line) => line.number > last);
    const news = sameMatch ? told : sinceRematch(told);
    this.#lines = sameMatch ? [...this.#lines, ...news] : news;
    const hold: Hold | null = before.view && sameMatch ? holdOf(news, update.seen) : null;
    if (news.length) this.#moment = { told: news, before, hold };
    const pause = hold ? holdFor(this.#latest) : this.#pauseAfter(update, news);
    if (hold && this.#moment) this.pause.value = { seen: update.seen, moment: this.#moment, until: Date.now() + pause };
    if (pause) this.#wait(pause);
    else this.#showNext();
  }

  #wait(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.goOn(), pause);
  }

  /** Time to follow what others do; none when the reader's own move is waiting to be shown. */
  #pauseAfter({ seen }: Update, news: Line[]): number {
    if (this.#waiting.some(isOwn)) return 0;
    if (isOwn({ told: news, seen })) return OWN_PAUSE_MS * settings.pace;
    return news.some((line) => isWorthAPause(line, seen)) ? PAUSE_MS[settings.speed] : 0;
  }
}

/** The log of the match that is shown; what belongs to an earlier one at the same table is left out. */
async function logUpTo({ table }: Seen): Promise<Line[]> {
  const { lines } = await api.log(table.id);
  return sinceRematch(lines.filter((line) => line.number <= table.number));
}

function sinceRematch(lines: Line[]): Line[] {
  return lines.slice(Math.max(0, lines.findLastIndex((line) => line.name === "table.rematch")));
}

function isUnderWay({ seen, until }: Pause, { seat, table }: Seen): boolean {
  return until > Date.now() && seen.seat === seat && seen.table.match === table.match;
}

/** The seal of the cards, seen before there were any. */
function witness({ table }: Seen): void {
  if (table.phase === "open" && table.commitment) rememberSeal(table.commitment);
}

function isAsked({ seat, table }: Seen): boolean {
  return seat !== null && table.phase === "playing" && table.waiting.includes(seat) && !table.seats[seat]?.stand_in;
}

/** As long as the player likes, within reason; where a clock runs, a third of it. */
function holdFor({ table }: Seen): number {
  return table.due === null ? HOLD_MS : Math.min(HOLD_MS, 1000 * (table.due - serverNow()) / 3);
}

/** Whether the reader himself has brought this about. */
function isOwn({ told, seen }: Update): boolean {
  return seen.seat !== null && told[0]?.facts.seat === seen.seat;
}
