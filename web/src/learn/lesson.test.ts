import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Problem } from "../api/problem";
import { plugin } from "../games/registry";
import { settle } from "../testing/source.svelte";
import { matchOf, newWorld, offline } from "../testing/world";
import { notices } from "../ui/notices.svelte";
import { speak } from "../words/words.svelte";
import { Lesson } from "./lesson.svelte";

/* The steps of the lesson that are tried here. */
const LOOK = 0;
const BID = 2;
const PASS = 4;
const EXCHANGE = 5;
const LAY = 7;
const TRIOS = 8;
const LAST = 10;

const LAST_PLY = 195;
const MATCH = 199;

const PAUSE_MS = 1_100;
const TRIO = { name: "weinhaendler.place", facts: { trios: [4] } } as const;

let world: ReturnType<typeof newWorld>;
let lesson: Lesson<"weinhaendler">;

async function open(index = LOOK): Promise<void> {
  localStorage.setItem("etalage.learn.weinhaendler", String(index));
  lesson = await Lesson.open("weinhaendler", world);
}
async function pass(ms: number): Promise<void> {
  world.clock.advance(ms);
  await settle();
}

const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });
const shown = () => lesson.seen.table.number;
const kept = () => localStorage.getItem("etalage.learn.weinhaendler");
const bringing = (gain: number, told: readonly object[] = []) => {
  world.server.foreseen = { standing: 3, standing_after: 3 + gain, told, view: { round: 99 }, reckoning: [] } as never;
};

beforeAll(async () => {
  await Promise.all([speak("en"), plugin("weinhaendler")]);
}, 60_000);
beforeEach(() => {
  world = newWorld();
  world.server.match = matchOf(MATCH);
  localStorage.clear();
  notices.all = [];
});
afterEach(() => lesson.close());

describe("a step", () => {
  test("without a task is to be looked at, and then gone on from", async () => {
    await open();
    expect([lesson.index, lesson.readonly, lesson.mayGoOn, shown(), lesson.seen.seat]).toEqual([LOOK, true, true, 0, 0]);
    lesson.goOn();
    await soon(() => expect([lesson.index, kept()]).toEqual([LOOK + 1, "1"]));
  });

  test("with a task is not gone on from before it is done", async () => {
    await open(BID);
    expect([lesson.readonly, lesson.mayGoOn, lesson.seen.legal?.moves]).toEqual([false, false, ["pass"]]);
    lesson.goOn();
    await settle();
    expect(lesson.index).toBe(BID);
  });

  test("shows what led to it, and holds it up", async () => {
    await open(EXCHANGE);
    expect([shown(), lesson.moment?.hold, lesson.moment?.before.view]).toEqual([10, "exchange", { round: 9 }]);
    expect(lesson.lines).toHaveLength(10);
  });

  test("is where one was the last time, or the last there is", async () => {
    await open(99);
    expect(lesson.index).toBe(LAST);
  });

  test("has a stage of its own", async () => {
    await open(BID);
    expect(lesson.stageKey).toBe("etalage.stage.learn.weinhaendler.2");
  });
});

describe("a wrong move", () => {
  test("is refused and counted, and nothing happens", async () => {
    await open(BID);
    await expect(lesson.send(["bid 9"])).rejects.toMatchObject({ error: "lesson" });
    await expect(lesson.send(["pass"])).rejects.toMatchObject({ error: "lesson" });
    expect([lesson.misses, lesson.isDone, lesson.sending, shown()]).toEqual([2, false, false, 0]);
    await lesson.goTo(BID);
    expect(lesson.misses).toBe(0);
  });

  test("may be one that brings too little", async () => {
    await open(LAY);
    bringing(9, [TRIO]);
    await expect(lesson.send(["place 5 1:0", "done"])).rejects.toMatchObject({ error: "lesson" });
    bringing(10);
    await expect(lesson.send(["place 5 1:0", "done"])).rejects.toMatchObject({ error: "lesson" });
    expect([lesson.misses, world.server.asked.at(-1)]).toEqual([2, "replayPreview 6 place 5 1:0"]);
  });

  test("is not one if the server does not answer", async () => {
    await open(LAY);
    world.server.refuse("replayPreview", offline());
    await expect(lesson.send(["done"])).rejects.toMatchObject({ error: "offline" });
    expect([lesson.misses, lesson.sending]).toEqual([0, false]);
  });
});

