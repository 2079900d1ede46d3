import type { Game } from "../games/types";
import { News } from "./news";
import { Problem, problemOf } from "./problem";
import { made, type Waiting } from "./making";
import { heed, serverNow } from "./time";
import type { Review } from "../review/review";
import type { About, Begun, Challenge, Daily, DailyResult, Hint, Judged, Ladder, Level, Line, Listing, MatchNote, MyFigures, MyListing, MyMatches, NewTable, PersonalLink, Position, Preview, Puzzle, RecordText, Seen, Session, Update, WholeReplay } from "./types";

const PATIENCE_MS = 15_000;

async function call<Answer = unknown>(method: string, path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = { method, signal: AbortSignal.timeout(PATIENCE_MS), credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(path, init);
    heed(response.headers.get("Date"));
    if (response.ok) return await response.json();
  } catch {
    throw new Problem(0, "offline", "the server does not answer, or not to the end");
  }
  throw await problemOf(response);
}

const get = <Answer>(path: string) => call<Answer>("GET", path);
const put = (path: string, body: unknown) => call("PUT", path, body);
const post = <Answer = unknown>(path: string, body?: unknown) => call<Answer>("POST", path, body);
const table = (id: string, rest = "") => `/api/tables/${encodeURIComponent(id)}${rest}`;

/** Whoever follows a table. After `onbroken` nothing more comes. */
export interface Follower {
  onopen(): void;
  onupdate(update: Update): void;
  onbroken(): void;
}

