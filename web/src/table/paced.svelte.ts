import type { Line, Seen } from "../api/types";
import type { Frame } from "./pace";
import type { Moment } from "./source";

/** A table that shows one thing after another. */
export abstract class PacedTable {
  #frame: Frame;

  constructor(frame: Frame) {
    this.#frame = $state.raw(frame);
  }

  get seen(): Seen {
    return this.#frame.seen;
  }
  get lines(): Line[] {
    return this.#frame.lines;
  }
  get moment(): Moment | null {
    return this.#frame.moment;
  }

  protected readonly show = (frame: Frame): void => {
    this.#frame = frame;
  };
}
