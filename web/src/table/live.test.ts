import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Problem } from "../api/problem";
import type { Seen } from "../api/types";
import { plugin } from "../games/registry";
import { settle } from "../testing/source.svelte";
import { line, seenAs } from "../testing/tables";
import { newWorld, offline } from "../testing/world";
import { speak } from "../words/words.svelte";
import { LiveTable } from "./live.svelte";
import { PastTable } from "./past.svelte";

const SECOND = 1_000;
const at = (number: number, table: Partial<Seen["table"]> = {}, facts: Partial<Seen> = {}) => seenAs({ table: { number, ...table }, ...facts });

let world: ReturnType<typeof newWorld>;
let live: LiveTable;

async function open(seen: Seen): Promise<void> {
  world.server.seen = seen;
  live = await LiveTable.open("t", world);
}

const shownNumber = () => live.seen.table.number;
const hold = () => live.moment?.hold ?? null;
/** What was asked since the table was opened. */
const asked = () => world.server.asked.slice(2);

beforeAll(async () => {
  await Promise.all([speak("en"), plugin("weinhaendler")]);
}, 60_000);
beforeEach(() => {
  world = newWorld();
  sessionStorage.clear();
});
afterEach(() => live?.close());

describe("a table that is opened", () => {
  test("shows what is there, and the log of this match up to it", async () => {
    world.server.lines = [line("weinhaendler.over", {}, 1), line("table.rematch", {}, 2), line("table.begun", {}, 3), line("weinhaendler.pass", { seat: 1 }, 4)];
    await open(at(3, { match: 2 }));
    expect([shownNumber(), live.lines.map(({ number }) => number), live.moment]).toEqual([3, [2, 3], null]);
    expect(world.server.followed).toEqual([3]);
    expect(live.connection).toBe("connecting");
    world.server.follower?.onopen();
    expect(live.connection).toBe("live");
  });

  test("is none where the server knows none", async () => {
    world.server.refuse("look", new Problem(404, "no-such-table", ""));
    await expect(LiveTable.open("t", world)).rejects.toMatchObject({ error: "no-such-table" });
    expect(world.server.followed).toEqual([]);
  });

  test("knows whether the reader is to move; a bot in their place does not count", async () => {
    await open(at(3, { waiting: [0] }));
    expect(live.isAsked).toBe(true);
    const seats = live.seen.table.seats.map((seat) => ({ ...seat, stand_in: true }));
    world.server.happen("table.stand-in", { seat: 0 }, { table: { seats } });
    expect(live.isAsked).toBe(false);
  });

  test("has a stage for each decision", async () => {
    await open(at(3, {}, { decision: 7 }));
    const key = live.stageKey;
    world.server.happen("weinhaendler.pass", { seat: 1 }, { decision: 8 });
    expect(live.stageKey).not.toBe(key);
    expect(key).toBe("etalage.stage.t.1.7.0");
  });
});

describe("a move", () => {
  beforeEach(() => open(at(3, {}, { decision: 7, asked: [0] })));

  test("names its decision, and is under way until it is answered", async () => {
    world.server.delay();
    const sent = live.send(["bid 5", "bid 9"]);
    expect([live.sending, asked()]).toEqual([true, ["move 7 bid 5 bid 9"]]);
    world.server.answer();
    await sent;
    expect(live.sending).toBe(false);
    world.server.happen("weinhaendler.bid", { seat: 0 }, { decision: 8 });
    expect([shownNumber(), live.seen.decision]).toEqual([4, 8]);
  });

  test("that is refused leaves the table as it is, and what others do still waits", async () => {
    world.server.refuse("move", new Problem(422, "not-in-hand", "", "W8"));
    for (const seat of [1, 2]) world.server.happen("weinhaendler.pass", { seat });
    await expect(live.send(["bid 99"])).rejects.toMatchObject({ error: "not-in-hand", clause: "W8" });
    expect([live.sending, shownNumber()]).toEqual([false, 4]);
    world.clock.advance(1_200);
    expect(shownNumber()).toBe(5);
  });

  test("that comes too late shows what it has come too late for", async () => {
    world.server.happen("weinhaendler.take", { seat: 1 }, { decision: 8 });
    world.server.happen("weinhaendler.pass", { seat: 2 }, { decision: 9 });
    expect([hold(), live.seen.decision, live.latest.decision]).toEqual(["exchange", 8, 9]);
    world.server.refuse("move", new Problem(409, "stale", ""));
    await expect(live.send(["pass"])).rejects.toMatchObject({ error: "stale" });
    expect([hold(), live.seen.decision, live.sending]).toEqual([null, 9, false]);
  });
});

