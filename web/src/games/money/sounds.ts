import type { Line } from "../../api/types";
import type { Sound } from "../../app/sound";
import { cardOf } from "../../art/note";
import { COIN } from "./cards";

/** What one hears of this. */
export function soundsOf(told: readonly Line<"money">[]): Sound[] {
  return told.flatMap(({ name, facts }): Sound[] => {
    switch (name) {
      case "money.sealed":
        return ["card"];
      case "money.reveal":
        return ["cards"];
      case "money.take":
      case "money.swap":
        return facts.taken.some((card) => cardOf(card).kind === COIN) ? ["cards", "coin"] : ["cards"];
      case "money.keep":
        return ["card"];
      case "money.over":
        return ["coins"];
      default:
        return [];
    }
  });
}
