import { persistently } from "../api/persisting";
import { Problem } from "../api/problem";
import type { Server } from "../api/server";
import type { Line, Preview, RecordText, Seen, Update } from "../api/types";
import { settings } from "../app/settings.svelte";
import { play } from "../app/sound";
import { world as page, type World } from "../app/surroundings";
import type { GamePlugin } from "../games/plugin";
import { plugin } from "../games/registry";
import { isSealedHere, keptWord, sealWord, wordToReveal } from "../rules/ownWord";
import { rememberSeal } from "../rules/seals";
import { Feed, type Connection } from "./feed";
import { Pace, sinceRematch, type Frame, type Pause } from "./pace";
import { PacedTable } from "./paced.svelte";
import { isMyTurn, type TableSource } from "./source";
import { Stage } from "./stage.svelte";
import { heldAt, holdMs, pauseMs } from "./tempo";

/** What somebody has just said, in words or without. */
export interface Said {
  /** The number of its line in the log. */
  id: number;
  seat: number;
  /** As they were called when they said it. */
  name: string;
  phrase: string;
  reaction: string;
}

const SAID_MS = 5_000;

/** A table on the server, followed through its feed and shown at a pace that people can follow. */
export class LiveTable extends PacedTable implements TableSource {
  readonly readonly = false;
  sending = $state(false);
  readonly maySendAlone = true;
  connection = $state<Connection>("connecting");
  /** As the server last told it, though the page may still be showing what led there. */
  latest: Seen;
  /** Another match is in the making, or on, and the reader still looks at the result of the last one. */
  isBehind = $state(false);
  /** What has been said just now. */
  heard = $state.raw<readonly Said[]>([]);
  /** The reader is to move; a bot that plays in their place does not count. */
  readonly isAsked = $derived.by(() => isAsked(this.latest));
  readonly stageKey = $derived.by(() => {
    const { table, decision, seat } = this.seen;
    return `etalage.stage.${table.id}.${table.match}.${decision}.${seat}`;
  });
  #isClosed = false;
  #questions = 0;
  /** What has been told of the next match while the result is looked at. */
  #later: Line[] = [];
  #goesAlong = false;
  readonly #pace: Pace;
  readonly #feed: Feed;

