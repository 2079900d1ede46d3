import { mount, tick, unmount, untrack } from "svelte";
import type { Line } from "../../api/types";
import { settings } from "../../app/settings.svelte";
import type { TableSource } from "../../table/source";
import { flyFrom, launch } from "../../ui/flight";
import Chip, { chipsFor } from "./Chip.svelte";

const FLIGHT_MS = 300;
const APART_MS = 60;
const LAID_MS = 260; // a bottle falls into its place, in the style sheets
const MOST_CHIPS = 4;

/** Where things lay before the page changed, and the cards among them, to be drawn once more. */
interface Before {
  places: Map<string, DOMRect>;
  cards: Map<string, HTMLElement>;
}

/** Cards fly from where they were to where they lie now, and chips to the points. */
export class Motion {
  #last: readonly Line<"weinhaendler">[] = [];
  #wasHeld = false;

  constructor(source: () => TableSource<"weinhaendler">, private readonly root: () => HTMLElement | undefined, private readonly me: () => number) {
    $effect.pre(() => {
      const { moment } = source();
      if (!moment || settings.still) return;
      const told = moment.told === this.#last ? [] : moment.told;
      const released = this.#wasHeld && moment.hold === null;
      this.#last = moment.told;
      this.#wasHeld = moment.hold !== null;
      if (!told.length && !released) return;
      untrack(() => {
        const before = this.#look();
        void tick().then(() => this.#fly(moment.told, before, released));
      });
    });
  }

  #all(selector: string): HTMLElement[] {
    return [...(this.root()?.querySelectorAll<HTMLElement>(selector) ?? [])];
  }

  #look(): Before {
    const before: Before = { places: new Map(), cards: new Map() };
    for (const element of this.#all("[data-anchor]")) {
      const { anchor = "" } = element.dataset;
      before.places.set(anchor, element.getBoundingClientRect());
      for (const card of element.querySelectorAll<HTMLElement>("[data-card]")) {
        const place = `${anchor} ${card.dataset.card}`;
        before.places.set(place, card.getBoundingClientRect());
        before.cards.set(place, card);
      }
    }
    return before;
  }

  #fly(told: readonly Line<"weinhaendler">[], before: Before, released: boolean): void {
    this.#passOn("start", before);
    for (const line of told) {
      if (released) this.#deal(line, before);
      else this.#follow(line, before);
    }
  }

  /** What has been exchanged goes where it belongs. */
  #deal({ name, facts }: Line<"weinhaendler">, before: Before): void {
    const me = this.me();
    if (name === "weinhaendler.take" && facts.seat === me) this.#move(`hand-${me}`, facts.cards, `exchange-${me}`, before);
    else if (name === "weinhaendler.take") this.#away(`exchange-${facts.seat}`, facts.cards, `hand-${facts.seat}`, before);
    else if (name === "weinhaendler.display") this.#move("display", facts.cards, "exchange", before);
  }

  #follow({ name, facts }: Line<"weinhaendler">, before: Before): void {
    if (name === "weinhaendler.bid") {
      this.#move(`bid-${facts.seat}`, facts.cards, `hand-${facts.seat}`, before);
    } else if (name === "weinhaendler.draw" && facts.kept !== undefined) {
      this.#move(`${facts.seat === this.me() ? "hand" : "bid"}-${facts.seat}`, [facts.kept], "pile", before);
    } else if (name === "weinhaendler.refill") {
      this.#move("display", facts.cards, "pile", before);
    } else if (name === "weinhaendler.place") {
      this.#pay(facts.seat, facts.place, facts.points);
    }
  }

  /** There is one of these; it slides from whoever had it to whoever has it. */
  #passOn(anchor: string, { places }: Before): void {
    const [element] = this.#all(`[data-anchor="${anchor}"]`);
    const origin = places.get(anchor);
    const here = element?.getBoundingClientRect();
    if (element && origin && (origin.x !== here?.x || origin.y !== here.y)) flyFrom(element, origin, { ms: FLIGHT_MS });
  }

  /** The last cards of these kinds that lie at an anchor come from another. */
  #move(anchor: string, cards: readonly string[], from: string, { places }: Before): void {
    const lying = this.#all(`[data-anchor="${anchor}"] [data-card]`);
    cards.forEach((card, index) => {
      const found = lying.findLastIndex((element) => element.dataset.card === card);
      const [element] = found < 0 ? [] : lying.splice(found, 1);
      const origin = places.get(`${from} ${card}`) ?? places.get(from);
      if (element && origin) flyFrom(element, origin, { ms: FLIGHT_MS, delay: index * APART_MS });
    });
  }

  /** Cards that lay open go into a hand that nobody sees. */
  #away(from: string, cards: readonly string[], to: string, before: Before): void {
    const target = this.#firstShown(`[data-anchor="${to}"]`);
    cards.forEach((card, index) => {
      const place = before.places.get(`${from} ${card}`);
      const drawn = before.cards.get(`${from} ${card}`);
      if (!place || !drawn || !target) return;
      const ghost = newGhost();
      ghost.style.width = `${place.width}px`;
      ghost.append(drawn.cloneNode(true)); // there may be two of a kind
      void launch(ghost, place, target, { ms: FLIGHT_MS, delay: index * APART_MS, endScale: 0.4 });
    });
  }

  /** Chips for a bottle fly from its place to the points. */
  #pay(seat: number, place: string, points: number): void {
    const from = this.#firstShown(`[data-anchor="cellar-${seat}"] [data-bottle="${place}"], [data-anchor="rack-${seat}"]`);
    const to = this.#firstShown(`[data-anchor="points-${seat}"]`);
    if (!from || !to) return;
    chipsFor(points).slice(0, MOST_CHIPS).forEach((worth, index) => {
      const ghost = newGhost();
      const chip = mount(Chip, { target: ghost, props: { worth } });
      void launch(ghost, from, to, { ms: FLIGHT_MS, delay: LAID_MS + index * APART_MS }).then(() => unmount(chip));
    });
  }

  #firstShown(selector: string): DOMRect | undefined {
    return this.#all(selector).map((element) => element.getBoundingClientRect()).find(({ width }) => width > 0);
  }
}

/** Something to fly, outside of the table and in its colours. */
function newGhost(): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "wein-flight";
  return ghost;
}
