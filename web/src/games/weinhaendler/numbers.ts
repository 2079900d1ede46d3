/** The numbers of the rules that the page draws and adds up with, each named once. */

export const PLAYERS = { from: 3, to: 5 }; // W5

export const CHEAPEST = 5; // euro: WR7
export const KINDS_OF_WINE = 7; // W1
export const MOST_STARS = 3;
/** Of each bottle, and of the empty one: W1, W2. */
export const COPIES = 3;
/** The price of the empty bottle, in tenths of a euro: W2, W3. */
export const EMPTY_TENTHS = 2;
/** The wines that stay in the box, by their letters: W5. */
export const ABSENT: Record<number, readonly string[]> = { 3: ["B", "D"], 4: ["C"] };

/** Cards that are dealt to each: W6. */
export const HAND = 5;
export const DISPLAY = 4; // W6, W29
/** At the end of a turn in the cellars: W18. */
export const HAND_LIMIT = 6;
/** Of a cellar: W19. */
export const ROWS = 5;
/** Points for a trio: W26. */
export const ALIKE = 4;
export const MIXED = 1;
