import { expect, it } from "vitest";
import type { Line } from "../../api/types";
import { roundStory } from "./story";
import type { WeinhaendlerEvent } from "./types";

let number = 0;
const line = (event: WeinhaendlerEvent): Line<"weinhaendler"> => ({ number: ++number, at: 0, ...event });
const PLACED = { seat: 0, covers: false, trios: [] };

it("tells of the running round alone, seat by seat", () => {
  const { deeds, trades } = roundStory(
    [
      line({ name: "weinhaendler.bid", facts: { seat: 2, cards: ["25"], value: 250 } }),
      line({ name: "weinhaendler.round", facts: { round: 2, start: 0, last: null } }),
      line({ name: "weinhaendler.bid", facts: { seat: 0, cards: ["5", "14"], value: 190 } }),
      line({ name: "weinhaendler.bid", facts: { seat: 1, cards: ["7"], value: 70 } }),
      line({ name: "weinhaendler.draw", facts: { seat: 2, drawn: 2 } }),
      line({ name: "weinhaendler.bid", facts: { seat: 0, cards: ["0"], value: 192 } }),
      line({ name: "weinhaendler.take", facts: { seat: 0, cards: ["6", "18"], from: "display" } }),
      line({ name: "weinhaendler.take", facts: { seat: 1, cards: ["0", "5", "14"], from: "0" } }),
      line({ name: "weinhaendler.display", facts: { cards: ["7"] } }),
      line({ name: "weinhaendler.place", facts: { ...PLACED, card: "18", place: "1:0", stars: 2, points: 2 } }),
      line({ name: "weinhaendler.place", facts: { ...PLACED, card: "6", place: "1:1", stars: 1, points: 1 } }),
      line({ name: "weinhaendler.done", facts: { seat: 0 } }),
      line({ name: "weinhaendler.done", facts: { seat: 1 } }),
    ],
    3,
  );
  expect(deeds[0]).toMatchObject({ value: 192, rank: 1, laid: { cards: ["18", "6"], points: 3 } });
  expect(deeds[1]).toMatchObject({ rank: 2, took: { from: 0 }, laid: { cards: [], points: 0 } });
  expect(deeds[2]).toMatchObject({ value: 0, drew: { card: null }, took: null, laid: null });
  expect(trades).toHaveLength(2);
});

it("knows a card that was drawn openly, and leaves out what is said", () => {
  const { deeds, trades } = roundStory(
    [
      line({ name: "weinhaendler.draw", facts: { seat: 1, drawn: 2, kept: "12", under: "25" } }),
      { number: ++number, at: 0, name: "table.said", facts: { seat: 0, phrase: "luck" } },
      line({ name: "weinhaendler.no-bids", facts: { cards: ["10", "11"] } }),
    ],
    2,
  );
  expect(deeds[0]).toEqual({ value: 0, drew: null, took: null, rank: null, laid: null });
  expect(deeds[1]?.drew).toEqual({ card: "12" });
  expect(trades).toEqual([]);
});
