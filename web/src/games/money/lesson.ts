import type { LessonPlan, Scene } from "../../learn/lessons";

const market: Scene = () => import("./scenes/market.json");
const wealth: Scene = () => import("./scenes/wealth.json");

export const lesson: LessonPlan<"money"> = {
  ending: null,
  steps: [
    { scene: market, ply: 0, say: "learn-money-hand", clause: "M1" },
    { scene: market, ply: 0, say: "learn-money-displays", clause: "M7" },
    {
      scene: market, ply: 0, say: "learn-money-bid", clause: "MX1",
      task: {
        wants: [["bid RUB20a RUB20b EUR30a XAU10a"]], hint: "learn-money-bid-hint", done: "learn-money-bid-done",
      },
    },
    { scene: market, ply: 4, say: "learn-money-reveal", clause: "M11", hold: "reveal" },
    {
      scene: market, ply: 5, say: "learn-money-swap", clause: "M12b",
      task: { wants: [["swap 2"]], hint: "learn-money-swap-hint", done: "learn-money-swap-done" },
    },
    { scene: market, ply: 7, say: "learn-money-after", clause: "M13" },
    { scene: wealth, ply: 14, say: "learn-money-count", clause: "M15" },
    {
      scene: wealth, ply: 14, say: "learn-money-take", clause: "M17",
      task: { wants: [["take left"]], hint: "learn-money-take-hint", done: "learn-money-take-done" },
    },
    { scene: wealth, ply: 15, say: "learn-money-total", clause: "MX2" },
  ],
};
