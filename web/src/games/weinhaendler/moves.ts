import type { Seen } from "../../api/types";
import { list, number, price } from "../../words/formats";
import { t } from "../../words/words.svelte";
import { equation, ranking, total, worth } from "./bids";
import { parsePlace } from "./cellar";

/** A move as one would say it; at a table where I have bid already, what my bid comes to. */
export function moveWords(move: string, _nameOf?: (seat: number) => string, seen?: Seen<"weinhaendler">): string {
  const [verb = "", ...rest] = move.split(" ");
  switch (verb) {
    case "bid": {
      const lies = myBid(seen);
      return lies ? t("wine-move-raise", { cards: equation(rest), amount: price(lies + total(rest)) }) : t("wine-move-bid", { cards: equation(rest) });
    }
    case "place":
      return t("wine-move-place", { bottles: bottleWords(rest) });
    case "done":
      return t("wine-move-done");
    default:
      if (rest.length) return t("wine-move-draw");
      return isLeading(seen) ? t("wine-stand-by", { amount: price(myBid(seen)) }) : t("wine-move-pass");
  }
}

/** All the bottles of a turn, and that there are no more. */
export function turnWords(moves: readonly string[], nameOf?: (seat: number) => string, seen?: Seen<"weinhaendler">): string {
  const bottles = moves.map((move) => move.split(" ")).filter(([verb]) => verb === "place").map(([, ...rest]) => bottleWords(rest));
  if (!bottles.length) return moveWords(moves[0] ?? "", nameOf, seen);
  return t(moves.at(-1) === "done" ? "wine-move-turn" : "wine-move-place", { bottles: list(bottles) });
}

function bottleWords([card = "", place = ""]: readonly string[]): string {
  return t("wine-move-bottle", { card: price(worth(card)), row: number(parsePlace(place).row) });
}

/** In tenths; nothing where the table is not known. */
function myBid(seen?: Seen<"weinhaendler">): number {
  return (seen?.seat != null && seen.view?.values[seen.seat]) || 0;
}

function isLeading(seen?: Seen<"weinhaendler">): boolean {
  return seen?.view != null && seen.seat !== null && ranking(seen.view.values)[0] === seen.seat;
}

export function moveKind(move: string): "bid" | "pass" | "place" {
  if (move.startsWith("bid ")) return "bid";
  return move.startsWith("pass") ? "pass" : "place";
}
