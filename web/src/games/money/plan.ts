/** How large the cards of a hand can be. */
import type { Pocket } from "./cards";

/** In pixels: a card's width, how much of it shows under the next kind, and under the next of its own kind. */
export interface Plan {
  width: number;
  show: number;
  same: number;
}

export interface Room {
  width: number;
  /** One row on the desk, two on the phone. */
  isDesk: boolean;
  /** How much height there is: on a desk by the screen, on a phone by what lies above the hand, or that it lies on its side. */
  height: "lying" | "short" | "low" | "normal" | "tall";
  /** The widest card for which a short phone has the height. */
  most?: number;
  /** Fingers need wider cards than a mouse. */
  isTouch: boolean;
}

const READABLE = 0.43; // of an upright note: its strip, with value and sign
const CLOSEST = 0.2; // for equal notes, where room is short
const TARGET = 44;
const PHONE_WIDTHS = [66, 62, 58, 54, 52, 50];
const DESK_WIDTHS = [84, 78, 72, 66, 60];
const LOW_WIDTHS = [66, 60, 56];
const TALL_WIDTHS = [104, 94, ...DESK_WIDTHS];
const LOW_PHONE_WIDTHS = [56, 54, 52, 50];
const SHORT_PHONE_WIDTHS = [...PHONE_WIDTHS, 48, 46, 44];
const TALL_PHONE_WIDTHS = [82, 76, 70, ...PHONE_WIDTHS];
const LYING_WIDTH_OF_TWO_ROWS = 46;
const LYING_WIDTHS = [...TALL_PHONE_WIDTHS, LYING_WIDTH_OF_TWO_ROWS];
const GAPS = { desk: 18, phone: 6 };

export function pocketWidth({ stacks, count }: Pocket, { width, show, same }: Plan): number {
  const cards = width + (stacks.length - 1) * show + (count - stacks.length) * same;
  return Math.max(width + 4, cards);
}

/** The largest cards with which all pockets have room; null if none are large enough. */
export function planHand(pockets: readonly Pocket[], room: Room): Plan | null {
  return candidates(room).find((plan) => fits(pockets, plan, room)) ?? null;
}

function candidates({ isDesk, height, most = Infinity, isTouch }: Room): Plan[] {
  if (!isDesk) {
    const widths = { lying: LYING_WIDTHS, short: SHORT_PHONE_WIDTHS, low: LOW_PHONE_WIDTHS, normal: PHONE_WIDTHS, tall: TALL_PHONE_WIDTHS }[height];
    return widths.filter((width) => width <= Math.max(TARGET, most)).map(forFingers);
  }
  const widths = { lying: LOW_WIDTHS, short: LOW_WIDTHS, low: LOW_WIDTHS, normal: DESK_WIDTHS, tall: TALL_WIDTHS }[height];
  if (isTouch) return widths.map(forFingers);
  return [READABLE, CLOSEST].flatMap((share) =>
    widths.map((width) => ({ width, show: Math.round(width * READABLE), same: Math.round(width * share) })),
  );
}

function forFingers(width: number): Plan {
  return { width, show: Math.max(TARGET, Math.round(width * 0.72)), same: 6 };
}

function fits(pockets: readonly Pocket[], plan: Plan, { width, isDesk, height }: Room): boolean {
  const most = isDesk || (height === "lying" && plan.width > LYING_WIDTH_OF_TWO_ROWS) ? 1 : 2;
  const gap = isDesk ? GAPS.desk : GAPS.phone;
  let rows = 1;
  let filled = 0;
  for (const pocket of pockets) {
    const needed = pocketWidth(pocket, plan);
    if (filled > 0 && filled + gap + needed > width) {
      rows += 1;
      filled = 0;
    }
    filled += (filled > 0 ? gap : 0) + needed;
  }
  return rows <= most && filled <= width;
}
