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
