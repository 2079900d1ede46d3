import type { Line, Seen } from "../api/types";
import type { GamePlugin, LogContext, LogLine } from "../games/plugin";
import { seatName } from "./names";
import { isTableLine, tableLine } from "./tableLines";

/** What is told of a table, each line ready for words; some need none. */
export function logLines(lines: Line[], seen: Seen, game: GamePlugin): { number: number; line: LogLine }[] {
  const context: LogContext = { nameOf: (seat: number) => seatName(seen, seat), you: seen.seat, seen };
  return lines.flatMap((each, index) => {
    context.previous = lines[index - 1];
    const line = isTableLine(each) ? tableLine(each, context) : game.lineWords(each, context);
    return line ? [{ number: each.number, line }] : [];
  });
}
