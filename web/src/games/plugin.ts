import type { Component } from "svelte";
import type { GameLine, Line, RecordText, Seen } from "../api/types";
import type { Sound } from "../app/sound";
import type { LessonPlan } from "../learn/lessons";
import type { Dealer } from "../rules/dealing";
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

/** What the coach's facts are about: why a move is good, or what may come of it. */
export type FactKind = "reason" | "outcome";

/** What can be done with a game's table from the page around it. */
export interface TableExports {
  /** The moves of the turn that are chosen, and not made yet. */
  staged(): readonly string[];
  /** Light the first of these moves up; choose them all as if by hand if they are to be staged. */
  advise(moves: readonly string[], isStaged: boolean): void;
}

/** What a game brings to a table. */
export interface GamePlugin<G extends Game = Game> {
  Table: Component<{ source: TableSource<G> }, TableExports>;
  Memory: Component<{ source: TableSource<G> }>;
  lineWords: (line: GameLine<G>, context: LogContext) => LogLine | null;
  /** The heading over the first round of a deal, where no line of the log tells of it. */
  firstRound?: LogLine;
  /** Why the table stands still at what has been told until the player has seen enough; null: it goes on. */
  holdOf: (told: readonly Line<G>[], seen: Seen<G>) => Hold | null;
  /** Whether there is something to watch when somebody else does this. */
  isWatched: (line: Line<G>) => boolean;
  /** What one hears of what has been told. */
  soundsOf: (told: readonly Line<G>[]) => readonly Sound[];
  /** How far the match has come, for the bar. */
  when: (seen: Seen<G>) => string;
  /** A move as one would say it: "Bid 14 + 5"; `seen`: the table at which it may be made, where that is known. */
  moveWords: (move: string, nameOf: (seat: number) => string, seen?: Seen<G>) => string;
  /** All the moves of a turn, likewise. */
  turnWords: (moves: readonly string[], nameOf: (seat: number) => string, seen?: Seen<G>) => string;
  /** Which kind of decision a move answers, for whoever speaks of it. */
  moveKind: (move: string) => "bid" | "pass" | "place" | "exchange";
  /** A fact of the coach's: the key of its sentence, and the words in it. */
  factWords: (kind: FactKind, name: string, facts: Record<string, unknown>, nameOf: (seat: number) => string) => [string, Words];
  /** Which cards are not in this match, in words; empty: all are. */
  leftOut: (seen: Seen<G>) => string;
  /** What keys do here, for the list of keys: the key, and the message that says it. */
  keys: readonly (readonly [string, string])[];
}

/** All that a game brings to the page: what is known at once, and what is fetched when it is first needed. */
export interface GameEntry<G extends Game> {
  title: string;
  players: { from: number; to: number };
  /** How long a match takes. */
  minutes: number;
  /** Of which all scores are multiples. */
  scoreUnit: number;
  /** What lies in its shop window. */
  goods: () => Promise<{ default: Component }>;
  /** A card face down as SVG text, and the drawing that has to be on the page with it. */
  cardBack: () => Promise<{ back: string; Sprite: Component }>;
  lesson: () => Promise<{ lesson: LessonPlan<G> }>;
  /** How it is played, in five pictures; `howto-GAME-1` to `-5` say what one sees there. */
  pictures: () => Promise<{ default: Component<{ index: number }> }>;
  /** Matches between strong bots, to try replays with. */
  samples: () => Promise<{ default: RecordText }[]>;
  /** How its cards come from random numbers. */
  dealer: () => Promise<{ dealer: Dealer }>;
  plugin: () => Promise<GamePlugin<G>>;
}
