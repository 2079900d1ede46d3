import type { Seen } from "../../api/types";
import { titleOf } from "../../games/registry";
import { list } from "../../words/formats";
import { t } from "../../words/words.svelte";

/** How the room stands for this reader, in a title and a sentence. */
export function roomStatus({ table, seat, is_host }: Seen): { title: string; text: string } {
  if (table.phase === "revealing") {
    const awaited = list(table.waiting.map((each) => table.seats[each]?.name ?? ""));
    return { title: t("room-revealing"), text: t("room-revealing-text", { names: awaited }) };
  }
  const free = table.seats.filter((each) => each.kind === "free").length;
  if (table.match > 1) return { title: t("room-again"), text: t(table.cards_of ? "room-again-same" : "room-again-text") };
  if (seat === null && !is_host) {
    const host = table.host === null ? null : table.seats[table.host]?.name;
    const title = host ? t("room-invited", { name: host, game: titleOf(table.game) }) : t("room-watching");
    return free
      ? { title, text: t("room-watching-text") }
      : { title: t("room-full"), text: t("room-full-text") };
  }
  return { title: titleOf(table.game), text: free ? t("home-table-free", { n: free }) : t("room-start-full") };
}
