import { number, price } from "../../words/formats";
import { t } from "../../words/words.svelte";
import { equation, worth } from "./bids";
import { parsePlace } from "./cellar";

/** A move as one would say it. */
export function moveWords(move: string): string {
  const [verb = "", ...rest] = move.split(" ");
  const [card = "", place = ""] = rest;
  switch (verb) {
    case "bid":
      return t("wine-move-bid", { cards: equation(rest) });
    case "place":
      return t("wine-move-place", { card: price(worth(card)), row: number(parsePlace(place).row) });
    case "done":
      return t("wine-move-done");
    default:
      return t(rest.length ? "wine-move-draw" : "wine-move-pass");
  }
}

export function moveKind(move: string): "bid" | "pass" | "place" {
  if (move.startsWith("bid ")) return "bid";
  return move.startsWith("pass") ? "pass" : "place";
}
