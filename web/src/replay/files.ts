import type { RecordText } from "../api/types";
import { GAMES, GAME_NAMES } from "../games/registry";

/** Longer names and files are not read, by the server neither: no layout is made for them. */
const LONGEST_NAME = 64;
const LONGEST_FILE = 16 * 1024 * 1024;

/** Matches of every game, to try the page with. */
export async function samples(): Promise<RecordText[]> {
  const found = await Promise.all(GAME_NAMES.map((game) => GAMES[game].samples()));
  return found.flat().map((module) => module.default);
}

/** What a file holds: records, or nothing of the kind. */
export function readRecords(text: string): RecordText[] {
  const whole = readOne(text);
  if (whole) return [whole];
  const lines = text.split("\n").filter((line) => line.trim());
  const records = lines.map(readOne);
  return records.every((record) => record !== null) ? records : [];
}

/** The record in a line; null if it is nothing that could be one. What it is worth, the server says. */
function readOne(text: string): RecordText | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is RecordText {
  return typeof value === "object" && value !== null && "format" in value && "game" in value && "deals" in value;
}

/** The records in a file; or why there are none to be had. */
export async function recordsIn(file: Blob): Promise<RecordText[] | "no-record" | "too-long"> {
  if (file.size > LONGEST_FILE) return "too-long";
  const records = readRecords(await file.text());
  if (records.length === 0) return "no-record";
  return records.some(hasLongName) ? "too-long" : records;
}

function hasLongName({ players }: RecordText): boolean {
  return Array.isArray(players) && players.some((name) => String(name).length > LONGEST_NAME);
}

/** A name for the file of a record: game and players. */
export function fileName(record: RecordText): string {
  const names = Array.isArray(record.players) ? record.players.map(String) : [];
  const who = names.map((name) => name.replace(/[^\p{L}\p{N}]+/gu, "")).filter(Boolean).join("-");
  return `etalage-${String(record.game)}${who ? `-${who.toLowerCase()}` : ""}.json`;
}

/** Give a record to the reader as a file. */
export function download(record: RecordText): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(record) + "\n"], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName(record);
  link.click();
  URL.revokeObjectURL(address);
}
