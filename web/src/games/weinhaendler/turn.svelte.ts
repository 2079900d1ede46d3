import { Problem } from "../../api/problem";
import type { Preview } from "../../api/types";
import { isMyTurn, viewOf, type TableSource } from "../../table/source";
import { Stage } from "../../table/stage.svelte";
import { bidMove, holderOf, standing, total } from "./bids";
import { byPosition, type Cellar } from "./cellar";
import { ALIKE, HAND_LIMIT, MIXED } from "./numbers";
import type { Placed, WeinhaendlerReckoning, WeinhaendlerView } from "./types";

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

/** A bottle staged, as it lies in the cellar that is shown. */
export interface StagedBottle extends Gain {
  number: number;
  slot: number;
  card: string;
  /** Whether it lies in the cellar in building; the 15th bottle closes one. */
  here: boolean;
}

const NOTHING: Staged = { chosen: [], placed: [], picked: null, at: null };
const LONGEST_ROW = 6;

/** What the player is about to do: chosen and staged, and what would come of it. Nothing here is sent before `go`. */
export class Turn {
  readonly #stage: Stage<Staged>;
  /** The decision for which moves have been sent: the table that comes of them is on its way. */
  #answered = $state<string | null>(null);
  #foreseen = $state.raw<{ of: string; key: string; preview: Preview<"weinhaendler"> } | null>(null);

