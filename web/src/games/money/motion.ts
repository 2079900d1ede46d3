/** Cards that fly from one place of the table to another. */
import type { Line } from "../../api/types";
import { settings } from "../../app/settings.svelte";
import { svg } from "../../art/note";
import { deeds, type Deed } from "./round";

export type Places = Map<string, DOMRect>;

interface Flight {
  cards: readonly string[];
  /** Names of places, the first that is on the screen. */
  from: string[];
  to: string[];
}

const FLIGHT_MS = { normal: 380, fast: 190, off: 0 };
const CARD_PX = 58;
const MOST_CARDS = 6;

/** Where everything lies that has a name as a place. */
export function placesIn(root: HTMLElement): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-pile]")) {
    places.set(element.dataset.pile ?? "", element.getBoundingClientRect());
  }
  return places;
}

/** What moves when this has happened: the own bid goes into its envelope; bid and taken pile change places. */
export function flightsOf(told: readonly Line[]): Flight[] {
  return [...told.flatMap(sealed), ...deeds(told).flatMap(exchanged)];
}

/** Of others' bids nothing is seen. */
function sealed({ name, facts }: Line): Flight[] {
  if (name !== "money.sealed" || !Array.isArray(facts.cards)) return [];
  return [{ cards: facts.cards as string[], from: [`hand-${Number(facts.seat)}`], to: ["envelope"] }];
}

function exchanged(deed: Deed): Flight[] {
  const hand = [`hand-${deed.seat}`, `bid-${deed.seat}`];
  const bid = [`bid-${deed.seat}`, `hand-${deed.seat}`];
  if (deed.kind === "keep") return [{ cards: deed.taken, from: bid, to: hand }];
  const pile = deed.kind === "swap" ? [`bid-${deed.with}`, `hand-${deed.with}`] : [deed.kind];
  return [{ cards: deed.left, from: bid, to: pile }, { cards: deed.taken, from: pile, to: hand }];
}

/** Let the cards fly from where things lay to where they lie. */
export function fly(flights: readonly Flight[], before: Places, after: Places): void {
  if (settings.still) return;
  for (const flight of flights) {
    const from = first(flight.from, before);
    const to = first(flight.to, after);
    if (from && to) launch(flight.cards, from, to);
  }
}

function first(names: readonly string[], places: Places): DOMRect | undefined {
  return names.map((name) => places.get(name)).find((place) => place !== undefined);
}

function launch(cards: readonly string[], from: DOMRect, to: DOMRect): void {
  const lot = document.createElement("div");
  lot.className = "money-flight";
  lot.setAttribute("aria-hidden", "true");
  lot.innerHTML = cards.slice(0, MOST_CARDS).map((card) => svg(card, { px: CARD_PX })).join("");
  document.body.append(lot);
  const [start, end] = [centred(from, lot), centred(to, lot)];
  const lift = Math.min(70, Math.hypot(end.x - start.x, end.y - start.y) / 4);
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  lot
    .animate(
      [
        { transform: at(start.x, start.y, 1), opacity: 1 },
        { transform: at((start.x + end.x) / 2, (start.y + end.y) / 2 - lift, 1.1), opacity: 1, offset: 0.5 },
        { transform: at(end.x, end.y, 0.9), opacity: 0.2 },
      ],
      { duration: FLIGHT_MS[settings.speed], easing: "cubic-bezier(.4, 0, .3, 1)" },
    )
    .finished.finally(() => lot.remove());
}

function centred(place: DOMRect, lot: HTMLElement): { x: number; y: number } {
  return { x: place.x + (place.width - lot.offsetWidth) / 2, y: place.y + (place.height - lot.offsetHeight) / 2 };
}
