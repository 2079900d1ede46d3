import { describe, expect, test } from "vitest";
import { addressOf, ALL, asked, isAll, wantedIn } from "./wanted";

describe("which matches are wanted", () => {
  test("stands in the address, and comes back from there", () => {
    const wanted = { ...ALL, game: "money" as const, name: "Bob & Co" };
    expect(addressOf(wanted)).toBe("/matches?game=money&name=Bob+%26+Co");
    expect(wantedIn(new URLSearchParams("game=money&name=Bob+%26+Co"))).toEqual(wanted);
    expect(addressOf(ALL)).toBe("/matches");
    expect([isAll(ALL), isAll(wanted)]).toEqual([true, false]);
  });

  test("a game that is none is not asked for", () => {
    expect(wantedIn(new URLSearchParams("game=chess")).game).toBe("");
  });

  test("both days are included, by the reader's clock", () => {
    const query = asked({ ...ALL, from: "2026-11-18", to: "2026-11-18" }, "x");
    expect(Number(query.get("until")) - Number(query.get("since"))).toBe(86_400);
    expect(Number(query.get("since"))).toBe(new Date(2026, 10, 18).getTime() / 1000);
    expect(query.get("after")).toBe("x");
    expect(asked({ ...ALL, from: "nonsense", name: "  " }, null).size).toBe(0);
  });
});
