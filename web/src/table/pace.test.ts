import { beforeEach, describe, expect, test } from "vitest";
import type { Line, Seen, Update } from "../api/types";
import { FakeClock } from "../testing/clock";
import { line, seenAs } from "../testing/tables";
import { Pace, type Frame, type Pause } from "./pace";
import { heldAt, holdMs, pauseMs } from "./tempo";

const SECOND = 1_000;
const NORMAL = { speed: "normal", pace: 1 } as const;

let clock: FakeClock;
let frames: Frame[];
let kept: (Pause | null)[];
let rests: number;
let pace: Pace;
let number: number;

/** Somebody does something. */
const move = (seat: number, name: Line["name"] = "weinhaendler.bid", table: Partial<Seen["table"]> = {}): Update => {
  number += 1;
  return { told: [line(name, { seat }, number)], seen: seenAs({ table: { number, ...table } }) };
};
const exchange = (table: Partial<Seen["table"]> = {}) => move(3, "weinhaendler.take", table);
const shown = () => frames.at(-1) as Frame;
const shownNumber = () => shown().seen.table.number;
const hold = () => shown().moment?.hold ?? null;

function newPace(settings: { speed: "normal" | "fast" | "off"; pace: number } = NORMAL): Pace {
  return new Pace({
    clock,
    show: (frame) => frames.push(frame),
    holdOf: (told: Line[]) => (told.some(({ name }) => name === "weinhaendler.take") ? "exchange" : null),
    holdMs: (latest) => holdMs(latest, clock.now() / SECOND),
    pauseMs: (told, seen) => pauseMs(told, seen, settings, ({ name }) => name !== "money.sealed"),
    keep: (pause) => kept.push(pause),
    rest: () => (rests += 1),
  });
}

beforeEach(() => {
  [clock, frames, kept, rests, number] = [new FakeClock(), [], [], 0, 0];
  pace = newPace();
  pace.put({ seen: seenAs(), lines: [], moment: null });
});

describe("pauses", () => {
  test("what comes first is shown at once, the rest one by one", () => {
    for (const seat of [1, 2, 3]) pace.add(move(seat));
    expect(shownNumber()).toBe(1);
    clock.advance(1_200);
    expect(shownNumber()).toBe(2);
    clock.advance(1_199);
    expect(shownNumber()).toBe(2);
    clock.advance(1);
    expect(shownNumber()).toBe(3);
    expect(rests).toBe(0);
    clock.advance(1_200);
    expect(rests).toBe(1);
  });

  test("what is shown says what led to it", () => {
    const [one, two] = [move(1), move(2)];
    pace.add(one);
    pace.add(two);
    clock.advance(1_200);
    expect(shown()).toEqual({ seen: two.seen, lines: [...one.told, ...two.told], moment: { told: two.told, before: one.seen, hold: null } });
  });

  test.each([["fast", 300], ["off", 0]] as const)("as people like it: %s", (speed, ms) => {
    pace = newPace({ speed, pace: 0.5 });
    pace.put({ seen: seenAs(), lines: [], moment: null });
    pace.add(move(1));
    pace.add(move(2));
    if (ms) {
      clock.advance(ms - 1);
      expect(shownNumber()).toBe(1);
      clock.advance(1);
    }
    expect(shownNumber()).toBe(2);
  });

  test("there is nothing to watch in a sealed bid, nor in what is said", () => {
    pace.add(move(1, "money.sealed"));
    pace.add(move(2, "table.said"));
    pace.add(move(3));
    expect(shownNumber()).toBe(3);
  });

  test("an own move is shown at once, and what came before it too", () => {
    for (const seat of [1, 2, 3, 0]) pace.add(move(seat));
    expect(shownNumber()).toBe(4);
    pace.add(move(1));
    clock.advance(399);
    expect(shownNumber()).toBe(4);
    clock.advance(1);
    expect(shownNumber()).toBe(5);
  });

  test("whoever goes on sees the next thing", () => {
    for (const seat of [1, 2, 3]) pace.add(move(seat));
    pace.goOn();
    expect(shownNumber()).toBe(2);
    pace.goOn();
    expect(shownNumber()).toBe(3);
  });

  test("a table that has changed without a line leaves what has just happened", () => {
    pace.add(move(1));
    const { moment } = shown();
    clock.advance(1_200);
    pace.add({ told: [], seen: seenAs({ decision: 3 }) });
    expect(shown().moment).toBe(moment);
    expect(shown().seen.decision).toBe(3);
  });
});

