/** What the browser keeps for the page, for good or until the tab is closed. What it refuses to keep lives as long as the page. */
type Where = "localStorage" | "sessionStorage";

const refused = new Map<string, string>();

export function recall<T>(where: Where, key: string, otherwise: T): T {
  try {
    const text = refused.get(key) ?? globalThis[where].getItem(key);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** Keep a value under this name; undefined: forget it. */
export function keep(where: Where, key: string, value?: unknown): void {
  const text = JSON.stringify(value) as string | undefined;
  refused.delete(key);
  try {
    if (text === undefined) globalThis[where].removeItem(key);
    else globalThis[where].setItem(key, text);
  } catch {
    if (text !== undefined) refused.set(key, text);
  }
}

/** The names that begin so, of all that is kept. */
export function keptNames(where: Where, prefix: string): string[] {
  try {
    return Object.keys(globalThis[where]).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
