import { beforeEach, describe, expect, test } from "vitest";
import type { Follower } from "../api/server";
import type { Line, Seen, Update } from "../api/types";
import { FakeClock } from "../testing/clock";
import { line, seenAs } from "../testing/tables";
import { FakeTab } from "../testing/world";
import { Feed, type Connection } from "./feed";

const SECOND = 1_000;
const seen = (number: number) => seenAs({ table: { number } });
const update = (number: number): Update => ({ told: [line("table.said", { seat: 1 }, number)], seen: seen(number) });

/** A server of one table that says what it is told to say. */
class FakeServer {
  follower: Follower | null = null;
  readonly followed: number[] = [];
  number = 5;
  lines: Line[] = [];
  isAway = false;

  follow(_: string, after: number, follower: Follower): () => void {
    this.followed.push(after);
    this.follower = follower;
    return () => {
      if (this.follower === follower) this.follower = null;
    };
  }
  look(): Promise<Seen> {
    return this.isAway ? Promise.reject(new Error("away")) : Promise.resolve(seen(this.number));
  }
  log(_: string, after = 0): Promise<{ lines: Line[] }> {
    return Promise.resolve({ lines: this.lines.filter((each) => each.number > after) });
  }
}

let server: FakeServer;
let clock: FakeClock;
let tab: FakeTab;
let heard: Update[];
let connections: Connection[];
let feed: Feed;
let isNeeded: boolean;

beforeEach(() => {
  isNeeded = false;
  [server, clock, tab, heard, connections] = [new FakeServer(), new FakeClock(), new FakeTab(), [], []];
  feed = new Feed({ server, clock, tab, isNeeded: () => isNeeded, onupdate: (each) => heard.push(each), onconnection: (each) => connections.push(each) });
});

const numbers = () => heard.map((each) => each.seen.table.number);
const lineNumbers = () => heard.flatMap((each) => each.told.map((told) => told.number));
/** Let answers arrive. */
const settle = async () => {
  for (let i = 0; i < 5; i++) await Promise.resolve();
};

describe("a line that holds", () => {
  beforeEach(() => feed.open("t", 5));

  test("begins after what is known", () => {
    expect(server.followed).toEqual([5]);
    server.follower?.onopen();
    expect(connections).toEqual(["live"]);
  });

  test("tells each thing once, in order", () => {
    server.follower?.onupdate(update(6));
    server.follower?.onupdate({ told: [line("table.a", {}, 6), line("table.b", {}, 7)], seen: seen(7) });
    server.follower?.onupdate(update(6));
    expect(numbers()).toEqual([6, 7]);
    expect(lineNumbers()).toEqual([6, 7]);
  });

  test("tells of a table that has changed without a line", () => {
    server.follower?.onupdate({ told: [], seen: seen(5) });
    expect(numbers()).toEqual([5]);
  });

  test("tells nothing once it is closed", () => {
    const { follower } = server;
    feed.close();
    follower?.onupdate(update(6));
    tab.tell("online");
    expect(heard).toEqual([]);
    expect(server.follower).toBeNull();
    expect(clock.isIdle).toBe(true);
  });
});

describe("a line that breaks", () => {
  beforeEach(() => feed.open("t", 5));

  test("goes on where it ended", () => {
    server.follower?.onupdate(update(8));
    server.follower?.onbroken();
    expect(connections).toEqual(["lost"]);
    expect(server.followed).toEqual([5]);
    clock.advance(0.5 * SECOND);
    expect(server.followed).toEqual([5, 8]);
  });

  test("is tried again less and less often, and soon after it has held", () => {
    for (const pause of [0.5, 1, 2, 4, 8, 10, 10]) {
      server.follower?.onbroken();
      const tried = server.followed.length;
      clock.advance(pause * SECOND - 1);
      expect(server.followed).toHaveLength(tried);
      clock.advance(1);
      expect(server.followed).toHaveLength(tried + 1);
    }
    server.follower?.onopen();
    server.follower?.onbroken();
    clock.advance(0.5 * SECOND);
    expect(server.followed).toHaveLength(9);
  });

  test("is known to be dead when the browser says so", () => {
    tab.tell("offline");
    expect(connections).toEqual(["lost"]);
    expect(server.follower).toBeNull();
    tab.tell("online");
    clock.advance(0.5 * SECOND);
    expect(server.followed).toEqual([5, 5]);
  });
});

describe("a tab that nobody looks at", () => {
  const hide = () => {
    feed.open("t", 5);
    tab.show(false);
    clock.advance(60 * SECOND);
  };

  test("keeps its line for a minute", () => {
    feed.open("t", 5);
    tab.show(false);
    clock.advance(60 * SECOND - 1);
    expect(server.follower).not.toBeNull();
    tab.show(true);
    clock.advance(60 * SECOND);
    expect(server.followed).toEqual([5]);
    expect(server.follower).not.toBeNull();
  });

  test("keeps it for as long as it must hear at once", () => {
    isNeeded = true;
    hide();
    expect(server.follower).not.toBeNull();
    clock.advance(180 * SECOND);
    expect(server.follower).not.toBeNull();
    isNeeded = false;
    clock.advance(60 * SECOND);
    expect(server.follower).toBeNull();
  });

  test("gives it back then, and asks now and then", async () => {
    hide();
    expect(server.follower).toBeNull();
    server.number = 7;
    server.lines = [line("table.a", {}, 5), line("table.b", {}, 6), line("table.c", {}, 7), line("table.d", {}, 8)];
    clock.advance(15 * SECOND);
    await settle();
    expect(numbers()).toEqual([7]);
    expect(lineNumbers()).toEqual([6, 7]);
    clock.advance(15 * SECOND);
    await settle();
    expect(numbers()).toEqual([7]);
    server.number = 8;
    clock.advance(15 * SECOND);
    await settle();
    expect(lineNumbers()).toEqual([6, 7, 8]);
  });

  test("asks again when nobody answers", async () => {
    hide();
    server.isAway = true;
    clock.advance(15 * SECOND);
    await settle();
    [server.isAway, server.number] = [false, 6];
    clock.advance(15 * SECOND);
    await settle();
    expect(numbers()).toEqual([6]);
  });

  test("has a line again when somebody comes back, from where it was", async () => {
    hide();
    server.number = 9;
    clock.advance(15 * SECOND);
    await settle();
    tab.show(true);
    expect(server.followed).toEqual([5, 9]);
    clock.advance(60 * SECOND);
    await settle();
    expect(numbers()).toEqual([9]);
  });

  test("does not mind what becomes of the network", () => {
    hide();
    tab.tell("offline");
    tab.tell("online");
    clock.advance(SECOND);
    expect(server.followed).toEqual([5]);
  });

  test("may have been so from the beginning", () => {
    tab.isHidden = true;
    hide();
    expect(server.follower).toBeNull();
  });
});

test("another reader of the same table gets a line of their own", () => {
  feed.open("t", 5);
  const { follower } = server;
  feed.open("t", 6);
  expect(server.followed).toEqual([5, 6]);
  expect(server.follower).not.toBe(follower);
});
