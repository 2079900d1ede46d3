import type { Game } from "../games/types";
import { Problem, problemOf } from "./problem";
import { heed } from "./time";
import type {
  About, Line, Listing, MyListing, NewTable, Position, Preview, RecordText, Replayed, Seen,
} from "./types";

const PATIENCE_MS = 15_000;

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = { method, signal: AbortSignal.timeout(PATIENCE_MS), credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(path, init);
    heed(response.headers.get("Date"));
    if (response.ok) return (await response.json()) as Answer;
  } catch {
    throw new Problem(0, "offline", "the server does not answer, or not to the end");
  }
  throw await problemOf(response);
}

const table = (id: string, rest = "") => `/api/tables/${encodeURIComponent(id)}${rest}`;
const done = (method: string, path: string, body?: unknown) => call<{ done: true }>(method, path, body);

/** Everything the page asks of the server. */
export const api = {
  about: () => call<About>("GET", "/api/about"),
  tables: () => call<Listing>("GET", "/api/tables"),
  myTables: () => call<MyListing>("GET", "/api/me/tables"),
  newTable: (wanted: NewTable) => call<{ id: string }>("POST", "/api/tables", wanted),

  look: (id: string) => call<Seen>("GET", table(id)),
  log: (id: string, after = 0) => call<{ lines: Line[] }>("GET", table(id, `/log?after=${after}`)),
  position: (id: string, number: number) => call<Position>("GET", table(id, `/positions/${number}`)),
  record: (id: string, match: number) => call<RecordText>("GET", table(id, `/matches/${match}/record`)),

  sit: (id: string, seat: number, name: string, contribution: string) =>
    done("PUT", table(id, `/seats/${seat}`), { name, contribution }),
  contribute: (id: string, word: string) => done("POST", table(id, "/contribution"), { contribution: word }),
  clearSeat: (id: string, seat: number) => done("DELETE", table(id, `/seats/${seat}`)),
  seatBot: (id: string, seat: number, bot: string) => done("PUT", table(id, `/seats/${seat}/bot`), { bot }),
  standIn: (id: string, seat: number) => done("PUT", table(id, `/seats/${seat}/bot`), {}),
  leave: (id: string) => done("POST", table(id, "/leave")),
  comeBack: (id: string) => done("POST", table(id, "/return")),
  start: (id: string) => done("POST", table(id, "/start")),
  cancel: (id: string) => done("POST", table(id, "/cancel")),
  rematch: (id: string, sameCards: boolean) => done("POST", table(id, "/rematch"), { same_cards: sameCards }),
  say: (id: string, phrase: string) => done("POST", table(id, "/phrases"), { phrase }),

  move: (id: string, decision: number, moves: string[]) => call("POST", table(id, "/moves"), { decision, moves }),
  preview: (id: string, decision: number, moves: string[]) =>
    call<Preview>("POST", table(id, "/preview"), { decision, moves }),

  replay: (record: RecordText, ply: number, seat: number | null, open: boolean) =>
    call<Replayed>("POST", "/api/replay", { record, ply, seat, open }),
  replayPreview: <G extends Game>(record: RecordText, ply: number, seat: number, moves: string[]) =>
    call<Preview<G>>("POST", "/api/replay/preview", { record, ply, seat, moves }),
};

/** Our word in the shuffle: sixteen random bytes in hex. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