describe("a preview", () => {
  beforeEach(() => open(at(3, {}, { decision: 7 })));

  test("is asked for again when its answer is lost", async () => {
    world.server.foreseen = { standing: 4 };
    world.server.refuse("preview", offline(), new Problem(503, "busy", ""));
    const answer = live.preview(["pass"]);
    for (const pause of [500, 1_000]) {
      await settle();
      world.clock.advance(pause);
    }
    expect(await answer).toEqual({ standing: 4 });
    expect(asked()).toEqual(Array(3).fill("preview 7 pass"));
  });

  test.each([
    ["another is wanted", () => void live.preview(["bid 5"])],
    ["the table is at another decision", () => world.server.happen("weinhaendler.pass", { seat: 1 }, { decision: 8 })],
    ["the reader has left", () => live.close()],
  ])("is not when %s", async (_, change) => {
    world.server.refuse("preview", offline());
    const answer = expect(live.preview(["pass"])).rejects.toMatchObject({ error: "offline" });
    await settle();
    change();
    world.clock.advance(10 * SECOND);
    await answer;
    expect(asked().filter((each) => each === "preview 7 pass")).toHaveLength(1);
  });
});

describe("a gap in the stream", () => {
  test("loses nothing and repeats nothing", async () => {
    await open(at(3));
    world.server.happen("weinhaendler.pass", { seat: 1 });
    world.server.breakOff();
    world.server.happen("weinhaendler.pass", { seat: 2 });
    expect(live.connection).toBe("lost");
    world.clock.advance(0.5 * SECOND);
    expect(world.server.followed).toEqual([3, 4]);
    world.server.follower?.onopen();
    world.server.follower?.onupdate({ told: world.server.lines, seen: world.server.seen });
    world.clock.advance(SECOND);
    expect([live.connection, shownNumber(), live.lines.map(({ number }) => number)]).toEqual(["live", 5, [4, 5]]);
  });
});

describe("an exchange", () => {
  beforeEach(async () => {
    await open(at(3));
    world.server.happen("weinhaendler.take", { seat: 1 });
    world.server.happen("weinhaendler.pass", { seat: 2 });
  });

  test("is held until one goes on", () => {
    world.clock.advance(59 * SECOND);
    expect([shownNumber(), live.latest.table.number, hold()]).toEqual([4, 5, "exchange"]);
    live.goOn();
    expect([shownNumber(), hold()]).toEqual([5, null]);
  });

  test("goes on by itself after a minute", () => {
    world.clock.advance(60 * SECOND);
    expect([shownNumber(), hold()]).toEqual([5, null]);
  });

  test("survives a reload, and goes on where it was", async () => {
    world.clock.advance(50 * SECOND);
    live.close();
    live = await LiveTable.open("t", world);
    expect([shownNumber(), hold(), world.server.followed.at(-1)]).toEqual([4, "exchange", 4]);
    world.server.follower?.onupdate({ told: world.server.lines.slice(1), seen: world.server.seen });
    world.clock.advance(10 * SECOND);
    expect([shownNumber(), hold()]).toEqual([5, null]);
  });

  test.each([
    ["it is over by then", () => world.clock.advance(60 * SECOND)],
    ["another match is played", () => (world.server.seen = at(9, { match: 2 }))],
    ["somebody else reads", () => (world.server.seen = at(5, {}, { seat: 2 }))],
  ])("is not shown after a reload when %s", async (_, change) => {
    live.close();
    change();
    live = await LiveTable.open("t", world);
    expect([shownNumber(), hold()]).toEqual([world.server.seen.table.number, null]);
  });
});

describe("a stranger", () => {
  beforeEach(() => open(at(3, { phase: "open" }, { seat: null, view: null })));

  test("who sits down is told what only they may know", async () => {
    world.server.seen = at(4, { phase: "open" }, { seat: 2, view: null });
    await live.sit(2, "Carl");
    expect(asked()).toEqual(["sit 2 Carl", "look", "log 0"]);
    expect([live.seen.seat, live.latest.seat, world.server.followed]).toEqual([2, 2, [3, 4]]);
  });

  test("who sits down is looked at again until somebody answers", async () => {
    world.server.refuse("look", offline());
    const seated = live.sit(2, "Carl");
    await settle();
    world.clock.advance(500);
    await seated;
    expect(asked().filter((each) => each === "look")).toHaveLength(2);
  });

  test("who leaves before the answer is there follows nothing", async () => {
    world.server.delay();
    const seated = live.sit(2, "Carl");
    live.close();
    world.server.answer();
    await seated;
    expect([world.server.follower, world.server.followed, world.clock.isIdle]).toEqual([null, [3], true]);
  });

  test("keeps the line they have when they only take another name", async () => {
    await open(at(3, { phase: "open" }, { seat: 1, view: null }));
    await live.sit(1, "Bobby");
    expect(world.server.asked.at(-1)).toBe("sit 1 Bobby");
  });
});

