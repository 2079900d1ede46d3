import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Problem } from "../api/problem";
import { plugin } from "../games/registry";
import { settle } from "../testing/source.svelte";
import { newWorld } from "../testing/world";
import { notices } from "../ui/notices.svelte";
import { speak } from "../words/words.svelte";
import { Positions, type Perspective } from "./positions";
import { Replay } from "./source.svelte";

const PLIES = 6;
const EXCHANGE = 4;

let world: ReturnType<typeof newWorld>;
let replay: Replay;

async function open(ply = 0, perspective: Perspective = "open"): Promise<void> {
  replay = await Replay.open({}, ply, perspective, world);
}
async function go(ply: number, perspective?: Perspective): Promise<void> {
  replay.go(ply, perspective);
  await settle();
}
/** Time goes on, and what it brings arrives. */
async function pass(ms: number): Promise<void> {
  world.clock.advance(ms);
  await settle();
}

const shown = () => replay.seen.table.number;
const hold = () => replay.moment?.hold ?? null;

beforeAll(async () => {
  await Promise.all([speak("en"), plugin("weinhaendler")]);
}, 60_000);
beforeEach(() => {
  world = newWorld();
  notices.all = [];
});
afterEach(() => replay?.close());

describe("a match that is opened", () => {
  test("stands at the position wanted, with the log up to it and that of the whole match", async () => {
    await open(3);
    expect([shown(), replay.ply, replay.plies, replay.moment]).toEqual([3, 3, PLIES, null]);
    expect([replay.lines.length, replay.log.length]).toEqual([3, PLIES]);
    expect(replay.seen).toMatchObject({ seat: null, view: { round: 3 }, table: { phase: "playing" } });
  });

  test.each([[-3, 0], [99, PLIES]])("is brought back from position %i to %i", async (wanted, ply) => {
    await open(wanted);
    expect([shown(), replay.ply]).toEqual([ply, ply]);
  });

  test("has all hands open for a seat that nobody had", async () => {
    await open(0, 7);
    expect(replay.perspective).toBe("open");
    await open(0, 2);
    expect([replay.perspective, replay.seen.seat]).toEqual([2, 2]);
  });

  test("is over at its last position", async () => {
    await open(PLIES);
    expect(replay.seen.table.phase).toBe("over");
  });

  test("is none if the server says so", async () => {
    world.server.refuse("replay", new Problem(422, "bad-record", ""));
    await expect(open()).rejects.toMatchObject({ error: "bad-record" });
  });

  test("is not to be changed", async () => {
    await open();
    await expect(replay.send()).rejects.toMatchObject({ error: "past" });
    await expect(replay.preview()).rejects.toMatchObject({ error: "past" });
  });
});

describe("turning its pages", () => {
  beforeEach(() => open());

  test("forward by one tells what has happened", async () => {
    await go(1);
    expect(shown()).toBe(1);
    expect(replay.moment).toMatchObject({ told: [{ number: 1, name: "weinhaendler.pass" }], before: { view: { round: 0 } }, hold: null });
    expect(replay.lines.map(({ number }) => number)).toEqual([1]);
  });

  test("anywhere else just goes there", async () => {
    await go(5);
    expect([shown(), replay.moment, replay.lines.length]).toEqual([5, null, 5]);
    await go(2);
    expect([shown(), replay.moment, replay.lines.length]).toEqual([2, null, 2]);
  });

  test("to where bids change hands shows that, until one goes on", async () => {
    await go(EXCHANGE);
    expect(hold()).toBe("exchange");
    expect(replay.moment?.before.view).toMatchObject({ round: EXCHANGE - 1 });
    replay.goOn();
    expect([shown(), hold()]).toEqual([EXCHANGE, null]);
  });

  test("asks the server once for each pair of eyes", async () => {
    for (const ply of [1, 2, 5, 0]) await go(ply);
    await go(0, 1);
    for (const ply of [1, 2]) await go(ply);
    expect(world.server.asked).toEqual(["replay open", "replay 1"]);
    expect(replay.seen).toMatchObject({ seat: 1, view: { round: 2 } });
  });

  test("shows where the reader wants to be, though the answer is on its way", async () => {
    world.server.delay();
    await go(3, 2);
    expect([replay.ply, replay.perspective, shown(), replay.seen.seat]).toEqual([3, 2, 0, null]);
    world.server.answer();
    await settle();
    expect([shown(), replay.seen.seat]).toEqual([3, 2]);
  });

  test("forgets an answer that nobody waits for", async () => {
    world.server.delay();
    await go(3, 2);
    await go(5, "open");
    expect([shown(), replay.seen.seat]).toEqual([5, null]);
    world.server.answer();
    await settle();
    expect([shown(), replay.seen.seat]).toEqual([5, null]);
  });

  test("that fails is said, and leaves what is shown", async () => {
    world.server.refuse("replay", new Problem(0, "offline", ""));
    await go(3, 2);
    expect(notices.all).toMatchObject([{ kind: "wrong" }]);
    expect([shown(), replay.isPlaying]).toEqual([0, false]);
    await go(3, 2);
    expect([shown(), replay.seen.seat]).toEqual([3, 2]);
  });
});

