/** Every card of Money! as the text of an SVG. Its definitions, `defs()`, must be on the page once. */
import { COIN_VALUE } from "../games/money/numbers";
import { CREAM, INK, TINTS, cardOf, isCurrency, serialText, type Currency, type Tints } from "./noteCards";
import { isWide, rows, type Glyph } from "./noteDefs";
import { spoken } from "./spoken";

export { defs } from "./noteDefs";
export { CURRENCIES, TINTS, cardOf, copiesOf, isCurrency, serialText, type Card, type Currency, type Kind } from "./noteCards";

/** Lying in displays, upright in hands. */
export type Shape = "land" | "port";
/** How much is drawn: without hairlines, with the rosette, with fine print. */
type Detail = "small" | "middle" | "large";

const SIZES: Record<Shape, { width: number; height: number; middle: number; large: number }> = {
  land: { width: 280, height: 160, middle: 64, large: 170 },
  port: { width: 160, height: 240, middle: 48, large: 120 },
};

/**
 * A card by its text, `EUR30a`, `XAU10b`, `PLAY`; `BACK` is what all look like from behind. `px` is its width on the screen, which decides
 * how much is drawn, `label` what a screen reader says.
 */
export function svg(text: string, { px, shape = "land", label }: { px: number; shape?: Shape; label?: string }): string {
  const { width, height, middle, large } = SIZES[shape];
  const detail = px < middle ? "small" : px < large ? "middle" : "large";
  return `<svg class="note ${shape}" viewBox="0 0 ${width} ${height}" ${spoken(label)}>${face(text, shape, detail)}</svg>`;
}

/** The sign of a currency alone, in the colour of the text. */
export function sym(code: Currency, px: number): string {
  return `<svg viewBox="-9 -14 ${isWide(code) ? 90 : 68} 108" height="${px}" aria-hidden="true">${glyph(code, 0, 0, 80, "currentColor", 14)}</svg>`;
}

function face(text: string, shape: Shape, detail: Detail): string {
  const { kind, value, serial } = cardOf(text);
  if (isCurrency(kind)) return (shape === "land" ? lying : upright)(kind, value, serial, detail);
  if (kind === "XAU") return (shape === "land" ? lyingCoin : uprightCoin)(serial, detail);
  return (kind === "PLAY" ? playMoney : back)(shape, detail);
}

type Stroke = [colour: string, width: number, opacity?: number];

function glyph(which: Glyph, x: number, y: number, height: number, colour: string, width: number, more = ""): string {
  return `<use href="#nd-${which}" transform="translate(${x} ${y}) scale(${(height / 80).toFixed(3)})" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" ${more}/>`;
}

function figures(value: number, x: number, y: number, scale: number | string, strokes: Stroke[]): string {
  const lines = strokes.map(([colour, width, opacity]) =>
    `<use href="#nv-${value}" stroke="${colour}" stroke-width="${width}"${opacity ? ` opacity="${opacity}"` : ""}/>`);
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-linejoin="round">${lines.join("")}</g>`;
}

function rosette(code: Currency | "BACK", x: number, y: number, radius: number, colour: string, width: number, opacity: number): string {
  return `<use href="#ng-${code}" transform="translate(${x} ${y}) scale(${(radius / 600).toFixed(4)})" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
}

function print(text: string, x: number, y: number, size: number, colour: string, more = ""): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" ${more}>${text}</text>`;
}

function frame(width: number, height: number, colour: string, opacity = 0.35): string {
  return `<rect x=".75" y=".75" width="${width - 1.5}" height="${height - 1.5}" rx="12.5" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="1.5"/>`;
}

function strip(width: number, height: number, colour: string): string {
  return `<path d="M13 0H${width}V${height}H13A13 13 0 0 1 0 ${height - 13}V13A13 13 0 0 1 13 0Z" fill="${colour}"/>`;
}

/** Half the width of a symbol of this height. */
function halfSymbol(code: Currency, height: number): number {
  return ((isWide(code) ? 36.5 : 25) * height) / 80;
}

function lyingFigures({ pale, deep, soft }: Tints, detail: Detail): Stroke[] {
  if (detail === "small") return [[deep, 20]];
  if (detail === "middle") return [[pale, 26, 0.85], [deep, 18.5], [pale, 1.8]];
  return [[pale, 24, 0.85], [deep, 19], [soft, 13], [deep, 11], [pale, 1.6]];
}

