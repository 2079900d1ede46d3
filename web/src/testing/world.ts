import { Problem } from "../api/problem";
import type { Follower, Server } from "../api/server";
import type { About, Challenge, DailyResult, Hint, Judged, Line, Position, Preview, Puzzle, RecordText, Seen, WholeReplay } from "../api/types";
import type { Tab, World } from "../app/surroundings";
import type { Game } from "../games/types";
import type { Review } from "../review/review";
import { FakeClock } from "./clock";
import { line, seenAs } from "./tables";

export const offline = () => new Problem(0, "offline", "the server does not answer");

type TabChange = Parameters<Tab["on"]>[0];

export class FakeTab implements Tab {
  isHidden = false;
  #hear = new Map<TabChange, () => void>();

  on(change: TabChange, hear: () => void): () => void {
    this.#hear.set(change, hear);
    return () => this.#hear.delete(change);
  }
  tell(change: TabChange): void {
    this.#hear.get(change)?.();
  }
  show(isShown: boolean): void {
    this.isHidden = !isShown;
    this.tell("visibilitychange");
  }
}

/** A server in memory, with one table and one match to replay. It answers as it is told to, and remembers what it was asked. */
export class FakeServer implements Server {
  seen: Seen = seenAs();
  lines: Line[] = [];
  match: WholeReplay = matchOf(6);
  foreseen: Partial<Preview> = {};
  /** What the coach says of a move that is tried, and of a match. */
  judged: Partial<Judged> = {};
  reviewed: Partial<Review> = {};
  /** Who follows the table, and after which numbers that was asked for. */
  follower: Follower | null = null;
  readonly followed: number[] = [];
  /** All that was asked: a verb, and with what. */
  readonly asked: string[] = [];
  #refusals = new Map<string, Problem[]>();
  #waiting: (() => void)[] | null = null;

  constructor(private readonly clock: FakeClock) {}

  /** The next answers to this verb are refusals. */
  refuse(verb: keyof Server, ...problems: Problem[]): void {
    this.#refusals.set(verb, problems);
  }

  /** From here on answers are on their way until `answer`. */
  delay(): void {
    this.#waiting = [];
  }
  answer(): void {
    for (const arrive of this.#waiting?.splice(0) ?? []) arrive();
    this.#waiting = null;
  }

  /** Something happens at the table, and whoever follows it is told. */
  happen(name: Line["name"], facts: Record<string, unknown> = {}, { table, ...more }: Parameters<typeof seenAs>[0] = {}): void {
    const number = this.seen.table.number + 1;
    const told = [line(name, facts, number)];
    this.lines = [...this.lines, ...told];
    this.seen = { ...this.seen, ...more, table: { ...this.seen.table, ...table, number } };
    this.follower?.onupdate({ told, seen: this.seen });
  }

  /** The line breaks; what happens until there is another one is told by that. */
  breakOff(): void {
    const { follower } = this;
    this.follower = null;
    follower?.onbroken();
  }

  async #say<Answer>(verb: keyof Server, what: unknown[], answer: () => Answer): Promise<Answer> {
    this.asked.push([verb, ...what].join(" "));
    const refusal = this.#refusals.get(verb)?.shift();
    if (this.#waiting) await new Promise<void>((arrive) => this.#waiting?.push(arrive));
    if (refusal) throw refusal;
    return answer();
  }
  #do(verb: keyof Server, ...what: unknown[]): Promise<unknown> {
    return this.#say(verb, what, () => null);
  }

  about = () => this.#say("about", [], () => ({}) as About);
  tables = () => this.#say("tables", [], () => ({ tables: [] }));
  myTables = () => this.#say("myTables", [], () => ({ tables: [] }));
  newTable = (wanted: object) => this.#say("newTable", [JSON.stringify(wanted)], () => ({ id: "another" }));

  look = () => this.#say("look", [], () => this.seen);
  log = (_: string, after = 0) => this.#say("log", [after], () => ({ lines: this.lines.filter(({ number }) => number > after) }));
  position = (_: string, number: number) =>
    this.#say("position", [number], () => ({ view: { round: number }, reckoning: null, asked: [], deal: 1, scores: [], number }) as unknown as Position);
  record = (_: string, match: number) => this.#say("record", [match], (): RecordText => ({ match }));
  follow = (_: string, after: number, follower: Follower) => {
    this.followed.push(after);
    this.follower = follower;
    return () => {
      if (this.follower === follower) this.follower = null;
    };
  };

  sit = (_: string, seat: number, name: string) => this.#do("sit", seat, name);
  seal = () => this.#do("seal");
  reveal = (_: string, word: string) => this.#do("reveal", word);
  clearSeat = (_: string, seat: number) => this.#do("clearSeat", seat);
  seatBot = (_: string, seat: number, bot: string) => this.#do("seatBot", seat, bot);
  standIn = (_: string, seat: number) => this.#do("standIn", seat);
  leave = () => this.#do("leave");
  comeBack = () => this.#do("comeBack");
  start = () => this.#do("start");
  cancel = () => this.#do("cancel");
  rematch = (_: string, sameCards: boolean) => this.#do("rematch", sameCards);
  seeResult = () => this.#do("seeResult");
  say = (_: string, phrase: string) => this.#do("say", phrase);

