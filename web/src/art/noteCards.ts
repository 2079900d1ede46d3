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
const FIRST_SERIAL: Record<number, number> = { 20: 1, 30: 22, 40: 43, 50: 50, 60: 57 };
const FIRST_COIN = 64;

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
export function serialOf(kind: Currency | "XAU", value: number, copy: number): number {
  if (kind === "XAU") return FIRST_COIN + copy;
  return (FIRST_SERIAL[value] ?? 0) + copiesOf(value) * CURRENCIES.indexOf(kind) + copy;
}

/** As it is printed: No 03. */
export function serialText(serial: number): string {
  return `No ${String(serial).padStart(2, "0")}`;
}

export const CREAM = "#fffaf0";
export const INK = "#23201c";

/** The colours of a note: its hue, the strip at its left, its figures, its paper, and what lies between. */
export interface Tints {
  hue: string;
  strip: string;
  deep: string;
  pale: string;
  soft: string;
}

const HUES: Record<Currency, string> = {
  JPY: "#b5446e", EUR: "#2f6db5", USD: "#4c8c4a", GBP: "#6d4aa8", CHF: "#c23b22", SEK: "#1e8c93", RUB: "#b07a1f",
};
/** Where hues meet for the colour-blind, the strips are apart in lightness. */
const DARKENED: Partial<Record<Currency, number>> = { JPY: 0.14, EUR: 0.08, GBP: 0.22, CHF: 0.18 };
const LEAST_CONTRAST = 4.6;

export const TINTS = Object.fromEntries(CURRENCIES.map((code) => [code, tintsOf(code)])) as Record<Currency, Tints>;

function tintsOf(code: Currency): Tints {
  const hue = HUES[code];
  let strip = mix(hue, "#000000", DARKENED[code] ?? 0);
  for (let share = 0; contrast(strip, CREAM) < LEAST_CONTRAST; share += 0.02) strip = mix(hue, "#000000", share);
  return { hue, strip, deep: mix(hue, "#120c08", 0.5), pale: mix("#fffdf6", hue, 0.13), soft: mix("#fffdf6", hue, 0.42) };
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
}

function mix(one: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(one).map((value, i) => Math.round(value + ((others[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As WCAG has it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
