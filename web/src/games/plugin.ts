import type { Component } from "svelte";
import type { GameLine, Line, Seen } from "../api/types";
import type { Hold, TableSource } from "../table/source";
import type { Words } from "../words/words.svelte";
import type { Game } from "./types";

/** Whose eyes a line of the log is written for. */
export interface LogContext {
  nameOf(seat: number): string;
  you: number | null;
  seen: Seen;
  /** The line before it. */
  previous?: Line | undefined;
}

/** A line of the log, ready for words; a heading begins a new round. */
export interface LogLine {
  key: string;
  words: Words;
  seat: number | null;
  heading?: boolean;
  /** The clause behind it, for whoever asks why. */
  clause?: string;
}

/** What a game brings to a table. */
export interface GamePlugin<G extends Game = Game> {
  Table: Component<{ source: TableSource<G> }>;
  Memory: Component<{ source: TableSource<G> }>;
  lineWords: (line: GameLine<G>, context: LogContext) => LogLine | null;
  /** Why the table stands still at what has been told until the player has seen enough; null: it goes on. */
  holdOf: (told: readonly Line<G>[], seen: Seen<G>) => Hold | null;
  /** Whether there is something to watch when somebody else does this. */
  isWatched: (line: Line<G>) => boolean;
  /** How far the match has come, for the bar. */
  when: (seen: Seen<G>) => string;
  /** The options of this table in words. */
  houseRules: (seen: Seen<G>) => string[];
  /** What keys do here, for the list of keys: the key, and the message that says it. */
  keys: readonly (readonly [string, string])[];
}
