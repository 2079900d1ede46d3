import { beforeEach, expect, test, vi } from "vitest";
import type { ShownTable } from "../api/types";
import { seenAs } from "../testing/tables";
import { wordSeal } from "./fair";
import { isSealedHere, keptWord, sealWord, wordToReveal } from "./ownWord";

const FIRST = "11".repeat(32);
const SECOND = "22".repeat(32);
const OTHERS = "33".repeat(32);
const ME = 1;
let id: string;

beforeEach(() => {
  id = Math.random().toString(36).slice(2);
  vi.unstubAllGlobals();
});

/** A table with other people at it, one of whom has sealed a word. */
function table(commitment: string | null, phase: "open" | "revealing", seal: string | null): ShownTable {
  const { seats } = seenAs().table;
  const shown = seats.map((seat, number) => ({ ...seat, seal: number === ME ? seal : number === 0 ? OTHERS : null }));
  return { ...seenAs().table, id, phase, commitment, seats: shown, waiting: phase === "revealing" ? [0, ME] : [] };
}

/** Our seal at this table, and the word behind it. */
async function sealed(commitment = FIRST) {
  const seal = await sealWord(table(commitment, "open", null), ME);
  return { seal, word: keptWord(id, 1)!.word };
}

test("a word is sealed for the commitment that was read, and both are kept", async () => {
  const { seal, word } = await sealed();
  expect(word).toMatch(/^[0-9a-f]{32}$/);
  expect(seal).toBe(wordSeal(FIRST, ME, word));
  expect(keptWord(id, 1)).toMatchObject({ commitment: FIRST, seat: ME, seal, seals: null, inVain: 0 });
});

test("asked twice, the same seal is given; for another seat or commitment another word", async () => {
  const { seal, word } = await sealed();
  expect(await sealWord(table(FIRST, "open", null), ME)).toBe(seal);
  await sealWord(table(FIRST, "open", null), 2);
  expect(keptWord(id, 1)!.word).not.toBe(word);
});

test("known cards need no word", async () => {
  expect(await sealWord(table(null, "open", null), ME)).toBeNull();
  expect(keptWord(id, 1)).toBeNull();
});

test("it is revealed when the table asks, and all seals are kept first", async () => {
  const { seal, word } = await sealed();
  expect(wordToReveal(table(FIRST, "open", seal), ME)).toBeNull();
  expect(keptWord(id, 1)!.seals).toBeNull();
  expect(wordToReveal(table(FIRST, "revealing", seal), ME)).toBe(word);
  expect(keptWord(id, 1)!.seals).toEqual([OTHERS, seal, null, null]);
});

test("what was shown first counts, whatever is shown later", async () => {
  const { seal, word } = await sealed();
  wordToReveal(table(FIRST, "revealing", seal), ME);
  const later = table(FIRST, "revealing", seal);
  later.seats[0]!.seal = SECOND;
  expect(wordToReveal(later, ME)).toBe(word);
  expect(keptWord(id, 1)!.seals![0]).toBe(OTHERS);
});

test("it is not told for another commitment, or where the table shows another seal", async () => {
  const { seal } = await sealed();
  expect(wordToReveal(table(SECOND, "revealing", seal), ME)).toBeNull();
  expect(wordToReveal(table(FIRST, "revealing", OTHERS), ME)).toBeNull();
  expect(isSealedHere(table(FIRST, "open", seal), ME)).toBe(true);
  expect(isSealedHere(table(FIRST, "open", OTHERS), ME)).toBe(false);
});

test("when a start was called off another word is sealed, and it is counted that one was revealed in vain", async () => {
  const { seal, word } = await sealed();
  wordToReveal(table(FIRST, "revealing", seal), ME);
  const again = await sealed(SECOND);
  expect(again.word).not.toBe(word);
  expect(keptWord(id, 1)).toMatchObject({ commitment: SECOND, seals: null, inVain: 1 });
});

test("a browser keeps a hundred of them", async () => {
  class Shelf {
    getItem(key: string): string | null {
      return (this as Record<string, unknown>)[key] as string ?? null;
    }
    setItem(key: string, value: string): void {
      (this as Record<string, unknown>)[key] = value;
    }
    removeItem(key: string): void {
      delete (this as Record<string, unknown>)[key];
    }
  }
  const shelf = new Shelf();
  vi.stubGlobal("localStorage", shelf);
  for (let match = 1; match <= 105; match++) await sealWord({ ...table(FIRST, "open", null), match }, ME);
  expect(Object.keys(shelf)).toHaveLength(100);
  expect(shelf.getItem(`etalage.word.${id}.105`)).not.toBeNull();
});