  private constructor(
    readonly id: string, readonly game: GamePlugin, frame: Frame, private readonly kept: Stage<Pause | null>, readonly world: World,
  ) {
    super(frame);
    const { server, clock, tab } = world;
    this.latest = $state.raw(frame.seen);
    this.#pace = new Pace({
      clock,
      show: this.show,
      holdOf: (told, seen) => heldAt(game.holdOf(told, seen), settings.speed),
      holdMs: (latest) => holdMs(latest, server.now()),
      pauseMs: (told, seen) => pauseMs(told, seen, settings, game.isWatched),
      keep: (pause) => (pause ? (kept.value = pause) : kept.clear()),
    });
    this.#feed = new Feed({
      server, clock, tab,
      isNeeded: () => mayBeAskedForWord(this.latest),
      onupdate: (update) => this.#arrive(update),
      onconnection: (connection) => (this.connection = connection),
    });
  }

  /** Go to a table; a Problem if there is none. */
  static async open(id: string, world: World = page): Promise<LiveTable> {
    const { server, clock } = world;
    const latest = await server.look(id);
    const kept = new Stage<Pause | null>(`etalage.pause.${id}`, null);
    const pause = kept.value && isUnderWay(kept.value, latest, clock.now()) ? kept.value : null;
    const seen = pause?.seen ?? latest; // the feed tells what has come since
    const [lines, game] = await Promise.all([logUpTo(seen, server), plugin(seen.table.game)]);
    const frame = { seen, lines, moment: pause?.moment ?? null };
    const live = new LiveTable(id, game, frame, kept, world);
    live.#begin(frame, pause);
    return live;
  }

  async send(moves: string[]): Promise<void> {
    this.sending = true;
    try {
      await this.world.server.move(this.id, this.seen.decision, moves);
    } catch (problem) {
      if (problem instanceof Problem && problem.error === "stale") this.goOn();
      throw problem;
    } finally {
      this.sending = false;
    }
  }

  /** An answer that is lost on the way is asked for again, until another one is wanted. */
  preview(moves: string[]): Promise<Preview> {
    const { decision } = this.seen;
    const question = ++this.#questions;
    const isWanted = () => !this.#isClosed && question === this.#questions && decision === this.seen.decision;
    return persistently(this.world.clock, () => this.world.server.preview(this.id, decision, moves), isWanted);
  }

  readonly askCoach = $derived.by(() => (mayAskCoach(this) ? (staged: readonly string[]) => this.world.server.hint(this.id, this.seen.decision, staged) : null));

  readonly goOn = () => this.#pace.goOn();

  /** Take a seat, or another name at one's own. */
  async sit(seat: number, name: string): Promise<void> {
    const { table } = this.latest;
    await this.world.server.sit(this.id, seat, name, isSealedHere(table, seat) ? null : await sealWord(table, seat));
    if (this.seen.seat === null) await this.#introduce();
  }

  readonly clearSeat = (seat: number) => this.world.server.clearSeat(this.id, seat);
  readonly seatBot = (seat: number, bot: string) => this.world.server.seatBot(this.id, seat, bot);
  readonly standIn = (seat: number) => this.world.server.standIn(this.id, seat);
  readonly leave = () => this.world.server.leave(this.id);
  readonly comeBack = () => this.world.server.comeBack(this.id);
  readonly start = () => this.world.server.start(this.id);
  readonly cancel = () => this.world.server.cancel(this.id);
  readonly say = (phrase: string) => this.world.server.say(this.id, phrase);
  /** The record of the match that is shown, once it is over. */
  readonly record = (): Promise<RecordText> => this.world.server.record(this.id, this.seen.table.match);
  /** What this device kept of its word in the shuffle of that match. */
  readonly ownWord = () => keptWord(this.id, this.seen.table.match);

  /** Another match; where only bots are to be asked, it begins at once. */
  async rematch(sameCards: boolean): Promise<void> {
    const { table, seat, is_host } = this.seen; // the next match puts this away while we wait
    await this.accept(sameCards);
    if (!is_host || !table.seats.every(({ kind }, each) => each === seat || kind === "bot")) return;
    if (!sameCards && seat !== null) await this.#seal(await this.world.server.look(this.id));
    await this.start();
  }

  /** Take part in what the others offer, or offer it. */
  readonly accept = async (sameCards = false): Promise<void> => {
    this.#goesAlong = true;
    await this.world.server.rematch(this.id, sameCards);
    if (this.isBehind) this.goAlong();
  };

  /** From the result to the table as it is by now. */
  readonly goAlong = (): void => {
    this.isBehind = false;
    this.#pace.put({ seen: this.latest, lines: sinceRematch(this.#later.splice(0)), moment: null });
  };

  /** Tell the others that the reader has seen the result. */
  readonly seeResult = () => this.world.server.seeResult(this.id);

  /** The same cards at a table of their own, to be sent to friends: its id. */
  async challenge(): Promise<string> {
    const { game, players, options, match, memory_aid, hints, seconds } = this.seen.table;
    return (await this.world.server.newTable({ game, players, options, memory_aid, hints, seconds, cards: { table: this.id, match } })).id;
  }

  close(): void {
    this.#isClosed = true;
    this.#feed.close();
    this.#pace.stop();
  }

  #begin(frame: Frame, pause: Pause | null): void {
    if (this.#isClosed) return;
    witness(frame.seen);
    this.latest = frame.seen;
    this.#attendWord(frame.seen, frame.seen.seat !== null && !isSealedHere(frame.seen.table, frame.seen.seat));
    if (pause) this.#pace.resume(pause, frame.lines);
    else this.#pace.put(frame);
    this.#feed.open(this.id, frame.seen.table.number);
  }

  /** A feed that was opened for a stranger goes on telling what strangers may know: open another. */
  async #introduce(): Promise<void> {
    const { server, clock } = this.world;
    const isWanted = () => !this.#isClosed;
    const seen = await persistently(clock, () => server.look(this.id), isWanted);
    const lines = await persistently(clock, () => logUpTo(seen, server), isWanted);
    this.kept.clear();
    this.#begin({ seen, lines, moment: null }, null);
  }

  /** Seal a word while there is none of ours, and reveal it when the table asks; what fails is tried at the next news. */
  #attendWord(seen: Seen, isStrange: boolean): void {
    const { server, clock } = this.world;
    const { table, seat } = seen;
    if (seat === null) return;
    const word = wordToReveal(table, seat);
    if (word !== null) {
      const isWanted = () => !this.#isClosed && this.latest.table.phase === "revealing";
      persistently(clock, () => server.reveal(this.id, word), isWanted).catch(() => undefined);
    } else if (table.phase === "open" && (isStrange || table.seats[seat]?.seal === null)) {
      this.#seal(seen).catch(() => undefined);
    }
  }

  async #seal({ table, seat }: Seen): Promise<void> {
    const seal = seat === null ? null : await sealWord(table, seat);
    if (seal !== null) await this.world.server.seal(this.id, seal);
  }

  #arrive(update: Update): void {
    const known = this.latest;
    this.latest = update.seen;
    witness(update.seen);
    this.#attendWord(update.seen, false);
    this.#hear(update);
    if (this.isBehind || this.#staysBehind(known, update.seen)) {
      this.#later.push(...update.told);
      this.isBehind = true;
      if (takesPart(update.seen)) this.goAlong();
      return;
    }
    if (update.seen.table.phase === "playing") this.#goesAlong = false;
    if (isAsked(update.seen) && !(isAsked(known) && known.decision === update.seen.decision)) play("turn");
    this.#pace.add(update);
  }

  /** Nobody is taken away from a result who has not said that they go on. */
  #staysBehind(known: Seen, { table, seat }: Seen): boolean {
    const isNext = known.table.phase === "over" && table.match > known.table.match;
    return isNext && !this.#goesAlong && (seat === null || table.seats[seat]?.answer_until != null);
  }

  #hear({ told, seen }: Update): void {
    const said = told.filter(({ name }) => name === "table.said" || name === "table.reacted").map((line) => saidIn(line, seen));
    if (!said.length) return;
    this.heard = [...this.heard.filter((each) => !said.some(({ seat }) => seat === each.seat)), ...said];
    this.world.clock.after(SAID_MS, () => (this.heard = this.heard.filter((each) => !said.includes(each))));
  }
}

