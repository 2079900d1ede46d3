import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, expectTypeOf, test } from "vitest";
import type { AboutGame, Line, Seen } from "../api/types";
import type { GamePlugin } from "./plugin";
import { GAMES, GAME_NAMES, isGame, titleOf } from "./registry";
import type { Game, GameTypes, ViewOf } from "./types";

const LOCALE = "../src/etalage/locale/en";
const words = readdirSync(LOCALE).filter((name) => name.endsWith(".ftl")).map((name) => readFileSync(`${LOCALE}/${name}`, "utf8")).join("\n");
const isSaid = (key: string) => words.includes(`\n${key} = `);

test("the games are those of the server's description, and each has types of its own", () => {
  expectTypeOf<keyof typeof GAMES>().toEqualTypeOf<Game>();
  expectTypeOf<keyof GameTypes>().toEqualTypeOf<Game>();
  expectTypeOf<ViewOf<Game>["game"]>().toEqualTypeOf<Game>();
  expectTypeOf<AboutGame["name"]>().toEqualTypeOf<Game>();
});

test("a plugin is shown tables of its own game alone", () => {
  expectTypeOf<ReturnType<typeof GAMES.money.plugin>>().resolves.toEqualTypeOf<GamePlugin<"money">>();
  expectTypeOf<GamePlugin<"money">["when"]>().parameter(0).toEqualTypeOf<Seen<"money">>();
  expectTypeOf<Seen<"weinhaendler">>().not.toExtend<Seen<"money">>();
  expectTypeOf<Line<"weinhaendler">>().not.toExtend<Line<"money">>();
});

test("what is not a game is called as it calls itself", () => {
  expect(GAME_NAMES.every(isGame)).toBe(true);
  expect([isGame("chess"), isGame("toString"), isGame(undefined)]).toEqual([false, false, false]);
  expect(titleOf("chess")).toBe("chess");
});

describe.each(GAME_NAMES)("%s", (game) => {
  const entry = GAMES[game];

  test("has words for the front page", () => {
    expect([`home-pitch-${game}`, `home-pitch-${game}-long`].filter((key) => !isSaid(key))).toEqual([]);
  });

  test("has its colours", () => {
    const tokens = readFileSync("src/styles/tokens.css", "utf8");
    expect([`--house-${game}`, `--house-${game}-lit`, `--felt-${game}`].filter((token) => !tokens.includes(` ${token}: `))).toEqual([]);
  });

  test("has the back of a card", async () => {
    expect((await entry.cardBack()).back).toMatch(/^<svg/);
  });

  test("has samples of itself", async () => {
    const records = (await entry.samples()).map((module) => module.default);
    expect(records.map((record) => record.game)).toEqual(records.map(() => game));
    expect(records.length).toBeGreaterThan(1);
  });

  test("deals every number of players it is for", async () => {
    const { dealer } = await entry.dealer();
    for (let players = entry.players.from; players <= entry.players.to; players++) {
      const [dealt] = dealer(players, [() => 0]);
      expect(dealt?.hands).toHaveLength(players);
      const cards = [...dealt!.hands.flat(), ...dealt!.pile];
      expect(cards.length).toBeGreaterThan(10 * players);
    }
  });
});
