import type { Seen } from "../api/types";
import { span } from "../table/clock";
import { seatName } from "../table/source";
import { list } from "../words/formats";
import { t } from "../words/words.svelte";

type ShownSeat = Seen["table"]["seats"][number];

/** What is offered to whoever still looks at a result, and by those who take part already. */
export function offerWords(latest: Seen): string {
  const { table, seat } = latest;
  if (table.phase === "cancelled") return t("table-cancelled");
  if (table.phase !== "open") return t("rematch-is-on");
  const ready = table.seats.flatMap(({ kind, answer_until }, each) => (kind === "person" && answer_until === null && each !== seat ? [seatName(latest, each)] : []));
  if (!ready.length) return t(table.cards_of ? "rematch-offered-same-host" : "rematch-offered-host");
  return t(table.cards_of ? "rematch-offered-same" : "rematch-offered", { names: list(ready), n: ready.length });
}

/** How long one's seat is kept. */
export function keptWords({ answer_until }: ShownSeat, now: number): string {
  if (answer_until === null) return "";
  return answer_until > now ? t("rematch-kept", { span: span(answer_until - now) }) : t("rematch-late");
}

/** Those who may still answer, by the names they have, and how long a start has to wait for them. */
export function awaited({ table, seat }: Seen, now: number): { names: string; seconds: number } | null {
  const asked = table.seats.filter(({ answer_until }, each) => each !== seat && answer_until !== null && answer_until > now);
  if (!asked.length) return null;
  return { names: list(asked.map(({ name }) => name ?? "")), seconds: Math.max(...asked.map(({ answer_until }) => (answer_until ?? now) - now)) };
}
