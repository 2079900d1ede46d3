/** Adding up, spelling out and ranking what lies open on the table. */
import { price } from "../../words/formats";
import { EMPTY_TENTHS } from "./numbers";

const PLUS = " +\u00a0"; // no line ends with a plus

/** What a card is worth in tenths of a euro. */
export function worth(card: string): number {
  return card === "0" ? EMPTY_TENTHS : 10 * Number(card);
}

export function total(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + worth(card), 0);
}

/** Cards by their prices, dearest first: "14 + 5 + 0.20". */
export function equation(cards: readonly string[]): string {
  return cards.map(worth).sort((one, other) => other - one).map((tenths) => price(tenths)).join(PLUS);
}

/** The move that adds these cards to the bid, spelled as the notation wants it. */
export function bidMove(cards: readonly string[]): string {
  return ["bid", ...[...cards].sort((one, other) => Number(one) - Number(other))].join(" ");
}

/** The seats with a bid, highest first. */
export function ranking(values: readonly number[]): number[] {
  return values.map((_, seat) => seat).filter((seat) => values[seat]).sort((one, other) => values[other]! - values[one]!);
}

/** The rank of a bid; whose bid comes to its seat if the bidding ends now, or null: the display; who gets it, or null: it becomes the display. */
export function standing(values: readonly number[], seat: number) {
  const seats = ranking(values);
  const index = seats.indexOf(seat);
  if (index < 0) return null;
  return { rank: index + 1, of: seats.length, takes: seats[index - 1] ?? null, gives: seats[index + 1] ?? null };
}

/** Another seat whose bid has this value. */
export function holderOf(value: number, values: readonly number[], me: number): number | null {
  const seat = values.findIndex((each, index) => index !== me && each === value);
  return value && seat >= 0 ? seat : null;
}
