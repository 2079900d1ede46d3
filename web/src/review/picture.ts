import { percent, signedPercent } from "../words/formats";
import { t } from "../words/words.svelte";
import { DASHES, wayOf, x, y, type Frame } from "./drawing";
import type { Point, Review } from "./review";

/** What the picture of a review shows. */
export interface Picture {
  title: string;
  review: Review;
  seat: number;
  nameOf: (seat: number) => string;
  points: readonly Point[];
  /** What is said of the match. */
  said: readonly string[];
}

const [WIDTH, HEIGHT, MARGIN] = [1200, 675, 56];
const [GRAPH_TOP, GRAPH_HEIGHT] = [236, 290];
const MOST_LETTERS = 62; // in a line of the sentence
const MOST_LINES = 3;
const SHARES = [0, 0.25, 0.5, 0.75, 1];
/** Of the page's own, in whichever light it is shown. */
const COLOURS = ["--paper", "--ink", "--ink-soft", "--line", "--can", "--seat-0", "--seat-1", "--seat-2", "--seat-3", "--seat-4"];

/** Give the picture to whatever the reader shares with, or as a file. */
export async function sharePicture(picture: Picture): Promise<void> {
  const file = new File([await pngOf(drawn(picture, colours()))], "etalage-review.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined); // thought better of it
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The picture as an SVG that needs nothing but itself. */
export function drawn({ title, review, seat, nameOf, points, said }: Picture, colour: (name: string) => string): string {
  const frame: Frame = { left: MARGIN + 52, top: GRAPH_TOP, width: WIDTH - 2 * MARGIN - 52, height: GRAPH_HEIGHT, plies: points.at(-1)?.ply ?? 0 };
  const own = review.seats[seat]!;
  const ink = `fill="${colour("--ink")}"`;
  const soft = `fill="${colour("--ink-soft")}"`;
  const grid = SHARES.map((share) => {
    const height = y(frame, share).toFixed(1);
    return `<path d="M${frame.left} ${height}H${frame.left + frame.width}" stroke="${colour("--line")}"/>` +
      `<text x="${frame.left - 12}" y="${Number(height) + 6}" text-anchor="end" font-size="18" ${soft}>${percent(share)}</text>`;
  });
  const order = [...review.seats.map((each) => each.seat).filter((each) => each !== seat), seat];
  const ways = order.map((each) => {
    const dash = each === seat ? "" : ` stroke-dasharray="${DASHES[each]}"`;
    return `<path d="${wayOf(points, each, frame)}" fill="none" stroke="${colour(`--seat-${each}`)}" stroke-width="${each === seat ? 6 : 3}" stroke-linejoin="round"${dash}/>`;
  });
  const column = frame.width / review.seats.length;
  const legend = review.seats.map((each, place) => {
    const left = (x(frame, 0) + place * column).toFixed(0);
    const figures = `${t("review-accuracy")} ${each.accuracy} · ${t("review-luck")} ${signedPercent(each.luck)}`;
    return `<circle cx="${Number(left) + 8}" cy="571" r="8" fill="${colour(`--seat-${each.seat}`)}"/>` +
      `<text x="${Number(left) + 26}" y="578" font-size="22" font-weight="${each.seat === seat ? 700 : 400}" ${ink}>${escaped(shortened(nameOf(each.seat)))}</text>` +
      `<text x="${Number(left) + 26}" y="604" font-size="17" ${soft}>${escaped(figures)}</text>`;
  });
  const lines = wrapped(said.join(" ")).map((line, place) => `<text x="${MARGIN}" y="${122 + 40 * place}" font-size="31" font-family="Georgia, serif" ${ink}>${escaped(line)}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour("--paper")}"/><rect width="12" height="${HEIGHT}" fill="${colour("--can")}"/>` +
    `<text x="${MARGIN}" y="66" font-size="22" ${soft}>${escaped(title)} · ${escaped(t("review"))}</text>` +
    `<text x="${WIDTH - MARGIN}" y="66" font-size="22" text-anchor="end" ${soft}>${escaped(t("review-accuracy"))} ${own.accuracy}</text>` +
    [...lines, ...grid, ...ways, ...legend].join("") +
    `<text x="${MARGIN}" y="${HEIGHT - 22}" font-size="18" font-family="Georgia, serif" ${soft}>Etalage</text></svg>`;
}

function colours(): (name: string) => string {
  const style = getComputedStyle(document.documentElement);
  const known = new Map(COLOURS.map((name) => [name, style.getPropertyValue(name).trim()]));
  return (name) => known.get(name) ?? "#000";
}

async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

/** In lines of about the same length; what is too long ends in dots. */
export function wrapped(text: string): string[] {
  const lines = text.split(" ").reduce<string[]>((done, word) => {
    const last = done.at(-1);
    return last !== undefined && last.length + word.length < MOST_LETTERS ? [...done.slice(0, -1), `${last} ${word}`] : [...done, word];
  }, []);
  return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]} …`] : lines;
}

const LONGEST_NAME = 16;
const shortened = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name);

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
