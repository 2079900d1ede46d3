import { Problem } from "../api/problem";
import type { Position, Seen, ShownTable } from "../api/types";
import type { LiveTable } from "./live.svelte";
import { released, type Frame } from "./pace";
import { PacedTable } from "./paced.svelte";
import type { TableSource } from "./source";

/** The table as it stood after a line of its log. */
export class PastTable extends PacedTable implements TableSource {
  readonly readonly = true;
  readonly sending = false;
  readonly maySendAlone = false;

  private constructor(frame: Frame, readonly number: number, /** What is staged in the present waits there. */ readonly stageKey: string) {
    super(frame);
  }

  static async open({ id, game, world, seen: present, lines, stageKey }: LiveTable, number: number): Promise<PastTable> {
    const seen = seenAt(present, await world.server.position(id, number));
    const told = lines.filter((line) => line.number === number);
    const hold = game.holdOf(told, seen);
    const moment = hold && { told, before: seenAt(present, await world.server.position(id, number - 1)), hold };
    return new PastTable({ seen, lines: lines.filter((line) => line.number <= number), moment }, number, stageKey);
  }

  readonly send = past;
  readonly preview = past;
  readonly askCoach = null;

  goOn(): void {
    this.show(released(this));
  }
}

function seenAt(seen: Seen, { view, reckoning, asked, deal, scores, number }: Position): Seen {
  const table: ShownTable = { ...seen.table, phase: "playing", waiting: [], due: null, number, deal, scores };
  return { ...seen, table, asked, legal: null, view, reckoning };
}

/** The answer to whoever wants to do something at a table that only shows what has been. */
export function past(): Promise<never> {
  return Promise.reject(new Problem(409, "past", "this position is past"));
}
