import { untrack } from "svelte";
import { viewOf, type Moment, type TableSource } from "../../table/source";
import { newTrios, type Gain } from "./turn.svelte";
import type { WeinhaendlerReckoning } from "./types";

type Source = TableSource<"weinhaendler">;

const SHOWN_MS = 2600; // as long as it takes to fade, in the style sheets

/** What has just been laid down. It is named and outlined for a moment, though the table may already be further. */
export class Flashes {
  #gains = $state.raw<Record<number, Gain>>({});
  #told: Moment<"weinhaendler">["told"] = [];

  constructor(source: () => Source) {
    $effect(() => {
      const { moment, seen } = source();
      if (!moment || moment.told === this.#told) return;
      this.#told = moment.told;
      untrack(() => {
        for (let seat = 0; seat < seen.table.players; seat++) {
          const gain = gainIn(moment, seen.reckoning, seat);
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
function gainIn({ told, before }: Moment<"weinhaendler">, reckoning: (WeinhaendlerReckoning | null)[] | null, seat: number): Gain | null {
  const last = told.flatMap(({ name, facts }) => (name === "weinhaendler.place" && facts.seat === seat ? facts : [])).at(-1);
  const was = before.reckoning?.[seat];
  const is = reckoning?.[seat];
  if (!last || !was || !is) return null;
  const closes = is.complete > was.complete;
  return {
    place: last.place,
    points: is.points - was.points,
    stars: is.stars - was.stars,
    alike: is.alike - was.alike,
    mixed: is.mixed - was.mixed,
    closes,
    trios: closes ? [] : newTrios(was, is),
  };
}

/** The places where bottles have just been laid. */
export function freshPlaces(source: Source, seat: number): string[] {
  const { moment } = source;
  const before = moment?.before.view?.cellars[seat];
  const after = viewOf(source).cellars[seat];
  if (!before || !after || !moment?.told.some(({ name }) => name === "weinhaendler.place")) return [];
  return Object.keys(after).filter((place) => after[place] !== before[place]);
}
