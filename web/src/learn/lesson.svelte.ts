import { api } from "../api/client";
import { persistently } from "../api/persisting";
import { Problem } from "../api/problem";
import type { Line, Preview, RecordText, Replayed, Seen } from "../api/types";
import { settings } from "../app/settings.svelte";
import { GAMES } from "../games/registry";
import type { Game } from "../games/types";
import { linesOf, seenAt } from "../replay/source.svelte";
import type { Hold, Moment, TableSource } from "../table/source";
import { showRefusal } from "../ui/refusing";
import { OWN_SEAT, fulfils, type LessonPlan, type Step } from "./lessons";
import { keepProgress } from "./progress";

const PAUSE_MS = 1_100;

/** The server does not answer, or the like. */
export const refuse = (problem: unknown): void => showRefusal(problem, String);

/** A table on which a lesson is played: positions with known cards, where one move is right and the others explain it. */
export class Lesson<G extends Game = Game> implements TableSource {
  #index = $state(0);
  #shown = $state.raw<Replayed>() as Replayed;
  #seen = $state.raw<Seen>() as Seen;
  #moment = $state.raw<Moment | null>(null);
  #isDone = $state(false);
  #isOver = $state(false);
  #misses = $state(0);
  #sending = $state(false);
  #record: RecordText = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  private constructor(readonly game: G, private readonly plan: LessonPlan<G>) {}

  /** Begin at a step, or where one was the last time. */
  static async open<G extends Game>(game: G, index: number): Promise<Lesson<G>> {
    const lesson = new Lesson(game, (await GAMES[game].lesson()).lesson);
    await lesson.goTo(Math.min(index, lesson.steps.length - 1));
    return lesson;
  }

  get seen(): Seen {
    return this.#seen;
  }
  get lines(): Line[] {
    return linesOf(this.#shown).filter((line) => line.number <= this.#seen.table.number);
  }
  get moment(): Moment | null {
    return this.#moment;
  }
  get sending(): boolean {
    return this.#sending;
  }
  /** One can only do something where something is asked. */
  get readonly(): boolean {
    return !this.step.task || this.#isDone;
  }
  get stageKey(): string {
    return `etalage.stage.learn.${this.game}.${this.#index}`;
  }

  get steps(): readonly Step<G>[] {
    return this.plan.steps;
  }
  get index(): number {
    return this.#index;
  }
  get step(): Step<G> {
    return this.steps[this.#index]!;
  }
  /** The task of this step is fulfilled, or it has none. */
  get mayGoOn(): boolean {
    return this.#isDone || !this.step.task;
  }
  get isDone(): boolean {
    return this.#isDone;
  }
  /** The last step lies behind the learner. */
  get isOver(): boolean {
    return this.#isOver;
  }
  /** How often something else was tried. */
  get misses(): number {
    return this.#misses;
  }

  async goTo(index: number): Promise<void> {
    clearTimeout(this.#timer);
    this.#index = index;
    this.#isDone = this.#isOver = false;
    this.#misses = 0;
    const { default: record } = await this.step.scene();
    if (index !== this.#index) return; // the learner has gone on meanwhile
    this.#record = record;
    await this.#show(this.step.ply, this.step.hold ?? null);
    keepProgress(this.game, index);
  }

  /** To the next step; after the last one the lesson is over. */
  async proceed(): Promise<void> {
    if (this.#index + 1 < this.steps.length) return this.goTo(this.#index + 1);
    this.#isOver = true;
    keepProgress(this.game, 0);
  }

  goOn(): void {
    if (this.mayGoOn) void this.proceed().catch(refuse);
  }

  preview(moves: string[]): Promise<Preview<G>> {
    const { step } = this;
    return persistently(() => this.#foresee(moves), () => !this.#closed && step === this.step);
  }

  #foresee(moves: string[]): Promise<Preview<G>> {
    return api.replayPreview(this.#record, this.step.ply, OWN_SEAT, moves);
  }

  /** Make moves if they are what is asked for; else a refusal that says to look again. */
  async send(moves: string[]): Promise<void> {
    const { task } = this.step;
    if (!task) return;
    this.#sending = true;
    try {
      const foreseen = () => this.#foresee(moves.filter((move) => move !== this.plan.ending));
      if (!(await fulfils(task, moves, foreseen))) {
        this.#misses += 1;
        throw new Problem(409, "lesson", "something else is asked for");
      }
      this.#isDone = true;
      if (this.#staysInScene) void this.#playOn().catch(refuse);
      else this.#showForeseen(await foreseen());
    } finally {
      this.#sending = false;
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  get #staysInScene(): boolean {
    return this.steps[this.#index + 1]?.scene === this.step.scene;
  }

  /** The learner's move and those of the others, one after the other, up to the next step. */
  async #playOn(): Promise<void> {
    const next = this.steps[this.#index + 1]!;
    const ply = this.#seen.table.number + 1;
    await this.#show(ply, ply === next.ply ? (next.hold ?? null) : null);
    const pause = settings.still ? 0 : PAUSE_MS;
    if (this.#seen.table.number < next.ply && this.#isDone) this.#timer = setTimeout(() => void this.#playOn().catch(refuse), pause);
  }

  async #show(ply: number, hold: Hold | null): Promise<void> {
    const index = this.#index;
    const [position, before] = await Promise.all([this.#position(ply), this.#position(Math.max(0, ply - 1))]);
    if (index !== this.#index) return; // as above
    this.#shown = position;
    this.#seen = this.#seenAt(position);
    const told = linesOf(position).filter((line) => line.number === ply);
    this.#moment = ply > 0 ? { told, before: this.#seenAt(before), hold } : null;
  }

  #seenAt(position: Replayed): Seen {
    return { ...seenAt(position, OWN_SEAT, this.#record), legal: position.legal };
  }

  #showForeseen({ view, reckoning }: Preview): void {
    this.#moment = null;
    this.#seen = { ...this.#seen, view, reckoning, legal: null };
  }

  #position(ply: number): Promise<Replayed> {
    return api.replay(this.#record, ply, OWN_SEAT, false);
  }
}