  constructor(private readonly shown: () => TableSource<"weinhaendler">) {
    this.#stage = new Stage(this.source.stageKey, NOTHING);
    // Before the page shows the next decision: slots chosen for this one are other cards then.
    $effect.pre(() => this.#stage.moveTo(this.source.stageKey));
    $effect(() => {
      if (this.isPlacing) void this.#foresee(this.#placeMoves, this.#key);
    });
  }

  get source(): TableSource<"weinhaendler"> {
    return this.shown();
  }
  /** The table as it is shown: while the exchange is held, as it stood before. */
  get view(): WeinhaendlerView {
    const before = this.isHeld ? this.source.moment?.before.view : null;
    return before ?? viewOf(this.source);
  }
  get isHeld(): boolean {
    return this.source.moment?.hold != null;
  }

  /** The seat from whose side the table is shown: a spectator sits behind the first. */
  get me(): number {
    return this.source.seen.seat ?? this.view.seat ?? 0;
  }

  get hand(): string[] {
    return this.view.hands[this.me] ?? [];
  }

  /** On a phone the hand takes several rows of about the same length. */
  get handRows(): number {
    return Math.max(1, Math.ceil(this.hand.length / LONGEST_ROW));
  }

  get isMine(): boolean {
    return isMyTurn(this.source);
  }
  /** Moves are on their way; nothing can be done until the answer is there. */
  get isBusy(): boolean {
    return this.source.sending || this.#answered === this.source.stageKey;
  }
  get isBidding(): boolean {
    return this.isMine && this.view.phase === "bidding";
  }
  get isPlacing(): boolean {
    return this.isMine && this.view.phase === "cellars";
  }

  /* ---- bidding ---- */

  get chosen(): readonly number[] {
    return this.isBidding ? this.#stage.value.chosen : [];
  }
  get chosenCards(): string[] {
    return this.chosen.map((slot) => this.hand[slot] ?? "").filter(Boolean);
  }

  /** The own bid with what is chosen, in tenths. */
  get value(): number {
    return (this.view.values[this.me] ?? 0) + total(this.chosenCards);
  }
  /** All bids with what is chosen; a value that is taken changes nobody's rank. */
  get values(): number[] {
    const isTaken = this.holder !== null;
    return this.view.values.map((value, seat) => (seat === this.me && !isTaken ? this.value : value));
  }
  get standing() {
    return standing(this.values, this.me);
  }
  /** Who already stands at the value chosen. */
  get holder(): number | null {
    return this.chosen.length ? holderOf(this.value, this.view.values, this.me) : null;
  }
  get canBid(): boolean {
    return this.chosen.length > 0 && this.#isLegal(bidMove(this.chosenCards));
  }
  /** Whether there is anything to bid: an empty hand, or one that always collides, can only pass. */
  get hasBid(): boolean {
    return this.source.seen.legal?.moves?.some((move) => move.startsWith("bid ")) ?? true;
  }
  get canDraw(): boolean {
    return this.isBidding && this.#isLegal("pass draw");
  }

  /* ---- laying down ---- */

  get placed(): readonly Placing[] {
    return this.isPlacing ? this.#stage.value.placed : [];
  }
  get picked(): number | null {
    return this.isPlacing ? this.#stage.value.picked : null;
  }
  get at(): string | null {
    return this.isPlacing ? this.#stage.value.at : null;
  }
  get pickedCard(): string | null {
    return this.picked === null ? null : (this.hand[this.picked] ?? null);
  }

  /** The table with what is staged. */
  get shownView(): WeinhaendlerView {
    return this.#latest?.view ?? this.view;
  }
  get cellar(): Cellar {
    return this.shownView.cellars[this.me] ?? {};
  }

  /** How many more points the staged bottles bring. */
  get plus(): number {
    return this.#latest ? this.#latest.standing_after - this.#latest.standing : 0;
  }

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

  /** The gain at the place that is tried. */
  readonly tried: Gain | null = $derived(this.lit.find(({ place }) => place === this.at) ?? null);

  readonly staged: StagedBottle[] = $derived.by(() => {
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

  get handAfter(): number {
    return this.hand.length - this.placed.length;
  }
  /** How many bottles must still be laid down before the turn may end. */
  get missing(): number {
    return Math.max(0, this.handAfter - HAND_LIMIT);
  }
  get mayEnd(): boolean {
    const next = this.#answer?.next;
    return next ? next.some(({ move }) => move === "done") : this.missing === 0;
  }

  /* ---- what the player does ---- */

  /** A card of the hand was tapped. */
  choose(slot: number): void {
    if (this.isBusy || slot >= this.hand.length) return;
    const stage = this.#stage.value;
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

  /** A lit place was tapped: try it, and the second time keep it. */
  try(place: string): void {
    if (this.at === place) this.keep();
    else if (this.lit.some((each) => each.place === place)) this.#stage.value = { ...this.#stage.value, at: place };
  }

  /** Stage the picked bottle where it is tried. */
  keep(): void {
    const { picked, tried } = this;
    if (picked === null || !tried) return;
    const placed = [...this.placed, { slot: picked, place: tried.place }];
    this.#stage.value = { ...NOTHING, placed };
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
    this.#stage.value = { ...NOTHING, placed: this.placed.slice(0, index) };
  }

  lowerAll(): void {
    if (this.isBidding) this.#stage.value = NOTHING;
    else if (this.isPlacing) this.#stage.value = { ...this.#stage.value, picked: null, at: null };
  }

  bid(): Promise<void> {
    return this.#send([bidMove(this.chosenCards)]);
  }
  pass(): Promise<void> {
    return this.#send(["pass"]);
  }
  draw(): Promise<void> {
    return this.#send(["pass draw"]);
  }
  layDown(): Promise<void> {
    return this.#send([...this.#placeMoves, "done"]);
  }

  async #send(moves: string[]): Promise<void> {
    const decision = this.source.stageKey;
    await this.source.send(moves);
    this.#answered = decision;
  }

  #isLegal(move: string): boolean {
    return this.source.seen.legal?.moves?.includes(move) ?? false;
  }

  get #placeMoves(): string[] {
    return this.placed.map(({ slot, place }) => `place ${this.hand[slot]} ${place}`);
  }
  get #key(): string {
    return `${this.source.stageKey} ${this.#placeMoves.join(", ")}`;
  }
  /** What the server says of what is staged. */
  get #answer(): Preview<"weinhaendler"> | null {
    return this.#foreseen?.key === this.#key ? this.#latest : null;
  }
  /** The same, or while it is on its way what it said before: good enough to look at. */
  get #latest(): Preview<"weinhaendler"> | null {
    return this.isPlacing && this.#foreseen?.of === this.source.stageKey ? this.#foreseen.preview : null;
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

type Reckoned = WeinhaendlerReckoning | null | undefined;

function gainOf({ place, points, stars, trios }: Placed, before?: Reckoned, after?: Reckoned): Gain {
  const known = new Set(before?.trios.map(({ places }) => places.join()));
  return {
    place,
    points,
    stars,
    alike: trios.filter((worth) => worth === ALIKE).length,
    mixed: trios.filter((worth) => worth === MIXED).length,
    trios: (after?.trios ?? []).map(({ places }) => places).filter((places) => !known.has(places.join())),
  };
}
