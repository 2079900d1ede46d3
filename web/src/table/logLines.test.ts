import { expect, test } from "vitest";
import type { Line } from "../api/types";
import type { GamePlugin } from "../games/plugin";
import { line, seenAs } from "../testing/tables";
import { matchLog } from "./logLines";

/** A game of which every line is told by its name. */
const game = { lineWords: ({ name }: Line) => ({ key: name, words: {}, seat: null }) } as unknown as GamePlugin;
const LOG = ["table.begun", "money.sealed", "money.over", "table.said", "money.sealed", "money.over", "table.match-over"] as const;
const lines = LOG.map((name, number) => line(name, name === "money.over" ? { scores: [1, 2] } : {}, number));
const logOf = (deals: number) => matchLog(lines, seenAs({ table: { deals } }), game).map(({ line: { key, words } }) => `${key} ${words.deal ?? ""}`.trim());

test("each deal of a match is under its heading", () => {
  expect(logOf(2)).toEqual([
    "table-begun", "log-deal 1", "money.sealed", "money.over", "table-said", "log-deal 2", "money.sealed", "money.over", "table-match-over",
  ]);
});

test("the first round of each has its heading too, where no line tells of it", () => {
  const withRounds = { ...game, firstRound: { key: "round 1", words: {}, seat: null, heading: true } };
  const keys = (deals: number) => matchLog(lines, seenAs({ table: { deals } }), withRounds).map(({ line: { key } }) => key);
  expect(keys(2)).toEqual([
    "table-begun", "log-deal", "round 1", "money.sealed", "money.over", "table-said", "log-deal", "round 1", "money.sealed", "money.over", "table-match-over",
  ]);
  expect(keys(1).slice(0, 3)).toEqual(["table-begun", "round 1", "money.sealed"]);
});

test("a match of one deal needs none", () => {
  expect(logOf(1).filter((each) => each.startsWith("log-deal"))).toEqual([]);
});
