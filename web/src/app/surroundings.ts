/** Time, as far as the page waits for it. */
export interface Clock {
  /** In milliseconds, by the clock of this machine. */
  now(): number;
  /** Do something later, unless the answer is called before. */
  after(ms: number, work: () => void): () => void;
}

export const clock: Clock = {
  now: () => Date.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

export type TabChange = "visibilitychange" | "offline" | "online";

/** The tab of the browser in which the page is open. */
export interface Tab {
  readonly isHidden: boolean;
  /** Hear of a change, until the answer is called. */
  on(change: TabChange, hear: () => void): () => void;
}

export const tab: Tab = {
  get isHidden() {
    return document.hidden;
  },
  on: (change, hear) => {
    const speaker = change === "visibilitychange" ? document : window;
    speaker.addEventListener(change, hear);
    return () => speaker.removeEventListener(change, hear);
  },
};
