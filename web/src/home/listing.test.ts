import { describe, expect, it } from "vitest";
import type { MyTable } from "../api/types";
import { company, freeSeats, inOrder, isSolitary } from "./listing";

function mine(id: string, change: { phase?: string; turn?: boolean; due?: number; created?: number; kinds?: string[] } = {}): MyTable {
  const { phase = "playing", turn = false, due = null, created = 0, kinds = ["person", "bot", "bot"] } = change;
  const seats = kinds.map((kind, index) => ({ kind, name: kind === "free" ? null : `${kind} ${index}` }));
  return {
    table: { id, game: "money", players: seats.length, options: {}, seconds: 0, phase, match: 1, seats, waiting: [], known_cards: false, created },
    seat: 0,
    my_turn: turn,
    due,
  };
}

describe("my tables", () => {
  it("begin with the most urgent one", () => {
    const tables = [mine("others"), mine("room", { phase: "open" }), mine("calm", { turn: true }), mine("soon", { turn: true, due: 5 })];
    expect(inOrder(tables).map((each) => each.table.id)).toEqual(["soon", "calm", "room", "others"]);
  });

  it("go from the latest to the earliest where nothing is urgent", () => {
    expect(inOrder([mine("old", { created: 1 }), mine("new", { created: 2 })]).map((each) => each.table.id)).toEqual(["new", "old"]);
  });

  it("may be closed where nobody else would miss them", () => {
    expect(isSolitary(mine("alone"))).toBe(true);
    expect(isSolitary(mine("shared", { kinds: ["person", "person", "bot"] }))).toBe(false);
  });
});

it("names everybody but oneself", () => {
  const { table } = mine("here", { kinds: ["person", "bot", "free"] });
  expect(company(table, 0)).toEqual(["bot 1"]);
  expect(freeSeats(table)).toBe(1);
});