describe("holds", () => {
  test("stay until somebody goes on", () => {
    const held = exchange();
    pace.add(held);
    pace.add(move(1));
    clock.advance(59 * SECOND);
    expect([shownNumber(), hold()]).toEqual([1, "exchange"]);
    pace.goOn();
    expect([shownNumber(), hold()]).toEqual([2, null]);
  });

  test("are shown without before what is next", () => {
    pace.add(exchange());
    const { moment, seen } = shown();
    pace.goOn();
    expect(shown()).toMatchObject({ seen, moment: { told: moment?.told, before: moment?.before, hold: null } });
  });

  test.each([["normal", "settled"], ["fast", null], ["off", null]] as const)("at a round that is over are for those who take their time: %s", (speed, held) => {
    expect(heldAt("settled", speed)).toBe(held);
    expect(heldAt("reveal", speed)).toBe("reveal");
  });

  test("end by themselves after a minute", () => {
    pace.add(exchange());
    clock.advance(60 * SECOND);
    expect(hold()).toBeNull();
  });

  test("are not cut short by an own move that was made elsewhere", () => {
    pace.add(exchange());
    pace.add(move(0));
    expect([shownNumber(), hold()]).toEqual([1, "exchange"]);
  });

  test("last a third of the time where a clock runs, also when it begins to run later", () => {
    pace.add(exchange({ due: 30 }));
    clock.advance(10 * SECOND - 1);
    expect(hold()).toBe("exchange");
    clock.advance(1);
    expect(hold()).toBeNull();

    pace.add(exchange());
    pace.add(move(1, "weinhaendler.bid", { due: 10 + 60 }));
    clock.advance(20 * SECOND - 1);
    expect(hold()).toBe("exchange");
    clock.advance(1);
    expect(hold()).toBeNull();
  });

  test("do not stop a match that is over, nor one that has just begun", () => {
    pace.add(exchange({ phase: "over" }));
    expect(hold()).toBeNull();
    pace.put({ seen: seenAs({ view: null }), lines: [], moment: null });
    pace.add(exchange());
    expect(hold()).toBeNull();
  });

  test("are kept for a reload until they are over", () => {
    clock.advance(5 * SECOND);
    const held = exchange();
    pace.add(held);
    expect(kept).toEqual([{ seen: held.seen, moment: shown().moment, until: 65 * SECOND }]);
    pace.goOn();
    expect(kept.at(-1)).toBeNull();
  });

  test("go on after a reload for as long as was left", () => {
    pace.add(exchange());
    const [pause] = kept;
    clock.advance(50 * SECOND);
    const reloaded = newPace();
    reloaded.resume(pause!, [line("weinhaendler.take", { seat: 3 }, 1)]);
    reloaded.add(move(1));
    expect([shownNumber(), hold()]).toEqual([1, "exchange"]);
    clock.advance(10 * SECOND);
    expect([shownNumber(), hold()]).toEqual([2, null]);
  });
});

test("another match begins with its own log", () => {
  pace.add(move(1));
  const rematch = line("table.rematch", {}, 3);
  const told = [line("weinhaendler.over", {}, 2), rematch, line("table.sat", { seat: 1 }, 4)];
  pace.add({ told, seen: seenAs({ table: { match: 2, number: 4, phase: "open" } }) });
  clock.advance(1_200);
  expect(shown().lines).toEqual([rematch, told[2]]);
  expect(hold()).toBeNull();
});

test("what is put on the table ends all that was under way", () => {
  for (const seat of [1, 2, 3]) pace.add(move(seat));
  pace.put({ seen: seenAs({ table: { number: 9 } }), lines: [], moment: null });
  clock.advance(5 * SECOND);
  expect(shownNumber()).toBe(9);
  expect(clock.isIdle).toBe(true);
});

test("whoever stops the clock sees what comes next at once", () => {
  pace.add(move(1));
  pace.stop();
  pace.add(move(2));
  expect(shownNumber()).toBe(2);
});
