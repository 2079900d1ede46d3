import type { Line, RecordText, Replayed } from "../api/types";
import { world as page, type Clock, type World } from "../app/surroundings";
import type { GamePlugin } from "../games/plugin";
import { plugin } from "../games/registry";
import { Pace, type Frame } from "../table/pace";
import { PacedTable } from "../table/paced.svelte";
import { past } from "../table/past.svelte";
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
  readonly maySendAlone = false;
  readonly stageKey = "etalage.stage.replay";
  speed = $state<keyof typeof SPEEDS>("normal");
  /** Where the reader wants to be; the table may be a moment behind. */
  ply = $state(0);
  perspective = $state<Perspective>("open");
  /** Whether time turns the pages. */
  isPlaying = $state(false);
  /** All that is known of the match apart from the table itself. */
  about: Replayed;
  readonly plies: number;
  readonly record: RecordText;
  /** What is told of the whole match. */
  readonly log: Line[] = $derived.by(() => linesOf(this.about));
  #isClosed = false;
  readonly #pace: Pace;

  private constructor(private readonly positions: Positions, readonly game: GamePlugin, start: Replayed, clock: Clock) {
    super({ seen: seenAt(start, "open", positions.record), lines: [], moment: null });
    this.about = $state.raw(start);
    this.plies = start.plies;
    this.record = positions.record;
    this.#pace = new Pace({
      clock,
      show: this.show,
      holdOf: game.holdOf,
      holdMs: () => HELD * this.#pauseMs,
      pauseMs: () => this.#pauseMs,
      rest: () => this.isPlaying && this.go(this.about.ply + 1),
    });
  }

  /** Open a record; a Problem if it is none. A position or a seat that it has not is brought back into it. */
  static async open(record: RecordText, ply: number, perspective: Perspective, { server, clock }: World = page): Promise<Replay> {
    const positions = new Positions(server, record);
    const start = await positions.at(0, "open");
    const replay = new Replay(positions, await plugin(start.game), start, clock);
    await replay.#turnTo(ply, typeof perspective === "number" && perspective >= start.players ? "open" : perspective, true);
    return replay;
  }

  /** To another position, or the same through other eyes. */
  go(ply: number, perspective = this.perspective): void {
    this.#turnTo(ply, perspective).catch((problem: unknown) => {
      this.stop();
      showRefusal(problem, (seat) => this.about.names[seat] ?? "");
    });
  }

  play(): void {
    this.isPlaying = true;
    if (this.ply === this.plies) this.go(0);
    else this.#pace.wait(this.#pauseMs);
  }

  stop(): void {
    this.isPlaying = false;
    this.#pace.stop();
  }

  /** Nothing more is asked for. */
  close(): void {
    this.stop();
    this.#isClosed = true;
  }

  readonly send = past;
  readonly preview = past;
  readonly askCoach = null;

  readonly goOn = () => this.#pace.goOn();

  get #pauseMs(): number {
    return this.isPlaying ? SPEEDS[this.speed] : 0;
  }

  async #turnTo(ply: number, perspective: Perspective, isArrival = false): Promise<void> {
    const wanted = Math.min(Math.max(0, ply), this.plies);
    this.ply = wanted;
    this.perspective = perspective;
    const position = await this.positions.at(wanted, perspective);
    const isStep = !isArrival && wanted === this.about.ply + 1 && perspective === (this.seen.seat ?? "open");
    const frame = isStep ? null : await this.#frameAt(position, perspective);
    if (this.#isClosed || wanted !== this.ply || perspective !== this.perspective) return; // the reader is elsewhere by now
    this.about = position;
    this.#pace.stop();
    if (frame) this.#pace.put(frame);
    else this.#pace.add({ told: toldAt(position), seen: seenAt(position, perspective, this.record) });
    if (wanted === this.plies) return this.stop();
    if (frame && this.isPlaying) this.#pace.wait(this.#pauseMs);
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
