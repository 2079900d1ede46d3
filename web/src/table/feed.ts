import type { Server } from "../api/server";
import type { Update } from "../api/types";
import type { Clock, Tab } from "../app/surroundings";

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 10_000;
const HIDDEN_MS = 60_000; // a browser opens six streams to a server at most: tabs that nobody looks at give theirs back
const POLL_MS = 15_000;

export type Connection = "connecting" | "live" | "lost";

/** What a feed needs of the world, and whom it tells. */
export interface FeedParts {
  server: Pick<Server, "look" | "log" | "follow">;
  clock: Clock;
  tab: Tab;
  /** Whether even a tab that nobody looks at must hear at once. */
  isNeeded(): boolean;
  onupdate(update: Update): void;
  onconnection(connection: Connection): void;
}

/** The line to one table: what happens there comes in order, each line of the log once, whatever becomes of the connection. */
export class Feed {
  #id = "";
  #number = 0;
  #retryMs = FIRST_RETRY_MS;
  /** Ends the stream, or the wait for another; null while the tab does without. */
  #hangUp: (() => void) | null = null;
  /** Ends the wait for the next look of a hidden tab. */
  #stopWaiting = () => {};
  #leave: (() => void)[] = [];

  constructor(private readonly parts: FeedParts) {}

  /** Tell of all that happens at a table after this number. */
  open(id: string, number: number): void {
    const { tab } = this.parts;
    this.close();
    this.#id = id;
    this.#number = number;
    this.#follow();
    this.#leave = [
      tab.on("visibilitychange", () => this.#onVisibility()),
      tab.on("offline", () => this.#onLine()), // a dead line may look alive for minutes; the browser knows better
      tab.on("online", () => {
        this.#retryMs = FIRST_RETRY_MS;
        this.#onLine();
      }),
    ];
    this.#onVisibility(); // a tab may be opened behind others
  }

  close(): void {
    for (const leave of this.#leave.splice(0)) leave();
    this.#hangUp?.();
    this.#hangUp = null;
    this.#stopWaiting();
  }

  #follow(): void {
    this.#hangUp?.();
    this.#hangUp = this.parts.server.follow(this.#id, this.#number, {
      onopen: () => {
        this.parts.onconnection("live");
        this.#retryMs = FIRST_RETRY_MS;
      },
      onupdate: (update) => this.#arrive(update),
      onbroken: () => this.#followLater(),
    });
  }

  #followLater(): void {
    this.#hangUp?.();
    this.parts.onconnection("lost");
    this.#hangUp = this.parts.clock.after(this.#retryMs, () => this.#follow());
    this.#retryMs = Math.min(2 * this.#retryMs, LAST_RETRY_MS);
  }

  #onLine(): void {
    if (this.#hangUp) this.#followLater();
  }

  #onVisibility(): void {
    const { tab, clock } = this.parts;
    this.#stopWaiting();
    if (tab.isHidden) this.#stopWaiting = clock.after(HIDDEN_MS, () => this.#giveBack());
    else if (!this.#hangUp) this.#follow();
  }

  #giveBack(): void {
    if (this.parts.isNeeded()) return this.#onVisibility();
    this.#hangUp?.();
    this.#hangUp = null;
    this.#pollLater();
  }

  #pollLater(): void {
    this.#stopWaiting = this.parts.clock.after(POLL_MS, () => {
      this.#pollLater();
      void this.#poll();
    });
  }

  async #poll(): Promise<void> {
    const { server } = this.parts;
    const seen = await server.look(this.#id).catch(() => null);
    if (!seen || seen.table.number <= this.#number) return;
    const missed = await server.log(this.#id, this.#number).catch(() => null);
    if (missed) this.#arrive({ told: missed.lines.filter((line) => line.number <= seen.table.number), seen });
  }

  #arrive({ told, seen }: Update): void {
    const known = this.#number;
    if (!this.#leave.length || seen.table.number < known) return; // closed, or told already
    this.#number = seen.table.number;
    this.parts.onupdate({ told: told.filter((line) => line.number > known), seen });
  }
}
