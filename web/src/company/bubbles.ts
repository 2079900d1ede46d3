/** Where something is on the page, in pixels. */
export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

const EDGE = 6;
const GAP = 5;

/** How far a bubble is moved so that it stays on a page of this width, and below those that are there already. */
export function roomFor({ left, right, top, bottom }: Box, others: readonly Box[], width: number): { x: number; y: number } {
  const x = Math.max(EDGE - left, Math.min(0, width - EDGE - right));
  const beside = others.filter((other) => other.left < right + x + GAP && other.right > left + x - GAP).sort((one, other) => one.top - other.top);
  let y = 0;
  for (const other of beside) {
    if (other.top < bottom + y + GAP && other.bottom > top + y - GAP) y = other.bottom + GAP - top;
  }
  return { x, y };
}
