import type { AboutGame, Character, NewTable } from "../api/types";
import type { Game } from "../games/types";

/** What every table is told before its match. */
export interface Terms {
  options: Record<string, string | number>;
  seconds: number;
  memoryAid: boolean;
}

/** How somebody likes to play against bots. */
export interface QuickWishes extends Terms {
  bots: string[];
}

/** How somebody likes to play with others. */
export interface FriendsWishes extends Terms {
  players: number;
  isPublic: boolean;
  /** Whether they may ask the coach, with all the others hearing of it. */
  hints: boolean;
  /** Whether whoever comes late may take a bot's seat. */
  latecomers: boolean;
}

const DAY = 86_400;
/** Seconds for a move that one can choose; 0: as long as one likes. */
export const CLOCKS: readonly number[] = [0, 60, 300, DAY, 3 * DAY, 7 * DAY];

const USUAL_PLAYERS = 4;
const MIDDLING_LEVEL = 3.2; // between the third and the fourth, a little nearer to the third

function usualTerms(game: AboutGame): Terms {
  const options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]));
  return { options, seconds: 0, memoryAid: true };
}

/** Bots of middling strength, the weakest first. */
export function usualBots(game: AboutGame, howMany: number): string[] {
  const distance = (each: Character) => Math.abs(each.level - MIDDLING_LEVEL);
  return [...game.characters]
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, howMany)
    .sort((one, other) => one.level - other.level)
    .map((each) => each.name);
}

/** Those whom a beginner meets first: the gentlest. */
export function firstBots(game: AboutGame): string[] {
  return [...game.characters]
    .sort((one, other) => one.level - other.level)
    .slice(0, USUAL_PLAYERS - 1)
    .map((each) => each.name);
}

/** How many bots make a table together with oneself. */
export function botCounts(game: AboutGame): { from: number; to: number } {
  return { from: Math.min(...game.players) - 1, to: Math.max(...game.players) - 1 };
}

/** What was chosen the last time, as far as this server still offers it. */
export function quickWishes(game: AboutGame, kept: Partial<QuickWishes>): QuickWishes {
  const known = (kept.bots ?? []).filter((name) => game.characters.some((each) => each.name === name));
  const bots = game.players.includes(known.length + 1) ? known : usualBots(game, USUAL_PLAYERS - 1);
  return { ...terms(game, kept), bots };
}

export function friendsWishes(game: AboutGame, kept: Partial<FriendsWishes>): FriendsWishes {
  const players = kept.players !== undefined && game.players.includes(kept.players) ? kept.players : USUAL_PLAYERS;
  return { ...terms(game, kept), players, isPublic: kept.isPublic ?? false, hints: kept.hints ?? false, latecomers: kept.latecomers ?? true };
}

function terms(game: AboutGame, kept: Partial<Terms>): Terms {
  const usual = usualTerms(game);
  const options = { ...usual.options };
  for (const [name, option] of Object.entries(game.options)) {
    const wanted = kept.options?.[name];
    if (wanted !== undefined && option.values.includes(wanted)) options[name] = wanted;
  }
  const seconds = CLOCKS.includes(kept.seconds ?? -1) ? (kept.seconds ?? 0) : usual.seconds;
  return { options, seconds, memoryAid: kept.memoryAid ?? usual.memoryAid };
}

type Company = Pick<FriendsWishes, "isPublic" | "hints" | "latecomers">;
const ALONE: Company = { isPublic: false, hints: false, latecomers: true };

/** The same in the server's words. */
export function newTable(game: Game, players: number, wishes: Terms, { isPublic, hints, latecomers }: Company = ALONE): NewTable {
  const { options, seconds, memoryAid } = wishes;
  return { game, players, options, seconds, memory_aid: memoryAid, hints, latecomers, public: isPublic };
}
