/** A choice that is not sent yet. It survives a reload, and is forgotten with the decision it belongs to. */
export class Stage<T> {
  #key: string;
  #value = $state.raw<T>() as T;

  constructor(key: string, private readonly empty: T) {
    this.#key = key;
    this.#value = this.#read();
  }

  get value(): T {
    return this.#value;
  }
  set value(value: T) {
    this.#value = value;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(value));
    } catch {
      // Without storage the choice lives as long as the page.
    }
  }

  /** Another decision, another choice. */
  moveTo(key: string): void {
    if (key === this.#key) return;
    forget(this.#key);
    this.#key = key;
    this.#value = this.#read();
  }

  clear(): void {
    this.#value = this.empty;
    forget(this.#key);
  }

  #read(): T {
    try {
      const text = sessionStorage.getItem(this.#key);
      return text === null ? this.empty : (JSON.parse(text) as T);
    } catch {
      return this.empty;
    }
  }
}

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // What was never kept need not be forgotten.
  }
}
