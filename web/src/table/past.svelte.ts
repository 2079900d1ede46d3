import { api } from "../api/client";
import { Problem } from "../api/problem";
import type { Line, Position, Preview, Seen } from "../api/types";
import type { Moment, TableSource } from "./source";

/** The table as it stood after a line of its log. */
export class PastTable implements TableSource {
  readonly readonly = true;
  readonly sending = false;
  readonly moment: Moment | null = null;

  private constructor(
    /** What is staged in the present waits there. */
    readonly stageKey: string,
    readonly seen: Seen,
    readonly lines: Line[],
    readonly number: number,
  ) {}

  static async open(present: TableSource, number: number): Promise<PastTable> {
    const position = await api.position(present.seen.table.id, number);
    const lines = present.lines.filter((line) => line.number <= number);
    return new PastTable(present.stageKey, seenAt(present.seen, position), lines, number);
  }

  send(): Promise<void> {
    return Promise.reject(past());
  }
  preview(): Promise<Preview> {
    return Promise.reject(past());
  }
  goOn(): void {
    // What is past stands still.
  }
}

function seenAt(seen: Seen, position: Position): Seen {
  const { view, reckoning, asked, deal, scores, number } = position;
  const table = { ...seen.table, phase: "playing" as const, waiting: [], due: null, patience: null, number, deal, scores };
  return { ...seen, table, asked, legal: null, view, reckoning };
}

function past(): Problem {
  return new Problem(409, "past", "this position is past");
}
