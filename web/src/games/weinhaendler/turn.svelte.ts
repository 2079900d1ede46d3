import { Problem } from "../../api/problem";
import type { Preview } from "../../api/types";
import { isMyTurn, viewOf, type TableSource } from "../../table/source";
import { Stage } from "../../table/stage.svelte";
import { bidMove, holderOf, ranking, standing, total } from "./bids";
import { byPosition, type Cellar } from "./cellar";
import { ALIKE, HAND_LIMIT, MIXED } from "./numbers";
import { OnlyMove } from "./onlyMove.svelte";
import type { Placed, WeinhaendlerEvent, WeinhaendlerReckoning, WeinhaendlerView } from "./types";

/** A bottle that is to be laid down: which of the hand, and where. */
export interface Placing {
  slot: number;
  place: string;
}

interface Staged {
  /** The cards of the hand that are to be bid. */
  chosen: number[];
  placed: Placing[];
  /** The bottle in search of a place, and the place that is tried. */
  picked: number | null;
  at: string | null;
}

/** What laying a bottle somewhere brings. */
export interface Gain {
  place: string;
  points: number;
  stars: number;
  alike: number;
  mixed: number;
  /** The places of each trio that it completes. */
  trios: string[][];
  /** It was the last bottle of its cellar. */
  closes?: boolean;
}

const NOTHING: Staged = { chosen: [], placed: [], picked: null, at: null };
const LONGEST_ROW = 6;

/** What the player is about to do: chosen and staged, and what would come of it. Nothing here is sent before `go`. */
export class Turn {
  readonly #stage: Stage<Staged>;
  /** The decision for which moves have been sent: the table that comes of them is on its way. */
  #answered = $state<string | null>(null);
  /** What somebody advises for a decision. */
  #advice = $state.raw<{ of: string; move: string } | null>(null);
  #foreseen = $state.raw<{ of: string; key: string; preview: Preview<"weinhaendler"> } | null>(null);
  #justLaid = $state.raw<Gain | null>(null);
  /** For what is staged, the player has been told what would be lost at the end of the turn. */
  #warned = $state<string | null>(null);
  #refused = $state.raw<{ key: string; problem: Problem } | null>(null);
  readonly onlyMove: OnlyMove;

