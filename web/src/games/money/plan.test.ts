import { describe, expect, it } from "vitest";
import { inPlay, pocketsOf } from "./cards";
import { planHand, pocketWidth } from "./plan";

const SMALL = ["EUR20a", "EUR60", "USD30a", "USD30b", "GBP50", "SEK20a", "XAU10a"];
const LARGE = [
  "JPY30a", "JPY30c", "JPY40", "EUR20a", "EUR20b", "EUR20c", "EUR30a", "EUR40", "EUR60", "USD20a", "USD30a", "USD30b", "USD30c", "USD60",
  "GBP30b", "GBP30c", "GBP50", "GBP60", "SEK20a", "SEK20b", "SEK40", "SEK50", "RUB30b", "XAU10a", "XAU10c",
];
const phone = { width: 344, isDesk: false, height: "normal" as const, isTouch: true };
const desk = { width: 1092, isDesk: true, height: "normal" as const, isTouch: false };
const pockets = (cards: string[]) => pocketsOf([...cards, "PLAY"], inPlay(["CHF"]));

describe("a hand in pockets", () => {
  it("stands by currency, then coins, then play money, with equal notes in one stack", () => {
    expect(pockets(SMALL).map(({ kind, stacks }) => [kind, stacks.map(({ cards }) => cards.length)])).toEqual([
      ["EUR", [1, 1]], ["USD", [2]], ["GBP", [1]], ["SEK", [1]], ["XAU", [1]], ["PLAY", [1]],
    ]);
  });

  it("leaves a finger 44 pixels of every kind on a phone", () => {
    expect(planHand(pockets(SMALL), phone)).toEqual({ width: 66, show: 48, same: 6 });
  });

  it("stands in one row on a phone that lies on its side, or in two of smaller cards", () => {
    const lying = { ...phone, height: "lying" as const };
    expect(planHand(pockets(SMALL), { ...lying, width: 480 })?.width).toBe(62);
    expect(planHand(pockets(SMALL), { ...lying, width: 344 })?.width).toBe(46);
  });

  it("has cards on a short phone for which there is the height", () => {
    const short = { ...phone, height: "short" as const };
    expect(planHand(pockets(SMALL), { ...short, most: 55 })?.width).toBe(54);
    expect(planHand(pockets(SMALL), { ...short, most: 20 })?.width).toBe(44);
  });

  it("gives way to the wallet where a phone has no room", () => {
    expect(planHand(pockets(LARGE), phone)).toBeNull();
  });

  it("fits a large hand on a desk in one row", () => {
    const plan = planHand(pockets(LARGE), desk);
    expect(plan).not.toBeNull();
    const row = pockets(LARGE).reduce((sum, pocket) => sum + pocketWidth(pocket, plan!) + 18, -18);
    expect(row).toBeLessThanOrEqual(1092);
  });
});
