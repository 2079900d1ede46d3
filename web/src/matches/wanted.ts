import { isGame } from "../games/registry";
import type { Game } from "../games/types";

/** Which of one's matches; what is empty does not matter. */
export interface Wanted {
  game: Game | "";
  name: string;
  /** A house rule as the server takes it: `draw=open`. */
  option: string;
  /** Days as a date field has them: 2026-11-18. */
  from: string;
  to: string;
}

export const ALL: Wanted = { game: "", name: "", option: "", from: "", to: "" };
const DAY_MS = 86_400_000;

export function isAll(wanted: Wanted): boolean {
  return Object.values(wanted).every((value) => value === "");
}

/** As the address of the page keeps it. */
export function wantedIn(query: URLSearchParams): Wanted {
  const read = (key: keyof Wanted) => query.get(key) ?? "";
  const game = read("game");
  return { game: isGame(game) ? game : "", name: read("name"), option: read("option"), from: read("from"), to: read("to") };
}

export function addressOf(wanted: Wanted): string {
  const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ""));
  return query.size ? `/matches?${query}` : "/matches";
}

/** As the server is asked. The days are those of the reader's clock, both included. */
export function asked({ game, name, option, from, to }: Wanted, after: string | null): URLSearchParams {
  const query = new URLSearchParams();
  if (game) query.set("game", game);
  if (name.trim()) query.set("name", name.trim());
  if (option) query.set("option", option);
  const since = midnight(from);
  const until = midnight(to);
  if (since !== null) query.set("since", String(since / 1000));
  if (until !== null) query.set("until", String((until + DAY_MS) / 1000));
  if (after !== null) query.set("after", after);
  return query;
}

function midnight(day: string): number | null {
  const at = day ? new Date(`${day}T00:00`).getTime() : NaN;
  return at >= 0 ? at : null;
}
