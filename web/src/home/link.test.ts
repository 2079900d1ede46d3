import { expect, it } from "vitest";
import { tableIdIn } from "./link";

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
