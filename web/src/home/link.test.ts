import { expect, it } from "vitest";
import { challengeIdIn, tableIdIn } from "./link";

it.each([
  ["https://example.org/t/Ab3dEf6hJk9m", "Ab3dEf6hJk9m"],
  ["  https://example.org/t/Ab3dEf6hJk9m?at=12 ", "Ab3dEf6hJk9m"],
  ["example.org/t/Ab3dEf6hJk9m/replay/1", "Ab3dEf6hJk9m"],
  ["A game? Take a seat: https://example.org/t/Ab3dEf6hJk9m see you", "Ab3dEf6hJk9m"],
  ["Ab3dEf6hJk9m", "Ab3dEf6hJk9m"],
  ["https://example.org/", null],
  ["hello there", null],
  ["", null],
])("finds the table in %j", (text, id) => {
  expect(tableIdIn(text)).toBe(id);
});

it("finds the challenge in an address, and no table", () => {
  const text = "Beat this: https://example.org/c/Ab3dEf6hJk9m !";
  expect([challengeIdIn(text), tableIdIn(text)]).toEqual(["Ab3dEf6hJk9m", null]);
  expect(challengeIdIn("https://example.org/t/Ab3dEf6hJk9m")).toBeNull();
});
