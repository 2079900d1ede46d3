/** What the browser keeps for the page, for good or until the tab is closed. One that keeps nothing still plays. */
type Where = "localStorage" | "sessionStorage";

export function recall<T>(where: Where, key: string, otherwise: T): T {
  try {
    const text = globalThis[where].getItem(key);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** Keep a value under this name; undefined: forget it. */
export function keep(where: Where, key: string, value: unknown): void {
  try {
    if (value === undefined) globalThis[where].removeItem(key);
    else globalThis[where].setItem(key, JSON.stringify(value));
  } catch {
    // Then it lives as long as the page.
  }
}
