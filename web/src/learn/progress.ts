import type { Game } from "../games/types";

const key = (game: Game) => `etalage.learn.${game}`;

/** The step at which a lesson was left. */
export function progress(game: Game): number {
  try {
    return Number(localStorage.getItem(key(game))) || 0;
  } catch {
    return 0;
  }
}

export function keepProgress(game: Game, step: number): void {
  try {
    localStorage.setItem(key(game), String(step));
  } catch {
    // Then the lesson begins anew the next time.
  }
}
