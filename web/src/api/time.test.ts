import { expect, test } from "vitest";
import { heed, serverNow } from "./time";

const dateIn = (seconds: number) => new Date(Date.now() + 1000 * seconds).toUTCString();

test("a device whose clock is wrong goes by the server's", () => {
  heed(dateIn(600));
  expect(serverNow() - Date.now() / 1000).toBeCloseTo(600, -1);
});

test("a second or two are the way the answer took, and no answer changes nothing", () => {
  heed(dateIn(2));
  expect(serverNow() - Date.now() / 1000).toBeCloseTo(0, 1);
  heed(null);
  expect(serverNow() - Date.now() / 1000).toBeCloseTo(0, 1);
});
