import { beforeAll, expect, it } from "vitest";
import type { Seen } from "../api/types";
import { speak } from "../words/words.svelte";
import { factWords as moneyFact } from "./money/coach";
import { moveKind as moneyKind, moveWords as moneyMove, turnWords as moneyTurn } from "./money/moves";
import { factWords as wineFact } from "./weinhaendler/coach";
import { moveKind as wineKind, moveWords as wineMove, turnWords as wineTurn } from "./weinhaendler/moves";
import { slotsOf } from "./weinhaendler/turn.svelte";

const nameOf = (seat: number) => `Seat ${seat}`;
beforeAll(() => speak("en"));

it("moves of Die Weinhändler as one would say them", () => {
  expect(["bid 0 5 14", "pass", "pass draw", "place 16 2:-1", "done"].map((move) => wineMove(move))).toEqual([
    "Bid 14 +\u00a05 +\u00a00.20", "Pass", "Pass and draw", "Place 16 in row 2", "Place no more bottles",
  ]);
  expect(["bid 5", "pass draw", "place 16 2:-1", "done"].map(wineKind)).toEqual(["bid", "pass", "place", "place"]);
});

it("a bid is named by what it comes to, and who leads passes with it", () => {
  const seen = { seat: 1, view: { values: [70, 120, 0] } } as Seen<"weinhaendler">;
  expect(["bid 0", "pass", "pass draw"].map((move) => wineMove(move, nameOf, seen))).toEqual(["Bid 12.20: add 0.20", "Pass with 12", "Pass and draw"]);
  expect(wineMove("pass", nameOf, { ...seen, seat: 0 })).toBe("Pass");
});

it("a turn in the cellar is all its bottles", () => {
  expect(wineTurn(["place 16 2:-1", "place 0 1:2", "done"])).toBe("Place 16 in row 2 and 0.20 in row 1, then no more");
  expect(wineTurn(["place 16 2:-1"])).toBe("Place 16 in row 2");
  expect(wineTurn(["done"])).toBe("Place no more bottles");
  expect(moneyTurn(["swap 2"], nameOf)).toBe("Swap with Seat 2");
});

it("moves of Money! as one would say them", () => {
  expect(["bid RUB20a EUR30a", "bid PLAY", "take left", "take right", "swap 2", "keep"].map((move) => moneyMove(move, nameOf))).toEqual([
    "Bid 50 (₽\u206020, €\u206030)", "Sit this round out", "Take the left display", "Take the right display", "Swap with Seat 2", "Keep",
  ]);
  expect(["bid EUR30a", "bid PLAY", "keep"].map(moneyKind)).toEqual(["bid", "pass", "exchange"]);
});

it("equal bottles have a slot each", () => {
  expect(slotsOf(["20", "20", "7"], ["7", "20", "5", "20"])).toEqual([1, 3, 0]);
  expect(slotsOf(["25"], ["7"])).toEqual([]);
});

it("facts of the coach have a key and words", () => {
  expect(wineFact("outcome", "bid", { gives: ["5"], to: 2, seat: 1, cards: ["16", "0"] }, nameOf)).toEqual([
    "coach-weinhaendler-outcome-bid-to", { gives: "5", cards: "16 +\u00a00.20", seat: 1, to: 2, other: "Seat 1", name: "Seat 2" },
  ]);
  expect(wineFact("outcome", "display", { cards: ["16"], to: null }, nameOf)[0]).toBe("coach-weinhaendler-outcome-display");
  expect(wineFact("reason", "third", { card: "0" }, nameOf)[1]).toEqual({ card: "0.20" });
  expect(moneyFact("reason", "completes-trio", { display: "left", currency: "EUR", note: 30 }, nameOf)).toEqual([
    "coach-money-reason-display-completes-trio", { display: "left", currency: "€", note: 30 },
  ]);
  expect(moneyFact("outcome", "display", { display: "left", cards: ["EUR30a"] }, nameOf)[0]).toBe("coach-money-outcome-display");
});
