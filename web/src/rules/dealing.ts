/** How cards come from random numbers: as the server deals them, so that anybody can deal them again. */

/** A number below n. */
export type Below = (n: number) => number;

/** The cards of a deal, as a record has them. */
export interface DealtCards {
  hands: string[][];
  pile: string[];
  display?: string[];
  start?: number;
  right?: string[];
  left?: string[];
}

/** The deals of a match, in their order, for so many players; each from random numbers of its own. */
export type Dealer = (players: number, deals: readonly Below[]) => DealtCards[];

/** Fisher-Yates from the last index down. */
export function shuffled<Item>(items: Item[], below: Below): Item[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
  return items;
}

/** Cards from the top of a deck, so many at a time. */
export function dealing(deck: readonly string[]): (count: number) => string[] {
  let dealt = 0;
  return (count) => deck.slice(dealt, (dealt += count));
}
