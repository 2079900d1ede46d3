import type { LessonPlan, Scene } from "../../learn/lessons";

const market: Scene = () => import("./scenes/market.json");
const wealth: Scene = () => import("./scenes/wealth.json");

const at = (place: string) => `[data-pile="${place}"]`;
const stacks = (...kinds: string[]) => kinds.map((kind) => `[data-stack="${kind}"]`);

export const lesson: LessonPlan<"money"> = {
  ending: null,
  steps: [
    { scene: market, ply: 0, say: "learn-money-hand", spot: [at("hand-0")], clause: "M1" },
    { scene: market, ply: 0, say: "learn-money-displays", spot: [at("left"), at("right")], clause: "M7" },
    {
      scene: market, ply: 0, say: "learn-money-bid", spot: stacks("RUB20", "XAU10", "EUR30"), clause: "MX1",
      task: {
        wants: [["bid RUB20a RUB20b EUR30a XAU10a"]], hint: "learn-money-bid-hint", done: "learn-money-bid-done", until: 3,
      },
    },
    { scene: market, ply: 4, say: "learn-money-reveal", spot: [at("bid-0"), at("bid-1")], clause: "M11", hold: "reveal" },
    {
      scene: market, ply: 5, say: "learn-money-swap", spot: [at("bid-2")], clause: "M12b",
      task: { wants: [["swap 2"]], hint: "learn-money-swap-hint", done: "learn-money-swap-done", until: 6 },
    },
    { scene: market, ply: 7, say: "learn-money-after", spot: [at("left"), at("right")], clause: "M13" },
    { scene: wealth, ply: 54, say: "learn-money-count", spot: [at("pile"), at("hand-0")], clause: "M15" },
    {
      scene: wealth, ply: 54, say: "learn-money-take", spot: [at("left"), at("right")], clause: "M17",
      task: { wants: [["take left"]], hint: "learn-money-take-hint", done: "learn-money-take-done", until: 55 },
    },
    { scene: wealth, ply: 57, say: "learn-money-total", spot: [".result tr > :nth-child(2)"], clause: "MX2" },
  ],
};
