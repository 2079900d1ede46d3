/**
 * The bottles of Die Weinhändler as SVG text: standing on a card, lying in a cellar, or alone.
 * `sprite()` holds the shapes they share and has to be on the page once. The glass of a bottle is its inherited `fill`
 * and the shade of it `currentColor`, so three shapes serve all seven wines.
 */
import { CHEAPEST, EMPTY_TENTHS } from "../games/weinhaendler/numbers";
import { price as spelled } from "../words/formats";
import "./bottle.css";
import { spoken } from "./spoken";

/** A price from 5 to 25, the empty bottle, or a card face down. */
export type Kind = number | "empty" | "back";

export interface DrawingOptions {
  /** In CSS pixels: the level of detail follows from it. Without it, everything is drawn. */
  width?: number;
  /** The accessible name; without one the drawing is hidden from readers. */
  label?: string;
  /** For racks in thumbnail size: the letter of the wine alone. */
  mini?: boolean;
}

interface Wine {
  id: "d" | "m" | "z" | "c" | "s" | "p" | "b";
  letter: string;
  /** As it stands on a label, line by line. */
  lines: readonly string[];
  glass: string;
  deep: string;
  light: string;
  tint: string;
}

/** In the order of their prices. */
export const WINES: readonly Wine[] = [
  { id: "d", letter: "D", lines: ["Dornfelder"], glass: "#e3b505", deep: "#8f6a00", light: "#ffe36b", tint: "#fbf1c8" },
  { id: "m", letter: "M", lines: ["Merlot"], glass: "#b3202c", deep: "#6e0d17", light: "#e0545a", tint: "#f8dfda" },
  { id: "z", letter: "Z", lines: ["Zinfandel"], glass: "#2f8f5b", deep: "#135433", light: "#6cc391", tint: "#dcefe1" },
  { id: "c", letter: "C", lines: ["Chardonnay"], glass: "#f08a24", deep: "#a34b00", light: "#ffbd77", tint: "#fde7cd" },
  { id: "s", letter: "S", lines: ["Cabernet", "Sauvignon"], glass: "#2b5fab", deep: "#12336a", light: "#6d9be0", tint: "#dbe6f6" },
  { id: "p", letter: "P", lines: ["Portugieser"], glass: "#7c828a", deep: "#41474f", light: "#b3b9c1", tint: "#e8eaec" },
  { id: "b", letter: "B", lines: ["Bordeaux"], glass: "#71368a", deep: "#3f1653", light: "#a873bf", tint: "#ecdff1" },
];

const INK = "#23201c";
const CREAM = "#fff9ea";
const HALO = 'stroke="#fffdf8" stroke-width="4" paint-order="stroke" stroke-linejoin="round"';

type Stars = 1 | 2 | 3;
const STARS: readonly Stars[] = [1, 2, 3];

export function wineOf(price: number): Wine {
  return WINES[(price - CHEAPEST) % WINES.length]!;
}

/** One for a slim bottle, two for an angular one, three for a round one. */
export function starsOf(price: number): Stars {
  return STARS[Math.floor((price - CHEAPEST) / WINES.length)]!;
}

/** A card in the notation of records, "16" or "0", as something to draw. */
export function kindOf(card: string): number | "empty" {
  return card === "0" ? "empty" : Number(card);
}

