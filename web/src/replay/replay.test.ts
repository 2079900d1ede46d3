import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fileName, readRecords } from "./files";
import { packed, unpacked } from "./sharing";

const text = readFileSync("src/games/weinhaendler/samples/4.json", "utf8");
const record = readRecords(text)[0]!;

test("a file of one record, and one of several", () => {
  expect(readRecords(text)).toHaveLength(1);
  expect(readRecords(JSON.stringify(record, null, 2))).toEqual([record]);
  expect(readRecords(text + "\n" + text)).toEqual([record, record]);
});

test("what is no record is none", () => {
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

test("the name of its file", () => {
  expect(fileName(record)).toBe("etalage-weinhaendler-yvonne-clement-otto-marta.json");
});
