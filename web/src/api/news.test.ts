import { expect, test } from "vitest";
import { line, seenAs } from "../testing/tables";
import { News } from "./news";

const view = { round: 1, asked: [0] };
const told = [line("table.said", { seat: 1 }, 6)];

test("changes are put into the table as it was told last, key by key in table and view", () => {
  const news = new News();
  const whole = seenAs({ decision: 3, view: view as never, table: { number: 5, waiting: [0] } });
  expect(news.update({ told: [], seen: whole }).seen).toBe(whole);
  const { told: heard, seen } = news.update({ told, changed: { decision: 4, table: { number: 6, waiting: [1] }, view: { asked: [1] } } });
  expect(heard).toBe(told);
  expect(seen).toEqual({ ...whole, decision: 4, table: { ...whole.table, number: 6, waiting: [1] }, view: { round: 1, asked: [1] } });
  expect(news.update({ told: [], changed: { table: { number: 7 } } }).seen).toEqual({ ...seen, table: { ...seen.table, number: 7 } });
});

test("what was told before is left as it was", () => {
  const news = new News();
  const whole = seenAs({ view: view as never });
  news.update({ told: [], seen: whole });
  news.update({ told: [], changed: { table: { number: 9 }, view: { asked: [] } } });
  expect(whole).toEqual(seenAs({ view: view as never }));
});
