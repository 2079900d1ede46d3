import type { Foreseen, LessonPlan, Scene } from "../../learn/lessons";

const market: Scene = () => import("./scenes/market.json");
const cellar: Scene = () => import("./scenes/cellar.json");
const trios: Scene = () => import("./scenes/trios.json");

const gain = ({ standing, standing_after }: Foreseen<"weinhaendler">) => standing_after - standing;
const completesTrio = ({ told }: Foreseen<"weinhaendler">) => told.some(({ name, facts }) => name === "weinhaendler.place" && facts.trios.length > 0);

export const lesson: LessonPlan<"weinhaendler"> = {
  ending: "done",
  steps: [
    { scene: market, ply: 0, say: "learn-wine-hand", clause: "W1" },
    { scene: market, ply: 0, say: "learn-wine-display", clause: "W14" },
    {
      scene: market, ply: 0, say: "learn-wine-bid", clause: "W8",
      task: { wants: [["bid 5 14"]], hint: "learn-wine-bid-hint", done: "learn-wine-bid-done" },
    },
    {
      scene: market, ply: 4, say: "learn-wine-raise", clause: "W9",
      task: { wants: [["bid 0"]], hint: "learn-wine-raise-hint", done: "learn-wine-raise-done" },
    },
    {
      scene: market, ply: 8, say: "learn-wine-pass", clause: "W10",
      task: { wants: [["pass"]], hint: "learn-wine-pass-hint", done: "learn-wine-pass-done" },
    },
    { scene: market, ply: 10, say: "learn-wine-exchange", clause: "WX2", hold: "exchange" },
    { scene: cellar, ply: 6, say: "learn-wine-cellar", clause: "W20" },
    {
      scene: cellar, ply: 6, say: "learn-wine-lay", clause: "WX3",
      task: { wants: (foreseen) => gain(foreseen) >= 10 && completesTrio(foreseen), hint: "learn-wine-lay-hint", done: "learn-wine-lay-done" },
    },
    {
      scene: trios, ply: 12, say: "learn-wine-trios", clause: "W26",
      task: { wants: (foreseen) => gain(foreseen) >= 7, hint: "learn-wine-trios-hint", done: "learn-wine-trios-done" },
    },
  ],
};