  constructor(private readonly shown: () => TableSource<"weinhaendler">) {
    this.#stage = new Stage(this.source.stageKey, NOTHING);
    // Before the page shows the next decision: slots chosen for this one are other cards then.
    $effect.pre(() => this.#stage.moveTo(this.source.stageKey));
    $effect(() => {
      if (this.isPlacing) void this.#foresee(this.placeMoves, this.#key);
    });
    $effect(() => {
      if (this.#doubted !== null) void this.#askWhy(this.#doubted);
    });
    this.onlyMove = new OnlyMove(this);
  }

  get source(): TableSource<"weinhaendler"> {
    return this.shown();
  }
  readonly isHeld = $derived(this.source.moment?.hold != null);
  /** The table as it is shown: while the exchange is held, as it stood before. */
  readonly view: WeinhaendlerView = $derived((this.isHeld && this.source.moment?.before.view) || viewOf(this.source));
  /** The seat from whose side the table is shown: a spectator sits behind the first. */
  readonly me = $derived(this.source.seen.seat ?? this.view.seat ?? 0);
  readonly hand = $derived(this.view.hands[this.me] ?? []);
  /** On a phone the hand takes several rows of about the same length. */
  readonly handRows = $derived(Math.max(1, Math.ceil(this.hand.length / LONGEST_ROW)));

  readonly isMine = $derived(isMyTurn(this.source));
  /** Moves are on their way; nothing can be done until the answer is there. */
  readonly isBusy = $derived(this.source.sending || this.#answered === this.source.stageKey);
  readonly isBidding = $derived(this.isMine && this.view.phase === "bidding");
  readonly isPlacing = $derived(this.isMine && this.view.phase === "cellars");

  /* ---- bidding ---- */

  readonly chosen: readonly number[] = $derived.by(() => (this.isBidding ? this.#stage.value.chosen : []));
  readonly chosenCards = $derived(this.chosen.map((slot) => this.hand[slot] ?? "").filter(Boolean));
  /** The own bid with what is chosen, in tenths. */
  readonly value = $derived((this.view.values[this.me] ?? 0) + total(this.chosenCards));
  /** Who already stands at the value chosen. */
  readonly holder = $derived(this.chosen.length ? holderOf(this.value, this.view.values, this.me) : null);
  /** All bids with what is chosen; a value that is taken changes nobody's rank. */
  readonly values = $derived(this.view.values.map((value, seat) => (seat === this.me && this.holder === null ? this.value : value)));
  readonly standing = $derived(standing(this.values, this.me));
  readonly canBid = $derived(this.chosen.length > 0 && this.#isLegal(bidMove(this.chosenCards)));
  /** A bid that is not legal, though nobody stands at its value: why is for the server to say. */
  readonly #doubted = $derived(this.chosen.length && !this.canBid && this.holder === null ? bidMove(this.chosenCards) : null);
  /** What the server says of it. */
  readonly refusal = $derived(this.#doubted !== null && this.#refused?.key === this.#keyOf(this.#doubted) ? this.#refused.problem : null);
  /** Whether there is anything to bid: an empty hand, or one that always collides, can only pass. */
  readonly hasBid = $derived(this.source.seen.legal?.moves?.some((move) => move.startsWith("bid ")) ?? true);
  readonly canDraw = $derived(this.isBidding && this.#isLegal("pass draw"));
  /** The own bid leads as it lies, without what is chosen. */
  readonly leads = $derived(ranking(this.view.values)[0] === this.me);
  /** The others who may still bid; an empty hand can only pass. */
  readonly rivals = $derived(this.view.passed.flatMap((passed, seat) => (passed || seat === this.me || !this.view.hand_sizes[seat] ? [] : [seat])));

  /** The own bid leads, and nobody can go higher: to raise it would only cost. */
  readonly isSafe = $derived(this.isBidding && this.leads && !this.rivals.length);

  /* ---- laying down ---- */

  readonly placed: readonly Placing[] = $derived.by(() => (this.isPlacing ? this.#stage.value.placed : []));
  readonly picked = $derived.by(() => (this.isPlacing ? this.#stage.value.picked : null));
  readonly at = $derived.by(() => (this.isPlacing ? this.#stage.value.at : null));
  readonly pickedCard = $derived(this.picked === null ? null : (this.hand[this.picked] ?? null));
  readonly placeMoves = $derived(this.placed.map(({ slot, place }) => `place ${this.hand[slot]} ${place}`));
  readonly #key = $derived(`${this.source.stageKey} ${this.placeMoves.join(", ")}`);
  /** What the server last said of what is staged: while another answer is on its way, good enough to look at. */
  readonly #latest = $derived(this.isPlacing && this.#foreseen?.of === this.source.stageKey ? this.#foreseen.preview : null);
  /** What it says of all that is staged. */
  readonly #answer = $derived(this.#foreseen?.key === this.#key ? this.#latest : null);

  /** The table with what is staged. */
  readonly shownView: WeinhaendlerView = $derived(this.#latest?.view ?? this.view);
  readonly cellar: Cellar = $derived(this.shownView.cellars[this.me] ?? {});
  /** How many more points the staged bottles bring. */
  readonly plus = $derived(this.#latest ? this.#latest.standing_after - this.#latest.standing : 0);
  /** What the bottle staged last has brought, until another is picked; one that closed its cellar no longer lies there. */
  readonly justLaid = $derived.by(() => {
    const isThere = this.placed.at(-1)?.place === this.#justLaid?.place && this.staged.at(-1)?.here !== false;
    return isThere ? this.#justLaid : null;
  });

  /** Where the picked bottle may go, and what it brings there; in the order of the arrows. */
  readonly lit: Gain[] = $derived.by(() => {
    const card = this.pickedCard;
    if (card === null || !this.#answer) return [];
    const before = this.#answer.reckoning[this.me];
    return (this.#answer.next ?? [])
      .filter(({ move }) => move.startsWith(`place ${card} `))
      .flatMap(({ told, reckoning }) => told.flatMap(({ name, facts }) => (name === "weinhaendler.place" ? gainOf(facts, before, reckoning) : [])))
      .sort((one, other) => byPosition(one.place, other.place));
  });

  /** In the last round, what each bottle could score that may still be laid down: it would be lost at the end of the turn. */
  readonly wouldLose: number[] = $derived.by(() => {
    const next = this.view.last ? ((this.#answer ?? this.#latest)?.next ?? []) : [];
    return this.#unplaced.flatMap((card) => {
      const best = Math.max(0, ...next.flatMap(({ move, told }) => (move.startsWith(`place ${card} `) ? pointsIn(told) : [])));
      return card && best ? [best] : [];
    });
  });

  readonly isWarned = $derived(this.#warned === this.#key);

  /** The gain at the place that is tried. */
  readonly tried: Gain | null = $derived((this.at !== null && this.#gainAt(this.at)) || null);

  /** The bottles staged; `here`: in the cellar in building, for the last bottle of one closes it. */
  readonly staged = $derived.by(() => {
    const answer = this.#latest;
    if (!answer) return [];
    const closed = answer.told.findLastIndex(({ name }) => name === "weinhaendler.cellar-complete");
    let number = 0;
    return answer.told.flatMap(({ name, facts }, index) => {
      if (name !== "weinhaendler.place") return [];
      const slot = this.placed[number++]?.slot ?? -1;
      return [{ ...gainOf(facts), number, slot, card: facts.card, here: index > closed }];
    });
  });

  /** What is lit up in the hand, the cellar and the bar. */
  readonly advised: { verb: string; slots: number[]; place: string | null } = $derived.by(() => {
    const move = this.#advice?.of === this.source.stageKey ? this.#advice.move : "";
    const [verb = "", ...rest] = move.split(" ");
    const cards = verb === "place" ? rest.slice(0, 1) : verb === "bid" ? rest : [];
    return { verb: move === "pass draw" ? "draw" : verb, slots: slotsOf(cards, this.#unplaced), place: verb === "place" ? (rest[1] ?? null) : null };
  });

  /** The hand, but for what is staged: its slots are empty. */
  readonly #unplaced = $derived(this.hand.map((card, slot) => (this.placed.some((each) => each.slot === slot) ? "" : card)));
  readonly handAfter = $derived(this.hand.length - this.placed.length);
  /** How many bottles must still be laid down before the turn may end. */
  readonly missing = $derived(Math.max(0, this.handAfter - HAND_LIMIT));
  readonly mayEnd = $derived(this.#answer?.next ? this.#answer.next.some(({ move }) => move === "done") : this.missing === 0);

  /* ---- what the player does ---- */

  /** A card of the hand was tapped. */
  choose(slot: number): void {
    if (this.isBusy || slot >= this.hand.length) return;
    const stage = this.#stage.value;
    this.#justLaid = null;
    if (this.isBidding) {
      const chosen = this.chosen.includes(slot) ? this.chosen.filter((each) => each !== slot) : [...this.chosen, slot];
      this.#stage.value = { ...stage, chosen };
    } else if (this.isPlacing) {
      const index = this.placed.findIndex((each) => each.slot === slot);
      if (index >= 0) this.takeBack(index);
      else if (this.picked === slot) this.#stage.value = { ...stage, picked: null, at: null };
      else this.#stage.value = { ...stage, picked: slot }; // the place that was tried stays so, if this bottle may lie there
    }
  }

  /** Look at what the picked bottle would bring at a lit place; null: no longer. */
  try(place: string | null): void {
    if (place === null || this.#gainAt(place)) this.#stage.value = { ...this.#stage.value, at: place };
  }

  /** A lit place was tapped: stage the picked bottle there. */
  lay(place: string): void {
    const { picked } = this;
    const gain = this.#gainAt(place);
    if (picked === null || !gain || this.isBusy) return;
    this.#stage.value = { ...NOTHING, placed: [...this.placed, { slot: picked, place }] };
    this.#justLaid = gain;
  }

  /** Stage the picked bottle where it is tried. */
  keep(): void {
    if (this.at !== null) this.lay(this.at);
  }

  /** Go through the lit places. */
  walk(step: 1 | -1): void {
    const { lit } = this;
    if (!lit.length) return;
    const index = lit.findIndex(({ place }) => place === this.at);
    const next = index < 0 ? (step > 0 ? 0 : lit.length - 1) : (index + step + lit.length) % lit.length;
    this.#stage.value = { ...this.#stage.value, at: lit[next]?.place ?? null };
  }

  /** Take back what is picked, or else the last bottle staged. */
  undo(): void {
    if (this.picked !== null) this.#stage.value = { ...this.#stage.value, picked: null, at: null };
    else if (this.placed.length) this.takeBack(this.placed.length - 1);
    else if (this.chosen.length) this.#stage.value = { ...this.#stage.value, chosen: this.chosen.slice(0, -1) };
  }

  /** Take back a staged bottle and all after it, which may rest on it. */
  takeBack(index: number): void {
    this.#justLaid = null;
    this.#stage.value = { ...NOTHING, placed: this.placed.slice(0, index) };
  }

  /** Light up what somebody advises, and choose it if it is to be staged: of a turn, every bottle. */
  advise(moves: readonly string[], isStaged: boolean): void {
    const advice = { of: this.source.stageKey, move: moves[0] ?? "" };
    this.#advice = advice;
    if (!isStaged || this.isBusy) return;
    if (this.isBidding) this.#stage.value = { ...NOTHING, chosen: this.advised.slots };
    else if (this.isPlacing) {
      const bottles = moves.filter((move) => move.startsWith("place ")).map((move) => move.split(" "));
      const slots = slotsOf(bottles.map(([, card = ""]) => card), this.#unplaced);
      this.#stage.value = { ...NOTHING, placed: [...this.placed, ...slots.map((slot, nth) => ({ slot, place: bottles[nth]![2]! }))] };
      this.#advice = { ...advice, move: "done" };
    }
  }

  lowerAll(): void {
    if (this.isBidding) this.#stage.value = NOTHING;
    else if (this.isPlacing) this.#stage.value = { ...this.#stage.value, picked: null, at: null };
  }

  readonly bid = () => this.#send([bidMove(this.chosenCards)]);
  readonly pass = () => this.#send(["pass"]);
  readonly draw = () => this.#send(["pass draw"]);
  readonly layDown = () => this.#send([...this.placeMoves, "done"]);

  /** Say what would be lost before the turn ends. */
  readonly warn = () => void (this.#warned = this.#key);

  make(move: string): Promise<void> {
    return this.#send([move]);
  }

  async #send(moves: string[]): Promise<void> {
    const decision = this.source.stageKey;
    await this.source.send(moves);
    this.#answered = decision;
  }

  #gainAt(place: string): Gain | undefined {
    return this.lit.find((each) => each.place === place);
  }

  #isLegal(move: string): boolean {
    return this.source.seen.legal?.moves?.includes(move) ?? false;
  }

  #keyOf(move: string): string {
    return `${this.source.stageKey} ${move}`;
  }

  async #askWhy(move: string): Promise<void> {
    const key = this.#keyOf(move);
    if (this.#refused?.key === key) return;
    try {
      await this.source.preview([move]);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (!problem.passes && problem.error !== "stale") this.#refused = { key, problem };
    }
  }

  async #foresee(moves: string[], key: string): Promise<void> {
    if (this.#foreseen?.key === key) return;
    try {
      const preview = await this.source.preview(moves);
      if (key === this.#key) this.#foreseen = { of: this.source.stageKey, key, preview };
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      const isIllegal = !problem.passes && problem.error !== "stale"; // kept from before a reload
      if (isIllegal && key === this.#key && moves.length) this.#stage.clear();
    }
  }
}

function pointsIn(told: readonly WeinhaendlerEvent[]): number[] {
  return told.flatMap(({ name, facts }) => (name === "weinhaendler.place" ? facts.points : []));
}

/** Where these cards are in the hand; equal ones have a slot each. */
export function slotsOf(cards: readonly string[], hand: readonly string[]): number[] {
  return cards.reduce<number[]>((slots, card) => {
    const slot = hand.findIndex((held, each) => held === card && !slots.includes(each));
    return slot < 0 ? slots : [...slots, slot];
  }, []);
}

type Reckoned = WeinhaendlerReckoning | null | undefined;

/** The places of each trio that was not there before. */
export function newTrios(before: Reckoned, after: Reckoned): string[][] {
  const known = new Set(before?.trios.map(({ places }) => places.join()));
  return (after?.trios ?? []).map(({ places }) => places).filter((places) => !known.has(places.join()));
}

function gainOf({ place, points, stars, trios }: Placed, before?: Reckoned, after?: Reckoned): Gain {
  return {
    place,
    points,
    stars,
    alike: trios.filter((worth) => worth === ALIKE).length,
    mixed: trios.filter((worth) => worth === MIXED).length,
    trios: newTrios(before, after),
  };
}
