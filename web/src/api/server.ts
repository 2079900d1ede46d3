import type { Game } from "../games/types";
import { http } from "./http";
import type {
  About, Line, Listing, MyListing, NewTable, Position, Preview, RecordText, Seen, Session, Update, WholeReplay,
} from "./types";

/** Whoever follows a table. After `onbroken` nothing more comes. */
export interface Follower {
  onopen(): void;
  onupdate(update: Update): void;
  onbroken(): void;
}

/** Everything the page asks of a server; a refusal is a Problem. */
export interface Server {
  about(): Promise<About>;
  tables(): Promise<Listing>;
  myTables(): Promise<MyListing>;
  newTable(wanted: NewTable): Promise<{ id: string }>;

  look(id: string): Promise<Seen>;
  log(id: string, after?: number): Promise<{ lines: Line[] }>;
  position(id: string, number: number): Promise<Position>;
  record(id: string, match: number): Promise<RecordText>;
  /** Tell of all that happens at a table after this number, until the answer is called. */
  follow(id: string, after: number, follower: Follower): () => void;

  /** Take a seat, with the seal of a word in the shuffle; null leaves it as it is. */
  sit(id: string, seat: number, name: string, seal: string | null): Promise<unknown>;
  seal(id: string, seal: string): Promise<unknown>;
  /** Tell the word that was sealed, once the host has started. */
  reveal(id: string, word: string): Promise<unknown>;
  clearSeat(id: string, seat: number): Promise<unknown>;
  seatBot(id: string, seat: number, bot: string): Promise<unknown>;
  standIn(id: string, seat: number): Promise<unknown>;
  leave(id: string): Promise<unknown>;
  comeBack(id: string): Promise<unknown>;
  start(id: string): Promise<unknown>;
  cancel(id: string): Promise<unknown>;
  rematch(id: string, sameCards: boolean): Promise<unknown>;
  say(id: string, phrase: string): Promise<unknown>;

  move(id: string, decision: number, moves: string[]): Promise<unknown>;
  preview(id: string, decision: number, moves: string[]): Promise<Preview>;

  /** A match with all its positions, through the eyes of a seat, the public or everybody. */
  replay(record: RecordText, seat: number | null, open: boolean, legal: boolean): Promise<WholeReplay>;
  replayPreview<G extends Game>(record: RecordText, ply: number, seat: number, moves: string[]): Promise<Preview<G>>;

  /** The browsers in which the reader is known, this one among them. */
  sessions(): Promise<{ sessions: Session[] }>;
  endSession(id: string): Promise<unknown>;
  endOtherSessions(): Promise<unknown>;

  /** Its time in seconds, to be compared with when something is due. */
  now(): number;
}

/** The one that answers this page. Whoever wants to play without one puts another here. */
export const server: Server = http;