function lying(code: Currency, value: number, serial: number, detail: Detail): string {
  const tints = TINTS[code];
  const small = detail === "small";
  const large = detail === "large";
  const edge = small ? 86 : 66;
  const middle = (280 + edge) / 2;
  const symbol = small ? 66 : 46;
  const band = small ? 108 : 88;
  const finePrint = large ? `<use href="#nl-${code}" fill="none" stroke="${tints.hue}" stroke-width=".5" opacity=".3"/>` : "";
  const engraving = small ? "" :
    `<svg x="${edge}" y="${large ? 6 : 1}" width="${large ? 274 - edge : 279 - edge}" height="${large ? 148 : 158}">${finePrint}${
      rosette(code, middle - edge, large ? 72 : 76, 112, tints.hue, large ? 0.9 : 0.8, large ? 0.7 : 0.45)}</svg>`;
  const border = large ?
    print(code, edge + 12, 150, 13, tints.deep, 'letter-spacing="2"') +
    `<rect x="${edge + 5}" y="5" width="${270 - edge}" height="150" rx="8" fill="none" stroke="${tints.hue}" opacity=".5"/>` : "";
  return [
    `<rect width="280" height="160" rx="13" fill="${tints.pale}"/>`,
    engraving,
    strip(edge, 160, tints.strip),
    `<svg x="0" y="${band}" width="${edge}" height="${158 - band}" viewBox="0 0 64 ${((158 - band) * 64) / edge}"><use href="#nb-${code}" stroke="${CREAM}" opacity=".62"/></svg>`,
    glyph(code, edge / 2 - halfSymbol(code, symbol), 22, symbol, CREAM, small ? 15 : 13),
    figures(value, middle - 68, large ? 30 : small ? 37 : 26, 1.08, lyingFigures(tints, detail)),
    small ? "" : print(serialText(serial), 268, 150, large ? 15 : 22, tints.deep, 'text-anchor="end"'),
    border,
    frame(280, 160, tints.deep),
  ].join("");
}

/** The left of it tells all, so that notes can be held in a fan; what lies under the next note is the `face`. */
function upright(code: Currency, value: number, serial: number, detail: Detail): string {
  const tints = TINTS[code];
  const symbolAt = 113 - halfSymbol(code, 64);
  return [
    `<rect width="160" height="240" rx="13" fill="${tints.pale}"/>`,
    detail === "small" ? "" : `<svg x="66" y="1" width="93" height="238">${rosette(code, 47, 84, 78, tints.hue, 0.8, 0.6)}</svg>`,
    strip(66, 240, tints.strip),
    `<svg x="0" y="120" width="66" height="118" viewBox="0 0 64 114"><use href="#nb-${code}" stroke="${CREAM}" opacity=".62"/></svg>`,
    figures(value, 10, 15, ".365 .5", [[CREAM, 20]]),
    glyph(code, 33 - halfSymbol(code, 38), 71, 38, CREAM, 13),
    '<g class="face">',
    glyph(code, symbolAt, 52, 64, tints.pale, 22, 'opacity=".8"'),
    glyph(code, symbolAt, 52, 64, tints.deep, 13),
    figures(value, 84, 157, 0.46, [[tints.pale, 30, 0.9], [tints.deep, 18]]),
    print(serialText(serial), 113, 228, 24, tints.deep, 'text-anchor="middle"'),
    "</g>",
    frame(160, 240, tints.deep),
  ].join("");
}

const GOLD = { dark: "#7a5200", middle: "#d4a017", light: "#f7d774", velvet: "#46321d" };

function disc(x: number, y: number, radius: number, detail: Detail): string {
  const small = detail === "small";
  const rim = radius * 0.93;
  const milled = small ? "" :
    `<circle cx="${x}" cy="${y}" r="${rim}" fill="none" stroke="${GOLD.dark}" stroke-width="${radius * 0.07}" stroke-dasharray="${((rim * 2 * Math.PI) / 96).toFixed(2)}" opacity=".75"/>`;
  const scale = radius * 0.0086;
  return [
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${GOLD.middle}"/>`,
    milled,
    `<circle cx="${x}" cy="${y}" r="${radius * 0.84}" fill="${GOLD.light}"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius * 0.76}" fill="none" stroke="${GOLD.middle}" stroke-width="${radius * 0.035}"/>`,
    figures(COIN_VALUE, x - scale * 61, y - scale * 40, scale.toFixed(3), small ? [[GOLD.dark, 19]] : [[GOLD.dark, 19], [GOLD.light, 1.8]]),
  ].join("");
}

function coinBand(count: number, from: number): string {
  return rows(count, (y) => `<circle cx="33" cy="${y + from}" r="8" fill="none" stroke="${GOLD.velvet}" stroke-width="4" opacity=".55"/>`);
}

/** A gold disc on a velvet tray. */
function lyingCoin(serial: number, detail: Detail): string {
  const tray = `<rect width="280" height="160" rx="13" fill="${GOLD.velvet}"/>`;
  if (detail === "small") return tray + disc(140, 80, 78, detail);
  return [
    tray,
    strip(66, 160, GOLD.middle),
    `<circle cx="33" cy="46" r="20" fill="${GOLD.light}" stroke="${GOLD.velvet}" stroke-width="5"/>`,
    coinBand(3, 94),
    disc(160, 77, 69, detail),
    print(serialText(serial), 268, 150, detail === "large" ? 15 : 22, GOLD.light, 'text-anchor="end"'),
    detail === "large" ? print("XAU", 78, 150, 13, GOLD.light, 'letter-spacing="2"') : "",
  ].join("");
}

