import type { Preview, RecordText } from "../api/types";
import type { Hold } from "../table/source";

/** What the learner has to do, and where the words are that help. */
export interface Task {
  /** The moves wanted, in any of these ways; or else what they must bring. */
  moves?: string[][];
  points?: number;
  trios?: number;
  hint: string;
  /** What is said when it is done. */
  done: string;
}

/** A position of a scene, and what is said there. */
export interface Step {
  scene: keyof typeof SCENES;
  ply: number;
  say: string;
  /** The rule behind it. */
  clause?: string;
  /** What the table holds up to look at. */
  hold?: Hold;
  task?: Task;
}

/** Beginnings of matches, with cards that give the examples of the rules. */
const SCENES = {
  "wine-market": () => import("./scenes/wine-market.json"),
  "wine-cellar": () => import("./scenes/wine-cellar.json"),
  "wine-trios": () => import("./scenes/wine-trios.json"),
  "money-market": () => import("./scenes/money-market.json"),
  "money-wealth": () => import("./scenes/money-wealth.json"),
};

export async function scene(name: Step["scene"]): Promise<RecordText> {
  return (await SCENES[name]()).default as RecordText;
}

/** The seat at which the learner sits in every scene. */
export const OWN_SEAT = 0;

export const LESSONS: Record<string, Step[]> = {
  weinhaendler: [
    { scene: "wine-market", ply: 0, say: "learn-wine-hand", clause: "W1" },
    { scene: "wine-market", ply: 0, say: "learn-wine-display", clause: "W14" },
    {
      scene: "wine-market", ply: 0, say: "learn-wine-bid", clause: "W8",
      task: { moves: [["bid 5 14"]], hint: "learn-wine-bid-hint", done: "learn-wine-bid-done" },
    },
    {
      scene: "wine-market", ply: 4, say: "learn-wine-raise", clause: "W9",
      task: { moves: [["bid 0"]], hint: "learn-wine-raise-hint", done: "learn-wine-raise-done" },
    },
    {
      scene: "wine-market", ply: 8, say: "learn-wine-pass", clause: "W10",
      task: { moves: [["pass"]], hint: "learn-wine-pass-hint", done: "learn-wine-pass-done" },
    },
    { scene: "wine-market", ply: 10, say: "learn-wine-exchange", clause: "WX2", hold: "exchange" },
    { scene: "wine-cellar", ply: 6, say: "learn-wine-cellar", clause: "W20" },
    {
      scene: "wine-cellar", ply: 6, say: "learn-wine-lay", clause: "WX3",
      task: { points: 10, trios: 1, hint: "learn-wine-lay-hint", done: "learn-wine-lay-done" },
    },
    {
      scene: "wine-trios", ply: 12, say: "learn-wine-trios", clause: "W26",
      task: { points: 7, hint: "learn-wine-trios-hint", done: "learn-wine-trios-done" },
    },
  ],
  money: [
    { scene: "money-market", ply: 0, say: "learn-money-hand", clause: "M1" },
    { scene: "money-market", ply: 0, say: "learn-money-displays", clause: "M7" },
    {
      scene: "money-market", ply: 0, say: "learn-money-bid", clause: "MX1",
      task: {
        moves: [["bid RUB20a RUB20b EUR30a XAU10a"]], hint: "learn-money-bid-hint", done: "learn-money-bid-done",
      },
    },
    { scene: "money-market", ply: 4, say: "learn-money-reveal", clause: "M11", hold: "reveal" },
    {
      scene: "money-market", ply: 5, say: "learn-money-swap", clause: "M12b",
      task: { moves: [["swap 2"]], hint: "learn-money-swap-hint", done: "learn-money-swap-done" },
    },
    { scene: "money-market", ply: 7, say: "learn-money-after", clause: "M13" },
    { scene: "money-wealth", ply: 14, say: "learn-money-count", clause: "M15" },
    {
      scene: "money-wealth", ply: 14, say: "learn-money-take", clause: "M17",
      task: { moves: [["take left"]], hint: "learn-money-take-hint", done: "learn-money-take-done" },
    },
    { scene: "money-wealth", ply: 15, say: "learn-money-total", clause: "MX2" },
  ],
};

/** Whether moves do what a task wants; `foreseen` is what they would come to. */
export function fulfils(task: Task, moves: string[], foreseen: () => Promise<Preview>): Promise<boolean> {
  if (task.moves) return Promise.resolve(task.moves.some((wanted) => wanted.join("\n") === moves.join("\n")));
  return foreseen().then(({ standing, standing_after, told }) => {
    const trios = told.flatMap(({ facts }) => (facts as { trios?: number[] }).trios ?? []);
    return standing_after - standing >= (task.points ?? 0) && trios.length >= (task.trios ?? 0);
  });
}

/** Moves without the word that ends a turn: what follows it is nobody's to foresee. */
export function withoutEnd(moves: string[]): string[] {
  return moves.filter((move) => move !== "done");
}
