import type { Line, Seen, TableLine } from "../api/types";
import type { GamePlugin, LogContext, LogLine } from "../games/plugin";
import { characterName } from "../home/characters";
import { list, number } from "../words/formats";
import { t, type Words } from "../words/words.svelte";
import { seatName } from "./source";

interface LogEntry {
  number: number;
  line: LogLine;
}

/** The log of a match: where it has several deals, each is under a heading, and so is its first round. */
export function matchLog(lines: Line[], seen: Seen, game: GamePlugin): LogEntry[] {
  const { deals } = seen.table;
  const starts = deals > 1 || game.firstRound ? dealStarts(lines) : [];
  if (!starts.length) return logLines(lines, seen, game);
  const parts = starts.map((start, index) => {
    const { number } = lines[start]!;
    const deal = { key: "log-deal", words: { deal: index + 1, deals }, seat: null, heading: true };
    const headings = [...(deals > 1 ? [deal] : []), ...(game.firstRound ? [game.firstRound] : [])];
    return [...headings.map((line) => ({ number, line })), ...logLines(lines.slice(start, starts[index + 1]), seen, game)];
  });
  return [...logLines(lines.slice(0, starts[0]), seen, game), ...parts.flat()];
}

/** Where deals begin: at the first line of play, and at the first after each that was scored. */
function dealStarts(lines: Line[]): number[] {
  let isBetween = true;
  return lines.flatMap((line, index) => {
    const begins = isBetween && !isTableLine(line);
    isBetween = (isBetween && !begins) || line.name.endsWith(".over");
    return begins ? [index] : [];
  });
}

/** What is told of a table, each line ready for words; some need none. */
export function logLines(lines: Line[], seen: Seen, game: GamePlugin): LogEntry[] {
  const context: LogContext = { nameOf: (seat: number) => seatName(seen, seat), you: seen.seat, seen };
  return lines.flatMap((each, index) => {
    context.previous = lines[index - 1];
    const line = isTableLine(each) ? tableLine(each, context) : game.lineWords(each, context);
    return line ? [{ number: each.number, line }] : [];
  });
}

/** Nobody wants to read of these; nor of the result of a match that has been told as that of its only deal. */
const QUIET = new Set(["created", "contributed", "starting", "revealed", "away", "here", "result-seen", "reacted"]);
/** Told in the same words of everybody. */
const WITHOUT_YOU = new Set(["said", "begun", "match-over", "score", "cancelled"]);

export function isTableLine(line: Line): line is TableLine {
  return line.name.startsWith("table.");
}

/** What happens around a table: who comes, goes and says what. */
export function tableLine(line: TableLine, context: LogContext): LogLine | null {
  const kind = line.name.replace("table.", "");
  if (QUIET.has(kind) || (kind === "match-over" && context.seen.table.deals === 1)) return null;
  const seat = line.facts.seat ?? null;
  const words = wordsOf(line, seat, context);
  const key = `table-${kind}${variant(kind, line, seat, context.seen)}`;
  const isMine = seat !== null && seat === context.you && !WITHOUT_YOU.has(kind);
  return { key: isMine && !key.endsWith("-bot") ? `${key}-you` : key, words, seat };
}

function variant(kind: string, { facts }: TableLine, seat: number | null, { table }: Seen): string {
  if (kind === "sat") return facts.bot ? "-bot" : "";
  if (kind === "begun") return facts.known_cards && !table.common?.counts ? "-known" : ""; // what counts has not been seen
  if (kind === "stand-in") return `-${String(facts.why)}`;
  if (kind === "rematch") return (facts.same_cards ? "-same" : "") + (seat === null ? "-unseated" : "");
  return "";
}

function wordsOf({ facts }: TableLine, seat: number | null, { nameOf, you }: LogContext): Words {
  const words: Words = {};
  if (seat !== null) words.name = typeof facts.name === "string" ? facts.name : nameOf(seat);
  if (typeof facts.bot === "string") words.other = characterName(facts.bot);
  if (typeof facts.phrase === "string") words.phrase = t(`phrase-${facts.phrase}`);
  if (typeof facts.before === "string") words.before = facts.before;
  if (typeof facts.whose === "string") words.whose = facts.whose;
  if (Array.isArray(facts.names)) words.names = list(facts.names.map((name, each) => (each === you ? nameOf(each) : String(name))));
  if (Array.isArray(facts.won)) {
    words.n = Number(facts.played);
    words.scores = list(facts.won.map((won, each) => t("score-item", { name: nameOf(each), n: Number(won) })));
  } else if (Array.isArray(facts.scores)) {
    words.scores = list(facts.scores.map((score, each) => `${nameOf(each)} ${number(Number(score))}`));
  }
  return words;
}
