import { flushSync } from "svelte";
import type { Line, Preview, Seen } from "../api/types";
import type { Game } from "../games/types";
import type { Moment, TableSource } from "../table/source";

let sources = 0;

/** A table that stands as it is told to, answers as it is told to, and remembers what was asked of it. */
export class FakeSource<G extends Game> implements TableSource<G> {
  readonly askCoach = null;
  seen = $state.raw<Seen<G>>() as Seen<G>;
  lines = $state.raw<Line<G>[]>([]);
  moment = $state.raw<Moment<G> | null>(null);
  readonly = $state(false);
  sending = $state(false);
  maySendAlone = $state(false);
  readonly #id = ++sources;
  readonly sent: string[][] = [];
  readonly previewed: string[][] = [];
  goings = 0;
  answer: (moves: string[]) => Promise<Preview<G>> = () => new Promise(() => undefined);

  constructor(seen: Seen<G>) {
    this.seen = seen;
  }

  get stageKey(): string {
    return `stage.${this.#id}.${this.seen.decision}`;
  }
  send(moves: string[]): Promise<void> {
    this.sent.push(moves);
    return Promise.resolve();
  }
  preview(moves: string[]): Promise<Preview<G>> {
    this.previewed.push(moves);
    return this.answer(moves);
  }
  goOn(): void {
    this.goings += 1;
  }
}

/** Something that lives as long as a component would; to be ended with the answer's `end`. */
export function mounted<T>(make: () => T): { made: T; end: () => void } {
  let made!: T;
  const end = $effect.root(() => {
    made = make();
  });
  flushSync();
  return { made, end };
}

/** Let answers arrive, and what follows from them be derived. */
export async function settle(): Promise<void> {
  flushSync();
  for (let i = 0; i < 5; i++) await Promise.resolve();
  flushSync();
}