describe("the right move", () => {
  test("is answered by the others, one after the other, up to the next step", async () => {
    await open(BID);
    await lesson.send(["bid 5 14"]);
    await settle();
    expect([lesson.isDone, lesson.readonly, shown()]).toEqual([true, true, 1]);
    for (const ply of [2, 3, 4]) {
      await pass(PAUSE_MS - 1);
      expect(shown()).toBe(ply - 1);
      await pass(1);
      expect(shown()).toBe(ply);
    }
    await pass(9 * PAUSE_MS);
    expect([shown(), lesson.index, world.clock.isIdle]).toEqual([4, BID, true]);
    lesson.goOn();
    await soon(() => expect([lesson.index, lesson.isDone, kept()]).toEqual([BID + 1, false, "3"]));
    expect(shown()).toBe(4);
  });

  test("comes first in the log, whatever was played before the scene", async () => {
    await open(LAY);
    expect(lesson.lines.length).toBeGreaterThan(0);
    expect(lesson.logged).toEqual([]);
    bringing(10, [TRIO]);
    await lesson.send(["place 5 1:0", "done"]);
    expect(lesson.logged).toMatchObject([{ name: TRIO.name }]);
  });

  test("leads no further than is said; the rest comes with the next step", async () => {
    await open(PASS);
    await lesson.send(["pass"]);
    await settle();
    await pass(9 * PAUSE_MS);
    expect([shown(), lesson.moment?.hold, lesson.index]).toEqual([9, null, PASS]);
    lesson.goOn();
    await soon(() => expect([shown(), lesson.moment?.hold, lesson.index]).toEqual([10, "exchange", EXCHANGE]));
  });

  test("may be any that brings enough; with the scene's last step one sees what would come of it", async () => {
    await open(LAY);
    bringing(10, [TRIO]);
    await lesson.send(["place 5 1:0", "done"]);
    expect([lesson.isDone, lesson.seen.view, lesson.seen.legal]).toEqual([true, { round: 99 }, null]);
    expect(lesson.lines.at(-1)).toMatchObject({ name: TRIO.name, number: 6 });
  });

  test("need not be waited for", async () => {
    await open(BID);
    await lesson.send(["bid 5 14"]);
    await settle();
    lesson.goOn();
    await soon(() => expect([lesson.index, shown()]).toEqual([BID + 1, 4]));
    await pass(9 * PAUSE_MS);
    expect([lesson.index, shown()]).toEqual([BID + 1, 4]);
  });

  test("is not asked for where there is no task", async () => {
    await open(LOOK);
    await lesson.send(["bid 5 14"]);
    expect([lesson.isDone, lesson.misses]).toEqual([false, 0]);
  });
});

describe("help", () => {
  test("lights up the move that is asked for, if it is wanted", async () => {
    await open(BID);
    expect(lesson.lit).toBeNull();
    lesson.wantsHint = true;
    expect(lesson.lit).toBe("bid 5 14");
    await lesson.send(["bid 5 14"]);
    expect(lesson.lit).toBeNull();
  });

  test("shows one bottle after the other, as long as they lie as it says", async () => {
    await open(LAY);
    lesson.wantsHint = true;
    expect(lesson.lit).toBe("place 25 1:0");
    await lesson.preview(["place 25 1:0", "place 14 1:1"]);
    expect(lesson.lit).toBe("place 7 1:2");
    await lesson.preview(["place 14 1:0"]);
    expect(lesson.lit).toBeNull();
    await lesson.goTo(TRIOS);
    expect(lesson.lit).toBe("place 16 2:0");
  });
});

