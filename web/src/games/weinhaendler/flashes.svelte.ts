import { untrack } from "svelte";
import type { Line, WeinhaendlerReckoning, WeinhaendlerView } from "../../api/types";
import type { Moment, TableSource } from "../../table/source";
import type { Gain } from "./turn.svelte";

const SHOWN_MS = 2600; // as long as it takes to fade, in the style sheets

/** What has just been laid down. It is named and outlined for a moment, though the table may already be further. */
export class Flashes {
  #gains = $state.raw<Record<number, Gain>>({});
  #told: readonly Line[] = [];

  constructor(source: () => TableSource) {
    $effect(() => {
      const { moment, seen } = source();
      if (!moment || moment.told === this.#told) return;
      this.#told = moment.told;
      untrack(() => {
        for (let seat = 0; seat < seen.table.players; seat++) {
          const gain = gainIn(moment, seen.reckoning as WeinhaendlerReckoning[] | null, seat);
          if (gain) this.#show(seat, gain);
        }
      });
    });
  }

  of(seat: number): Gain | null {
    return this.#gains[seat] ?? null;
  }

  #show(seat: number, gain: Gain): void {
    this.#gains = { ...this.#gains, [seat]: gain };
    setTimeout(() => {
      if (this.#gains[seat] !== gain) return;
      const { [seat]: _, ...rest } = this.#gains;
      this.#gains = rest;
    }, SHOWN_MS);
  }
}

/** All that a seat laid down in this moment, as one gain; of a cellar that it closed, the trios are not told. */
function gainIn({ told, before }: Moment, reckoning: WeinhaendlerReckoning[] | null, seat: number): Gain | null {
  const last = told.findLast(({ name, facts }) => name === "weinhaendler.place" && facts.seat === seat);
  const was = (before.reckoning as WeinhaendlerReckoning[] | null)?.[seat];
  const is = reckoning?.[seat];
  if (!last || !was || !is) return null;
  const closes = is.complete > was.complete;
  const known = new Set(was.trios.map(({ places }) => places.join()));
  return {
    place: String(last.facts.place),
    points: is.points - was.points,
    stars: is.stars - was.stars,
    alike: is.alike - was.alike,
    mixed: is.mixed - was.mixed,
    closes,
    trios: closes ? [] : is.trios.map(({ places }) => places).filter((places) => !known.has(places.join())),
  };
}

/** The places where bottles have just been laid. */
export function freshPlaces({ moment, seen }: TableSource, seat: number): string[] {
  const before = (moment?.before.view as WeinhaendlerView | null | undefined)?.cellars[seat];
  const after = (seen.view as WeinhaendlerView).cellars[seat];
  if (!before || !after || !moment?.told.some(({ name }) => name === "weinhaendler.place")) return [];
  return Object.keys(after).filter((place) => after[place] !== before[place]);
}
