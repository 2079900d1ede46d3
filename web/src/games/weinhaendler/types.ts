import type { components } from "../../api/schema";
import type { Told } from "../types";

type Schemas = components["schemas"];

export type WeinhaendlerView = Schemas["WeinhaendlerView"];
export type WeinhaendlerReckoning = Schemas["WeinhaendlerReckoning"];

/** A bottle that was laid down; `trios` are the points of each trio that it completed. */
export interface Placed {
  seat: number;
  card: string;
  place: string;
  covers: boolean;
  stars: number;
  trios: number[];
  points: number;
}

/** What happens in a deal: docs/events.md. */
export type WeinhaendlerEvent =
  | Told<"weinhaendler.bid", { seat: number; cards: string[]; value: number }>
  | Told<"weinhaendler.pass", { seat: number }>
  /** Which cards they are is told to those who may know it. */
  | Told<"weinhaendler.draw", { seat: number; drawn: number; kept?: string; under?: string | null }>
  /** From the display, or from the seat of this number. */
  | Told<"weinhaendler.take", { seat: number; cards: string[]; from: string }>
  | Told<"weinhaendler.display" | "weinhaendler.no-bids" | "weinhaendler.refill", { cards: string[] }>
  | Told<"weinhaendler.place", Placed>
  | Told<"weinhaendler.cellar-complete" | "weinhaendler.done", { seat: number }>
  | Told<"weinhaendler.round", { round: number; start: number; last: WeinhaendlerView["last"] }>
  | Told<"weinhaendler.over", { scores: number[]; winners: number[]; ending: string | null; reckoning: WeinhaendlerReckoning[] }>;

export interface WeinhaendlerTypes {
  view: WeinhaendlerView;
  reckoning: WeinhaendlerReckoning;
  prospects: Schemas["WeinhaendlerProspects"];
  event: WeinhaendlerEvent;
}