describe("another match", () => {
  const bots = (kinds: string[]) => seenAs().table.seats.map((seat, each) => ({ ...seat, kind: kinds[each] })) as Seen["table"]["seats"];

  test("against bots begins at once, with another word in the shuffle", async () => {
    await open(at(9, { phase: "over", commitment: "00".repeat(32), seats: bots(["person", "bot", "bot", "bot"]) }));
    await live.rematch(false);
    expect(asked()).toEqual(["rematch false", "look", "seal", "start"]);
  });

  test("with the same cards needs no word", async () => {
    await open(at(9, { phase: "over", seats: bots(["person", "bot", "bot", "bot"]) }));
    await live.rematch(true);
    expect(asked()).toEqual(["rematch true", "start"]);
  });

  test("with people waits for them", async () => {
    await open(at(9, { phase: "over" }));
    await live.rematch(false);
    expect(asked()).toEqual(["rematch false"]);
  });

  test("with these cards may be a challenge to others", async () => {
    await open(at(9, { phase: "over", match: 2 }));
    expect(await live.challenge()).toBe("another");
    expect(asked()[0]).toContain('"cards":{"table":"t","match":2}');
  });
});

describe("a table that is left", () => {
  test("shows nothing more, and has nothing left to do", async () => {
    await open(at(3));
    for (const seat of [1, 2, 3]) world.server.happen("weinhaendler.pass", { seat });
    live.close();
    world.clock.advance(60 * SECOND);
    expect([shownNumber(), world.clock.isIdle, world.server.follower]).toEqual([4, true, null]);
  });
});

describe("the past", () => {
  beforeEach(async () => {
    world.server.lines = [line("weinhaendler.pass", { seat: 1 }, 2), line("weinhaendler.take", { seat: 1 }, 3), line("weinhaendler.pass", { seat: 2 }, 4)];
    await open(at(4, { waiting: [0] }, { asked: [0] }));
  });

  test("is shown as it stood, with the log up to it", async () => {
    const past = await PastTable.open(live, 2);
    expect([past.seen.view, past.seen.table.waiting, past.seen.legal, past.moment]).toEqual([{ round: 2 }, [], null, null]);
    expect(past.lines.map(({ number }) => number)).toEqual([2]);
    expect(past.stageKey).toBe(live.stageKey);
  });

  test("holds up what held the table then", async () => {
    const past = await PastTable.open(live, 3);
    expect([past.moment?.hold, past.moment?.before.view]).toEqual(["exchange", { round: 2 }]);
    past.goOn();
    expect(past.moment?.hold).toBeNull();
  });

  test("is not to be changed", async () => {
    const past = await PastTable.open(live, 2);
    await expect(past.send()).rejects.toMatchObject({ error: "past" });
    await expect(past.preview()).rejects.toMatchObject({ error: "past" });
  });
});

describe("a rematch that another offers", () => {
  const seats = (answer_until: number | null) => seenAs().table.seats.map((seat, each) => ({ ...seat, answer_until: each === 0 ? answer_until : null }));
  const result = () => open(at(5, { phase: "over" }));
  const offered = () => world.server.happen("table.rematch", { seat: 1 }, { view: null, table: { phase: "open", match: 2, seats: seats(120) } });

  test("leaves the result where it is, until the reader accepts", async () => {
    await result();
    offered();
    expect([live.isBehind, live.seen.table.match, live.latest.table.match]).toEqual([true, 1, 2]);
    await live.accept();
    expect([live.isBehind, live.seen.table.match, live.lines.map(({ name }) => name)]).toEqual([false, 2, ["table.rematch"]]);
    expect(asked()).toContain("rematch false");
  });

  test("accepted in another tab, it is shown here too", async () => {
    await result();
    offered();
    world.server.happen("table.accepted", { seat: 0 }, { table: { seats: seats(null) } });
    expect([live.isBehind, live.seen.table.match, live.lines.length]).toEqual([false, 2, 2]);
  });

  test("can be declined, and watched all the same", async () => {
    await result();
    offered();
    world.server.happen("table.left", { seat: 0 }, { seat: null, table: { seats: seats(null) } });
    expect([live.isBehind, live.seen.table.match]).toEqual([true, 1]);
    live.goAlong();
    expect([live.isBehind, live.seen.seat, live.seen.table.match]).toEqual([false, null, 2]);
  });

  test("is one's own: then the page goes along at once", async () => {
    await result();
    const asking = live.rematch(false);
    world.server.happen("table.rematch", { seat: 0 }, { view: null, table: { phase: "open", match: 2 } });
    await asking;
    expect([live.isBehind, live.seen.table.match]).toEqual([false, 2]);
  });
});

describe("what is said", () => {
  test("is heard for a while, the last of each", async () => {
    await open(at(5));
    world.server.happen("table.said", { seat: 1, phrase: "hello" });
    world.server.happen("table.reacted", { seat: 1, reaction: "cheers" });
    world.server.happen("table.said", { seat: 2, phrase: "thanks" });
    expect(live.heard.map(({ name, phrase, reaction }) => [name, phrase, reaction])).toEqual([["Bob", "", "cheers"], ["Carl", "thanks", ""]]);
    world.clock.advance(6 * SECOND);
    expect(live.heard).toEqual([]);
  });
});
