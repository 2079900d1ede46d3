import type { Ladder } from "../api/types";

type Person = Ladder["people"][number];
type Character = Ladder["characters"][number];

/** A line of the ladder: somebody with their place, or a character between them. */
export interface Rung {
  key: string;
  rating: number;
  place: number;
  person?: Person;
  character?: Character;
}

/** Those whose rating says something, and the characters, the strongest first. */
export function rungsOf({ people, characters }: Ladder): Rung[] {
  const settled = people.filter((each) => !each.rating.provisional);
  const placed = settled.map((person, index): Rung => ({ key: `person ${index}`, rating: person.rating.mu, place: index + 1, person }));
  const marks = characters.map((character): Rung => ({ key: `character ${character.name}`, rating: character.rating, place: 0, character }));
  return [...placed, ...marks].sort((one, other) => other.rating - one.rating);
}
