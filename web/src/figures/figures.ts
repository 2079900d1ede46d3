import type { GameFigures, Rating, Tally } from "../api/types";
import { number, percent } from "../words/formats";
import { hasWords, t } from "../words/words.svelte";

/** The matches with all of this number of players; 0 for any number. */
export function overall(tallies: readonly Tally[], players: number): Tally | undefined {
  return tallies.find((each) => each.players === players && each.against === null && !each.people);
}

/** The same by company: other people first, then bots in the order of their strength. */
export function byCompany(tallies: readonly Tally[], players: number, strength: (bot: string) => number): Tally[] {
  const rank = (each: Tally) => (each.people ? -1 : strength(each.against ?? ""));
  return tallies
    .filter((each) => each.players === players && (each.against !== null || each.people))
    .sort((one, other) => rank(one) - rank(other));
}

/** The numbers of players of which there are matches. */
export function playersOf({ tallies }: GameFigures): number[] {
  return [...new Set(tallies.map((each) => each.players))].filter((each) => each > 0).sort();
}

/** An interval of shares: 22–37%. */
export function between(low: number, high: number): string {
  return `${number(Math.round(100 * low))}–${percent(high)}`;
}

/** 27, or 27 ± 6 while it says little. */
export function ratingWords({ mu, sigma, provisional }: Rating): string {
  const rating = number(Math.round(mu));
  return provisional ? `${rating}\u00a0±\u00a0${number(Math.round(sigma))}` : rating;
}

/** Some badges are earned in another way in each game. */
export function badgeKey(name: string, game: string): string {
  const own = `figures-badge-${name}-${game}`;
  return hasWords(own) ? own : `figures-badge-${name}`;
}

/** What a badge is called; a server may know some of which this page has never heard. */
export function badgeName(name: string, game: string): string {
  const key = badgeKey(name, game);
  return hasWords(key) ? t(key) : name;
}

/** The badges that can be earned in each game, the usual ones first. */
export const BADGES: Record<string, readonly string[]> = {
  weinhaendler: ["full-cellar", "in-company", "in-a-row", "narrow", "from-last", "great-bottle"],
  money: ["in-company", "in-a-row", "three-trios", "five-hundred", "narrow", "from-last", "five-coins"],
};
