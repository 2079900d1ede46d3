import { tick, untrack } from "svelte";
import type { Line } from "../../api/types";
import { settings } from "../../app/settings.svelte";
import type { TableSource } from "../../table/source";

const FLIGHT_MS = 300;
const APART_MS = 60;
const EASING = "cubic-bezier(.2, .7, .2, 1)";

/** Cards fly from where they were to where they lie now. The page is right without it; nothing waits for it. */
export class Motion {
  #last: readonly Line[] = [];
  #wasHeld = false;

  constructor(source: () => TableSource, private readonly root: () => HTMLElement | undefined, private readonly me: () => number) {
    // Before the page changes, note where everything lies.
    $effect.pre(() => {
      const { moment } = source();
      if (!moment || settings.still) return;
      const told = moment.told === this.#last ? [] : moment.told;
      const released = this.#wasHeld && moment.hold === null;
      this.#last = moment.told;
      this.#wasHeld = moment.hold !== null;
      if (!told.length && !released) return;
      untrack(() => {
        const places = this.#places();
        void tick().then(() => this.#fly(moment.told, places, released));
      });
    });
  }

  #places(): Map<string, DOMRect> {
    const found = new Map<string, DOMRect>();
    for (const element of this.root()?.querySelectorAll<HTMLElement>("[data-anchor]") ?? []) {
      found.set(element.dataset.anchor ?? "", element.getBoundingClientRect());
      for (const card of element.querySelectorAll<HTMLElement>("[data-card]")) {
        found.set(`${element.dataset.anchor} ${card.dataset.card}`, card.getBoundingClientRect());
      }
    }
    return found;
  }

  #fly(told: readonly Line[], places: Map<string, DOMRect>, released: boolean): void {
    const me = this.me();
    for (const { name, facts } of told) {
      const seat = facts.seat as number;
      const cards = (facts.cards as string[] | undefined) ?? [];
      if (released) {
        if (name === "weinhaendler.take" && seat === me) this.#move(`hand-${me}`, cards, `exchange-${me}`, places);
        if (name === "weinhaendler.display") this.#move("display", cards, "exchange", places);
      } else if (name === "weinhaendler.bid") {
        this.#move(`bid-${seat}`, cards, `hand-${seat}`, places);
      } else if (name === "weinhaendler.draw" && facts.kept !== undefined) {
        const kept = [String(facts.kept)];
        this.#move(seat === me ? `hand-${me}` : `bid-${seat}`, kept, "pile", places);
      } else if (name === "weinhaendler.refill") {
        this.#move("display", cards, "pile", places);
      }
    }
  }

  /** The last cards of these kinds that lie at an anchor come from another. */
  #move(anchor: string, cards: readonly string[], from: string, places: Map<string, DOMRect>): void {
    const lying = [...(this.root()?.querySelectorAll<HTMLElement>(`[data-anchor="${anchor}"] [data-card]`) ?? [])];
    cards.forEach((card, index) => {
      const found = lying.findLastIndex((element) => element.dataset.card === card);
      const [element] = found < 0 ? [] : lying.splice(found, 1);
      const origin = places.get(`${from} ${card}`) ?? places.get(from);
      if (element && origin?.width) flyFrom(element, origin, index * APART_MS);
    });
  }
}

function flyFrom(element: HTMLElement, origin: DOMRect, delay: number): void {
  const here = element.getBoundingClientRect();
  if (!here.width) return;
  const scale = Math.min(2, Math.max(0.4, Math.min(origin.width, origin.height / 1.4) / here.width));
  const right = origin.x + origin.width / 2 - (here.x + here.width / 2);
  const down = origin.y + origin.height / 2 - (here.y + here.height / 2);
  element.animate(
    [{ transform: `translate(${right}px, ${down}px) scale(${scale})`, zIndex: 9 }, { transform: "none", zIndex: 9 }],
    { duration: FLIGHT_MS, delay, easing: EASING, fill: "backwards" },
  );
}
