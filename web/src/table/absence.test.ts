import { beforeAll, describe, expect, it } from "vitest";
import { seenAs } from "../testing/tables";
import { speak } from "../words/words.svelte";
import { absenceNote, absenceWords, absentee, mayStandIn } from "./absence";

const NOON = 1_000_000;
const bob = (away: number | null, stand_in_from: number | null, stand_in = false) => {
  const seen = seenAs({ table: { waiting: [1], stand_in_from: [null, stand_in_from, null, null] } });
  Object.assign(seen.table.seats[1]!, { away, stand_in });
  return seen;
};

beforeAll(() => speak("en"));

describe("somebody who is away", () => {
  it("is not spoken of while they are here and have time", () => {
    const seen = bob(null, NOON + 900);
    expect(absenceWords(seen, 1, NOON)).toBe("");
    expect(absentee(seen, NOON)).toBeUndefined();
  });

  it("may be stood in for when the server says so, and no sooner", () => {
    const seen = bob(NOON - 60, NOON + 60);
    expect(mayStandIn(seen, 1, NOON + 60)).toBe(false);
    expect(mayStandIn(seen, 1, NOON + 61)).toBe(true);
    expect(absentee(seen, NOON)).toBe(1);
    expect(absenceWords(seen, 1, NOON)).toBe("Bob has been away for 1 minute. A bot may stand in 1 minute from now.");
    expect(absenceNote(seen, 1, NOON + 61)).toBe("away for 2 minutes");
  });

  it("is not spoken of when a bot stands in", () => {
    expect(absenceWords(bob(NOON - 60, null, true), 1, NOON)).toBe("");
  });

  it("is spoken of when they are here and have done nothing for long", () => {
    expect(absentee(bob(null, NOON), NOON + 1)).toBe(1);
  });

  it("is never offered for a seat that the table does not wait for", () => {
    expect(mayStandIn(bob(NOON - 600, null), 1, NOON)).toBe(false);
  });
});