/* Shapes, drawn in a card of 100 × 140 and standing on y = 132. */
const BOTTLES: Record<Stars | 0, string> = {
  1: `<path d="M45.2 8h9.6v23C55 51 70 59 70 84v43.5q0 4.5-4.5 4.5h-31Q30 132 30 127.5V84C30 59 45 51 45.2 31z"/>
<path d="M44.3 7h11.4v3.6H44.3zM45.2 11.6h9.6V31l-.6 4h-8.4l-.6-4z" fill="currentColor"/><path d="M47 12v21" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/>
<path d="M30 124h40v3.5q0 4.5-4.5 4.5h-31Q30 132 30 127.5z" fill="currentColor" fill-opacity=".55"/>
<path d="M35.5 76c1-12 8-20 10.6-31" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2.2" stroke-linecap="round"/>
<path d="M66.5 84c0-12-4-19-7.5-26" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.3" stroke-linecap="round"/>`,
  2: `<path d="M43 8h14v36l13 4 10.5 10.5V127l-5 5h-51l-5-5V58.5L30 48l13-4z"/>
<path d="M57 44l13 4 10.5 10.5V127l-5 5H69V53z" fill="currentColor" fill-opacity=".55"/><path d="M43 44l-13 4-10.5 10.5V127l5 5H31V53z" fill="#fff" fill-opacity=".2"/>
<path d="M43 44h14l12 9H31z" fill="#fff" fill-opacity=".26"/>
<path d="M41.5 7h17v4.2h-17zM43 12.2h14V32H43z" fill="currentColor"/><path d="M45.8 13v18" stroke="#fff" stroke-opacity=".5" stroke-width="1.8"/>
<path d="M19.5 123h61v4l-5 5h-51l-5-5z" fill="currentColor" fill-opacity=".5"/>
<path d="M22.7 60.5l4-4V119l-4 0z" fill="#fff" fill-opacity=".6"/>`,
  3: `<path d="M42.5 8h15v33.5C60 48 95 53 95 89.5c0 22-11 35.5-22 42.5H27C16 125 5 111.5 5 89.5 5 53 40 48 42.5 41.5z"/>
<path d="M57.5 41.5C60 48 95 53 95 89.5c0 22-11 35.5-22 42.5H60c17-8 25-24 24-43-1-20-14-32-26.5-38z" fill="currentColor" fill-opacity=".5"/>
<path d="M41 7h18v4.2H41zM42.5 12.2h15V30h-15z" fill="currentColor"/><path d="M45.4 13v16" stroke="#fff" stroke-opacity=".5" stroke-width="1.8"/>
<path d="M18.5 124h63q-4 5-8.5 8H27q-4.5-3-8.5-8z" fill="currentColor" fill-opacity=".5"/>
<path d="M10.5 86c.6-13 7-23.5 16.5-29.5M10.6 93q.2 4.5 1.2 8.5" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2.8" stroke-linecap="round"/>`,
  0: `<path d="M44 13h12v25c1 12 17 16 17 34v54q0 6-6 6H33q-6 0-6-6V72c0-18 16-22 17-34z" fill="#eef4f1" fill-opacity=".75" stroke="#7d938a" stroke-width="1.6"/>
<path d="M42.5 9.5h15v4.5h-15z" fill="#dfe9e4" stroke="#7d938a" stroke-width="1.4"/>
<path d="M67 74v50q0 4-4 5h6q2.5-.6 2.5-4V72q0-9-5-15 .5 8 .5 17z" fill="#a9beb4" fill-opacity=".7"/>
<path d="M28.5 118h43v8q0 4.5-4.5 4.5H33q-4.5 0-4.5-4.5z" fill="#c3d4cb" fill-opacity=".8"/><ellipse cx="50" cy="118" rx="21.5" ry="2.8" fill="#dfe9e4"/>
<path d="M33 80c0-17 11-19 14-34V18" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/><path d="M33 88v22" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>`,
};

/** The shop's own window, mirrored in the glass: only on large cards. */
const PANES: Record<Stars, string> = {
  1: "M57.5 66l3.2-.4 2.3 8-3.4.3zM61.6 65.4l2.4.4 2.2 7-2.4.6z",
  2: "M72 60l3 3v16h-3zM76 64l2.4 2.4V79H76zM72 81h3v15h-3zM76 81h2.4v15H76z",
  3: "M66 55.5q6 2.6 10 6.5l-5.5 2.5q-3-3.6-6.5-5.7zM77.5 63.5q4 4 6.2 8.5l-5 1q-2-4-6.2-7.5z",
};

