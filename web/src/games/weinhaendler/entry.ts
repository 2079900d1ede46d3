import type { GameEntry } from "../plugin";
import { PLAYERS } from "./numbers";

export const weinhaendler: GameEntry<"weinhaendler"> = {
  title: "Die Weinhändler",
  players: PLAYERS,
  minutes: 40,
  scoreUnit: 1,
  goods: () => import("./Goods.svelte"),
  cardBack: () => import("./cardBack"),
  lesson: () => import("./lesson"),
  pictures: () => import("./Pictures.svelte"),
  samples: () => Promise.all([import("./samples/4.json"), import("./samples/3.json")]),
  dealer: () => import("./dealer"),
  plugin: () => import("./index"),
};
