import type { EventOf, Game, ProspectsOf, ReckoningOf, Told, ViewOf } from "../games/types";
import type { components } from "./schema";

type Schemas = components["schemas"];
/** The server's description, with some members told more exactly: what it leaves open there belongs to a game. */
type Exactly<Name extends keyof Schemas, Members> = Omit<Schemas[Name], keyof Members> & Members;

export type AboutGame = Exactly<"AboutGame", { name: Game }>;
export type About = Exactly<"About", { games: AboutGame[] }>;
export type Character = Schemas["Character"];
export type ListedTable = Exactly<"ListedTable", { game: Game }>;
export type Listing = { tables: ListedTable[] };
export type MyTable = Exactly<"MyTable", { table: ListedTable }>;
export type MyListing = { tables: MyTable[] };
export type NewTable = Partial<Schemas["NewTable"]> & { game: Game; players: number };
export type ShownTable<G extends Game = Game> = Exactly<"ShownTable", { game: G }>;

/** What happens around a table: who comes, goes and says what. */
export type TableEvent = Told<`table.${string}`, Record<string, unknown>>;
type Logged = { number: number; at: number };
export type TableLine = Logged & TableEvent;
export type GameLine<G extends Game> = Logged & EventOf<G>;
export type Line<G extends Game = Game> = TableLine | GameLine<G>;

/** The cards as somebody may know them; of the reckonings by seat, those that one may not see are null. */
interface Cards<G extends Game> {
  view: ViewOf<G> | null;
  reckoning: (ReckoningOf<G> | null)[] | null;
}
export type Seen<G extends Game = Game> = Exactly<"Seen", Cards<G> & { table: ShownTable<G> }>;
export type Update = { told: Line[]; seen: Seen };
export type Position = Exactly<"Position", Cards<Game>>;
type OfGame = { game: Game; lines: ({ ply: number } & EventOf<Game>)[] };
/** A match at one of its positions. */
export type Replayed = Exactly<"Replay", Cards<Game> & OfGame>;
/** What is other than at the position before; of a view only the keys that are. */
type Changed = Partial<Omit<Replayed, "view">> & { view: Partial<ViewOf<Game>> };
export type WholeReplay = Exactly<"WholeReplay", OfGame & { positions: Changed[] }>;

/** A fact with a name, for the catalogue to put into a sentence. */
export interface Fact {
  name: string;
  facts: Record<string, unknown>;
}
/** What a move may come to, in so many of the imagined worlds. */
export interface Outcome extends Fact {
  chance: number;
}
/** A move that promises something. */
export type Advice = Exactly<"Advised", { outcomes: Outcome[]; reasons: Fact[] }>;
export type Hint = Exactly<"Hint", { moves: Advice[] }>;

/** A position in which one move stands out. */
export type Puzzle = Schemas["ShownPuzzle"];
/** A move that was tried at a position, and what an expert would have done there. */
export type Judged = Exactly<"Judged", { moves: Advice[] }>;

type Following<G extends Game> = Exactly<"Following", { told: EventOf<G>[]; reckoning: ReckoningOf<G> | null }>;
export type Preview<G extends Game = Game> = Exactly<
  "Preview",
  { told: EventOf<G>[]; view: ViewOf<G>; reckoning: (ReckoningOf<G> | null)[]; next: Following<G>[] | null; prospects: ProspectsOf<G> | null }
>;
/** A deal that many play, each at a table of their own. */
export type CommonPlay = Schemas["CommonPlay"];
export type Level = Schemas["DailyTable"]["level"];
export type Mine = Schemas["Mine"];
export type Parting = Schemas["Parting"];
export type Compared = Schemas["Compared"];
export type Expert = Schemas["Expert"];
export type DailyTable = Exactly<"DailyTable", { game: Game }>;
export type PlayedDay = Exactly<"PlayedDay", { tables: DailyTable[] }>;
export type Daily = Exactly<"Daily", { days: PlayedDay[] }>;
export type DailyResult = Exactly<"DailyResult", { table: DailyTable }>;
export type Challenge = Exactly<"ShownChallenge", { game: Game }>;
export type Begun = Schemas["Begun"];
export type Session = Schemas["ShownSession"];
export type PersonalLink = Schemas["ShownLink"];

export type MyMatch = Exactly<"MyMatch", { game: Game }>;
export type MyMatches = Exactly<"MyMatches", { matches: MyMatch[] }>;

export type Rating = Schemas["ShownRating"];
export type Tally = Schemas["ShownTally"];
export type FiguresPoint = Schemas["ShownPoint"];
export type EarnedBadge = Schemas["ShownBadge"];
export type GameFigures = Exactly<"GameFigures", { game: Game }>;
export type MyFigures = Exactly<"MyFigures", { games: GameFigures[] }>;
export type Ladder = Exactly<"Ladder", { game: Game }>;
export type MatchNote = Schemas["MatchNote"];
export type RecordText = Record<string, unknown>;
