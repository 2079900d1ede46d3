import type { Line } from "../../api/types";
import type { Sound } from "../../app/sound";

/** What one hears of this. */
export function soundsOf(told: readonly Line<"weinhaendler">[]): Sound[] {
  const sounds = told.flatMap(({ name, facts }): Sound[] => {
    switch (name) {
      case "weinhaendler.bid":
        return [facts.cards.length > 1 ? "cards" : "card"];
      case "weinhaendler.draw":
        return ["card"];
      case "weinhaendler.take":
      case "weinhaendler.refill":
        return ["cards"];
      case "weinhaendler.pass":
        return ["knock"];
      case "weinhaendler.place":
        return facts.trios.length ? ["cork"] : ["card"];
      case "weinhaendler.cellar-complete":
      case "weinhaendler.over":
        return ["cork", "coins"];
      default:
        return [];
    }
  });
  return sounds.filter((sound, index) => sound !== sounds[index - 1]);
}