/** Plain, chamfered, scooped. */
const LABELS: Record<Stars, { x: number; width: number; outline: string }> = {
  1: { x: 30, width: 40, outline: "M30 78h40v47H30z" },
  2: { x: 22, width: 56, outline: "M26 65h48l4 4v49l-4 4H26l-4-4V69z" },
  3: { x: 14, width: 72, outline: "M21 66h58q0 7 7 7v39q-7 0-7 7H21q0-7-7-7V73q7 0 7-7z" },
};

/** How a label is laid out: the letter, the patterned band below it, the name at its foot. */
interface Lettering {
  letter: number;
  letterBase: number;
  band?: { top: number; height: number };
  name?: { size: number; base: number };
}

type Detail = "small" | "plain" | "named";

const LETTERINGS: Record<Stars, Record<Detail, Lettering>> = {
  1: {
    named: { letter: 27, letterBase: 101, band: { top: 104.5, height: 9 }, name: { size: 7.2, base: 121.2 } },
    plain: { letter: 34, letterBase: 105, band: { top: 109, height: 12 } },
    small: { letter: 44, letterBase: 117 },
  },
  2: {
    named: { letter: 33, letterBase: 92.5, band: { top: 96.5, height: 10.5 }, name: { size: 9.3, base: 116.6 } },
    plain: { letter: 42, letterBase: 99, band: { top: 104, height: 13 } },
    small: { letter: 54, letterBase: 113 },
  },
  3: {
    named: { letter: 31, letterBase: 91, band: { top: 94.5, height: 10 }, name: { size: 10.8, base: 114.6 } },
    plain: { letter: 40, letterBase: 97.5, band: { top: 102, height: 12 } },
    small: { letter: 52, letterBase: 111.5 },
  },
};

/** How large a bottle stands on its card, and about which middle: it leaves the corner to the price. */
const STANDS: Record<Stars, { scale: number; middle: number }> = {
  1: { scale: 0.885, middle: 65 }, 2: { scale: 0.86, middle: 64 }, 3: { scale: 0.82, middle: 59.5 },
};
const SMALL_STANDS: Record<Stars, { scale: number; middle: number }> = {
  1: { scale: 0.92, middle: 77 }, 2: { scale: 0.84, middle: 70 }, 3: { scale: 0.78, middle: 62 },
};
const SHADOW_WIDTHS: Record<Stars, number> = { 1: 27, 2: 36, 3: 36 };

/** Each wine's pattern in its deep colour, for a band 10 high: the width of a tile centred on 0, and what is in it. */
const PATTERNS: Record<Wine["id"], [number, string]> = {
  d: [8, '<circle cx="4" cy="5" r="2.8"/>'],
  m: [8, '<path d="M-1 2.4h10v5.2H-1z"/>'],
  z: [10, '<path d="M-1.5 9.5L5 2.2l6.5 7.3" fill="none" stroke-width="3"/>'],
  c: [8, '<path d="M-2.2 10l5-10h3.6l-5 10zM5.8 10l5-10h3.6l-5 10zM-10.2 10l5-10h3.6l-5 10z"/>'],
  s: [9, '<path d="M-1-1.1l11 12.2M10-1.1L-1 11.1" fill="none" stroke-width="1.9"/>'],
  p: [14, '<path d="M-3.5 3.2q3.5-4 7 0t7 0 7 0M-3.5 7.6q3.5-4 7 0t7 0 7 0" fill="none" stroke-width="1.8"/>'],
  b: [8, '<path d="M4 .4L7.7 5 4 9.6.3 5z"/>'],
};

const fixed = (value: number) => value.toFixed(1);

function star(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 10 }, (_, corner) => {
    const angle = (corner * Math.PI) / 5 - Math.PI / 2;
    const reach = corner % 2 ? radius * 0.44 : radius;
    return `${fixed(x + reach * Math.cos(angle))} ${fixed(y + reach * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}z`;
}

