import type { components } from "../../api/schema";
import type { Told } from "../types";

type Schemas = components["schemas"];

export type MoneyView = Schemas["MoneyView"];
export type MoneyReckoning = Schemas["MoneyReckoning"];
export type MoneyProspects = Schemas["MoneyProspects"];

/** The end of a deal. */
export interface DealOver {
  scores: number[];
  winners: number[];
  ending: string | null;
  hands: string[][];
  reckoning: MoneyReckoning[];
}

/** What happens in a deal: docs/events.md. */
export type MoneyEvent =
  /** The cards of a bid are told to its owner alone. */
  | Told<"money.sealed", { seat: number; cards?: string[] }>
  | Told<"money.reveal", { bids: string[][]; values: number[] }>
  | Told<"money.take", { seat: number; display: "left" | "right"; taken: string[]; left: string[] }>
  | Told<"money.swap", { seat: number; with: number; taken: string[]; left: string[] }>
  | Told<"money.keep", { seat: number; cards: string[] }>
  | Told<"money.refill", { left: string[]; right: string[] }>
  | Told<"money.round", { round: number; last: MoneyView["last"] }>
  | Told<"money.over", DealOver>;

export interface MoneyTypes {
  view: MoneyView;
  reckoning: MoneyReckoning;
  prospects: MoneyProspects;
  event: MoneyEvent;
}
