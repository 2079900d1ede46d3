import { Problem } from "../api/problem";
import type { Line, Preview, RecordText, Replayed } from "../api/types";
import { clock } from "../app/surroundings";
import type { GamePlugin } from "../games/plugin";
import { plugin } from "../games/registry";
import { Pace, type Frame } from "../table/pace";
import { PacedTable } from "../table/paced.svelte";
import type { TableSource } from "../table/source";
import { showRefusal } from "../ui/refusing";
import { Positions, linesOf, linesUpTo, seenAt, toldAt, type Perspective } from "./positions";

/** For how many milliseconds each position is shown while a match plays by itself. */
export const SPEEDS = { slow: 2_400, normal: 1_200, fast: 450 };
const HELD = 2; // times as long: there is more to see

/** A match by its record, shown at any of its positions. */
export class Replay extends PacedTable implements TableSource {
  readonly readonly = true;
  readonly sending = false;
  readonly stageKey = "etalage.stage.replay";
  speed = $state<keyof typeof SPEEDS>("normal");
  #shown = $state.raw<Replayed>() as Replayed;
  #wanted = $state(0);
  #perspective = $state<Perspective>("open");
  #isPlaying = $state(false);
  #isClosed = false;
  readonly #pace = new Pace({
    clock,
    show: this.show,
    holdOf: (told, seen) => this.game.holdOf(told, seen),
    holdMs: () => HELD * this.#pauseMs,
    pauseMs: () => this.#pauseMs,
    rest: () => this.#isPlaying && this.go(this.#shown.ply + 1),
  });

  private constructor(private readonly positions: Positions, readonly game: GamePlugin) {
    super();
  }

  /** Open a record; a Problem if it is none. A position or a seat that it has not is brought back into it. */
  static async open(record: RecordText, ply: number, perspective: Perspective): Promise<Replay> {
    const positions = new Positions(record);
    const start = await positions.at(0, "open");
    const replay = new Replay(positions, await plugin(start.game));
    replay.#shown = start;
    await replay.#turnTo(ply, typeof perspective === "number" && perspective >= start.players ? "open" : perspective, true);
    return replay;
  }

  get record(): RecordText {
    return this.positions.record;
  }
  /** What is told of the whole match. */
  get log(): Line[] {
    return linesOf(this.#shown);
  }
  /** All that is known of the match apart from the table itself. */
  get about(): Replayed {
    return this.#shown;
  }
  /** Where the reader wants to be; the table may be a moment behind. */
  get ply(): number {
    return this.#wanted;
  }
  get plies(): number {
    return this.#shown.plies;
  }
  get perspective(): Perspective {
    return this.#perspective;
  }
  /** Whether time turns the pages. */
  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  /** To another position, or the same through other eyes. */
  go(ply: number, perspective = this.#perspective): void {
    this.#turnTo(ply, perspective).catch((problem: unknown) => {
      this.stop();
      showRefusal(problem, (seat) => this.about.names[seat] ?? "");
    });
  }

  play(): void {
    this.#isPlaying = true;
    if (this.ply === this.plies) this.go(0);
    else this.#pace.wait(this.#pauseMs);
  }

  stop(): void {
    this.#isPlaying = false;
    this.#pace.stop();
  }

  /** Nothing more is asked for. */
  close(): void {
    this.stop();
    this.#isClosed = true;
  }

  send(): Promise<void> {
    return Promise.reject(new Problem(409, "past", "what is played is played"));
  }
  preview(): Promise<Preview> {
    return Promise.reject(new Problem(409, "past", "what is played is played"));
  }
  goOn(): void {
    this.#pace.goOn();
  }

  get #pauseMs(): number {
    return this.#isPlaying ? SPEEDS[this.speed] : 0;
  }

  async #turnTo(ply: number, perspective: Perspective, isArrival = false): Promise<void> {
    const wanted = Math.min(Math.max(0, ply), this.plies);
    this.#wanted = wanted;
    this.#perspective = perspective;
    const position = await this.positions.at(wanted, perspective);
    const isStep = !isArrival && wanted === this.#shown.ply + 1 && perspective === (this.seen.seat ?? "open");
    const frame = isStep ? null : await this.#frameAt(position, perspective);
    if (this.#isClosed || wanted !== this.#wanted || perspective !== this.#perspective) return; // the reader is elsewhere by now
    this.#shown = position;
    this.#pace.stop();
    if (frame) this.#pace.put(frame);
    else this.#pace.add({ told: toldAt(position), seen: seenAt(position, perspective, this.record) });
    if (wanted === this.plies) return this.stop();
    if (frame && this.#isPlaying) this.#pace.wait(this.#pauseMs);
  }

  /** A position to which nothing leads but the reader's wish; what stands still at it is held up all the same. */
  async #frameAt(position: Replayed, perspective: Perspective): Promise<Frame> {
    const seen = seenAt(position, perspective, this.record);
    const told = toldAt(position);
    const hold = seen.table.phase === "playing" ? this.game.holdOf(told, seen) : null;
    if (!hold) return { seen, lines: linesUpTo(position), moment: null };
    const before = seenAt(await this.positions.at(position.ply - 1, perspective), perspective, this.record);
    return { seen, lines: linesUpTo(position), moment: { told, before, hold } };
  }
}
