import { expect, it } from "vitest";
import type { Line } from "../../api/types";
import { roundStory } from "./story";

let number = 0;
const line = (name: string, facts: Record<string, unknown>): Line => ({ number: ++number, name: `weinhaendler.${name}`, facts, at: 0 });

it("tells of the running round alone, seat by seat", () => {
  const { deeds, trades, exchanged, newDisplay } = roundStory(
    [
      line("bid", { seat: 2, cards: ["25"], value: 250 }),
      line("round", { round: 2, start: 0, last: null }),
      line("bid", { seat: 0, cards: ["5", "14"], value: 190 }),
      line("bid", { seat: 1, cards: ["7"], value: 70 }),
      line("draw", { seat: 2, drawn: 2 }),
      line("bid", { seat: 0, cards: ["0"], value: 192 }),
      line("take", { seat: 0, cards: ["6", "18"], from: "display" }),
      line("take", { seat: 1, cards: ["0", "5", "14"], from: "0" }),
      line("display", { cards: ["7"] }),
      line("place", { seat: 0, card: "18", place: "1:0", points: 2 }),
      line("place", { seat: 0, card: "6", place: "1:1", points: 1 }),
      line("done", { seat: 0 }),
      line("done", { seat: 1 }),
    ],
    3,
  );
  expect(deeds[0]).toMatchObject({ bid: ["5", "14", "0"], value: 192, rank: 1, laid: { cards: ["18", "6"], points: 3 } });
  expect(deeds[1]).toMatchObject({ rank: 2, took: { from: 0 }, laid: { cards: [], points: 0 } });
  expect(deeds[2]).toMatchObject({ bid: [], value: 0, drew: { card: null }, took: null, laid: null });
  expect(trades).toHaveLength(2);
  expect(exchanged).toBe(true);
  expect(newDisplay).toEqual(["7"]);
});
