/** Where something is in a drawing: numbers in, places out. */
export interface Scale {
  from: number;
  to: number;
  /** Where these two are. */
  start: number;
  end: number;
}

export function placed({ from, to, start, end }: Scale, value: number): number {
  return from === to ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start);
}

/** A line through these points, as the path of an SVG. */
export function lineThrough(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], each) => `${each ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

const MOST_LEVELS = 5;
const ROUND = [1, 2, 5];

/** Round numbers between these two, to be written beside a drawing. */
export function levelsOf([from, to]: readonly [number, number]): number[] {
  const least = (to - from) / MOST_LEVELS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, power * (ROUND.find((each) => each * power >= least) ?? 10));
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, each) => first + each * step);
}

/** The least and the most of what is shown, wide enough to be read. */
export function spanOf(values: readonly number[], least: number): [from: number, to: number] {
  const from = Math.min(...values);
  const to = Math.max(...values);
  const missing = Math.max(0, least - (to - from)) / 2;
  return [from - missing, to + missing];
}