function uprightCoin(serial: number): string {
  return [
    `<rect width="160" height="240" rx="13" fill="${GOLD.velvet}"/>`,
    strip(66, 240, GOLD.middle),
    figures(COIN_VALUE, 13, 15, ".4 .5", [[GOLD.velvet, 19]]),
    `<circle cx="33" cy="92" r="21" fill="${GOLD.light}" stroke="${GOLD.velvet}" stroke-width="5"/>`,
    coinBand(5, 138),
    `<g class="face">${disc(113, 112, 43, "small")}${print(serialText(serial), 113, 226, 24, GOLD.light, 'text-anchor="middle"')}</g>`,
  ].join("");
}

const CRAYONS = { red: "#e4572e", green: "#2a9d8f", yellow: "#f2b705", blue: "#5c6bc0" };

/** A rectangle by a hand that is not quite steady. */
function wobbly(width: number, height: number, amplitude: number, seed: number): string {
  const around = 2 * (width + height);
  const count = 72;
  const points = Array.from({ length: count }, (_, i) => {
    const way = (i / count) * around;
    const angle = (i / count) * 2 * Math.PI;
    const [x, y] =
      way < width ? [way, 0]
      : way < width + height ? [width, way - width]
      : way < 2 * width + height ? [2 * width + height - way, height]
      : [0, around - way];
    const dx = amplitude * (Math.sin(7 * angle + seed) + 0.6 * Math.sin(17 * angle + 2 * seed));
    const dy = amplitude * (Math.cos(9 * angle + seed) + 0.6 * Math.sin(13 * angle));
    return `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}

function star(x: number, y: number, radius: number, colour: string): string {
  return `<path transform="translate(${x} ${y}) scale(${radius})" d="M0-1 .3-.3 1-.25.45.2.65.95 0 .5-.6.9-.45.2-1-.3-.28-.3z" fill="${colour}"/>`;
}

function line(path: string, colour: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A child drew it: a nought with a face. */
function playMoney(shape: Shape, detail: Detail): string {
  const { width, height } = SIZES[shape];
  const small = detail === "small";
  const flat = shape === "land";
  const margin = small ? 14 : 12;
  const [x, y] = flat ? [140, 82] : [108, 128];
  const crayon = (inset: number, colour: string, seed: number, stroke: number) =>
    `<g transform="translate(${margin + inset} ${margin + inset})">${
      line(wobbly(width - 2 * (margin + inset), height - 2 * (margin + inset), small ? 1.5 : 2.2, seed), colour, stroke)}</g>`;
  const corner =
    line("M40 26c14-1 17 10 16 21s-6 20-16 20-17-9-17-20 5-20 15-21", CRAYONS.blue, 10) +
    line("M36 40v4M44 40v4M34 52c3 5 9 5 12 0", INK, 3.5) +
    [95, 122, 149, 176, 203].map((top, i) =>
      line(`M26 ${top + 8}l10-14 6 15 12-16`, [CRAYONS.red, CRAYONS.green, CRAYONS.yellow][i % 3] ?? INK, 7)).join("");
  return [
    `<rect width="${width}" height="${height}" rx="13" fill="#fff"/>`,
    crayon(0, CRAYONS.red, 1, small ? 11 : 7),
    small ? "" : crayon(9, CRAYONS.green, 2.4, 4),
    flat ? star(52, 84, 19, CRAYONS.yellow) + star(228, 78, 19, CRAYONS.blue) : star(108, 52, 15, CRAYONS.yellow) + star(112, 205, 13, CRAYONS.blue),
    line(`M${x} ${y - 48}c30-3 40 22 39 49s-12 46-38 46-40-20-40-47 10-46 36-49`, CRAYONS.blue, 15),
    line(`M${x - 13} ${y - 14}v8M${x + 12} ${y - 15}v8`, INK, 7),
    line(`M${x - 18} ${y + 12}c8 14 26 14 35-1`, CRAYONS.red, 6),
    flat ? "" : corner,
    frame(width, height, INK, 0.25),
  ].join("");
}

const BACK = { blue: "#264370", gold: "#f2cf86" };

/** The sign of a currency that belongs to nobody. */
function back(shape: Shape, detail: Detail): string {
  const { width, height } = SIZES[shape];
  const [x, y] = [width / 2, height / 2];
  const small = detail === "small";
  const rays = [[-1, -1], [1, -1], [-1, 1], [1, 1]]
    .map(([right = 1, down = 1]) => `M${x + 26 * right} ${y + 26 * down}l${-15 * right} ${-15 * down}`)
    .join("");
  return [
    `<rect width="${width}" height="${height}" rx="13" fill="${BACK.blue}"/>`,
    small ? "" : rosette("BACK", x, y, shape === "land" ? 74 : 76, BACK.gold, 0.8, 0.55),
    `<rect x="9" y="9" width="${width - 18}" height="${height - 18}" rx="7" fill="none" stroke="${BACK.gold}" stroke-width="${small ? 5 : 2}" opacity=".8"/>`,
    `<circle cx="${x}" cy="${y}" r="31" fill="${BACK.blue}"/>`,
    `<g fill="none" stroke="${BACK.gold}" stroke-width="${small ? 10 : 6}"><circle cx="${x}" cy="${y}" r="16"/><path d="${rays}"/></g>`,
  ].join("");
}
