import { Problem, problemOf } from "./problem";
import type { Server } from "./server";
import { heed, serverNow } from "./time";
import type { Update } from "./types";

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

const get = <Answer>(path: string) => call<Answer>("GET", path);
const put = <Answer>(path: string, body: unknown) => call<Answer>("PUT", path, body);
const post = <Answer>(path: string, body?: unknown) => call<Answer>("POST", path, body);
const table = (id: string, rest = "") => `/api/tables/${encodeURIComponent(id)}${rest}`;

/** The server that the page came from. */
export const http: Server = {
  about: () => get("/api/about"),
  tables: () => get("/api/tables"),
  myTables: () => get("/api/me/tables"),
  newTable: (wanted) => post("/api/tables", wanted),

  look: (id) => get(table(id)),
  log: (id, after = 0) => get(table(id, `/log?after=${after}`)),
  position: (id, number) => get(table(id, `/positions/${number}`)),
  record: (id, match) => get(table(id, `/matches/${match}/record`)),
  follow: (id, after, { onopen, onupdate, onbroken }) => {
    const stream = new EventSource(table(id, `/events?after=${after}`));
    stream.addEventListener("open", onopen);
    stream.addEventListener("table", ({ data }: MessageEvent<string>) => onupdate(JSON.parse(data) as Update));
    stream.addEventListener("error", () => {
      stream.close(); // the browser's own retry gives up on some answers
      onbroken();
    });
    return () => stream.close();
  },

  sit: (id, seat, name, seal) => put(table(id, `/seats/${seat}`), { name, seal }),
  seal: (id, seal) => post(table(id, "/seal"), { seal }),
  reveal: (id, word) => post(table(id, "/word"), { word }),
  clearSeat: (id, seat) => call("DELETE", table(id, `/seats/${seat}`)),
  seatBot: (id, seat, bot) => put(table(id, `/seats/${seat}/bot`), { bot }),
  standIn: (id, seat) => put(table(id, `/seats/${seat}/bot`), {}),
  leave: (id) => post(table(id, "/leave")),
  comeBack: (id) => post(table(id, "/return")),
  start: (id) => post(table(id, "/start")),
  cancel: (id) => post(table(id, "/cancel")),
  rematch: (id, sameCards) => post(table(id, "/rematch"), { same_cards: sameCards }),
  say: (id, phrase) => post(table(id, "/phrases"), { phrase }),

  move: (id, decision, moves) => post(table(id, "/moves"), { decision, moves }),
  preview: (id, decision, moves) => post(table(id, "/preview"), { decision, moves }),

  replay: (record, seat, open, legal) => post("/api/replay/whole", { record, seat, open, legal }),
  replayPreview: (record, ply, seat, moves) => post("/api/replay/preview", { record, ply, seat, moves }),

  sessions: () => get("/api/me/sessions"),
  endSession: (id) => call("DELETE", `/api/me/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => call("DELETE", "/api/me/sessions"),

  now: serverNow,
};
