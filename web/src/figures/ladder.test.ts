import { expect, test } from "vitest";
import { rungsOf } from "./ladder";

const somebody = (name: string, mu: number, provisional = false) => ({ name, rating: { mu, sigma: 2, provisional }, matches: 30, you: false });

test("people stand between the characters, who have no place", () => {
  const people = [somebody("Anne", 40), somebody("Bob", 20), somebody("Carl", 50, true)];
  const rungs = rungsOf({ game: "money", people, characters: [{ name: "ilse", rating: 25 }, { name: "viktor", rating: 45 }] });
  expect(rungs.map(({ person, character, place }) => [person?.name ?? character?.name, place])).toEqual([["viktor", 0], ["Anne", 1], ["ilse", 0], ["Bob", 2]]);
});
