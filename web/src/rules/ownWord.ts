import type { ShownTable } from "../api/types";
import { keep, keptNames, recall } from "../app/storage";

/** What this device noted of its word in the shuffle of a match, before it told anybody anything. */
export interface KeptWord {
  commitment: string;
  seat: number;
  word: string;
  seal: string;
  /** Of all seats, as they stood when the word was revealed; null before. */
  seals: (string | null)[] | null;
  /** How often a word was revealed for this match, and the start was called off all the same. */
  inVain: number;
  /** When it was sealed, in milliseconds since 1970. */
  at: number;
}

type Sealing = Pick<ShownTable, "id" | "match" | "commitment" | "seats">;

const PREFIX = "etalage.word.";
const MOST = 100;

export function keptWord(id: string, match: number): KeptWord | null {
  return recall<KeptWord | null>("localStorage", keyOf(id, match), null);
}

/** The seal of a word of ours for this seat and commitment, which are kept with it; null where known cards are played again. */
export async function sealWord(table: Sealing, seat: number): Promise<string | null> {
  const { commitment, id, match } = table;
  if (!commitment) return null;
  const { wordSeal } = await import("./fair");
  const before = keptWord(id, match);
  if (before && before.seals === null && before.commitment === commitment && before.seat === seat) return before.seal;
  const word = randomWord();
  const seal = wordSeal(commitment, seat, word);
  const inVain = before ? before.inVain + (before.seals === null ? 0 : 1) : 0;
  keepWord(id, match, { commitment, seat, word, seal, seals: null, inVain, at: Date.now() });
  return seal;
}

/** Whether the seal that the table shows for this seat is of a word that this device knows. */
export function isSealedHere({ id, match, commitment, seats }: Sealing, seat: number): boolean {
  const kept = keptWord(id, match);
  return kept !== null && kept.commitment === commitment && kept.seat === seat && kept.seal === seats[seat]?.seal;
}

/** Our word, if the table asks for it and shows what it was sealed for. The seals of all seats are kept first; what was shown first counts. */
export function wordToReveal(table: Sealing & Pick<ShownTable, "phase" | "waiting">, seat: number): string | null {
  if (table.phase !== "revealing" || !table.waiting.includes(seat) || !isSealedHere(table, seat)) return null;
  const kept = keptWord(table.id, table.match);
  if (!kept) return null;
  if (kept.seals === null) keepWord(table.id, table.match, { ...kept, seals: table.seats.map((each) => each.seal) });
  return kept.word;
}

/** Sixteen random bytes in hex. */
function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function keyOf(id: string, match: number): string {
  return `${PREFIX}${id}.${match}`;
}

function keepWord(id: string, match: number, word: KeptWord): void {
  keep("localStorage", keyOf(id, match), word);
  forgetOldest();
}

function forgetOldest(): void {
  const keys = keptNames("localStorage", PREFIX);
  if (keys.length <= MOST) return;
  const age = (key: string) => recall<Partial<KeptWord>>("localStorage", key, {}).at ?? 0;
  for (const key of keys.sort((one, other) => age(one) - age(other)).slice(0, keys.length - MOST)) keep("localStorage", key);
}