function wineDefinitions({ id, glass, deep, light, tint }: Wine): string {
  const [tile, drawing] = PATTERNS[id];
  return `<linearGradient id="wine-glass-${id}"><stop offset="0" stop-color="${deep}"/><stop offset=".16" stop-color="${glass}"/><stop offset=".3" stop-color="${light}"/><stop offset=".5" stop-color="${glass}"/><stop offset=".74" stop-color="${glass}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
<radialGradient id="wine-end-${id}" cx=".38" cy=".34" r=".75"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${glass}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
${ground(id, tint)}
<pattern id="wine-pattern-${id}" x="${-tile / 2}" width="${tile}" height="10" patternUnits="userSpaceOnUse"><g fill="${deep}" stroke="${deep}" stroke-width="0">${drawing}</g></pattern>`;
}

function ground(id: string, tint: string): string {
  return `<linearGradient id="wine-ground-${id}" x2="0" y2="1"><stop offset="0" stop-color="#fffdf8"/><stop offset=".85" stop-color="${tint}"/></linearGradient>`;
}

function shapeDefinitions(stars: Stars): string {
  const { outline } = LABELS[stars];
  const row = Array.from({ length: stars }, (_, index) => star(4.9 + index * 10.6, 4.9, 4.9)).join("");
  return `<path id="wine-panes-${stars}" d="${PANES[stars]}" fill="#fff" fill-opacity=".55"/>
<path id="wine-label-${stars}" d="${outline}" fill="${CREAM}"/><path id="wine-label-shade-${stars}" d="${outline}" fill="url(#wine-label-curve)"/>
<clipPath id="wine-label-clip-${stars}"><path d="${outline}"/></clipPath><path id="wine-stars-${stars}" d="${row}"/>`;
}

const SHARED_DEFINITIONS = `${ground("empty", "#e9efe9")}
<linearGradient id="wine-label-curve"><stop offset="0" stop-color="#5a3d10" stop-opacity=".3"/><stop offset=".16" stop-color="#5a3d10" stop-opacity="0"/><stop offset=".8" stop-color="#5a3d10" stop-opacity="0"/><stop offset="1" stop-color="#5a3d10" stop-opacity=".34"/></linearGradient>
<radialGradient id="wine-shadow"><stop offset="0" stop-color="#23201c" stop-opacity=".42"/><stop offset="1" stop-color="#23201c" stop-opacity="0"/></radialGradient>
<clipPath id="wine-card-clip"><rect x="1.2" y="1.2" width="97.6" height="137.6" rx="7"/></clipPath>
<circle id="wine-outline-1" cx="50" cy="50" r="41"/><path id="wine-outline-2" d="M31 3h38l28 28v38L69 97H31L3 69V31z"/><circle id="wine-outline-3" cx="50" cy="50" r="49"/>
<pattern id="wine-back" width="14" height="24.25" patternUnits="userSpaceOnUse"><g fill="none" stroke="#3d7361" stroke-width="1.1"><circle cx="7" cy="6" r="5.6"/><circle cx="7" cy="6" r="2.4"/><circle cx="0" cy="18.12" r="5.6"/><circle cx="0" cy="18.12" r="2.4"/><circle cx="14" cy="18.12" r="5.6"/><circle cx="14" cy="18.12" r="2.4"/></g></pattern>`;

/** What all drawings refer to: on the page once, before the first of them. */
export function sprite(): string {
  const bottles = Object.entries(BOTTLES).map(([stars, drawing]) => `<g id="wine-bottle-${stars}">${drawing}</g>`);
  const definitions = [...WINES.map(wineDefinitions), SHARED_DEFINITIONS, ...bottles, ...STARS.map(shapeDefinitions)];
  return `<svg class="bottle-sprite" aria-hidden="true"><defs>${definitions.join("")}</defs></svg>`;
}

