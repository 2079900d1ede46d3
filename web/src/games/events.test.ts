import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { EventOf, Game } from "./types";

/** The facts of an event beside its seat; a question mark where not everybody may know one. */
type Facts<Event extends EventOf<Game>> = {
  [Fact in Exclude<keyof Event["facts"], "seat">]-?: object extends Pick<Event["facts"], Fact> ? "?" : "";
};

/** What the types of the page say, spelled out: anything more or less is a type error. */
const EVENTS: { [Event in EventOf<Game> as Event["name"]]: Facts<Event> } = {
  "weinhaendler.bid": { cards: "", value: "" },
  "weinhaendler.pass": {},
  "weinhaendler.draw": { drawn: "", kept: "?", under: "?" },
  "weinhaendler.take": { cards: "", from: "" },
  "weinhaendler.display": { cards: "" },
  "weinhaendler.no-bids": { cards: "" },
  "weinhaendler.place": { card: "", place: "", covers: "", stars: "", trios: "", points: "" },
  "weinhaendler.cellar-complete": {},
  "weinhaendler.done": {},
  "weinhaendler.refill": { cards: "" },
  "weinhaendler.round": { round: "", start: "", last: "" },
  "weinhaendler.over": { scores: "", winners: "", ending: "", reckoning: "" },
  "money.sealed": { cards: "?" },
  "money.reveal": { bids: "", values: "" },
  "money.take": { display: "", taken: "", left: "" },
  "money.swap": { with: "", taken: "", left: "" },
  "money.keep": { cards: "" },
  "money.refill": { left: "", right: "" },
  "money.round": { round: "", last: "" },
  "money.over": { scores: "", winners: "", ending: "", hands: "", reckoning: "" },
};

test("the events of the page are those of docs/events.md, which is held to what the games tell", () => {
  const rows = readFileSync("../docs/events.md", "utf8").matchAll(/^\| `([\w.-]+)` \| ([\w?, ]*) \|/gm);
  const documented = [...rows].map(([, name, facts]) => [name, (facts ?? "").split(", ").filter((fact) => fact !== "seat")]);
  const ours = Object.entries(EVENTS).map(([name, facts]) => [name, Object.entries(facts).map(([fact, mark]) => fact + mark)]);
  expect(ours).toEqual(documented);
});
