import { isForTable, targetOf } from "../../ui/keys";
import type { Play } from "./play.svelte";

export interface Keys {
  play: Play;
  root: HTMLElement;
  perform: () => void;
}

const CARDS = "button[data-stack]:not(:disabled)";
const ELSEWHERE = "aside, header.bar";

/** Digits go to a pocket or choose an exchange, arrows walk the cards, Backspace undoes, Enter is the primary button. */
export function handleKey(event: KeyboardEvent, { play, root, perform }: Keys): void {
  if (event.repeat && event.key === "Enter") return event.preventDefault();
  const target = targetOf(event);
  if (!isForTable(event) || target.closest(ELSEWHERE)) return;
  const isHandled =
    event.key === "Enter" ? pressEnter(target, perform)
    : event.key === "Backspace" ? undo(play)
    : /^[1-9]$/.test(event.key) ? jump(Number(event.key), play, root)
    : event.key.startsWith("Arrow") && walk(event.key, target, root);
  if (isHandled) event.preventDefault();
}

/** On a link or another button Enter does what that says. */
function pressEnter(target: Element, perform: () => void): boolean {
  if (target.closest("button:not([data-stack]), a[href], summary")) return false;
  perform();
  return true;
}

function undo(play: Play): boolean {
  if (play.canUndo) play.undo();
  return true;
}

function jump(digit: number, play: Play, root: HTMLElement): boolean {
  if (play.choices.length) {
    const radio = root.querySelectorAll<HTMLInputElement>("input[type=radio]")[digit - 1];
    radio?.focus();
    radio?.click();
    return radio !== undefined;
  }
  const card = pocketsIn(root)[digit - 1]?.querySelector<HTMLElement>(CARDS);
  card?.focus();
  return Boolean(card);
}

/** In the order in which one sees them. */
function pocketsIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-pocket]")];
}

/** Sideways to the next card, up and down to the next pocket; from anywhere else to the first card. */
function walk(key: string, target: Element, root: HTMLElement): boolean {
  const cards = [...root.querySelectorAll<HTMLElement>(CARDS)];
  if (cards.length === 0) return false;
  const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  const at = cards.findIndex((card) => card === target);
  if (at < 0) {
    cards[0]?.focus();
  } else if (key === "ArrowLeft" || key === "ArrowRight") {
    cards[at + step]?.focus();
  } else {
    const pockets = pocketsIn(root);
    const here = pockets.findIndex((pocket) => pocket.contains(target));
    pockets[here + step]?.querySelector<HTMLElement>(CARDS)?.focus();
  }
  return true;
}
