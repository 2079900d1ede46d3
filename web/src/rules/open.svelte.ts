import type { Game } from "../games/types";

/** A clause that somebody wants to read, wherever on the page they came across it. */
export const openClause = $state<{ wanted: { game: Game; clause: string } | null }>({ wanted: null });
