import { dealing, shuffled, type Below, type DealtCards, type Dealer } from "../../rules/dealing";
import { COINS, COIN_VALUE, CURRENCIES, DISPLAY, HAND, NOTES, REMOVED } from "./numbers";

const COPIES = [..."abcdef"];

/** Which currencies leave the game is drawn before the first deal, for all of them. */
export const dealer: Dealer = (players, deals) => {
  const leaving = REMOVED[players] ?? 0;
  let removed: string[] = [];
  return deals.map((below, number) => {
    if (number === 0 && leaving) removed = shuffled<string>([...CURRENCIES], below).slice(0, leaving);
    return dealt(players, removed, below);
  });
};

function dealt(players: number, removed: readonly string[], below: Below): DealtCards {
  const inPlay = CURRENCIES.filter((code) => !removed.includes(code));
  const notes = [...NOTES].flatMap(([value, copies]) => inPlay.flatMap((code) => named(`${code}${value}`, copies)));
  const deck = [...notes, ...named(`XAU${COIN_VALUE}`, COINS)]; // MR1
  const take = dealing(shuffled(deck, below));
  return {
    hands: Array.from({ length: players }, () => take(HAND)),
    right: take(DISPLAY),
    left: take(DISPLAY),
    pile: take(deck.length),
  };
}

/** Copies of a card, each by its letter; a single one needs none. */
function named(card: string, copies: number): string[] {
  return copies === 1 ? [card] : COPIES.slice(0, copies).map((letter) => card + letter);
}
