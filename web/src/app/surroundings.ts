import { server } from "../api/server";

/** Time, as far as the page waits for it. */
const clock = {
  /** In milliseconds, by the clock of this machine. */
  now: () => Date.now(),
  /** Do something later, unless the answer is called before. */
  after(ms: number, work: () => void): () => void {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
export type Clock = typeof clock;

/** The tab of the browser in which the page is open. */
const tab = {
  get isHidden(): boolean {
    return document.hidden;
  },
  /** Hear of a change, until the answer is called. */
  on(change: "visibilitychange" | "offline" | "online", hear: () => void): () => void {
    const speaker = change === "visibilitychange" ? document : window;
    speaker.addEventListener(change, hear);
    return () => speaker.removeEventListener(change, hear);
  },
};
export type Tab = typeof tab;

/** All that a table needs of the world around it; tests bring their own. */
export const world = { server, clock, tab };
export type World = typeof world;
