import type { components } from "../api/schema";
import type { MoneyTypes } from "./money/types";
import type { WeinhaendlerTypes } from "./weinhaendler/types";

/** The games that the server deals. One that it gets is missing wherever the page has to bring something for it. */
export type Game = NonNullable<components["schemas"]["Seen"]["view"]>["game"];

/** What the server sends of each game. */
export interface GameTypes {
  weinhaendler: WeinhaendlerTypes;
  money: MoneyTypes;
}

/** What a seat, or the public, may know of the cards. */
export type ViewOf<G extends Game> = GameTypes[G]["view"];
/** How a score comes about. */
export type ReckoningOf<G extends Game> = GameTypes[G]["reckoning"];
/** What a bid would bring if the bidding ended with it. */
export type ProspectsOf<G extends Game> = GameTypes[G]["prospects"];
/** What happens in a deal. */
export type EventOf<G extends Game> = GameTypes[G]["event"];

/** Something that happened: its name, whose doing it was if it was somebody's, and what else is to be known of it. */
export interface Told<Name extends string, Facts> {
  name: Name;
  facts: Facts & { seat?: number };
}
