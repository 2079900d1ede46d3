import { Problem } from "../api/problem";
import { server } from "../api/server";
import type { Position, Preview, Seen } from "../api/types";
import type { LiveTable } from "./live.svelte";
import { released } from "./pace";
import { PacedTable } from "./paced.svelte";
import type { TableSource } from "./source";

/** The table as it stood after a line of its log. */
export class PastTable extends PacedTable implements TableSource {
  readonly readonly = true;
  readonly sending = false;

  private constructor(
    /** What is staged in the present waits there. */
    readonly stageKey: string,
    readonly number: number,
  ) {
    super();
  }

  static async open({ id, game, seen: present, lines, stageKey }: LiveTable, number: number): Promise<PastTable> {
    const table = new PastTable(stageKey, number);
    const seen = seenAt(present, await server.position(id, number));
    const told = lines.filter((line) => line.number === number);
    const hold = game.holdOf(told, seen);
    const moment = hold && { told, before: seenAt(present, await server.position(id, number - 1)), hold };
    table.show({ seen, lines: lines.filter((line) => line.number <= number), moment });
    return table;
  }

  send(): Promise<void> {
    return Promise.reject(past());
  }
  preview(): Promise<Preview> {
    return Promise.reject(past());
  }
  goOn(): void {
    this.show(released(this));
  }
}

function seenAt(seen: Seen, position: Position): Seen {
  const { view, reckoning, asked, deal, scores, number } = position;
  const table = { ...seen.table, phase: "playing" as const, waiting: [], due: null, number, deal, scores };
  return { ...seen, table, asked, legal: null, view, reckoning };
}

function past(): Problem {
  return new Problem(409, "past", "this position is past");
}
