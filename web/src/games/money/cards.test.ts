import { beforeAll, describe, expect, test } from "vitest";
import { speak } from "../../words/words.svelte";
import { changes, missingWords, moves } from "./cards";
import type { MoneyReckoning } from "./types";

beforeAll(() => speak("en"));

const counted = (sum: number) => (sum >= 200 ? sum : Math.max(0, sum - 100));

function reckoned(sums: Record<string, number>, trios: [string, number][] = [], coins = 0): MoneyReckoning {
  const currencies = Object.entries(sums).map(([code, sum]) => [code, { sum, counted: counted(sum), missing: 0 }]);
  return {
    currencies: Object.fromEntries(currencies), coins, total: 0,
    trios: trios.map(([currency, value]) => ({ currency, value, points: 100 })),
  } as MoneyReckoning;
}

describe("what a currency lacks", () => {
  test.each([
    [0, "counts at +110"],
    [90, "counts at +20"],
    [100, "counts at +10"], // 100 is taken off: nothing of it counts
    [110, "full at +90"],
    [190, "full at +10"],
    [200, "in full"],
    [250, "in full"],
  ])("with %i", (sum, words) => {
    expect(missingWords(sum).short).toBe(words);
  });

  test("is said in full to those who listen", () => {
    expect(missingWords(90).long).toBe("20 more, then it counts");
    expect(missingWords(190).long).toBe("10 more to count in full");
  });
});

describe("what an exchange changes", () => {
  test("is told by currency, and of a trio by itself", () => {
    const before = reckoned({ USD: 100, CHF: 50 });
    const after = reckoned({ USD: 230, CHF: 110 }, [["CHF", 30]], 1);
    expect(changes(before, after)).toEqual([
      { kind: "USD", gain: 230, isTrio: false },
      { kind: "CHF", gain: 10, isTrio: false },
      { kind: "CHF", gain: 100, isTrio: true },
      { kind: "XAU", gain: 10, isTrio: false },
    ]);
  });

  test("leads somewhere, though nothing of it counts yet: growth comes first, and the largest", () => {
    const before = reckoned({ JPY: 30, EUR: 60, USD: 50, CHF: 0 });
    const after = reckoned({ JPY: 30, EUR: 100, USD: 20, CHF: 20 });
    expect(changes(before, after)).toEqual([]);
    expect(moves(before, after)).toEqual([
      { code: "EUR", was: 60, will: 100 }, { code: "CHF", was: 0, will: 20 }, { code: "USD", was: 50, will: 20 },
    ]);
    expect(moves(before, before)).toEqual([]);
  });
});
