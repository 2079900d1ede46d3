import type { Component } from "svelte";
import type { RecordText } from "../api/types";
import type { LessonPlan } from "../learn/lessons";
import type { Dealer } from "../rules/dealing";
import type { GamePlugin } from "./plugin";
import type { Game } from "./types";

/** All that a game brings to the page: what is known at once, and what is fetched when it is first needed. */
export interface GameEntry<G extends Game> {
  title: string;
  players: { from: number; to: number };
  /** How long a match takes. */
  minutes: number;
  /** What lies in its shop window. */
  goods: () => Promise<{ default: Component }>;
  /** A card face down as SVG text, and the drawing that has to be on the page with it. */
  cardBack: () => Promise<{ back: string; Sprite: Component }>;
  lesson: () => Promise<{ lesson: LessonPlan<G> }>;
  /** Matches between strong bots, to try replays with. */
  samples: () => Promise<{ default: RecordText }[]>;
  /** How its cards come from random numbers. */
  dealer: () => Promise<{ dealer: Dealer }>;
  plugin: () => Promise<GamePlugin<G>>;
}