function svg(className: string, viewBox: string, label: string | undefined, content: string): string {
  return `<svg class="${className}" viewBox="${viewBox}" ${spoken(label)} xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
}

/** A strip of the wine's pattern: on a label, or along the edge of the shelf. */
function band(id: string, colour: string, x: number, y: number, width: number, height: number): string {
  const strip = `M${(-width / height) * 5} 0h${(width / height) * 10}v10H${(-width / height) * 5}z`;
  return `<g transform="translate(${x + width / 2} ${y}) scale(${height / 10})"><path d="${strip}" fill="${colour}"/><path d="${strip}" fill="url(#wine-pattern-${id})"/></g>`;
}

function figures(text: string | number, x: number, y: number, size: number, more = ""): string {
  return `<text class="bottle-figures" x="${x}" y="${y}" font-size="${size}" letter-spacing="${-size * 0.035}" fill="${INK}" ${more}>${text}</text>`;
}

/** The bottle with its label. A name of two lines pushes band and letter up. */
function labelled(price: number, detail: Detail): string {
  const wine = wineOf(price);
  const stars = starsOf(price);
  const label = LABELS[stars];
  const { letter, letterBase, band: strip, name } = LETTERINGS[stars][detail];
  const raised = name !== undefined && wine.lines.length > 1;
  let drawing = `<use href="#wine-bottle-${stars}" fill="url(#wine-glass-${wine.id})" color="${wine.deep}"/>`;
  if (name) drawing += `<use href="#wine-panes-${stars}"/>`;
  drawing += `<use href="#wine-label-${stars}"/>`;
  if (strip) {
    const [top, height] = raised ? [strip.top - 4.2, strip.height - 1] : [strip.top, strip.height];
    drawing += `<g clip-path="url(#wine-label-clip-${stars})">${band(wine.id, wine.tint, label.x, top, label.width, height)}</g>`;
  }
  drawing += `<text class="bottle-letters" x="50" y="${letterBase - (raised ? 4 : 0)}" font-size="${letter - (raised ? 2 : 0)}" font-weight="800" text-anchor="middle" fill="${wine.deep}">${wine.letter}</text>`;
  if (name) drawing += nameLines(wine, stars, name.size, name.base);
  return `${drawing}<use href="#wine-label-shade-${stars}"/>`;
}

function nameLines({ lines }: Wine, stars: Stars, size: number, base: number): string {
  const two = lines.length > 1;
  const height = two ? size * 0.82 : size;
  return lines
    .map((line, index) => {
      const y = two ? base - height * 0.52 + index * height * 0.96 : base;
      const squeezed = stars === 1 && line.length >= 10 ? ' textLength="37" lengthAdjust="spacingAndGlyphs"' : "";
      return `<text class="bottle-letters" x="50" y="${fixed(y)}" font-size="${fixed(height)}" font-weight="600" text-anchor="middle" fill="${INK}"${squeezed}>${line}</text>`;
    })
    .join("");
}

function detailAt(width: number | undefined): Detail {
  if (width === undefined || width >= 100) return "named";
  return width < 60 ? "small" : "plain";
}

function cardGround(id: string, line: string): string {
  return `<rect x=".6" y=".6" width="98.8" height="138.8" rx="7.6" fill="url(#wine-ground-${id})" stroke="${line}" stroke-opacity=".38" stroke-width="1.2"/>`;
}

/** The price on a ticket in the shelf edge. */
function ticket(x: number, width: number, text: string | number, right: number, base: number, size: number): string {
  return `<rect x="${x}" y="117.5" width="${width}" height="19" rx="2.2" fill="${CREAM}"/>${figures(text, right, base, size, 'text-anchor="end"')}`;
}

function wineCard(price: number, { width, label }: DrawingOptions): string {
  const wine = wineOf(price);
  const stars = starsOf(price);
  const detail = detailAt(width);
  const isSmall = detail === "small";
  const { scale, middle } = (isSmall ? SMALL_STANDS : STANDS)[stars];
  const foot = isSmall ? 126 : 118;
  const shelf = isSmall
    ? band(wine.id, wine.glass, 0, 127, 100, 13)
    : `<path d="M0 118h100v3H0z" fill="${wine.deep}"/>${band(wine.id, wine.glass, 0, 120, 100, 20)}`;
  const stand = `translate(${fixed(middle - 50 * scale)} ${fixed(foot - 132 * scale)}) scale(${scale})`;
  return svg("bottle-card", "0 0 100 140", label,
    cardGround(wine.id, wine.deep)
      + `<g clip-path="url(#wine-card-clip)">${shelf}</g>`
      + `<ellipse cx="${middle}" cy="${foot}" rx="${SHADOW_WIDTHS[stars]}" ry="3.6" fill="url(#wine-shadow)"/>`
      + `<g transform="${stand}">${labelled(price, detail)}</g>`
      + (isSmall ? figures(price, 3.5, 42, 52, HALO) : figures(price, 5, 38.5, 46, HALO))
      + `<use href="#wine-stars-${stars}" transform="${isSmall ? "translate(4.5 48) scale(1.25)" : "translate(6 43.5) scale(1.05)"}" fill="${INK}" ${isSmall ? HALO : ""}/>`
      + (isSmall ? "" : price > 9 ? ticket(64, 31.5, price, 92.4, 134.6, 25) : ticket(75, 20.5, price, 92.4, 134.6, 25)));
}

function emptyCard({ width, label }: DrawingOptions): string {
  const emptyPrice = spelled(EMPTY_TENTHS);
  const isSmall = detailAt(width) === "small";
  const shelf = isSmall ? 127 : 118;
  return svg("bottle-card", "0 0 100 140", label,
    cardGround("empty", "#41574d")
      + `<g clip-path="url(#wine-card-clip)"><path d="M0 ${shelf}h100v22H0z" fill="#5d7369"/></g>`
      + `<ellipse cx="64" cy="${isSmall ? 126 : 118}" rx="27" ry="3.4" fill="url(#wine-shadow)"/>`
      + `<g transform="${isSmall ? "translate(29 29) scale(.735)" : "translate(22.7 12.4) scale(.8)"}"><use href="#wine-bottle-0"/></g>`
      + (isSmall ? figures(emptyPrice, 3.5, 32, 34, HALO) : figures(emptyPrice, 5, 33, 27, HALO))
      + (isSmall ? "" : ticket(53.5, 42, emptyPrice, 92.8, 133.4, 21.5)));
}

/** A card face down: three bottles in a cellar, seen from the cork. */
export function back({ label }: DrawingOptions = {}): string {
  return svg("bottle-card", "0 0 100 140", label,
    `<rect width="100" height="140" rx="8" fill="#17382e"/><rect x="5" y="5" width="90" height="130" rx="4.5" fill="url(#wine-back)" stroke="#e8dcc0" stroke-opacity=".85" stroke-width="1.4"/>
<path d="M50 30C70 30 82 48 82 70S70 110 50 110 18 92 18 70 30 30 50 30z" fill="#17382e" stroke="#e8dcc0" stroke-width="1.6"/><path d="M50 34.5C67 34.5 77.5 50 77.5 70S67 105.5 50 105.5 22.5 90 22.5 70 33 34.5 50 34.5z" fill="none" stroke="#e8dcc0" stroke-opacity=".5" stroke-width=".8"/>
<g fill="none" stroke="#e8dcc0" stroke-width="2.4"><circle cx="50" cy="57.5" r="10.5"/><circle cx="50" cy="57.5" r="4.6" fill="#e8dcc0"/><circle cx="63" cy="79.5" r="12.5"/><circle cx="63" cy="79.5" r="4.6" fill="#e8dcc0"/><path d="M31.8 67.5h10.4l7.3 7.3v10.4l-7.3 7.3H31.8l-7.3-7.3V74.8z"/><circle cx="37" cy="80" r="4.6" fill="#e8dcc0"/></g>`);
}

/** A card of 100 × 140. Below 60 px it shows one large price, from 100 px on the wine's name. */
export function card(kind: Kind, options: DrawingOptions = {}): string {
  if (kind === "back") return back(options);
  return kind === "empty" ? emptyCard(options) : wineCard(kind, options);
}

/** The same bottle lying, its cork towards us: the outline tells its stars, the ring its wine, the cork its price. */
export function end(kind: number | "empty", { mini = false, label }: DrawingOptions = {}): string {
  return svg("bottle-end", "0 0 100 100", label, kind === "empty" ? emptyEnd(mini) : wineEnd(kind, mini));
}

function emptyEnd(mini: boolean): string {
  return `<circle cx="50" cy="50" r="43" fill="#e4ede8" fill-opacity=".8" stroke="#7d938a" stroke-width="4"/><circle cx="50" cy="50" r="27" fill="#fbfdfb" stroke="#7d938a" stroke-width="3"/>
<path d="M17 44Q21 22 42 17" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>${mini ? "" : figures(spelled(EMPTY_TENTHS), 50, 57, 22, 'text-anchor="middle"')}`;
}

const END_RADII: Record<Stars, number> = { 1: 41, 2: 47, 3: 49 };
const CORK_RADII: Record<Stars, number> = { 1: 30, 2: 34, 3: 35 };
const MINI_CORK_RADII: Record<Stars, number> = { 1: 27, 2: 31, 3: 32 };

function wineEnd(price: number, mini: boolean): string {
  const wine = wineOf(price);
  const stars = starsOf(price);
  const radius = END_RADII[stars];
  const cork = (mini ? MINI_CORK_RADII : CORK_RADII)[stars];
  const gleam = stars === 2 ? "M9 45V34L34 9h12" : `M${56 - radius} 44Q${50 - radius * 0.62} ${50 - radius * 0.72} 43 ${56.5 - radius}`;
  let drawing = `<use href="#wine-outline-${stars}" fill="url(#wine-end-${wine.id})" stroke="${wine.deep}" stroke-width="2"/>`;
  if (!mini) {
    drawing += `<g transform="translate(50 50) scale(1.45)"><use href="#wine-outline-${stars}" fill="url(#wine-pattern-${wine.id})" opacity=".5" transform="scale(.64) translate(-50 -50)"/></g>`;
  }
  drawing += `<circle cx="50" cy="50" r="${cork + 2.6}" fill="${wine.deep}"/><circle cx="50" cy="50" r="${cork}" fill="${CREAM}"/>
<path d="${gleam}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4.5" stroke-linecap="round"/>`;
  if (mini) {
    return `${drawing}<text class="bottle-figures" x="50" y="69" font-size="52" text-anchor="middle" fill="${INK}">${wine.letter}</text>`;
  }
  const slim = stars === 1;
  const x = 50 - (15 + stars * 8.5) / 2;
  return drawing
    + figures(price, 49.5, slim ? 54 : 55, slim ? 36 : 40, 'text-anchor="middle"')
    + `<text class="bottle-letters" x="${x}" y="${slim ? 73 : 76}" font-size="19" font-weight="800" fill="${wine.deep}">${wine.letter}</text>`
    + `<use href="#wine-stars-${stars}" fill="${INK}" transform="translate(${x + 15.5} ${slim ? 62 : 65}) scale(.82)"/>`;
}

const STILL_FRAMES: Record<Stars, string> = { 1: "28 4 44 129", 2: "18 4 64 129", 3: "4 4 92 129" };

/** The bottle alone, for windows and posters. */
export function still(price: number): string {
  return svg("bottle-still", STILL_FRAMES[starsOf(price)], undefined, labelled(price, "named"));
}
