/** The element at which a key or a pointer was pressed. */
export function targetOf({ target }: Event): Element {
  return target instanceof Element ? target : document.body;
}

/** Whether a key is pressed for the table: not with others for the browser, not into a field, not in a dialog over it. */
export function isForTable(event: KeyboardEvent): boolean {
  const isTyped = targetOf(event).closest("input:not([type=radio]), textarea, select");
  return !event.ctrlKey && !event.metaKey && !event.altKey && !isTyped && !document.querySelector("dialog[open]");
}
