import type { Component } from "svelte";
import type { Line, Seen } from "../api/types";
import type { TableSource } from "../table/source";
import type { Words } from "../words/words.svelte";

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

/** What a game brings to the page. */
export interface GamePlugin {
  Table: Component<{ source: TableSource }>;
  Memory: Component<{ source: TableSource }>;
  lineWords(line: Line, context: LogContext): LogLine | null;
  /** How far the match has come, for the bar. */
  when(seen: Seen): string;
  /** The options of this table in words. */
  houseRules(seen: Seen): string[];
  /** What keys do here, for the list of keys: the key, and the message that says it. */
  keys: readonly (readonly [string, string])[];
}

export const TITLES: Record<string, string> = { weinhaendler: "Die Weinhändler", money: "Money!" };

const PLUGINS: Record<string, () => Promise<GamePlugin>> = {
  weinhaendler: () => import("./weinhaendler"),
  money: () => import("./money"),
};

/** Fetched with the first table of the game. */
export function plugin(game: string): Promise<GamePlugin> {
  const load = PLUGINS[game];
  if (!load) throw new Error(`no table for ${game}`);
  return load();
}
