import { number } from "../../words/formats";
import { t } from "../../words/words.svelte";
import { PLAY, cardList, notes, worth } from "./cards";

/** A move as one would say it. */
export function moveWords(move: string, nameOf: (seat: number) => string): string {
  const [verb, ...rest] = move.split(" ");
  switch (verb) {
    case "bid":
      return bidWords(notes(rest));
    case "swap":
      return t("money-move-swap", { name: nameOf(Number(rest[0])) });
    case "take":
      return t(rest[0] === "left" ? "money-move-left" : "money-move-right");
    default:
      return t("money-move-keep");
  }
}

/** A turn is one move. */
export function turnWords([move = ""]: readonly string[], nameOf: (seat: number) => string): string {
  return moveWords(move, nameOf);
}

function bidWords(cards: string[]): string {
  return cards.length ? t("money-move-bid", { amount: number(worth(cards)), cards: cardList(cards) }) : t("money-move-out");
}

export function moveKind(move: string): "bid" | "pass" | "exchange" {
  if (move === `bid ${PLAY}`) return "pass";
  return move.startsWith("bid ") ? "bid" : "exchange";
}
