/** All cards for those who show them elsewhere: definitions with ids, one a line, drawn small and without a style sheet. */
import { NOTES } from "../games/money/numbers";
import { card, end, sprite, type Kind } from "./bottle";
import { CURRENCIES, copiesOf, defs, svg } from "./note";

const FONTS: [class_: RegExp, attributes: string][] = [
  [/class="bottle-figures"/g, 'font-family="Source Sans 3,system-ui,sans-serif" font-weight="800"'],
  [/class="bottle-letters"/g, 'font-family="Fraunces,Georgia,serif"'],
];
const NOTE_FONT = 'font-family="Source Sans 3,system-ui,sans-serif" font-weight="600"';
const WIDTH = 50;
const COPIES = "abcdef";
const COINS = 6;
const PRICES = Array.from({ length: 21 }, (_, index) => index + 5);

/** A line for each definition. */
export function lines(): string[] {
  const kinds: Kind[] = [...PRICES, "empty", "back"];
  const bottles = kinds.map((kind) => symbol(`card-${nameOf(kind)}`, card(kind, { width: WIDTH })));
  const ends = [...PRICES, "empty" as const].map((kind) => symbol(`end-${nameOf(kind)}`, end(kind)));
  const notes = noteTexts().map((text) => symbol(`note-${text}`, svg(text, { px: WIDTH }), NOTE_FONT));
  return [...elements(inside(sprite())), ...elements(inside(defs())), ...bottles, ...ends, ...notes];
}

function nameOf(kind: Kind): string {
  return kind === "empty" ? "0" : String(kind);
}

function noteTexts(): string[] {
  const notes = CURRENCIES.flatMap((code) => [...NOTES.keys()].flatMap((value) => {
    const copies = copiesOf(value);
    return copies === 1 ? [`${code}${value}`] : [...COPIES.slice(0, copies)].map((copy) => `${code}${value}${copy}`);
  }));
  return [...notes, ...[...COPIES.slice(0, COINS)].map((copy) => `XAU10${copy}`), "PLAY", "BACK"];
}

function symbol(id: string, drawing: string, more = ""): string {
  const box = /viewBox="([^"]+)"/.exec(drawing)?.[1] ?? "";
  const content = drawing.slice(drawing.indexOf(">") + 1, drawing.lastIndexOf("</svg>"));
  const plain = FONTS.reduce((text, [found, attributes]) => text.replace(found, attributes), content);
  return flat(`<symbol id="${id}" viewBox="${box}" ${more}>${plain}</symbol>`);
}

function inside(drawing: string): string {
  return drawing.slice(drawing.indexOf("<defs>") + "<defs>".length, drawing.lastIndexOf("</defs>"));
}

/** The outermost elements of a text of elements. */
function elements(text: string): string[] {
  const found: string[] = [];
  let [depth, start] = [0, 0];
  for (const tag of text.matchAll(/<(\/?)[^>]*?(\/?)>/g)) {
    if (depth === 0) start = tag.index;
    depth += tag[1] ? -1 : tag[2] ? 0 : 1;
    if (depth === 0) found.push(flat(text.slice(start, tag.index + tag[0].length)));
  }
  return found;
}

function flat(text: string): string {
  return text.replace(/\s*\n\s*/g, "");
}
