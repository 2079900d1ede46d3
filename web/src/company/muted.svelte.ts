import { keep, recall } from "../app/storage";

const KEY = "etalage.muted";
const MOST = 100;

/** Whom the reader does not want to hear; kept in this browser, by the names they go by at tables. */
class Muted {
  #names = $state.raw<readonly string[]>(recall<string[]>("localStorage", KEY, []));

  has(name: string | null | undefined): boolean {
    return this.#names.includes(name ?? "");
  }

  toggle(name: string): void {
    const others = this.#names.filter((each) => each !== name);
    this.#names = others.length < this.#names.length ? others : [...others, name].slice(-MOST);
    keep("localStorage", KEY, this.#names);
  }
}

export const muted = new Muted();
