import type { Line } from "../../api/types";

export interface Trade {
  seat: number;
  cards: string[];
  /** The seat whose bid it was; null: the display. */
  from: number | null;
}

/** What a seat has done in the running round. */
export interface Deed {
  /** Of its bid. */
  value: number;
  drew: { card: string | null } | null;
  took: Trade | null;
  rank: number | null;
  /** Points for what it has laid down. */
  laid: { cards: string[]; points: number } | null;
}

/** What everybody has done, and who has taken what, highest bid first. */
type Story = { deeds: Deed[]; trades: Trade[] };

const idle = (): Deed => ({ value: 0, drew: null, took: null, rank: null, laid: null });

/** The running round, as the log tells it. */
export function roundStory(lines: readonly Line<"weinhaendler">[], players: number): Story {
  const begun = lines.findLastIndex((line) => line.name === "weinhaendler.round");
  return tell(lines.slice(begun + 1), players);
}

/** The round that these lines tell of, from its first bid on. */
export function tell(lines: readonly Line<"weinhaendler">[], players: number): Story {
  const story: Story = { deeds: Array.from({ length: players }, idle), trades: [] };
  for (const { name, facts } of lines) {
    const deed = story.deeds[facts.seat ?? -1] ?? idle();
    switch (name) {
      case "weinhaendler.bid":
        deed.value = facts.value;
        break;
      case "weinhaendler.draw":
        deed.drew = { card: facts.kept ?? null };
        break;
      case "weinhaendler.take": {
        const from = facts.from === "display" ? null : Number(facts.from);
        deed.took = { seat: facts.seat, cards: facts.cards, from };
        story.trades.push(deed.took);
        deed.rank = story.trades.length;
        break;
      }
      case "weinhaendler.place":
        deed.laid = {
          cards: [...(deed.laid?.cards ?? []), facts.card],
          points: (deed.laid?.points ?? 0) + facts.points,
        };
        break;
      case "weinhaendler.done":
        deed.laid ??= { cards: [], points: 0 };
    }
  }
  return story;
}
