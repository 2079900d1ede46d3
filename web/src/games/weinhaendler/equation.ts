import { price } from "../../words/formats";
import { worth } from "./bids";

const PLUS = " +\u00a0"; // no line ends with a plus

/** Cards by their prices, dearest first: "14 + 5 + 0.20". */
export function equation(cards: readonly string[]): string {
  return [...cards].sort((one, other) => worth(other) - worth(one)).map((card) => price(worth(card))).join(PLUS);
}
