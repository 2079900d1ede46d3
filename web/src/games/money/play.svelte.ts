import { untrack } from "svelte";
import { Problem } from "../../api/problem";
import type { Preview } from "../../api/types";
import { isMyTurn, viewOf, type TableSource } from "../../table/source";
import { Stage } from "../../table/stage.svelte";
import type { TableRoom } from "../../table/tableRoom";
import { PLAY, bidMove, inPlay, notes, pocketsOf, sameCards, worth } from "./cards";
import type { Room } from "./plan";
import { dealsOver, deeds, ranking, revealed, sealedSeats, standing, thisRound, totalsOf, type Entry } from "./round";
import type { MoneyProspects, MoneyReckoning, MoneyView } from "./types";

type Source = TableSource<"money">;

/** What the table shows: one of its faces. */
export type Mode = "bidding" | "reveal" | "exchange" | "settled" | "reckoning" | "over";

/** An exchange that can be made, and what it would do. */
export interface Choice {
  move: string;
  /** `left`, `right`, a seat, or `keep`. */
  target: "left" | "right" | "keep" | number;
  cards: string[];
  gain: number;
  reckoning: MoneyReckoning;
}

const TALL_PHONE_FROM = 760;
/** In pixels of height on a short phone: all but the cards of the hand, by how close it lies; another row of a display; the bar of actions. */
const REST = { short: 408, shortest: 371, row: 20, act: 58 };
const HEIGHT_OF_TWO_ROWS = 3; // times the width of a card
const DISPLAY_OF_TWO_ROWS = 6;
const NO_CARDS: string[] = [];
/** As they stand on the table: left, right, the bids of the others, and to keep. */
const ORDER: Record<string, number> = { left: -2, right: -1, keep: 99 };

/** A table of Money! as one player sees it, with what they have chosen but not yet sent. */
export class Play {
  readonly #stage: Stage<string[] | null>;
  #foreseen = $state.raw<Preview<"money">["next"]>(null);
  /** What somebody advises for a decision. */
  #advice = $state.raw<{ of: string; move: string } | null>(null);
  prospects = $state.raw<MoneyProspects | null>(null);

