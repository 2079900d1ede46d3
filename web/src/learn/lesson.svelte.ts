import { persistently } from "../api/persisting";
import { Problem } from "../api/problem";
import { server } from "../api/server";
import type { Preview, Replayed, Seen } from "../api/types";
import { settings } from "../app/settings.svelte";
import { clock } from "../app/surroundings";
import { GAMES } from "../games/registry";
import type { Game } from "../games/types";
import { Positions, linesUpTo, seenAt, toldAt } from "../replay/positions";
import { Pace } from "../table/pace";
import { PacedTable } from "../table/paced.svelte";
import type { TableSource } from "../table/source";
import { showRefusal } from "../ui/refusing";
import { OWN_SEAT, fulfils, type LessonPlan, type Step } from "./lessons";
import { keepProgress } from "./progress";

const PAUSE_MS = 1_100;

/** The server does not answer, or the like. */
export const refuse = (problem: unknown): void => showRefusal(problem, String);

/** A table on which a lesson is played: positions with known cards, where one move is right and the others explain it. */
export class Lesson<G extends Game = Game> extends PacedTable implements TableSource {
  #index = $state(0);
  #isDone = $state(false);
  #isOver = $state(false);
  #misses = $state(0);
  #sending = $state(false);
  #positions = new Positions({});
  #closed = false;
  readonly #pace = new Pace({
    clock,
    show: this.show,
    holdOf: (_, seen) => (seen.table.number === this.#next?.ply ? (this.#next.hold ?? null) : null),
    holdMs: () => 0, // the step itself stays until the learner goes on
    pauseMs: () => (this.#isUnderWay && !settings.still ? PAUSE_MS : 0),
    rest: () => this.#isUnderWay && this.#playOn(),
  });

  private constructor(readonly game: G, private readonly plan: LessonPlan<G>) {
    super();
  }

  /** Begin at a step, or where one was the last time. */
  static async open<G extends Game>(game: G, index: number): Promise<Lesson<G>> {
    const lesson = new Lesson(game, (await GAMES[game].lesson()).lesson);
    await lesson.goTo(Math.min(index, lesson.steps.length - 1));
    return lesson;
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
    this.#pace.stop();
    this.#index = index;
    this.#isDone = this.#isOver = false;
    this.#misses = 0;
    const { default: record } = await this.step.scene();
    if (index !== this.#index) return; // the learner has gone on meanwhile
    this.#positions = new Positions(record, true);
    await this.#arrive();
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
    return server.replayPreview(this.#positions.record, this.step.ply, OWN_SEAT, moves);
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
      if (this.#next) this.#playOn();
      else this.#showForeseen(await foreseen());
    } finally {
      this.#sending = false;
    }
  }

  close(): void {
    this.#closed = true;
    this.#pace.stop();
  }

  /** The next step, if it goes on in this scene. */
  get #next(): Step<G> | null {
    const next = this.steps[this.#index + 1];
    return next?.scene === this.step.scene ? next : null;
  }

  /** Whether the others are still to answer what the learner did. */
  get #isUnderWay(): boolean {
    return this.#isDone && this.#next !== null && this.seen.table.number < this.#next.ply;
  }

  /** The learner's move and those of the others, one after the other, up to the next step. */
  #playOn(): void {
    const { step } = this;
    void this.#positions.at(this.seen.table.number + 1, OWN_SEAT).then((position) => {
      if (step === this.step && !this.#closed) this.#pace.add({ told: toldAt(position), seen: this.#seenAt(position) });
    }).catch(refuse);
  }

  /** Show where this step begins, and what led there. */
  async #arrive(): Promise<void> {
    const { step } = this;
    const { ply, hold = null } = step;
    const [position, before] = await Promise.all([this.#positions.at(ply, OWN_SEAT), this.#positions.at(Math.max(0, ply - 1), OWN_SEAT)]);
    if (step !== this.step) return; // as above
    const moment = ply > 0 ? { told: toldAt(position), before: this.#seenAt(before), hold } : null;
    this.#pace.put({ seen: this.#seenAt(position), lines: linesUpTo(position), moment });
  }

  #seenAt(position: Replayed): Seen {
    return { ...seenAt(position, OWN_SEAT, this.#positions.record), legal: position.legal };
  }

  #showForeseen({ view, reckoning }: Preview): void {
    this.#pace.put({ seen: { ...this.seen, view, reckoning, legal: null }, lines: this.lines, moment: null });
  }
}