describe("playing by itself", () => {
  test("turns a page after the other", async () => {
    await open();
    replay.play();
    expect([replay.isPlaying, shown()]).toEqual([true, 0]);
    await pass(1_199);
    expect(shown()).toBe(0);
    await pass(1);
    expect(shown()).toBe(1);
    await pass(1_200);
    expect(shown()).toBe(2);
  });

  test.each([["slow", 2_400], ["fast", 450]] as const)("as fast as one likes: %s", async (speed, ms) => {
    await open();
    replay.speed = speed;
    replay.play();
    await pass(ms);
    expect(shown()).toBe(1);
    await pass(ms - 1);
    expect(shown()).toBe(1);
    await pass(1);
    expect(shown()).toBe(2);
  });

  test("stays twice as long where bids change hands", async () => {
    await open(EXCHANGE - 1);
    replay.play();
    await pass(1_200);
    expect([shown(), hold()]).toEqual([EXCHANGE, "exchange"]);
    await pass(2_399);
    expect([shown(), hold()]).toEqual([EXCHANGE, "exchange"]);
    await pass(1);
    expect([shown(), hold()]).toEqual([EXCHANGE + 1, null]);
  });

  test("may be skipped", async () => {
    await open(EXCHANGE - 1);
    replay.play();
    await pass(1_200);
    replay.goOn();
    await settle();
    expect([shown(), hold(), replay.isPlaying]).toEqual([EXCHANGE + 1, null, true]);
  });

  test("ends with the match, and begins anew from there", async () => {
    await open(PLIES - 1);
    replay.play();
    await pass(1_200);
    expect([shown(), replay.isPlaying, world.clock.isIdle]).toEqual([PLIES, false, true]);
    replay.play();
    await settle();
    expect([shown(), replay.isPlaying]).toEqual([0, true]);
    await pass(1_200);
    expect(shown()).toBe(1);
  });

  test("stops when it is told to", async () => {
    await open();
    replay.play();
    await pass(1_200);
    replay.stop();
    await pass(9_000);
    expect([shown(), replay.isPlaying]).toEqual([1, false]);
  });

  test("goes on from where the reader has turned to", async () => {
    await open();
    replay.play();
    await go(2);
    await pass(1_200);
    expect(shown()).toBe(3);
  });
});

describe("a match that is left", () => {
  test("plays no further", async () => {
    await open();
    replay.play();
    replay.close();
    await pass(9_000);
    expect([shown(), world.clock.isIdle]).toEqual([0, true]);
  });

  test("shows nothing that was on its way", async () => {
    await open();
    world.server.delay();
    await go(3, 2);
    replay.close();
    world.server.answer();
    await settle();
    expect(shown()).toBe(0);
  });
});

describe("the positions of a record", () => {
  test("are asked for again after a failure", async () => {
    const positions = new Positions(world.server, {});
    world.server.refuse("replay", new Problem(0, "offline", ""));
    await expect(positions.at(0, "open")).rejects.toMatchObject({ error: "offline" });
    expect((await positions.at(2, "open")).ply).toBe(2);
    expect(world.server.asked).toHaveLength(2);
  });

  test("are so many and no more", async () => {
    const positions = new Positions(world.server, {});
    await expect(positions.at(PLIES + 1, "open")).rejects.toMatchObject({ status: 404, error: "no-such-position" });
  });
});
