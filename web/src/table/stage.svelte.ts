import { keep, recall } from "../app/storage";

/** A choice that is not sent yet. It survives a reload, and is forgotten with the decision it belongs to. */
export class Stage<T> {
  #value: T;

  constructor(private key: string, private readonly empty: T) {
    this.#value = $state.raw(this.#read());
  }

  get value(): T {
    return this.#value;
  }
  set value(value: T) {
    this.#value = value;
    keep("sessionStorage", this.key, value);
  }

  /** Another decision, another choice. */
  moveTo(key: string): void {
    if (key === this.key) return;
    this.clear();
    this.key = key;
    this.#value = this.#read();
  }

  clear(): void {
    this.#value = this.empty;
    keep("sessionStorage", this.key);
  }

  #read(): T {
    return recall("sessionStorage", this.key, this.empty);
  }
}
