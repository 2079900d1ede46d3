import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { RecordText } from "../api/types";
import { dealer as moneyDealer } from "../games/money/dealer";
import { dealer as wineDealer } from "../games/weinhaendler/dealer";
import { checkFair } from "./fair";

function golden(name: string): RecordText {
  return JSON.parse(readFileSync(`src/rules/golden/${name}.json`, "utf8")) as RecordText;
}

const check = (record: RecordText) => checkFair(record, record.game === "money" ? moneyDealer : wineDealer);

type Dealt = { hands: string[][]; pile: string[]; start?: number };

describe.each(["weinhaendler-3", "weinhaendler-5", "money-3", "money-5"])("%s, dealt by the server", (name) => {
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
