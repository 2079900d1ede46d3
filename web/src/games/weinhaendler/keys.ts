import { isForTable, targetOf } from "../../ui/keys";
import type { Turn } from "./turn.svelte";

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** The table by keyboard. `press` is for the keys that stand for a button. */
export function onKey(event: KeyboardEvent, turn: Turn, press: (key: string) => boolean): void {
  if (event.repeat && event.key === "Enter") return event.preventDefault();
  if (isForTable(event) && does(event.key, targetOf(event), turn, press)) event.preventDefault();
}

/** Whether the key does something here. */
function does(key: string, target: Element, turn: Turn, press: (key: string) => boolean): boolean {
  const step = turn.picked === null ? undefined : STEPS[key];
  // Cards and places are chosen by Space, so that Enter can always mean the large button; other buttons keep it.
  if (key === "Enter" && target.closest("button:not(.hand *, .rack *), a")) return false;
  if (key >= "1" && key <= "9") turn.choose(Number(key) - 1);
  else if (step !== undefined) turn.walk(step);
  else if (["z", "Z", "Backspace"].includes(key)) turn.undo();
  else if (key === "Escape" && turn.onlyMove.coming === null) turn.lowerAll();
  else return press(key);
  return true;
}
