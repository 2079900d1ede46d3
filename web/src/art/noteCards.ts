/** What is printed on the cards of Money!: their names, values, serial numbers and colours. */

import { CURRENCIES, NOTES } from "../games/money/numbers";

export { CURRENCIES };
export type Currency = (typeof CURRENCIES)[number];
export type Kind = Currency | "XAU" | "PLAY" | "BACK";

/** A card as its text tells it: EUR30a, GBP50, XAU10b, PLAY; BACK is the other side of any. */
export interface Card {
  text: string;
  kind: Kind;
  value: number;
  /** From 1 to 69; 0 for what bears none. */
  serial: number;
}

const COPIES = "abcdef";

export function isCurrency(kind: string): kind is Currency {
  return CURRENCIES.some((code) => code === kind);
}

/** How many notes of this value a currency has. */
export function copiesOf(value: number): number {
  return NOTES.get(value) ?? 1;
}

export function cardOf(text: string): Card {
  if (text === "PLAY" || text === "BACK") return { text, kind: text, value: 0, serial: 0 };
  const code = text.slice(0, 3);
  const kind = isCurrency(code) ? code : "XAU";
  const value = Number(text.slice(3, 5));
  return { text, kind, value, serial: serialOf(kind, value, COPIES.indexOf(text.charAt(5) || "a")) };
}

/** Numbered by value, within a value by currency, then by copy; the coins last. */
function serialOf(kind: Currency | "XAU", value: number, copy: number): number {
  const before = [...NOTES].filter(([each]) => kind === "XAU" || each < value).reduce((sum, [, copies]) => sum + copies * CURRENCIES.length, 1);
  return before + copy + (kind === "XAU" ? 0 : copiesOf(value) * CURRENCIES.indexOf(kind));
}

/** As it is printed: No 03. */
export function serialText(serial: number): string {
  return `No ${String(serial).padStart(2, "0")}`;
}

export const CREAM = "#fffaf0";
export const INK = "#23201c";

/**
 * The colours of a note: its hue, the strip at its left, its figures, its paper, and what lies between.
 * Where hues meet for the colour-blind, the strips are apart in lightness; cream can be read on all of them.
 */
export const TINTS = {
  JPY: { hue: "#b5446e", strip: "#9c3a5f", deep: "#64283b", pale: "#f5e5e4", soft: "#e0afbd" },
  EUR: { hue: "#2f6db5", strip: "#2b64a7", deep: "#213d5f", pale: "#e4eaee", soft: "#a8c1db" },
  USD: { hue: "#4c8c4a", strip: "#447e43", deep: "#2f4c29", pale: "#e8eee0", soft: "#b4ceae" },
  GBP: { hue: "#6d4aa8", strip: "#553a83", deep: "#402b58", pale: "#ece6ec", soft: "#c2b2d5" },
  CHF: { hue: "#c23b22", strip: "#9f301c", deep: "#6a2415", pale: "#f7e4da", soft: "#e5ac9d" },
  SEK: { hue: "#1e8c93", strip: "#1b7e84", deep: "#184c4e", pale: "#e2eee9", soft: "#a1cecc" },
  RUB: { hue: "#b07a1f", strip: "#97691b", deep: "#614314", pale: "#f5ecda", soft: "#dec69c" },
} satisfies Record<Currency, unknown>;
export type Tints = (typeof TINTS)[Currency];
