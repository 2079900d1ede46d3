import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { RecordText } from "../api/types";
import type { Below, DealtCards, Dealer } from "./dealing";
import type { KeptWord } from "./ownWord";

/**
 * Fair deals, checked on this device. The server commits itself to a secret before anybody sits down, every seat adds a
 * word of its own, and both together determine all cards. In version 2 the words are sealed, and all seals fixed before any
 * word is shown. Here the cards are dealt again from what was published, and compared with what this device kept.
 */
export interface FairProof {
  version: number;
  /** The seal that was shown before the first card. */
  commitment: string;
  /** SHA-256 of the published secret, as reckoned here. */
  hash: string;
  secret: string;
  /** Who added what to the shuffle, seat by seat. */
  words: FairWord[];
  /** Of each deal, whether its cards come out the same. */
  deals: boolean[];
  /** Whether commitment, seals and our word are those that this device kept; null if it kept nothing of this match. */
  isKept: boolean | null;
  /** How often this device revealed a word for this match before, and the start was called off. */
  inVain: number;
}

export interface FairWord {
  name: string;
  word: string;
  seal: string | null;
  /** Whether the word is what was sealed; in version 1 nothing was. */
  fits: boolean | null;
}

export type FairFinding =
  | { kind: "proved"; proof: FairProof }
  /** Not the proof, if something was kept of a match whose record says nothing of its cards. */
  | { kind: "wrong"; what: "secret" | "seals" | "cards" | "kept"; proof: FairProof | null }
  /** The match is not over, so the secret is not out. */
  | { kind: "unfinished" }
  /** Nothing to check: a local game, or cards that were played before. */
  | { kind: "absent" };

interface FairFacts {
  version: number;
  commitment: string;
  secret?: string;
  seals?: (string | null)[];
  contributions: string[];
}

const DEAL_TAGS: Record<number, string> = { 1: "etalage-deal/1", 2: "etalage-deal/2" };
const WORD_TAG = "etalage-word/2";

/** What a seat shows of its word until all have sealed theirs. */
export function wordSeal(commitment: string, seat: number, word: string): string {
  return bytesToHex(sha256(joined([WORD_TAG, commitment, String(seat), word].map(utf8ToBytes))));
}

/** Check the cards of a record, as its game deals them, and what it says with what this device kept when it played. */
export function checkFair(record: RecordText, dealer: Dealer, kept: KeptWord | null = null): FairFinding {
  const fair = record.fair as FairFacts | undefined;
  if (!fair) return kept ? { kind: "wrong", what: "kept", proof: null } : { kind: "absent" };
  if (!fair.secret || !record.result) return { kind: "unfinished" };
  const { version, secret, contributions } = fair;
  const commitment = fair.commitment.toLowerCase();
  const tag = DEAL_TAGS[version];
  if (!tag) throw new Error(`there is no version ${version} of fair deals`);
  const players = record.players as string[];
  const dealt = record.deals as DealtCards[];
  const hash = bytesToHex(sha256(hexToBytes(secret)));
  const key = sha256(joined([utf8ToBytes(tag), hexToBytes(secret), ...contributions.map(utf8ToBytes)]));
  const again = dealer(contributions.length, dealt.map((_, number) => drawing(key, number)));
  const deals = dealt.map((each, number) => sameCards(each, again[number]));
  const words = players.map((name, seat) => fairWord(fair, commitment, seat, name));
  const isKept = kept && isAsKept(fair, commitment, kept);
  const proof = { version, commitment, hash, secret, words, deals, isKept, inVain: kept?.inVain ?? 0 };
  if (hash !== commitment) return { kind: "wrong", what: "secret", proof };
  if (words.some(({ fits }) => fits === false)) return { kind: "wrong", what: "seals", proof };
  if (!deals.every(Boolean)) return { kind: "wrong", what: "cards", proof };
  return isKept === false ? { kind: "wrong", what: "kept", proof } : { kind: "proved", proof };
}

/** A word fits its seal, or is empty where there is none. */
function fairWord(fair: FairFacts, commitment: string, seat: number, name: string): FairWord {
  const word = fair.contributions[seat] ?? "";
  const seal = fair.seals?.[seat]?.toLowerCase() ?? null;
  if (fair.version === 1) return { name, word, seal: null, fits: null };
  return { name, word, seal, fits: seal === null ? word === "" : wordSeal(commitment, seat, word) === seal };
}

/** All seals, not only our own: had another been replaced after our word was out, somebody would have chosen last. */
function isAsKept({ seals, contributions }: FairFacts, commitment: string, kept: KeptWord): boolean {
  const isSame = JSON.stringify(seals?.map((seal) => seal?.toLowerCase() ?? null)) === JSON.stringify(kept.seals);
  return isSame && commitment === kept.commitment && contributions[kept.seat] === kept.word;
}

/** With a zero byte between them. */
function joined(parts: Uint8Array[]): Uint8Array {
  const zero = new Uint8Array(1);
  return concatBytes(...parts.flatMap((part, number) => (number ? [zero, part] : [part])));
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
