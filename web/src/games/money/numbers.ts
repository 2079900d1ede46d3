/** The numbers of the rules that the page draws and adds up with, each named once. */

export const PLAYERS = { from: 3, to: 5 }; // M5

export const CURRENCIES = ["JPY", "EUR", "USD", "GBP", "CHF", "SEK", "RUB"] as const; // M1
/** How many notes of each value a currency has, in the order of their numbers: M1, MR1. */
export const NOTES: ReadonlyMap<number, number> = new Map([[20, 3], [30, 3], [40, 1], [50, 1], [60, 1]]);
export const COINS = 6; // M2
export const COIN_VALUE = 10;
/** Currencies that leave the game, by the number of players: M5. */
export const REMOVED: Record<number, number> = { 3: 2, 4: 1 };

/** Cards that are dealt to each: M6. */
export const HAND = 6;
export const DISPLAY = 4; // M6, M13

/** A currency counts above the first mark, and in full from the second on: M15. */
export const FIRST_MARK = 100;
export const FULL_MARK = 200;
/** What is taken off at the first mark leaves nothing there: the least that counts is the smallest step more. */
export const COUNTS_FROM = FIRST_MARK + COIN_VALUE;
/** Equal notes that make a trio, and what it brings: M17. */
export const TRIO = 3;
export const TRIO_BONUS = 100;
