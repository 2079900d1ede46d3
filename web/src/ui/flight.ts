/** Things that travel across the page. It is right without them, nothing waits for them, and a tap ends them. */
import { settings } from "../app/settings.svelte";

export interface Timing {
  ms: number;
  delay?: number;
  easing?: string;
}

const GENTLY = "cubic-bezier(.2, .7, .2, 1)";
const MOST_LIFT = 70;
const running = new Set<Animation>();

addEventListener("pointerdown", () => running.forEach((animation) => animation.finish()), { capture: true });

/** Move an element, at the pace people have chosen. */
function animate(element: Element, steps: Keyframe[], { ms, delay = 0, easing = GENTLY }: Timing): Promise<unknown> {
  const { pace } = settings;
  const animation = element.animate(steps, { duration: ms * pace, delay: delay * pace, easing, fill: "backwards" });
  running.add(animation);
  return animation.finished.catch(() => undefined).finally(() => running.delete(animation));
}

/** Let an element arrive where it lies from where something else lay. */
export function flyFrom(element: HTMLElement, origin: DOMRect, timing: Timing): void {
  const here = element.getBoundingClientRect();
  if (!here.width || !origin.width) return;
  const scale = Math.min(2, Math.max(0.4, Math.min(origin.width, origin.height / 1.4) / here.width));
  const right = origin.x + origin.width / 2 - (here.x + here.width / 2);
  const down = origin.y + origin.height / 2 - (here.y + here.height / 2);
  void animate(element, [{ transform: `translate(${right}px, ${down}px) scale(${scale})`, zIndex: 9 }, { transform: "none", zIndex: 9 }], timing);
}

/** Let something that is on the page for this alone fly in an arc, and vanish where it comes to. */
export async function launch(ghost: HTMLElement, from: DOMRect, to: DOMRect, timing: Timing & { endScale?: number }): Promise<void> {
  ghost.classList.add("flight");
  ghost.setAttribute("aria-hidden", "true");
  document.body.append(ghost);
  const [start, end] = [centred(from, ghost), centred(to, ghost)];
  const lift = Math.min(MOST_LIFT, Math.hypot(end.x - start.x, end.y - start.y) / 4);
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  await animate(
    ghost,
    [
      { transform: at(start.x, start.y, 1), opacity: 1 },
      { transform: at((start.x + end.x) / 2, (start.y + end.y) / 2 - lift, 1.1), opacity: 1, offset: 0.5 },
      { transform: at(end.x, end.y, timing.endScale ?? 0.9), opacity: 0.2 },
    ],
    timing,
  );
  ghost.remove();
}

function centred(place: DOMRect, ghost: HTMLElement): { x: number; y: number } {
  return { x: place.x + (place.width - ghost.offsetWidth) / 2, y: place.y + (place.height - ghost.offsetHeight) / 2 };
}