function saidIn({ number, facts }: Line, { table }: Seen): Said {
  const { seat, phrase, reaction } = facts as { seat: number; phrase?: string; reaction?: string };
  return { id: number, seat, name: table.seats[seat]?.name ?? "", phrase: phrase ?? "", reaction: reaction ?? "" };
}

/** Whether the reader has a seat in the match that is in the making, and has said so. */
function takesPart({ seat, table }: Seen): boolean {
  return seat !== null && table.seats[seat]?.answer_until === null;
}

/** The log of the match that is shown; what belongs to an earlier one at the same table is left out. */
async function logUpTo({ table }: Seen, server: Server): Promise<Line[]> {
  const { lines } = await server.log(table.id);
  return sinceRematch(lines.filter((line) => line.number <= table.number));
}

function isUnderWay({ seen, until }: Pause, { seat, table }: Seen, now: number): boolean {
  return until > now && seen.seat === seat && seen.table.match === table.match;
}

/** The host may start at any time, and waits ten seconds for our word. */
function mayBeAskedForWord({ seat, table }: Seen): boolean {
  return seat !== null && (table.phase === "open" || table.phase === "revealing");
}

/** The seal of the cards, seen before there were any. */
function witness({ table }: Seen): void {
  if (table.phase === "open" && table.commitment) rememberSeal(table.commitment);
}

/** Whether the coach may be asked about what is shown: not after one has answered, and not everywhere where people meet. */
function mayAskCoach(live: LiveTable): boolean {
  const { table, seat } = live.seen;
  const people = table.seats.filter(({ kind }) => kind === "person").length;
  return isMyTurn(live) && !table.common?.counts && (table.hints || people === 1) && seat !== null && table.waiting.includes(seat);
}

function isAsked({ seat, table }: Seen): boolean {
  return seat !== null && table.phase === "playing" && table.waiting.includes(seat) && !table.seats[seat]?.stand_in;
}
