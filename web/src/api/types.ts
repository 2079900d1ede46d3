import type { components } from "./schema";

type Schemas = components["schemas"];

export type About = Schemas["About"];
export type AboutGame = Schemas["AboutGame"];
export type Character = Schemas["Character"];
export type GameOption = Schemas["GameOption"];
export type Legal = Schemas["Legal"];
export type Line = Omit<Schemas["Line"], "facts"> & { facts: Record<string, unknown> };
export type ListedTable = Schemas["ListedTable"];
export type Listing = Schemas["Listing"];
export type MyListing = Schemas["MyListing"];
export type MyTable = Schemas["MyTable"];
export type NewTable = Partial<Schemas["NewTable"]> & Pick<Schemas["NewTable"], "game" | "players">;
export type ShownSeat = Schemas["ShownSeat"];
export type ShownTable = Schemas["ShownTable"];
export type WeinhaendlerView = Schemas["WeinhaendlerView"];
export type WeinhaendlerReckoning = Schemas["WeinhaendlerReckoning"];
export type MoneyView = Schemas["MoneyView"];
export type MoneyReckoning = Schemas["MoneyReckoning"];
export type View = WeinhaendlerView | MoneyView;
/** By seat; null for what one may not see. */
export type Reckoning = (WeinhaendlerReckoning | null)[] | (MoneyReckoning | null)[];
export type Seen = Omit<Schemas["Seen"], "view" | "reckoning"> & { view: View | null; reckoning: Reckoning | null };
export type Update = { told: Line[]; seen: Seen };
export type Preview = Schemas["Preview"];
export type Position = Schemas["Position"];
export type Replayed = Schemas["Replay"];
export type RecordText = Record<string, unknown>;
