import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { LiveTable, Said } from "../table/live.svelte";
import { muted } from "./muted.svelte";
import { presenceOf, type Presence } from "./presence";

const LOOK_MS = 10_000;

/** Those around a live table: who is there, and what they say. */
export class Company {
  #now = $state(0);
  /** How often each seat is to be seen on the page: what its owner says appears there. */
  readonly #places = new SvelteMap<number, number>();

  constructor(private readonly live: LiveTable) {
    this.#now = live.world.server.now();
  }

  /** Time goes on, until the answer is called. */
  begin(): () => void {
    const timer = setInterval(() => (this.#now = this.live.world.server.now()), LOOK_MS);
    return () => clearInterval(timer);
  }

  presence(seat: number): Presence | null {
    return presenceOf(this.live.latest, seat, this.#now);
  }

  /** The last that a seat has said, while it lasts. */
  said(seat: number): Said | undefined {
    return this.heard.findLast((each) => each.seat === seat);
  }

  /** What is said by those whose seats are nowhere on the page, oneself among them. */
  readonly elsewhere = $derived.by(() => this.heard.filter(({ seat }) => !this.#places.get(seat)));

  get heard(): readonly Said[] {
    return this.live.heard.filter(({ seat, name }) => seat === this.live.latest.seat || !muted.has(name));
  }

  /** This seat is on the page, until the answer is called. */
  show(seat: number): () => void {
    this.#add(seat, 1);
    return () => this.#add(seat, -1);
  }

  /** Whoever adds a place does not follow how many there are. */
  #add(seat: number, places: number): void {
    this.#places.set(seat, untrack(() => this.#places.get(seat) ?? 0) + places);
  }
}
