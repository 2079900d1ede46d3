/** The engraver's stock, drawn once a page and used by every card: figures, rosettes, bands and fine print. */
import { COIN_VALUE, NOTES } from "../games/money/numbers";
import { CURRENCIES, type Currency } from "./noteCards";

const { sin, cos, abs, round, PI } = Math;
const TURN = 2 * PI;

export type Glyph = Currency | "0" | "1" | "2" | "3" | "4" | "5" | "6";

/** Sign-writer's numerals and symbols: centre lines in a box of 50 by 80, drawn by thick strokes with a thin inline. */
const GLYPHS: Record<Glyph, string> = {
  0: "M25 0C43 0 50 17 50 40S43 80 25 80 0 63 0 40 7 0 25 0Z",
  1: "M8 15L27 1V80M8 80H46",
  2: "M1 23C1 9 11 0 25 0S49 9 49 23C49 36 39 44 27 55L4 80H51",
  3: "M3 0H46L24 32C40 31 50 41 50 55.5C50 70 40 80 24 80 12 80 4 75-1 65",
  4: "M38 80V2L0 56H54",
  5: "M46 0H9L5 37C10 31 17 28 25 28 40 28 50 38 50 54S40 80 24 80C12 80 4 75-1 66",
  6: "M45 12C41 4 35 0 27 0 9 0 0 18 0 45 0 68 9 80 25 80S50 70 50 54.5 40 30 26 30C13 30 4 38 1 50",
  JPY: "M2 0L25 38 48 0M25 38V80M4 45H46M4 62H46",
  EUR: "M48 13C43 4 36 0 28 0 13 0 7 18 7 40S13 80 28 80C37 80 44 75 49 66M-3 32H36M-3 49H32",
  USD: "M46 19C43 8 35 3 25 3 12 3 4 10 4 21 4 34 13 37 25 40S47 46 47 59C47 70 38 77 25 77 13 77 5 71 3 60M25-10V90",
  GBP: "M47 15C44 5 38 0 30 0 19 0 13 8 13 20 13 34 20 42 18 57 17 68 12 76 3 80H50M1 42H38",
  CHF: "M4 80V0H38M4 38H32M48 80V31M48 52C50 37 58 31 69 33",
  SEK: "M4 80V0M36 30L6 57M15 49L38 80M52 80V31M52 52C54 37 62 31 72 33",
  RUB: "M12 80V0H28C43 0 50 8 50 22S43 44 28 44H-2M-2 62H32",
};
const VALUES = [COIN_VALUE, ...NOTES.keys()];

/** Fr and kr are two letters wide. */
export function isWide(code: Currency): boolean {
  return code === "CHF" || code === "SEK";
}

type Point = [number, number];
const ROSETTE_RADIUS = 600;

/** A closed curve through points of the unit circle's size, in whole steps from one to the next. */
function closed(curve: (angle: number) => Point, points: number): string {
  let path = "";
  let [lastX, lastY] = [0, 0];
  for (let i = 0; i < points; i++) {
    const [x, y] = curve((i / points) * TURN).map((length) => round(length * ROSETTE_RADIUS)) as Point;
    path += i ? `l${x - lastX} ${y - lastY}` : `M${x} ${y}`;
    [lastX, lastY] = [x, y];
  }
  return `${path.replace(/ -/g, "-")}z`;
}

function polar(radius: (angle: number) => number, points: number): string {
  return closed((angle) => [radius(angle) * sin(angle), -radius(angle) * cos(angle)], points);
}

interface Copy {
  scale: number;
  turn: number;
}

/** Copies of a curve from one size to another, each turned a little further. */
function copies(count: number, first: number, last: number, turn: number): Copy[] {
  return Array.from({ length: count }, (_, i) => ({ scale: first + ((last - first) * i) / (count - 1), turn: turn * i }));
}

function between(lines: Copy[], turn: number): Copy[] {
  return lines.map(({ scale }) => ({ scale, turn }));
}

const pointed = (angle: number) => (cos(angle) + cos(3 * angle) / 9 + cos(5 * angle) / 25) / 1.15;

/** Guilloche: a curve of a few sine terms, copied over itself. */
interface Rosette {
  curve: string;
  copies: Copy[];
  shift?: number;
}

const ROSETTES: Record<Currency | "BACK", Rosette> = {
  /* five petals */
  JPY: { curve: polar((a) => 0.8 + 0.2 * cos(5 * a) - 0.06 * cos(10 * a), 100), copies: copies(9, 1, 0.2, 4) },
  /* a ring of circles */
  EUR: { curve: polar(() => 0.48, 40), copies: copies(18, 1, 1, 20), shift: -285 },
  /* woven loops */
  USD: {
    curve: closed((a) => [0.6 * sin(a) + 0.4 * sin(11 * a), -0.6 * cos(a) + 0.4 * cos(11 * a)], 190),
    copies: copies(4, 1, 1, 7.5),
  },
  /* turning squares */
  GBP: {
    curve: polar((a) => 0.8 + 0.15 * cos(4 * a) + 0.035 * cos(8 * a) + 0.012 * cos(12 * a), 72),
    copies: copies(12, 1, 0.26, 9),
  },
  /* an eight-pointed star */
  CHF: {
    curve: polar((a) => 0.74 + 0.26 * pointed(8 * a), 96),
    copies: [...copies(8, 1, 0.16, 0), ...between(copies(4, 0.9, 0.3, 0), 22.5)],
  },
  /* trefoil */
  SEK: {
    curve: polar((a) => 0.7 + 0.3 * cos(3 * a), 72),
    copies: [...copies(10, 1, 0.16, 0), ...between(copies(5, 0.78, 0.3, 0), 60)],
  },
  /* onion petals */
  RUB: {
    curve: polar((a) => 0.66 + 0.34 * abs(cos(3 * a)), 96),
    copies: [...copies(6, 1, 0.3, 0), ...between(copies(6, 0.96, 0.3, 0), 30)],
  },
  BACK: {
    curve: closed((a) => [0.72 * sin(a) + 0.28 * sin(17 * a), -0.72 * cos(a) + 0.28 * cos(17 * a)], 420),
    copies: copies(4, 1, 1, 5),
  },
};

