import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { RecordText } from "../api/types";

/**
 * Fair deals, checked on this device. The server commits itself to a secret before anybody sits down, every seat adds a
 * word of its own, and both together determine all cards. Here the cards are dealt again from what was published.
 */
export interface FairProof {
  /** The seal that was shown before the first card. */
  commitment: string;
  /** SHA-256 of the published secret, as reckoned here. */
  hash: string;
  secret: string;
  /** Who added what to the shuffle, seat by seat. */
  words: { name: string; word: string }[];
  /** Of each deal, whether its cards come out the same. */
  deals: boolean[];
}

export type FairFinding =
  | { kind: "proved"; proof: FairProof }
  | { kind: "wrong"; what: "secret" | "cards"; proof: FairProof }
  /** The match is not over, so the secret is not out. */
  | { kind: "unfinished" }
  /** Nothing to check: a local game, or cards that were played before. */
  | { kind: "absent" };

interface FairFacts {
  version: number;
  commitment: string;
  secret?: string;
  contributions: string[];
}

interface DealtCards {
  hands: string[][];
  pile: string[];
  display?: string[];
  start?: number;
  right?: string[];
  left?: string[];
}

const TAG = "etalage-deal/1";
const CURRENCIES = ["JPY", "EUR", "USD", "GBP", "CHF", "SEK", "RUB"];

/** Check the cards of a record. */
export function checkFair(record: RecordText): FairFinding {
  const fair = record.fair as FairFacts | undefined;
  if (!fair) return { kind: "absent" };
  if (!fair.secret || !record.result) return { kind: "unfinished" };
  const { commitment, secret, contributions } = fair;
  const players = record.players as string[];
  const hash = bytesToHex(sha256(hexToBytes(secret)));
  const again = dealMatch(record, secret, contributions);
  const deals = (record.deals as DealtCards[]).map((dealt, number) => sameCards(dealt, again[number]));
  const words = players.map((name, seat) => ({ name, word: contributions[seat] ?? "" }));
  const proof = { commitment, hash, secret, words, deals };
  if (hash !== commitment.toLowerCase()) return { kind: "wrong", what: "secret", proof };
  return deals.every(Boolean) ? { kind: "proved", proof } : { kind: "wrong", what: "cards", proof };
}

/** All deals of a match, dealt again from the secret and the seats' words. */
function dealMatch(record: RecordText, secret: string, contributions: string[]): DealtCards[] {
  const key = dealKey(secret, contributions);
  const players = contributions.length;
  const count = (record.deals as unknown[]).length;
  if (record.game === "weinhaendler") {
    return Array.from({ length: count }, (_, number) => dealWeinhaendler(players, drawing(key, number)));
  }
  const deals: DealtCards[] = [];
  let removed: string[] = [];
  for (let number = 0; number < count; number++) {
    const below = drawing(key, number);
    if (number === 0 && players < 5) removed = shuffled([...CURRENCIES], below).slice(0, 5 - players);
    deals.push(dealMoney(players, removed, below));
  }
  return deals;
}

type Below = (n: number) => number;

function dealKey(secret: string, contributions: string[]): Uint8Array {
  const zero = new Uint8Array(1);
  const words = contributions.flatMap((word) => [zero, utf8ToBytes(word)]);
  return sha256(concatBytes(utf8ToBytes(TAG), zero, hexToBytes(secret), ...words));
}

/** The random numbers of one deal. */
function drawing(key: Uint8Array, deal: number): Below {
  let block = 0;
  let bytes = new DataView(new ArrayBuffer(0));
  let at = 0;
  const word = (): number => {
    if (at === bytes.byteLength) {
      const place = new DataView(new ArrayBuffer(8));
      place.setUint32(0, deal);
      place.setUint32(4, block++);
      bytes = new DataView(sha256(concatBytes(key, new Uint8Array(place.buffer))).buffer);
      at = 0;
    }
    at += 4;
    return bytes.getUint32(at - 4);
  };
  return (n) => {
    const limit = n * Math.floor(2 ** 32 / n);
    let drawn = word();
    while (drawn >= limit) drawn = word();
    return drawn % n;
  };
}

/** Fisher-Yates from the last index down. */
function shuffled<Item>(items: Item[], below: Below): Item[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
  return items;
}

function dealWeinhaendler(players: number, below: Below): DealtCards {
  const absent = { 3: ["Bordeaux", "Dornfelder"], 4: ["Chardonnay"], 5: [] }[players] ?? []; // W5
  const wines = ["Dornfelder", "Merlot", "Zinfandel", "Chardonnay", "Cabernet Sauvignon", "Portugieser", "Bordeaux"];
  const prices = Array.from({ length: 21 }, (_, i) => i).filter((i) => !absent.includes(wines[i % 7]!));
  const deck = [...prices.flatMap((i) => Array<string>(3).fill(String(5 + i))), "0", "0", "0"];
  const take = dealing(shuffled(deck, below));
  return {
    hands: Array.from({ length: players }, () => take(5)),
    display: take(4),
    pile: take(deck.length),
    start: below(players),
  };
}

function dealMoney(players: number, removed: string[], below: Below): DealtCards {
  const inPlay = CURRENCIES.filter((code) => !removed.includes(code));
  const notes = (value: number, copies: string) =>
    inPlay.flatMap((code) => (copies ? [...copies].map((copy) => `${code}${value}${copy}`) : [`${code}${value}`]));
  const coins = [..."abcdef"].map((copy) => `XAU10${copy}`);
  const deck = [...notes(20, "abc"), ...notes(30, "abc"), ...notes(40, ""), ...notes(50, ""), ...notes(60, ""), ...coins]; // MR1
  const take = dealing(shuffled(deck, below));
  return {
    hands: Array.from({ length: players }, () => take(6)),
    right: take(4),
    left: take(4),
    pile: take(deck.length),
  };
}

function dealing(deck: string[]): (count: number) => string[] {
  let dealt = 0;
  return (count) => deck.slice(dealt, (dealt += count));
}

/** A pile has an order; hands and displays have none. */
function sameCards(one: DealtCards, other: DealtCards | undefined): boolean {
  const plain = (cards?: string[]) => [...(cards ?? [])].sort();
  const canonical = (deal?: DealtCards) =>
    JSON.stringify([deal?.hands.map(plain), plain(deal?.display), plain(deal?.right), plain(deal?.left), deal?.pile, deal?.start]);
  return canonical(one) === canonical(other);
}
