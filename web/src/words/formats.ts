import type { Language } from "./languages";
import { isolated, language } from "./words.svelte";

const COMMA: ReadonlySet<Language> = new Set(["de", "nl", "fr", "hu"]);
const THOUSANDS: Record<Language, [string, number]> = {
  en: [",", 4], de: [".", 4], nl: [".", 4], fr: ["\u202f", 4], hu: ["\u00a0", 5],
};
const AND: Record<Language, string> = { en: "and", de: "und", nl: "en", fr: "et", hu: "és" };
const MINUS = "−";

/** 12500 as 12,500 or 12.500; Hungarian begins to group at five digits. */
export function number(value: number): string {
  const [mark, from] = THOUSANDS[language()];
  const digits = String(Math.abs(value));
  const grouped = digits.length < from ? digits : digits.replace(/\B(?=(\d{3})+$)/g, mark);
  return value < 0 ? MINUS + grouped : grouped;
}

/** With one decimal where there is one: 2, 1.5. */
export function decimal(value: number): string {
  const tenths = Math.round(value * 10);
  const whole = number(Math.trunc(tenths / 10));
  return tenths % 10 ? `${whole}${COMMA.has(language()) ? "," : "."}${Math.abs(tenths % 10)}` : whole;
}

/** An amount in tenths of a euro as it stands on cards and buttons: 31, or 19.20. */
export function price(tenths: number, decimals = tenths % 10 !== 0): string {
  const whole = number(Math.trunc(tenths / 10));
  return decimals ? `${whole}${COMMA.has(language()) ? "," : "."}${Math.abs(tenths % 10)}0` : whole;
}

/** The same with its currency, as a record or a hint says it: €19.20, 19,20 €. */
export function euros(tenths: number): string {
  const amount = price(tenths, true);
  if (language() === "en") return `€${amount}`;
  return language() === "nl" ? `€\u00a0${amount}` : `${amount}\u00a0€`;
}

/** A moment as a calendar or a clock would have it; English is British, and has the day before the month. */
export function dated(moment: Date, style: Intl.DateTimeFormatOptions): string {
  const spoken = language();
  return new Intl.DateTimeFormat(spoken === "en" ? "en-GB" : spoken, style).format(moment);
}

/** A day, from seconds since 1970: 18 Nov 2026. */
export function day(seconds: number): string {
  return dated(new Date(seconds * 1000), { dateStyle: "medium" });
}

/** A day with the time of day: 18 Nov 2026, 21:04. */
export function moment(seconds: number): string {
  return dated(new Date(seconds * 1000), { dateStyle: "medium", timeStyle: "short" });
}

const PERCENT: Record<Language, string> = { en: "%", de: "\u00a0%", nl: "%", fr: "\u202f%", hu: "%" };
const HUNDRED = 100;

/** A share of 0.314 as 31%. */
export function percent(share: number): string {
  return number(Math.round(share * HUNDRED)) + PERCENT[language()];
}

/** A difference between shares with its sign: −9%. */
export function signedPercent(share: number): string {
  return signed(Math.round(share * HUNDRED)) + PERCENT[language()];
}

/** With its sign: +130, −10, ±0. */
export function signed(value: number): string {
  return value > 0 ? `+${number(value)}` : value < 0 ? number(value) : "±0";
}

/** 1st, 2nd; 1., 2.; 1e, 2e. */
export function ordinal(value: number, feminine = false): string {
  switch (language()) {
    case "en":
      return value + (["th", "st", "nd", "rd"][value % 100 > 10 && value % 100 < 14 ? 0 : value % 10] ?? "th");
    case "fr":
      return value === 1 ? (feminine ? "1re" : "1er") : `${value}e`;
    case "nl":
      return `${value}e`;
    default:
      return `${value}.`;
  }
}

/** The rank of a bid, or a place: both are feminine in French. */
export function rankWords(rank: number): string {
  return ordinal(rank, true);
}

/** Anna, Bruno and Carl. */
export function list(names: readonly string[]): string {
  const each = names.map(isolated);
  if (each.length < 2) return each[0] ?? "";
  return `${each.slice(0, -1).join(", ")} ${AND[language()]} ${each[each.length - 1]}`;
}
