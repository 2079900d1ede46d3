import { CURRENCIES, cardOf, copiesOf, isCurrency, type Card, type Currency, type Kind } from "../../art/note";
import { kindName } from "../../art/noteWords";
import { number, signed } from "../../words/formats";
import { t } from "../../words/words.svelte";
import { COIN_VALUE, FIRST_MARK, TRIO } from "./numbers";
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
export function missingWords({ sum, missing }: { sum: number; missing: number }) {
  if (missing === 0) return { long: t("money-in-full"), short: t("money-in-full") };
  const key = sum < FIRST_MARK ? "money-missing-to-count" : "money-missing-to-full";
  return { long: t(key, { amount: number(missing) }), short: t(`${key}-short`, { amount: signed(missing) }) };
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

/** What each currency, with its trios, and the coins come to. */
function amounts(reckoning: MoneyReckoning): Map<Currency | typeof COIN, number> {
  const all = new Map<Currency | typeof COIN, number>(amountsOf(reckoning).map(({ code, counted }) => [code, counted]));
  for (const { currency, points } of reckoning.trios) all.set(currency, (all.get(currency) ?? 0) + points);
  return all.set(COIN, reckoning.coins * COIN_VALUE);
}

/** Where the difference between two reckonings comes from. */
export function changes(before: MoneyReckoning, after: MoneyReckoning) {
  const [was, will] = [amounts(before), amounts(after)];
  return [...will].map(([kind, amount]) => ({ kind, gain: amount - (was.get(kind) ?? 0) })).filter(({ gain }) => gain !== 0);
}
