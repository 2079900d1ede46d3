import type { WeinhaendlerReckoning, WeinhaendlerView } from "../../api/types";
import type { TableSource } from "../../table/source";
import type { Gain } from "./turn.svelte";

/** What has just been laid down in a seat's cellar, as one gain: the trios it made are outlined for a moment. */
export function flashOf({ moment, seen }: TableSource, seat: number): Gain | null {
  const placings = moment?.told.filter(({ name, facts }) => name === "weinhaendler.place" && facts.seat === seat) ?? [];
  const last = placings.at(-1);
  if (!moment || !last) return null;
  const before = (moment.before.reckoning as WeinhaendlerReckoning[] | null)?.[seat];
  const after = (seen.reckoning as WeinhaendlerReckoning[] | null)?.[seat];
  if (!before || !after || after.complete > before.complete) return null;
  const known = new Set(before.trios.map(({ places }) => places.join()));
  return {
    place: String(last.facts.place),
    points: after.points - before.points,
    stars: after.stars - before.stars,
    alike: after.alike - before.alike,
    mixed: after.mixed - before.mixed,
    trios: after.trios.map(({ places }) => places).filter((places) => !known.has(places.join())),
  };
}

/** The places where bottles have just been laid. */
export function freshPlaces({ moment, seen }: TableSource, seat: number): string[] {
  const before = (moment?.before.view as WeinhaendlerView | null | undefined)?.cellars[seat];
  const after = (seen.view as WeinhaendlerView).cellars[seat];
  if (!before || !after || !moment?.told.some(({ name }) => name === "weinhaendler.place")) return [];
  return Object.keys(after).filter((place) => after[place] !== before[place]);
}

