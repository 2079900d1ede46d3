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

/** The least and the most of what is shown, wide enough to be read. */
export function spanOf(values: readonly number[], least: number): [from: number, to: number] {
  const from = Math.min(...values);
  const to = Math.max(...values);
  const missing = Math.max(0, least - (to - from)) / 2;
  return [from - missing, to + missing];
}