describe("the table lights up", () => {
  test("what is spoken of, until that is done", async () => {
    await open(BID);
    expect(lesson.spot).toEqual(lesson.step.spot);
    expect(lesson.spot).toHaveLength(2);
    lesson.wantsHint = true; // which lights up what to do
    expect(lesson.spot).toEqual([]);
    lesson.wantsHint = false;
    await lesson.send(["bid 5 14"]);
    expect(lesson.spot).toEqual([]);
  });
});

describe("the end", () => {
  test("is played, and comes after the last step; the next time the lesson begins anew", async () => {
    await open(LAST);
    bringing(11);
    await lesson.send(["place 23 4:-3", "done"]);
    await settle();
    for (let ply = LAST_PLY; ply < MATCH; ply += 1) await pass(PAUSE_MS);
    expect([shown(), lesson.seen.table.phase]).toEqual([MATCH, "over"]);
    lesson.goOn();
    await settle();
    expect([lesson.isOver, kept()]).toEqual([true, "0"]);
    await lesson.goTo(LOOK);
    expect([lesson.isOver, lesson.index]).toEqual([false, LOOK]);
  });
});

describe("what would come of moves", () => {
  test("is asked for again when the answer is lost", async () => {
    await open(LAY);
    bringing(5);
    world.server.refuse("replayPreview", offline());
    const answer = lesson.preview(["place 5 1:0"]);
    await settle();
    world.clock.advance(500);
    expect(await answer).toMatchObject({ standing_after: 8 });
  });

  test("is not at another step", async () => {
    await open(LAY);
    world.server.refuse("replayPreview", offline());
    const answer = expect(lesson.preview([])).rejects.toMatchObject({ error: "offline" });
    await lesson.goTo(LAST);
    world.clock.advance(500);
    await answer;
  });
});

describe("whoever does not wait", () => {
  test("sees the step they went to last", async () => {
    await open();
    world.server.delay();
    const [one, other] = [lesson.goTo(BID), lesson.goTo(EXCHANGE)];
    await settle();
    world.server.answer();
    await Promise.all([one, other]);
    expect([lesson.index, shown(), kept()]).toEqual([EXCHANGE, 10, "5"]);
  });

  test("has not done there what they did elsewhere", async () => {
    await open(LAY);
    bringing(10, [TRIO]);
    world.server.delay();
    const sent = lesson.send(["place 5 1:0", "done"]);
    const gone = lesson.goTo(BID);
    await settle();
    world.server.answer();
    await Promise.all([sent, gone]);
    expect([lesson.index, lesson.isDone, lesson.sending, shown()]).toEqual([BID, false, false, 0]);
  });

  test("is asked nothing of a scene that has not arrived", async () => {
    await open(LAY);
    world.server.delay();
    const gone = lesson.goTo(LAST);
    await settle();
    expect([lesson.index, lesson.stageKey]).toEqual([LAY, "etalage.stage.learn.weinhaendler.7"]);
    void lesson.preview([]);
    expect(world.server.asked.at(-1)).toBe("replayPreview 6");
    world.server.answer();
    await gone;
    expect([lesson.index, shown()]).toEqual([LAST, LAST_PLY]);
  });

  test("hears when the next step cannot be fetched", async () => {
    await open();
    world.server.refuse("replay", new Problem(0, "offline", ""));
    lesson.goOn();
    await soon(() => expect(notices.all).toMatchObject([{ kind: "wrong" }]));
  });

  test("leaves a table at which nothing more happens", async () => {
    await open(BID);
    await lesson.send(["bid 5 14"]);
    await settle();
    lesson.close();
    await pass(9 * PAUSE_MS);
    expect([shown(), world.clock.isIdle]).toEqual([1, true]);
  });
});
