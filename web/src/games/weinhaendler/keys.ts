import { isForTable, targetOf } from "../../ui/keys";
import type { Turn } from "./turn.svelte";

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** The table by keyboard. `press` is for the keys that stand for a button. */
export function onKey(event: KeyboardEvent, turn: Turn, press: (key: string) => boolean): void {
  if (event.repeat && event.key === "Enter") return event.preventDefault();
  if (isForTable(event) && does(event.key, targetOf(event), turn, press)) event.preventDefault();
}

function does(key: string, target: Element, turn: Turn, press: (key: string) => boolean): boolean {
  if (key >= "1" && key <= "9") {
    turn.choose(Number(key) - 1);
    return true;
  }
  const step = STEPS[key];
  if (step !== undefined && turn.picked !== null) {
    turn.walk(step);
    return true;
  }
  switch (key) {
    case "Enter":
      // Cards and places are chosen by Space, so that Enter can always mean the large button; other buttons keep it.
      return !target.closest("button:not(.hand *, .rack *), a") && press(key);
    case "z":
    case "Z":
    case "Backspace":
      turn.undo();
      return true;
    case "Escape":
      turn.lowerAll();
      return true;
    default:
      return press(key);
  }
}
