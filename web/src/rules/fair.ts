import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { RecordText } from "../api/types";
import type { Below, DealtCards, Dealer } from "./dealing";

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

const TAG = "etalage-deal/1";

/** Check the cards of a record, as its game deals them. */
export function checkFair(record: RecordText, dealer: Dealer): FairFinding {
  const fair = record.fair as FairFacts | undefined;
  if (!fair) return { kind: "absent" };
  if (!fair.secret || !record.result) return { kind: "unfinished" };
  const { commitment, secret, contributions } = fair;
  const players = record.players as string[];
  const dealt = record.deals as DealtCards[];
  const hash = bytesToHex(sha256(hexToBytes(secret)));
  const key = dealKey(secret, contributions);
  const again = dealer(contributions.length, dealt.map((_, number) => drawing(key, number)));
  const deals = dealt.map((each, number) => sameCards(each, again[number]));
  const words = players.map((name, seat) => ({ name, word: contributions[seat] ?? "" }));
  const proof = { commitment, hash, secret, words, deals };
  if (hash !== commitment.toLowerCase()) return { kind: "wrong", what: "secret", proof };
  return deals.every(Boolean) ? { kind: "proved", proof } : { kind: "wrong", what: "cards", proof };
}

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

/** A pile has an order; hands and displays have none. */
function sameCards(one: DealtCards, other: DealtCards | undefined): boolean {
  const plain = (cards?: string[]) => [...(cards ?? [])].sort();
  const canonical = (deal?: DealtCards) =>
    JSON.stringify([deal?.hands.map(plain), plain(deal?.display), plain(deal?.right), plain(deal?.left), deal?.pile, deal?.start]);
  return canonical(one) === canonical(other);
}
