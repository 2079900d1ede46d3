import { beforeAll, expect, test } from "vitest";
import { seenAs } from "../../testing/tables";
import { speak } from "../../words/words.svelte";
import { guestName } from "./guestName";

const called = (...names: string[]) => seenAs().table.seats.map((seat, each) => ({ ...seat, name: names[each] ?? null }));

beforeAll(() => speak("en"));

test("who gives no name is a guest, and no two are called the same", () => {
  expect(guestName(called())).toBe("Guest");
  expect(guestName(called("Guest", "Anne"))).toBe("Guest 2");
  expect(guestName(called("Guest 2", "Guest", "Guest 3"))).toBe("Guest 4");
});