  move = (_: string, decision: number, moves: string[]) => this.#do("move", decision, ...moves);
  preview = (_: string, decision: number, moves: string[]) => this.#say("preview", [decision, ...moves], () => this.foreseen as Preview);
  hint = (_: string, decision: number, staged: readonly string[]) => this.#say("hint", [decision, ...staged], () => ({ decision, moves: [], worlds: 0 }) as Hint);
  replayHint = (_: RecordText, ply: number, seat: number, tried: readonly string[]) => this.#say("replayHint", [ply, seat, tried.join(", ")], () => this.judged as Judged);
  review = (_: string, match: number) => this.#say("review", [match], () => this.reviewed as Review);
  reviewRecord = () => this.#say("reviewRecord", [], () => this.reviewed as Review);
  puzzles = () => this.#say("puzzles", [], () => ({ count: 0 }));
  puzzle = (_: Game, number: number) => this.#say("puzzle", [number], () => ({}) as Puzzle);
  replay = (_: RecordText, seat: number | null) => this.#say("replay", [seat ?? "open"], () => this.match);
  replayPreview = <G extends Game>(_: RecordText, ply: number, __: number, moves: string[]) =>
    this.#say("replayPreview", [ply, ...moves], () => this.foreseen as Preview<G>);

  daily = () => this.#say("daily", [], () => ({ today: "2026-11-19", days: [], streak: 0, longest: 0 }));
  playDaily = (day: string, game: Game, level: string) => this.#say("playDaily", [day, game, level], () => ({ id: "another", counts: true }));
  dailyResult = (day: string, game: Game, level: string) => this.#say("dailyResult", [day, game, level], () => ({}) as DailyResult);
  newChallenge = (table: string, match: number, seat: number) => this.#say("newChallenge", [table, match, seat], () => ({ id: "challenge" }));
  challenge = (id: string) => this.#say("challenge", [id], () => ({}) as Challenge);
  playChallenge = (id: string) => this.#say("playChallenge", [id], () => ({ id: "another", counts: true }));

  sessions = () => this.#say("sessions", [], () => ({ sessions: [] }));
  endSession = (id: string) => this.#do("endSession", id);
  endOtherSessions = () => this.#do("endOtherSessions");

  links = () => this.#say("links", [], () => ({ links: [] }));
  newLink = () => this.#say("newLink", [], () => ({ key: "key", seconds: 900 }));
  revokeLink = (id: string) => this.#do("revokeLink", id);
  claim = (key: string) => this.#do("claim", key);
  known = () => this.#say("known", [], () => ({ known: true }));
  matches = (wanted: URLSearchParams) => this.#say("matches", [String(wanted)], () => ({ matches: [], after: null, total: 0 }));
  deleteMatch = (id: string, match: number) => this.#do("deleteMatch", id, match);
  deleteMatches = () => this.#do("deleteMatches");
  forgetMe = () => this.#do("forgetMe");
  figures = () => this.#say("figures", [], () => ({ games: [], ladder: null }));
  matchNote = (_: string, match: number) => this.#say("matchNote", [match], () => ({ rating: null, badges: [] }));
  ladder = (game: Game) => this.#say("ladder", [game], () => ({ game, people: [], characters: [] }));
  joinLadder = (name: string) => this.#do("joinLadder", name);
  leaveLadder = () => this.#do("leaveLadder");

  now = () => this.clock.now() / 1000;
}

/** A match of so many moves among four; after the fourth the bids change hands. */
export function matchOf(plies: number): WholeReplay {
  const moves = Array.from({ length: plies }, (_, i) => ({ ply: i + 1, deal: 1, seat: i % 4, move: "pass" }));
  const lines = moves.map(({ ply, seat }) => ({ ply, name: `weinhaendler.${ply === 4 ? "take" : "pass"}`, facts: { seat } }));
  const first = { deal: 1, scores: [0, 0, 0, 0], asked: [0], to_move: [0], reckoning: null, view: { round: 0 }, legal: { moves: ["pass"] } };
  const positions = [first, ...moves.map(({ ply }) => ({ view: { round: ply }, to_move: [ply % 4] }))];
  const result = { scores: [9, 8, 7, 6], winners: [0] };
  return { game: "weinhaendler", names: ["Anne", "Bob", "Carl", "Dora"], options: {}, players: 4, deals: 1, moves, lines, result, fair: "absent", positions } as unknown as WholeReplay;
}

/** A world of one's own, in which time stands still until it is told to go on. */
export function newWorld(): World & { server: FakeServer; clock: FakeClock; tab: FakeTab } {
  const clock = new FakeClock();
  return { clock, server: new FakeServer(clock), tab: new FakeTab() };
}
