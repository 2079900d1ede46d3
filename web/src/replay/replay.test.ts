import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { WholeReplay } from "../api/types";
import { fileName, readRecords, recordsIn } from "./files";
import { unfolded } from "./positions";
import { packed, unpacked } from "./sharing";

const text = readFileSync("src/games/weinhaendler/samples/4.json", "utf8");
const record = readRecords(text)[0]!;

test("a file of one record, and one of several", () => {
  expect(readRecords(text)).toHaveLength(1);
  expect(readRecords(JSON.stringify(record, null, 2))).toEqual([record]);
  expect(readRecords(text + "\n" + text)).toEqual([record, record]);
});

test("what is not a record is none", () => {
  for (const other of ["", "hello", "[]", "null", '{"a": 1}', text + '{"a": 1}\n', text.slice(0, 400)]) {
    expect(readRecords(other)).toEqual([]);
  }
});

test("a record goes into an address and comes back", async () => {
  const piece = await packed(record);
  expect(piece).toMatch(/^[\w-]{200,4000}$/);
  expect(await unpacked(piece!)).toEqual(record);
});

test("an address that was cut off", async () => {
  const piece = await packed(record);
  expect(await unpacked(piece!.slice(0, 300))).toBeNull();
  expect(await unpacked("%%%")).toBeNull();
});

test("a record that is too long for an address", async () => {
  const noise = Array.from({ length: 9_000 }, () => Math.random());
  expect(await packed({ ...record, noise })).toBeNull();
});

test("an address that would unpack to megabytes", async () => {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...record, filling: " ".repeat(4_000_000) }));
  const bomb = new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer());
  const piece = btoa(Array.from(bomb, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  expect(piece.length).toBeLessThan(8_000);
  expect(await unpacked(piece)).toBeNull();
});

test("a file with endless names, and one without a record", async () => {
  const players = ["A", "B", "C", "x".repeat(5_000)];
  expect(await recordsIn(new Blob([text]))).toEqual([record]);
  expect(await recordsIn(new Blob([JSON.stringify({ ...record, players })]))).toBe("too-long");
  expect(await recordsIn(new Blob([text, JSON.stringify({ ...record, players })]))).toBe("too-long");
  expect(await recordsIn(new Blob(["hello"]))).toBe("no-record");
  expect(await recordsIn(new Blob([" ".repeat(17_000_000)]))).toBe("too-long");
});

test("the name of its file", () => {
  expect(fileName(record)).toBe("etalage-weinhaendler-yvonne-clément-otto-marta.json");
});

test("positions are put together from what has changed", () => {
  const move = { ply: 1, deal: 1, seat: 0, move: "pass" };
  const match = { game: "money", names: ["A", "B"], options: {}, players: 2, deals: 1, moves: [move], lines: [], result: null, fair: "absent" };
  const first = { deal: 1, scores: [0, 0], asked: [0], to_move: [0], reckoning: null, view: { round: 1, pile: 9 } };
  const whole = { ...match, positions: [first, { asked: [1], view: { pile: 8 } }] } as unknown as WholeReplay;
  expect(unfolded(whole)).toEqual([
    { ...match, ...first, legal: null, plies: 1, ply: 0 },
    { ...match, ...first, asked: [1], view: { round: 1, pile: 8 }, legal: null, plies: 1, ply: 1 },
  ]);
  const undealt = unfolded({ ...whole, moves: [], positions: [] });
  expect(undealt.map(({ ply, plies, view, scores }) => [ply, plies, view, scores])).toEqual([[0, 0, null, [0, 0]]]);
});
