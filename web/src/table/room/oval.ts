const ACROSS = 38;
const DOWN = 39;

/** Where a seat stands around an oval table, in per cent of its room: the reader's own at the bottom, the others clockwise. */
export function placeAround(seat: number, players: number, own: number | null): { left: number; top: number } {
  const steps = (seat - (own ?? 0) + players) % players;
  const angle = Math.PI / 2 + (steps * 2 * Math.PI) / players;
  return { left: rounded(50 + ACROSS * Math.cos(angle)), top: rounded(50 + DOWN * Math.sin(angle)) };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
