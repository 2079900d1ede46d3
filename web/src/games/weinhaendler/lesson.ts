import type { Foreseen, LessonPlan, Scene } from "../../learn/lessons";

const market: Scene = () => import("./scenes/market.json");
const cellar: Scene = () => import("./scenes/cellar.json");
const trios: Scene = () => import("./scenes/trios.json");
const draw: Scene = () => import("./scenes/draw.json");
const end: Scene = () => import("./scenes/end.json");

const gain = ({ standing, standing_after }: Foreseen<"weinhaendler">) => standing_after - standing;
const completesTrio = ({ told }: Foreseen<"weinhaendler">) => told.some(({ name, facts }) => name === "weinhaendler.place" && facts.trios.length > 0);

const at = (place: string) => `[data-anchor="${place}"]`;
const inHand = (...cards: string[]) => cards.map((card) => `${at("hand-0")} [data-card="${card}"]`);

export const lesson: LessonPlan<"weinhaendler"> = {
  ending: "done",
  steps: [
    { scene: market, ply: 0, say: "learn-wine-hand", spot: [at("hand-0")], clause: "W1" },
    { scene: market, ply: 0, say: "learn-wine-display", spot: [at("display")], clause: "W14" },
    {
      scene: market, ply: 0, say: "learn-wine-bid", spot: inHand("5", "14"), clause: "W8",
      task: { wants: [["bid 5 14"]], hint: "learn-wine-bid-hint", done: "learn-wine-bid-done" },
    },
    {
      scene: market, ply: 4, say: "learn-wine-raise", spot: inHand("0"), clause: "W9",
      task: { wants: [["bid 0"]], hint: "learn-wine-raise-hint", done: "learn-wine-raise-done" },
    },
    {
      scene: market, ply: 8, say: "learn-wine-pass", spot: [at("bid-2")], clause: "W10",
      task: { wants: [["pass"]], hint: "learn-wine-pass-hint", done: "learn-wine-pass-done", until: 9 },
    },
    { scene: market, ply: 10, say: "learn-wine-exchange", spot: [`${at("exchange")} ol`], clause: "WX2", hold: "exchange" },
    { scene: end, ply: 195, say: "learn-wine-cellar", spot: [at("cellar-0")], clause: "W19" },
    {
      scene: cellar, ply: 6, say: "learn-wine-lay", spot: [at("hand-0"), at("cellar-0")], clause: "W20",
      task: {
        wants: (foreseen) => gain(foreseen) >= 10 && completesTrio(foreseen), shows: ["place 25 1:0", "place 14 1:1", "place 7 1:2", "place 21 2:1"],
        hint: "learn-wine-lay-hint", done: "learn-wine-lay-done",
      },
    },
    {
      scene: trios, ply: 12, say: "learn-wine-trios", spot: [...inHand("16"), at("cellar-0")], clause: "W26",
      task: { wants: (foreseen) => gain(foreseen) >= 7, shows: ["place 16 2:0"], hint: "learn-wine-trios-hint", done: "learn-wine-trios-done" },
    },
    {
      scene: draw, ply: 0, say: "learn-wine-draw", spot: [at("display"), at("pile")], clause: "W13",
      task: { wants: [["pass draw"]], hint: "learn-wine-draw-hint", done: "learn-wine-draw-done", until: 1 },
    },
    {
      scene: end, ply: 195, say: "learn-wine-end", spot: [at("hand-0"), at("cellar-0")], clause: "W32",
      task: {
        wants: (foreseen) => gain(foreseen) >= 11, shows: ["place 23 4:-3", "place 17 5:-4", "place 17 1:0"],
        hint: "learn-wine-end-hint", done: "learn-wine-end-done", until: 199,
      },
    },
  ],
};