  constructor(private readonly sourceNow: () => Source, private readonly roomNow: () => TableRoom) {
    this.#stage = new Stage<string[] | null>(this.source.stageKey, null);
    $effect.pre(() => this.#stage.moveTo(this.source.stageKey));
    $effect(() => this.#lookAhead());
  }

  get source(): Source {
    return this.sourceNow();
  }

  readonly seen = $derived(this.source.seen);
  /** How much of the page the table has. */
  readonly room: TableRoom = $derived.by(() => this.roomNow());
  readonly view: MoneyView = $derived(viewOf(this.source));
  readonly seat = $derived(this.seen.seat);
  readonly isDesk = $derived(this.room.is("wide"));
  /** How much height is left for the hand. */
  readonly handRoom: Room["height"] = $derived.by(() => {
    const { room, view } = this;
    if (this.isDesk) return room.is("low") ? "low" : room.is("tall") ? "tall" : "normal";
    if (room.is("lying")) return "lying";
    if (room.height >= TALL_PHONE_FROM) return "tall";
    if (room.is("short")) return "short";
    return Math.max(view.left.length, view.right.length) > DISPLAY_OF_TWO_ROWS ? "low" : "normal";
  });
  /** The widest card that a short phone has room for in two rows, below all the rest. */
  readonly mostWidth = $derived.by(() => {
    if (this.handRoom !== "short") return Infinity;
    const { room, view } = this;
    const rows = Math.ceil(Math.max(view.left.length, view.right.length) / 3);
    const rest = (room.is("shortest") ? REST.shortest : REST.short) + Math.max(0, rows - 2) * REST.row - (this.source.readonly ? REST.act : 0);
    return (room.height - rest) / HEIGHT_OF_TWO_ROWS;
  });

  readonly currencies = $derived.by(() => inPlay(this.view.removed));
  readonly mode: Mode = $derived.by(() => {
    if (this.view.phase === "over") return "over";
    const hold = this.source.moment?.hold;
    if (hold === "reckoning" || hold === "reveal" || hold === "settled") return hold;
    return this.view.phase;
  });
  readonly isMyTurn = $derived.by(() => isMyTurn(this.source));

  /** What has been told of this round; where it is over, and still looked at, that is the round before. */
  readonly round = $derived.by(() => {
    const { lines } = this.source;
    const isNext = (this.mode === "reveal" && this.view.phase === "bidding") || this.mode === "settled";
    return thisRound(isNext ? lines.slice(0, lines.findLastIndex(({ name }) => name === "money.round")) : lines);
  });
  readonly hasBid = $derived.by(() => sealedSeats(this.round));
  readonly deeds = $derived.by(() => deeds(this.round));
  readonly deals = $derived.by(() => dealsOver(this.source.lines));
  /** The wealth of the deals that were over when this one began. */
  readonly past = $derived.by(() => {
    const { deal, players, scores } = this.seen.table;
    return this.view.phase === "over" ? totalsOf(this.deals.slice(0, deal - 1), players) : scores;
  });

  /** The bids, in the order in which their owners act. */
  readonly entries: Entry[] = $derived.by(() => {
    const open = revealed(this.round);
    if (this.mode === "reveal" && open) return ranking(open);
    if (this.mode === "settled" && open) return standing(open, this.deeds);
    return this.mode === "exchange" ? standing(this.view.bids, this.deeds) : [];
  });

  readonly hand = $derived.by(() => (this.seat === null ? NO_CARDS : (this.view.hands[this.seat] ?? NO_CARDS)));
  /** The cards before the player on the table. */
  readonly bid = $derived.by(() => (this.seat === null ? NO_CARDS : (this.view.bids[this.seat] ?? NO_CARDS)));
  /** Cards that have just come into the hand. */
  readonly fresh = $derived.by(() => {
    const before = this.source.moment?.before.view;
    const held = this.seat === null ? null : before?.hands[this.seat];
    if (!held || this.seat === null) return new Set<string>();
    const known = new Set([...held, ...(before?.bids[this.seat] ?? [])]);
    return new Set(this.hand.filter((card) => !known.has(card)));
  });
  /** Cards that have just come from the pile into a display. */
  readonly dealt = $derived.by(() => {
    const { moment } = this.source;
    const before = moment?.before.view;
    const known = new Set(before ? [...before.left, ...before.right, ...before.bids.flat()] : NO_CARDS);
    return new Set(moment ? [...this.view.left, ...this.view.right].filter((card) => !known.has(card)) : NO_CARDS);
  });
  readonly reckoning = $derived.by(() => this.reckoningOf(this.seat));
  readonly sealed = $derived.by(() => (this.seat === null ? null : (this.view.sealed[this.seat] ?? null)));
  /** Whether more than the own hand lies open, as in a replay. */
  readonly allOpen = $derived.by(
    () => this.view.phase !== "over" && this.view.hands.some((hand, seat) => hand !== null && seat !== this.seat),
  );

  /** The cards chosen for the bid; to begin with, those that are sealed. */
  readonly staged = $derived.by(() => {
    if (this.mode !== "bidding") return NO_CARDS;
    if (this.source.readonly) return this.sealed ?? NO_CARDS;
    const kept = this.#stage.value?.filter((card) => card === PLAY || this.hand.includes(card));
    return kept ?? this.sealed ?? NO_CARDS;
  });
  readonly isChanged = $derived.by(() => !sameCards(this.staged, this.sealed ?? NO_CARDS));
  readonly stagedValue = $derived.by(() => worth(this.staged));
  readonly sitsOut = $derived.by(() => this.staged.length > 0 && notes(this.staged).length === 0);

  /** What one can do in the exchange; empty until it is known, and for whoever is not asked. */
  readonly choices: Choice[] = $derived.by(() => {
    const now = this.reckoning;
    if (this.mode !== "exchange" || !this.isMyTurn || !now || !this.#foreseen) return [];
    const choices = this.#foreseen.flatMap(({ move, reckoning, standing_after }): Choice[] => {
      const target = targetOf(move);
      return reckoning ? [{ move, target, cards: this.cardsAt(target), gain: standing_after - now.total, reckoning }] : [];
    });
    return choices.sort((one, other) => (ORDER[one.target] ?? Number(one.target)) - (ORDER[other.target] ?? Number(other.target)));
  });
  readonly chosen = $derived.by(() => this.choices.find(({ move }) => move === this.#stage.value?.[0]) ?? null);

  /** What the hand comes to with what is chosen in the exchange, else as it is. */
  readonly reckoningShown = $derived.by(() => this.chosen?.reckoning ?? this.reckoning);
  /** Cards that lie on the table but count for the hand: the own bid, or what one is about to take for it. */
  readonly onTable = $derived.by(() => (this.mode === "bidding" ? NO_CARDS : (this.chosen?.cards ?? this.bid)));
  readonly pockets = $derived.by(() => {
    const own = this.seat === null ? NO_CARDS : [PLAY];
    return pocketsOf([...this.hand, ...this.onTable, ...own], this.currencies);
  });

  reckoningOf(seat: number | null): MoneyReckoning | null {
    return seat === null ? null : (this.seen.reckoning?.[seat] ?? null);
  }

  cardsAt(target: Choice["target"]): string[] {
    if (target === "left" || target === "right") return this.view[target];
    return target === "keep" ? this.bid : (this.view.bids[target] ?? NO_CARDS);
  }

  /** Who will act after the player has made this choice, as far as one can see; null if nobody is left. */
  nextAfter({ target }: Choice): { seat: number; value: number } | null {
    if (typeof target === "number") return { seat: target, value: worth(this.bid) };
    const rest = this.entries.filter(({ seat, deed, rank }) => seat !== this.seat && !deed && rank !== null);
    return rest[0] ? { seat: rest[0].seat, value: rest[0].value } : null;
  }

  /** One more card of a stack into the bid; after the last, none of it. */
  step(cards: readonly string[]): void {
    const inBid = cards.filter((card) => this.staged.includes(card)).length;
    const others = this.staged.filter((card) => !cards.includes(card));
    this.#stage.value = inBid < cards.length ? [...others, ...cards.slice(0, inBid + 1)] : others;
  }

  /** Light up a move that somebody advises, and choose it if it is to be staged. */
  advise(move: string, isStaged: boolean): void {
    this.#advice = { of: this.source.stageKey, move };
    if (isStaged) this.#stage.value = this.mode === "bidding" ? [...this.advised.cards] : [move];
  }

  /** What is lit up: cards of the hand, or an exchange. */
  readonly advised = $derived.by(() => {
    const move = this.#advice?.of === this.source.stageKey ? this.#advice.move : "";
    return { move, cards: move.startsWith("bid ") ? move.split(" ").slice(1) : NO_CARDS };
  });

  readonly choose = (move: string) => (this.#stage.value = [move]);

  readonly canUndo = $derived(this.isMyTurn && (this.mode === "bidding" ? this.isChanged : this.chosen !== null));

  /** Back to what is sealed, or to no choice. */
  readonly undo = () => this.#stage.clear();
  readonly seal = () => this.source.send([bidMove(this.staged)]);
  /** Make this exchange. */
  readonly exchange = ({ move }: Choice) => this.source.send([move]);

  /** What to ask the server next: which decision, and which bid; null where there is nothing to foresee. */
  readonly #question = $derived.by(() => {
    if (!this.isMyTurn) return null;
    if (this.mode === "exchange") return `${this.seen.decision}|`;
    return this.staged.length ? `${this.seen.decision}|${bidMove(this.staged)}` : null;
  });

  /** Ask what the staged choice would come to. Answers for an older one are dropped. */
  #lookAhead(): (() => void) | void {
    const question = this.#question;
    this.#foreseen = null;
    if (question === null) {
      this.prospects = null;
      return;
    }
    let isStale = false;
    const move = question.slice(question.indexOf("|") + 1);
    const asked = untrack(() => this.source.preview(move ? [move] : []));
    void asked.then(({ next, prospects }) => ({ next, prospects }), foreseenInRefusal).then(({ next, prospects }) => {
      if (isStale) return;
      this.#foreseen = next;
      this.prospects = prospects;
    });
    return () => {
      isStale = true;
    };
  }
}

function targetOf(move: string): Choice["target"] {
  const [verb, what] = move.split(" ");
  if (verb === "take") return what === "left" ? "left" : "right";
  return verb === "swap" ? Number(what) : "keep";
}

/**
 * Whoever bids last turns up all bids: then what that bid would bring is told with the refusal. Any other refusal says that
 * the table has moved on, or that the server is away: then there is nothing to foresee.
 */
function foreseenInRefusal(problem: unknown): { next: null; prospects: MoneyProspects | null } {
  if (!(problem instanceof Problem)) throw problem;
  const { prospects } = problem.facts;
  return { next: null, prospects: isProspects(prospects) ? prospects : null };
}

function isProspects(value: unknown): value is MoneyProspects {
  return typeof value === "object" && value !== null && "left" in value && "right" in value;
}
