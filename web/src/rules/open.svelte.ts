import type { Game } from "../games/types";

/** A clause that somebody wants to read, wherever on the page he came across it. */
class OpenClause {
  wanted = $state.raw<{ game: Game; clause: string } | null>(null);

  open(game: Game, clause: string): void {
    this.wanted = { game, clause };
  }

  close(): void {
    this.wanted = null;
  }
}

export const openClause = new OpenClause();
