import { describe, expect, it } from "vitest";
import type { AboutGame } from "../api/types";
import { botCounts, friendsWishes, newTable, quickWishes, usualBots } from "./wishes";

const character = (name: string, level: number) => ({ name, level, temper: "", rating: null });

const game: AboutGame = {
  name: "weinhaendler",
  title: "Die Weinhändler",
  players: [3, 4, 5],
  options: {
    draw: { values: ["open", "hidden"], default: "open", clause: "WR3" },
    triangles: { values: ["both", "upright"], default: "both", clause: "WR5" },
  },
  characters: ["lena", "paul", "marta", "otto", "yvonne", "clement"].map((name, index) => character(name, index + 1)),
  rules_version: 1,
};

describe("bots for a quick match", () => {
  it("are of middling strength", () => {
    expect(usualBots(game, 2)).toEqual(["marta", "otto"]);
    expect(usualBots(game, 3)).toEqual(["paul", "marta", "otto"]);
    expect(usualBots(game, 4)).toEqual(["paul", "marta", "otto", "yvonne"]);
  });

  it("leave one seat for oneself", () => {
    expect(botCounts(game)).toEqual({ from: 2, to: 4 });
  });
});

describe("wishes of the last time", () => {
  it("are the usual ones at first", () => {
    expect(quickWishes(game, {})).toEqual({
      bots: ["paul", "marta", "otto"],
      options: { draw: "open", triangles: "both" },
      seconds: 0,
      memoryAid: true,
    });
  });

  it("are kept", () => {
    const kept = { bots: ["lena", "clement"], options: { draw: "hidden", triangles: "both" }, seconds: 300, memoryAid: false };
    expect(quickWishes(game, kept)).toEqual(kept);
  });

  it("are mended where the server offers something else by now", () => {
    const kept = { bots: ["lena", "gone"], options: { draw: "sideways", old: 1 }, seconds: 7 };
    expect(quickWishes(game, kept)).toEqual(quickWishes(game, {}));
    expect(friendsWishes(game, { players: 9 }).players).toBe(4);
  });
});

it("a new table in the server's words", () => {
  expect(newTable("weinhaendler", 3, friendsWishes(game, {}), { isPublic: true, hints: true, latecomers: false })).toEqual({
    game: "weinhaendler",
    players: 3,
    options: { draw: "open", triangles: "both" },
    seconds: 0,
    memory_aid: true,
    hints: true,
    latecomers: false,
    public: true,
  });
});
