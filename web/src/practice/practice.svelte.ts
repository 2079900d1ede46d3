import { persistently } from "../api/persisting";
import type { Judged, Preview, RecordText, Replayed, Seen } from "../api/types";
import { world as page, type World } from "../app/surroundings";
import type { GamePlugin } from "../games/plugin";
import { plugin } from "../games/registry";
import { Positions, linesUpTo, seenAt } from "../replay/positions";
import { PacedTable } from "../table/paced.svelte";
import type { TableSource } from "../table/source";

/** A decision of a record, to be made by the reader. */
export interface Exercise {
  record: RecordText;
  ply: number;
  seat: number;
}

/** A table at which one decision can be made again and again; each move that is tried is judged. */
export class PracticeTable extends PacedTable implements TableSource {
  readonly readonly = false;
  readonly askCoach = null;
  sending = $state(false);
  readonly maySendAlone = false;
  /** What was found of the last move tried. */
  verdict = $state.raw<Judged | null>(null);
  /** How often something was tried. */
  tries = $state(0);
  readonly stageKey: string = $derived.by(() => `etalage.stage.practice.${this.exercise.ply}.${this.exercise.seat}.${this.tries}`);

  private constructor(
    readonly exercise: Exercise, readonly game: GamePlugin, position: Replayed, private readonly positions: Positions, private readonly world: World,
  ) {
    super({ seen: seenFor(exercise, position), lines: linesUpTo(position), moment: null });
  }

  /** A Problem if the record is none, or has no such position. */
  static async open(exercise: Exercise, world: World = page): Promise<PracticeTable> {
    const positions = new Positions(world.server, exercise.record, true);
    const position = await positions.at(exercise.ply, exercise.seat);
    return new PracticeTable(exercise, await plugin(position.game), position, positions, world);
  }

  /** All that would be made is judged: of a turn in several moves, the whole turn. */
  async send(moves: string[]): Promise<void> {
    const { record, ply, seat } = this.exercise;
    this.sending = true;
    this.verdict = null;
    try {
      this.verdict = await this.world.server.replayHint(record, ply, seat, moves);
      this.tries += 1;
    } finally {
      this.sending = false;
    }
  }

  preview(moves: string[]): Promise<Preview> {
    const { ply, seat } = this.exercise;
    return persistently(this.world.clock, () => this.world.server.replayPreview(this.positions.record, ply, seat, moves), () => true);
  }

  goOn(): void {}
}

function seenFor({ seat, record }: Exercise, position: Replayed): Seen {
  return { ...seenAt(position, seat, record), legal: position.legal };
}
