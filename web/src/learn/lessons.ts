import type { Preview, RecordText } from "../api/types";
import type { Game } from "../games/types";
import type { Hold } from "../table/source";

/** What moves would come to. */
export type Foreseen<G extends Game> = Pick<Preview<G>, "standing" | "standing_after" | "told">;

/** What the learner has to do, and where the words are that help. */
export interface Task<G extends Game> {
  /** The moves wanted, in any of these ways; or else whether they bring what is wanted. */
  wants: string[][] | ((foreseen: Foreseen<G>) => boolean);
  /** Moves that bring what is wanted, one after the other, where `wants` does not list them: a hint lights them up. */
  shows?: readonly string[];
  hint: string;
  /** What is said when it is done. */
  done: string;
  /** The position up to which the others answer at once; by default that of the next step in the scene. */
  until?: number;
}

/** The beginning of a match, with cards that give the examples of the rules. */
export type Scene = () => Promise<{ default: RecordText }>;

/** A position of a scene, and what is said there. */
export interface Step<G extends Game> {
  scene: Scene;
  ply: number;
  say: string;
  /** What that speaks of, as selectors: it is lit up on the table. */
  spot?: readonly string[];
  /** The rule behind it. */
  clause?: string;
  /** What the table holds up to look at. */
  hold?: Hold;
  task?: Task<G>;
}

export interface LessonPlan<G extends Game> {
  steps: readonly Step<G>[];
  /** The move that ends a turn, if there is one: what follows it is nobody's to foresee. */
  ending: string | null;
}

/** The seat at which the learner sits in every scene. */
export const OWN_SEAT = 0;

/** Whether moves do what a task wants; `foreseen` is what they would come to. */
export async function fulfils<G extends Game>({ wants }: Task<G>, moves: string[], foreseen: () => Promise<Foreseen<G>>): Promise<boolean> {
  if (typeof wants === "function") return wants(await foreseen());
  return wants.some((wanted) => wanted.join("\n") === moves.join("\n"));
}
