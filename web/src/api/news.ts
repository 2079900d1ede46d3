import type { Line, Seen, Update } from "./types";

/** What the server tells of a table: the whole of it, or what has changed since it told last. */
export type Message = Update | { told: Line[]; changed: Changed };
type Changed = Partial<Omit<Seen, "table" | "view">> & { table?: Partial<Seen["table"]>; view?: Partial<Seen["view"]> };

/** Messages of one stream, made whole. The first of a stream always is. */
export class News {
  #known: Seen | null = null;

  update(message: Message): Update {
    const seen = "seen" in message ? message.seen : withChanges(this.#known!, message.changed);
    this.#known = seen;
    return { told: message.told, seen };
  }
}

function withChanges(known: Seen, { table, view, ...changed }: Changed): Seen {
  return { ...known, ...changed, table: { ...known.table, ...table }, view: view ? ({ ...known.view, ...view } as Seen["view"]) : known.view };
}
