import { wineOf } from "../../art/bottle";
import { dealing, shuffled, type Below, type DealtCards, type Dealer } from "../../rules/dealing";
import { ABSENT, CHEAPEST, COPIES, DISPLAY, HAND, KINDS_OF_WINE, MOST_STARS } from "./numbers";

export const dealer: Dealer = (players, deals) => deals.map((below) => dealt(players, below));

function dealt(players: number, below: Below): DealtCards {
  const absent = ABSENT[players] ?? [];
  const prices = Array.from({ length: KINDS_OF_WINE * MOST_STARS }, (_, i) => CHEAPEST + i).filter((price) => !absent.includes(wineOf(price).letter));
  const deck = shuffled([...prices.map(String), "0"].flatMap((card) => Array<string>(COPIES).fill(card)), below);
  const take = dealing(deck);
  return {
    hands: Array.from({ length: players }, () => take(HAND)),
    display: take(DISPLAY),
    pile: take(deck.length),
    start: below(players),
  };
}
