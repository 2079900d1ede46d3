import { CURRENCIES, cardOf, copiesOf, isCurrency, type Card, type Currency, type Kind } from "../../art/note";
import { kindName } from "../../art/noteWords";
import { number, signed } from "../../words/formats";
import { t } from "../../words/words.svelte";
import { COIN_VALUE, COUNTS_FROM, FULL_MARK, TRIO } from "./numbers";
import type { MoneyReckoning } from "./types";

export const PLAY = "PLAY";
export const COIN = "XAU";
const SIGNS: Record<Currency, string> = { JPY: "¥", EUR: "€", USD: "$", GBP: "£", CHF: "Fr", SEK: "kr", RUB: "₽" };

/** Equal cards: one button in the hand. */
export interface Stack {
  kind: Kind;
  value: number;
  cards: string[];
}

/** The cards of one currency, or the coins, or the play money. */
export interface Pocket {
  kind: Kind;
  stacks: Stack[];
  count: number;
}

export function inPlay(removed: readonly string[]): Currency[] {
  return CURRENCIES.filter((code) => !removed.includes(code));
}

export function worth(cards: readonly string[]): number {
  return cards.reduce((sum, text) => sum + cardOf(text).value, 0);
}

/** As moves and events name them: by serial number, the play money last. */
export function bySerial(cards: readonly string[]): string[] {
  const rank = (text: string) => cardOf(text).serial || Infinity;
  return [...cards].sort((one, other) => rank(one) - rank(other));
}

export function bidMove(cards: readonly string[]): string {
  return `bid ${bySerial(cards).join(" ")}`;
}

/** The lowest serial number of a bid decides between equal ones. */
export function lowest(cards: readonly string[]): Card {
  return cardOf(bySerial(cards)[0] ?? PLAY);
}

export function sameCards(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((card) => other.includes(card));
}

/** Without play money, which leaves its owner never. */
export function notes(cards: readonly string[]): string[] {
  return cards.filter((text) => text !== PLAY);
}

/** A hand by currency in the rules' order, then the coins, then play money; within a pocket by value. */
export function pocketsOf(hand: readonly string[], currencies: readonly Currency[]): Pocket[] {
  const pockets: Pocket[] = [];
  const kinds: Kind[] = [...currencies, COIN, PLAY];
  for (const kind of kinds) {
    const cards = bySerial(hand.filter((text) => cardOf(text).kind === kind));
    if (cards.length === 0) continue;
    const stacks: Stack[] = [];
    for (const text of cards) {
      const { value } = cardOf(text);
      const last = stacks.at(-1);
      if (last?.value === value) last.cards.push(text);
      else stacks.push({ kind, value, cards: [text] });
    }
    pockets.push({ kind, stacks, count: cards.length });
  }
  return pockets;
}

/** What each currency comes to, without its trios. */
export function amountsOf({ currencies }: MoneyReckoning) {
  return Object.entries(currencies).flatMap(([code, amount]) => (isCurrency(code) ? [{ code, ...amount }] : []));
}

export function signOf(kind: string): string {
  return isCurrency(kind) ? SIGNS[kind] : "";
}

export function currencyName(kind: Kind): string {
  if (kind === PLAY) return t("money-play-money");
  return kind === COIN ? t("money-coins", { n: 2 }) : t(`money-${kind.toLowerCase()}`);
}

/** Cards as the log writes them: €20, €20, $50, gold coin 10. */
export function cardList(cards: readonly string[]): string {
  const short = bySerial(cards).map((text) => {
    const { kind, value } = cardOf(text);
    return isCurrency(kind) ? `${signOf(kind)}\u2060${value}` : kindName(kind, value);
  });
  const counted = new Map<string, number>();
  for (const text of short) counted.set(text, (counted.get(text) ?? 0) + 1);
  return [...counted].map(([card, n]) => (n > 1 ? t("money-several", { n, card }) : card)).join(", ");
}

/** How much a currency lacks, and for what: to count from there on, or to count in full. */
export function missingWords(sum: number) {
  if (sum >= FULL_MARK) return { long: t("money-in-full"), short: t("money-in-full") };
  const [key, mark] = sum < COUNTS_FROM ? ["money-missing-to-count", COUNTS_FROM] as const : ["money-missing-to-full", FULL_MARK] as const;
  return { long: t(key, { amount: number(mark - sum) }), short: t(`${key}-short`, { amount: signed(mark - sum) }) };
}

/** "30 dollars, 3 of them, 1 in the bid" */
export function stackWords({ kind, value, cards }: Stack, chosen: number): string {
  const words = { card: kindName(kind, value), n: cards.length, chosen };
  if (cards.length > 1) return t("money-stack", words);
  return t(chosen ? "money-stack-one-chosen" : "money-stack-one", words);
}

/** Whether three of these are a trio. */
export function canBeTrio({ kind, value }: { kind: string; value: number }): boolean {
  return isCurrency(kind) && copiesOf(value) === TRIO;
}

/** What the trios of a currency bring. */
export function trioPoints({ trios }: MoneyReckoning, kind: string): number {
  return trios.reduce((sum, { currency, points }) => sum + (currency === kind ? points : 0), 0);
}

/** What somebody's wealth gains or loses by a currency, by its trios, or by the coins. */
interface Change {
  kind: Currency | typeof COIN;
  gain: number;
  isTrio: boolean;
}

/** Where the difference between two reckonings comes from. */
export function changes(before: MoneyReckoning, after: MoneyReckoning): Change[] {
  const notes = amountsOf(after).flatMap(({ code, counted }): Change[] => [
    { kind: code, gain: counted - (before.currencies[code]?.counted ?? 0), isTrio: false },
    { kind: code, gain: trioPoints(after, code) - trioPoints(before, code), isTrio: true },
  ]);
  const coins: Change = { kind: COIN, gain: COIN_VALUE * (after.coins - before.coins), isTrio: false };
  return [...notes, coins].filter(({ gain }) => gain !== 0);
}

/** The currencies of which there would be more, or less, though none of it counts yet: what grows first, and the largest. */
export function moves(before: MoneyReckoning, after: MoneyReckoning) {
  return amountsOf(after)
    .map(({ code, sum }) => ({ code, was: before.currencies[code]?.sum ?? 0, will: sum }))
    .filter(({ was, will }) => was !== will)
    .sort((one, other) => Number(other.will > other.was) - Number(one.will > one.was) || other.will - one.will);
}
