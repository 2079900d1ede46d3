/** Where things are that are spoken of: measured whenever the table changes. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MARGIN = 5;
const RING = 2;

/** The smallest box round all elements that a selector finds, with a little air, as far as that is within `stage`; null where none is to be seen. */
export function boxAround(root: ParentNode, selector: string, stage: Box): Box | null {
  const rects = [...root.querySelectorAll(selector)].map((each) => each.getBoundingClientRect()).filter(({ width, height }) => width && height);
  if (!rects.length) return null;
  const left = Math.max(stage.x + RING, Math.min(...rects.map((each) => each.left)) - MARGIN);
  const top = Math.max(stage.y + RING, Math.min(...rects.map((each) => each.top)) - MARGIN);
  const right = Math.min(stage.x + stage.width - RING, Math.max(...rects.map((each) => each.right)) + MARGIN);
  const bottom = Math.min(stage.y + stage.height - RING, Math.max(...rects.map((each) => each.bottom)) + MARGIN);
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

/** Boxes whose air overlaps, side by side or one below the other, each give up half of it. */
export function apart(boxes: readonly Box[]): Box[] {
  const parted = boxes.map((box) => ({ ...box }));
  parted.forEach((one, i) => parted.slice(i + 1).forEach((other) => {
    const [across, down] = [overlap(one, other, "x", "width"), overlap(one, other, "y", "height")];
    if (across <= 0 || down <= 0) return;
    if (across <= down) part(one, other, "x", "width", across);
    else part(one, other, "y", "height", down);
  }));
  return parted;
}

function overlap(one: Box, other: Box, from: "x" | "y", size: "width" | "height"): number {
  return Math.min(one[from] + one[size], other[from] + other[size]) - Math.max(one[from], other[from]);
}

function part(one: Box, other: Box, from: "x" | "y", size: "width" | "height", common: number): void {
  if (common > 2 * MARGIN) return; // more than their air: one lies on the other
  const cut = common / 2 + RING;
  const [first, second] = one[from] < other[from] ? [one, other] : [other, one];
  first[size] -= cut;
  second[from] += cut;
  second[size] -= cut;
}

const MOVES = ["scroll", "transitionend", "animationend"] as const;

/** Call `look` now, and once a frame at most whenever something within `root` changes, moves or gets another size. */
export function watch(root: HTMLElement, look: () => void): () => void {
  let frame = 0;
  const soon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      look();
    });
  };
  const changes = new MutationObserver(soon);
  changes.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "style", "data-room", "aria-pressed"] });
  const sizes = new ResizeObserver(soon);
  sizes.observe(root);
  for (const kind of MOVES) root.addEventListener(kind, soon, { capture: true, passive: true });
  look();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
    for (const kind of MOVES) root.removeEventListener(kind, soon, { capture: true });
  };
}
