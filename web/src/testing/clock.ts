import type { Clock } from "../app/surroundings";

/** A clock that goes on when it is told to. */
export class FakeClock implements Clock {
  #now = 0;
  #due: { at: number; work: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, work: () => void): () => void {
    const each = { at: this.#now + ms, work };
    this.#due.push(each);
    return () => (this.#due = this.#due.filter((other) => other !== each));
  }

  /** Whether nothing is left to do. */
  get isIdle(): boolean {
    return this.#due.length === 0;
  }

  advance(ms: number): void {
    const until = this.#now + ms;
    for (let next; (next = this.#next(until)); ) {
      this.#now = Math.max(this.#now, next.at);
      this.#due = this.#due.filter((other) => other !== next);
      next.work();
    }
    this.#now = until;
  }

  #next(until: number) {
    return this.#due.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
  }
}
