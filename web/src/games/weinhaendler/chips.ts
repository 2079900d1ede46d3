const DENOMINATIONS = [10, 5, 1];

/** So many points in chips, the largest first. */
export function chipsFor(points: number): number[] {
  const found: number[] = [];
  let rest = points;
  for (const worth of DENOMINATIONS) for (; rest >= worth; rest -= worth) found.push(worth);
  return found;
}