const ROW = 26;

export function rows(count: number, row: (y: number, i: number) => string): string {
  return Array.from({ length: count }, (_, i) => row(i * ROW, i)).join("");
}

function wave(y: number): string {
  const points = Array.from({ length: 19 }, (_, i) => i * 4 - 4).map((x) => `${x} ${(y + 6 * sin((x / 64) * 2 * TURN)).toFixed(1)}`);
  return `M${points.join("L")}`;
}

function scallops(y: number, i: number): string {
  return [-1, 0, 1, 2]
    .map((k) => k * 32 + (i % 2 ? 16 : 0))
    .map((x) => `M${x - 16} ${y + 22}a16 17 0 0 1 32 0M${x - 6} ${y + 22}a6 7 0 0 1 12 0`)
    .join("");
}

/** The bold pattern of the strip, 64 wide: readable at a glance, at any size. */
const BANDS: Record<Currency, string> = {
  JPY: rows(10, scallops),
  EUR: rows(7, (_, i) => `M32 ${i * 36 - 8}c28 8 28 40 0 52M32 ${i * 36 - 8}c-28 8-28 40 0 52`),
  USD: rows(12, (y) => `M-4 ${y - 40}L68 ${y + 32}M-4 ${y + 32}L68 ${y - 40}`),
  GBP: rows(10, (y) => `M-4 ${y + 20}H12V${y + 6}H30V${y + 20}H48V${y + 6}H70`),
  CHF: rows(11, (y) => `M-4 ${y - 8}L32 ${y + 16} 68 ${y - 8}`),
  SEK: rows(11, (y) => wave(y + 10)),
  RUB: rows(10, (y, i) => (i % 2 ? [16, 48] : [32, 0, 64]).map((x) => `M${x} ${y + 12}h.1`).join("")),
};
const BAND_STROKES: Partial<Record<Currency, string>> = {
  RUB: 'stroke-width="15" stroke-linecap="round"',
  USD: 'stroke-width="4.5"',
};

/** Fine print on large notes: parallel sine lines, each currency with its own frequency and swing. */
const FINE_PRINT: Record<Currency, [frequency: number, swing: number]> = {
  JPY: [5, 5], EUR: [2, 9], USD: [8, 3], GBP: [1, 14], CHF: [10, 2.5], SEK: [3, 8], RUB: [6, 5],
};

function valueDef(value: number): string {
  return `<g id="nv-${value}"><use href="#nd-${String(value)[0]}"/><use href="#nd-0" x="${value === COIN_VALUE ? 68 : 76}"/></g>`;
}

function rosetteDef(code: Currency | "BACK"): string {
  const { curve, copies: all, shift } = ROSETTES[code];
  const uses = all.map(({ scale, turn }) => {
    const sized = scale === 1 ? "" : ` scale(${+scale.toFixed(3)})`;
    return `<use href="#nr-${code}" transform="rotate(${+turn.toFixed(1)})${sized}"/>`;
  });
  const moved = shift ? ` transform="translate(0 ${shift})"` : "";
  return `<path id="nr-${code}" vector-effect="non-scaling-stroke" d="${curve}"${moved}/><g id="ng-${code}">${uses.join("")}</g>`;
}

function bandDef(code: Currency): string {
  return `<path id="nb-${code}" fill="none" ${BAND_STROKES[code] ?? 'stroke-width="5"'} d="${BANDS[code]}"/>`;
}

function finePrintDef(code: Currency): string {
  const [frequency, swing] = FINE_PRINT[code];
  const points = Array.from({ length: 45 }, (_, i) => `${i * 5} ${(swing * sin(((i / 44) * TURN * frequency) / 2)).toFixed(1)}`);
  let uses = "";
  for (let y = -14; y < 166; y += 7.5) uses += `<use href="#nf-${code}" y="${y}"/>`;
  return `<path id="nf-${code}" d="M${points.join("L")}"/><g id="nl-${code}">${uses}</g>`;
}

/** A hidden drawing with everything that the cards refer to; it belongs on the page once. */
export function defs(): string {
  const parts = [
    ...Object.entries(GLYPHS).map(([glyph, path]) => `<path id="nd-${glyph}" d="${path}"/>`),
    ...VALUES.map(valueDef),
    ...CURRENCIES.map((code) => rosetteDef(code) + bandDef(code) + finePrintDef(code)),
    rosetteDef("BACK"),
  ];
  return `<svg class="note-sprite" width="0" height="0" aria-hidden="true"><defs>${parts.join("")}</defs></svg>`;
}
