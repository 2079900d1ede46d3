import { money } from "./money/entry";
import type { GameEntry, GamePlugin } from "./plugin";
import type { Game } from "./types";
import { weinhaendler } from "./weinhaendler/entry";

/** The games of this page, in the order in which they are offered. */
export const GAMES: { readonly [G in Game]: GameEntry<G> } = { weinhaendler, money };

export function isGame(name: unknown): name is Game {
  return typeof name === "string" && Object.hasOwn(GAMES, name);
}

export const GAME_NAMES: readonly Game[] = Object.keys(GAMES).filter(isGame);

/** How a game is called. A record that somebody brings may name one that this page has never met. */
export function titleOf(game: unknown): string {
  return isGame(game) ? GAMES[game].title : String(game);
}

/**
 * What shows the tables of a game, fetched with the first of them. This is the one place where the page takes it from
 * the server that a table is one of the game it names: whoever asks for the plugin of a table's game may show it that table.
 */
export function plugin<G extends Game>(game: G): Promise<GamePlugin<G>> {
  return GAMES[game].plugin();
}
