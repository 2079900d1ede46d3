import type { Line, Seen } from "../api/types";
import type { Game } from "../games/types";

let number = 0;

/** A line of a log. */
export function line<G extends Game = Game>(name: Line<G>["name"], facts: Record<string, unknown> = {}, at = ++number): Line<G> {
  return { number: at, name, facts, at: 0 } as Line<G>;
}

type Facts<G extends Game> = Omit<Partial<Seen<G>>, "table"> & { table?: Partial<Seen<G>["table"]> };

/** A table with four people at it, as one of them sees it. */
export function seenAs<G extends Game = Game>({ table, ...facts }: Facts<G> = {}): Seen<G> {
  const seats = ["Anne", "Bob", "Carl", "Dora"].map((name) => ({
    kind: "person", name, bot: null, stand_in: false, seal: null, word: null, away: null, result_seen: false, answer_until: null, next: null, score: null,
  }));
  return {
    table: {
      id: "t", game: "weinhaendler", players: 4, options: {}, deals: 1, deal: 1, scores: [0, 0, 0, 0], seconds: 0, memory_aid: true, hints: false,
      public: false, match: 1, number: 0, phase: "playing", seats, host: 0, host_watches: false, waiting: [], due: null, stand_in_from: [], commitment: null,
      cards_of: null, common: null, played: 0, latecomers: true, entrance: null, ...table,
    },
    seat: 0, is_host: true, decision: 0, asked: [], legal: null, view: {}, reckoning: null, fair: null, ...facts,
  } as Seen<G>;
}
