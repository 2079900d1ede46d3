import { expect, test } from "vitest";
import { line } from "../testing/tables";
import { soundsOf as ofMoney } from "./money/sounds";
import { soundsOf as ofWine } from "./weinhaendler/sounds";

const wine = line<"weinhaendler">;
const money = line<"money">;

test("bottles: a card for a bid, knuckles for a pass, a cork for a trio", () => {
  expect(ofWine([wine("weinhaendler.bid", { seat: 1, cards: ["5"], value: 50 })])).toEqual(["card"]);
  expect(ofWine([wine("weinhaendler.bid", { seat: 1, cards: ["5", "14"], value: 190 })])).toEqual(["cards"]);
  expect(ofWine([wine("weinhaendler.pass", { seat: 1 })])).toEqual(["knock"]);
  const placed = { seat: 1, card: "5", place: "1:0", covers: false, stars: 1, points: 5 };
  expect(ofWine([wine("weinhaendler.place", { ...placed, trios: [4] })])).toEqual(["cork"]);
});

test("what sounds alike is heard once", () => {
  const take = (seat: number) => wine("weinhaendler.take", { seat, cards: ["5"], from: "display" });
  expect(ofWine([take(0), take(1), take(2)])).toEqual(["cards"]);
});

test("notes rustle, coins ring", () => {
  expect(ofMoney([money("money.take", { seat: 1, display: "left", taken: ["EUR20a"], left: ["USD20a"] })])).toEqual(["cards"]);
  expect(ofMoney([money("money.take", { seat: 1, display: "left", taken: ["EUR20a", "XAU10a"], left: ["USD20a"] })])).toEqual(["cards", "coin"]);
});
