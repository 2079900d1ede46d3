/** Cards that fly from one place of the table to another. */
import type { Line } from "../../api/types";
import { settings } from "../../app/settings.svelte";
import { svg } from "../../art/note";
import { launch } from "../../ui/flight";
import { PLAY } from "./cards";
import { deeds, type Deed } from "./round";

export type Places = Map<string, DOMRect>;

interface Flight {
  cards: readonly string[];
  /** Names of places, the first that is on the screen. */
  from: string[];
  to: string[];
  /** In milliseconds: it begins where things lie now. */
  delay?: number;
}

const FLIGHT_MS = 380;
const OPENED_MS = 900; // when the envelopes are open and the bids counted
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

/** What moves when this has happened: the own bid into its envelope, play money home, a bid against what is taken for it. */
export function flightsOf(told: readonly Line<"money">[]): Flight[] {
  return [...told.flatMap(sealed), ...told.flatMap(broughtHome), ...deeds(told).flatMap(exchanged)];
}

/** Of others' bids nothing is seen. */
function sealed({ name, facts }: Line<"money">): Flight[] {
  if (name !== "money.sealed" || !facts.cards) return [];
  return [{ cards: facts.cards, from: [`hand-${facts.seat}`], to: ["envelope"] }];
}

function broughtHome({ name, facts }: Line<"money">): Flight[] {
  if (name !== "money.reveal") return [];
  return facts.bids.flatMap((cards, seat) =>
    cards.includes(PLAY) ? [{ cards: [PLAY], from: [`bid-${seat}`], to: [`hand-${seat}`], delay: OPENED_MS }] : [],
  );
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
  for (const { cards, from, to, delay = 0 } of flights) {
    const [start, end] = [first(from, delay ? after : before), first(to, after)];
    if (start && end) void launch(lotOf(cards), start, end, { ms: FLIGHT_MS, delay, easing: "cubic-bezier(.4, 0, .3, 1)" });
  }
}

function first(names: readonly string[], places: Places): DOMRect | undefined {
  return names.map((name) => places.get(name)).find((place) => place !== undefined);
}

function lotOf(cards: readonly string[]): HTMLElement {
  const lot = document.createElement("div");
  lot.className = "money-flight";
  lot.innerHTML = cards.slice(0, MOST_CARDS).map((card) => svg(card, { px: CARD_PX })).join("");
  return lot;
}
