import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { RecordText } from "../api/types";
import { dealer as moneyDealer } from "../games/money/dealer";
import { dealer as wineDealer } from "../games/weinhaendler/dealer";
import { checkFair, wordSeal } from "./fair";
import type { KeptWord } from "./ownWord";

function golden(name: string): RecordText {
  return JSON.parse(readFileSync(`src/rules/golden/${name}.json`, "utf8")) as RecordText;
}

const check = (record: RecordText, kept: KeptWord | null = null) =>
  checkFair(record, record.game === "money" ? moneyDealer : wineDealer, kept);

type Dealt = { hands: string[][]; pile: string[]; start?: number };

describe.each(["weinhaendler-3", "weinhaendler-5", "money-3", "money-5", "weinhaendler-3-sealed", "money-3-sealed"])("%s, dealt by the server", (name) => {
  test("comes out the same here", () => {
    const finding = check(golden(name));
    expect(finding.kind).toBe("proved");
  });

  test("a card that changed places is noticed", () => {
    const record = golden(name);
    const { pile } = (record.deals as Dealt[]).at(-1)!;
    [pile[0], pile[1]] = pile[0] === pile[1] ? [pile[0]!, "other"] : [pile[1]!, pile[0]!];
    expect(check(record)).toMatchObject({ kind: "wrong", what: "cards" });
  });

  test("another secret is noticed", () => {
    const record = golden(name);
    record.fair = { ...(record.fair as object), secret: "00".repeat(32) };
    expect(check(record)).toMatchObject({ kind: "wrong", what: "secret" });
  });
});

test("hands may be written in any order", () => {
  const record = golden("weinhaendler-3");
  (record.deals as Dealt[])[0]!.hands[0]!.reverse();
  expect(check(record).kind).toBe("proved");
});

test("another start player is noticed", () => {
  const record = golden("weinhaendler-3");
  const [deal] = record.deals as Dealt[];
  deal!.start = (deal!.start! + 1) % 3;
  expect(check(record)).toMatchObject({ kind: "wrong", what: "cards" });
});

test("a match that is not over, and one without a seal", () => {
  const record = golden("money-3");
  const { secret: _, ...rest } = record.fair as Record<string, unknown>;
  expect(check({ ...record, fair: rest, result: undefined })).toEqual({ kind: "unfinished" });
  expect(check({ ...record, fair: undefined })).toEqual({ kind: "absent" });
});

describe("with sealed words", () => {
  const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
  const WORD = "00112233445566778899aabbccddeeff";
  const SEAL = "4c601045eff5b3c169746cca4e8f3256a00e79f316ac3289e7a49b51e1aae72b";
  type Facts = { version: number; commitment: string; seals: (string | null)[]; contributions: string[] };
  const fairOf = (record: RecordText) => record.fair as Facts;
  const sealed = (): RecordText => golden("weinhaendler-3-sealed");
  const kept = (): KeptWord => ({ commitment: COMMITMENT, seat: 0, word: WORD, seal: SEAL, seals: fairOf(sealed()).seals, inVain: 0, at: 0 });

  test("a seal is made of commitment, seat and word", () => {
    expect(wordSeal(COMMITMENT, 0, WORD)).toBe(SEAL);
    expect(fairOf(sealed()).seals[0]).toBe(SEAL);
  });

  test("it is told which of the two checks was made", () => {
    expect(check(sealed())).toMatchObject({ kind: "proved", proof: { version: 2, isKept: null } });
    expect(check(sealed(), kept())).toMatchObject({ kind: "proved", proof: { version: 2, isKept: true } });
    expect(check(golden("weinhaendler-3"))).toMatchObject({ kind: "proved", proof: { version: 1, isKept: null } });
  });

  test.each<[string, (facts: Facts) => void]>([
    ["another word", (facts) => (facts.contributions[0] = "another")],
    ["a word without a seal", (facts) => (facts.contributions[1] = "chosen last")],
    ["a seal that is missing", (facts) => (facts.seals[0] = null)],
    ["a seal of another seat", (facts) => facts.seals.reverse()],
  ])("%s is noticed", (_, tamper) => {
    const record = sealed();
    tamper(fairOf(record));
    expect(check(record)).toMatchObject({ kind: "wrong", what: "seals" });
  });

  test.each<[string, Partial<KeptWord>]>([
    ["a secret that was looked for after the word was out", { commitment: "00".repeat(32) }],
    ["somebody else's word, chosen when ours was out", { seals: [SEAL, null, "11".repeat(32)] }],
    ["a seat that sealed nothing, and has a word now", { seals: [SEAL, null, null] }],
    ["our word, left out", { word: "another" }],
    ["a word that was never asked for", { seals: null }],
  ])("%s: the record holds in itself, but is not what this device kept", (_, other) => {
    expect(check(sealed())).toMatchObject({ kind: "proved" });
    expect(check(sealed(), { ...kept(), ...other })).toMatchObject({ kind: "wrong", what: "kept", proof: { isKept: false } });
  });

  test("a record that does without, of a match in which this device sealed a word", () => {
    expect(check({ ...sealed(), fair: undefined }, kept())).toEqual({ kind: "wrong", what: "kept", proof: null });
    expect(check(golden("weinhaendler-3"), kept())).toMatchObject({ kind: "wrong", what: "kept" });
  });

  test("a version that nobody knows is not read", () => {
    const record = sealed();
    fairOf(record).version = 3;
    expect(() => check(record)).toThrow("version 3");
  });
});