/** Everything the page asks of a server; a refusal is a Problem. Whoever wants to play without one puts another here. */
export const server = {
  about: () => get<About>("/api/about"),
  tables: () => get<Listing>("/api/tables"),
  myTables: () => get<MyListing>("/api/me/tables"),
  newTable: (wanted: NewTable) => post<{ id: string }>("/api/tables", wanted),

  look: (id: string) => get<Seen>(table(id)),
  log: (id: string, after = 0) => get<{ lines: Line[] }>(table(id, `/log?after=${after}`)),
  position: (id: string, number: number) => get<Position>(table(id, `/positions/${number}`)),
  record: (id: string, match: number) => get<RecordText>(table(id, `/matches/${match}/record`)),
  /** Tell of all that happens at a table after this number, until the answer is called. */
  follow: (id: string, after: number, { onopen, onupdate, onbroken }: Follower) => {
    const stream = new EventSource(table(id, `/events?after=${after}&changes=true`));
    const news = new News();
    stream.addEventListener("open", onopen);
    stream.addEventListener("table", ({ data }) => onupdate(news.update(JSON.parse(data))));
    stream.addEventListener("error", () => {
      stream.close(); // the browser's own retry gives up on some answers
      onbroken();
    });
    return () => stream.close();
  },

  /** Take a seat, with the seal of a word in the shuffle; null leaves it as it is. */
  sit: (id: string, seat: number, name: string, seal: string | null) => put(table(id, `/seats/${seat}`), { name, seal }),
  seal: (id: string, seal: string) => post(table(id, "/seal"), { seal }),
  /** Tell the word that was sealed, once the host has started. */
  reveal: (id: string, word: string) => post(table(id, "/word"), { word }),
  clearSeat: (id: string, seat: number) => call("DELETE", table(id, `/seats/${seat}`)),
  seatBot: (id: string, seat: number, bot: string) => put(table(id, `/seats/${seat}/bot`), { bot }),
  standIn: (id: string, seat: number) => put(table(id, `/seats/${seat}/bot`), {}),
  leave: (id: string) => post(table(id, "/leave")),
  comeBack: (id: string) => post(table(id, "/return")),
  start: (id: string) => post(table(id, "/start")),
  cancel: (id: string) => post(table(id, "/cancel")),
  rematch: (id: string, sameCards: boolean) => post(table(id, "/rematch"), { same_cards: sameCards }),
  /** Tell the others that one has the result before one's eyes. */
  seeResult: (id: string) => post(table(id, "/seen")),
  say: (id: string, phrase: string) => post(table(id, "/phrases"), { phrase }),

  move: (id: string, decision: number, moves: string[]) => post(table(id, "/moves"), { decision, moves }),
  preview: (id: string, decision: number, moves: string[]) => post<Preview>(table(id, "/preview"), { decision, moves }),

  /** `staged`: moves of the same turn that are to come before. */
  hint: (id: string, decision: number, staged: readonly string[]) => post<Hint>(table(id, "/hint"), { decision, staged }),
  /** The same at a position of a record; `tried` are the moves of a turn that are to be judged. */
  replayHint: (record: RecordText, ply: number, seat: number, tried: readonly string[]) =>
    post<Judged>("/api/replay/hint", { record, ply, seat, tried }),
  /** A match taken apart, which takes a while: whoever waits is told how far it has come. */
  review: (id: string, match: number, waiting: Waiting) => made<Review>(table(id, `/matches/${match}/review`), undefined, waiting),
  reviewRecord: (record: RecordText, waiting: Waiting) => made<Review>("/api/review", { record }, waiting),

  puzzles: (game: Game) => get<{ count: number }>(`/api/puzzles/${game}`),
  puzzle: (game: Game, number: number) => get<Puzzle>(`/api/puzzles/${game}/${number}`),

  daily: () => get<Daily>("/api/daily"),
  /** Sit down to a deal of the day; when it has been played, to practise. */
  playDaily: (day: string, game: Game, level: Level, name: string) => post<Begun>("/api/daily", { day, game, level, name }),
  dailyResult: (day: string, game: Game, level: string) => get<DailyResult>(`/api/daily/${encodeURIComponent(day)}/${game}/${encodeURIComponent(level)}`),
  newChallenge: (table: string, match: number, seat: number) => post<{ id: string }>("/api/challenges", { table, match, seat }),
  challenge: (id: string) => get<Challenge>(`/api/challenges/${encodeURIComponent(id)}`),
  playChallenge: (id: string, name: string) => post<Begun>(`/api/challenges/${encodeURIComponent(id)}`, { name }),

  /** A match with all its positions, through the eyes of a seat, the public or everybody. */
  replay: (record: RecordText, seat: number | null, open: boolean, legal: boolean) =>
    post<WholeReplay>("/api/replay/whole", { record, seat, open, legal }),
  replayPreview: <G extends Game>(record: RecordText, ply: number, seat: number, moves: string[]) =>
    post<Preview<G>>("/api/replay/preview", { record, ply, seat, moves }),

  /** The browsers in which the reader is known, this one among them. */
  sessions: () => get<{ sessions: Session[] }>("/api/me/sessions"),
  endSession: (id: string) => call("DELETE", `/api/me/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => call("DELETE", "/api/me/sessions"),

  /** Personal links by which another device may still come. */
  links: () => get<{ links: PersonalLink[] }>("/api/me/links"),
  newLink: () => post<{ key: string; seconds: number }>("/api/me/link"),
  revokeLink: (id: string) => call("DELETE", `/api/me/links/${encodeURIComponent(id)}`),
  /** Become, in this browser, whoever has made a link. */
  claim: (key: string) => post("/api/me/claim", { key }),
  known: () => get<{ known: boolean }>("/api/me"),

  /** What the reader has played to the end, the latest first. */
  matches: (wanted: URLSearchParams) => get<MyMatches>(`/api/me/matches?${wanted}`),
  deleteMatch: (id: string, match: number) => call("DELETE", `/api/me/matches/${encodeURIComponent(id)}/${match}`),
  deleteMatches: () => call("DELETE", "/api/me/matches"),
  forgetMe: () => call("DELETE", "/api/me"),
  figures: () => get<MyFigures>("/api/me/figures"),
  /** What a match has added to them. */
  matchNote: (id: string, match: number) => get<MatchNote>(table(id, `/matches/${match}/figures`)),
  ladder: (game: Game) => get<Ladder>(`/api/ladder/${game}`),
  joinLadder: (name: string) => put("/api/me/ladder", { name }),
  leaveLadder: () => call("DELETE", "/api/me/ladder"),

  /** Its time in seconds, to be compared with when something is due. */
  now: serverNow,
};
export type Server = typeof server;
