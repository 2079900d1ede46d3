import { persistently } from "../api/persisting";
import { Problem } from "../api/problem";
import type { Server } from "../api/server";
import type { Line, Preview, Replayed, Seen } from "../api/types";
import { settings } from "../app/settings.svelte";
import { keep, recall } from "../app/storage";
import { world as page, type World } from "../app/surroundings";
import type { GamePlugin } from "../games/plugin";
import { GAMES, plugin } from "../games/registry";
import type { Game } from "../games/types";
import { Positions, linesUpTo, seenAt, toldAt } from "../replay/positions";
import { Pace, type Frame } from "../table/pace";
import { PacedTable } from "../table/paced.svelte";
import type { TableSource } from "../table/source";
import { showRefusal } from "../ui/refusing";
import { OWN_SEAT, fulfils, type LessonPlan, type Step } from "./lessons";

const PAUSE_MS = 1_100;

/** The server does not answer, or the like. */
export const refuse = (problem: unknown): void => showRefusal(problem, String);

const progressKey = (game: Game) => `etalage.learn.${game}`;

/** A table on which a lesson is played: positions with known cards, where one move is right and the others explain it. */
export class Lesson<G extends Game = Game> extends PacedTable implements TableSource {
  index = $state(0);
  /** The task of this step is fulfilled. */
  isDone = $state(false);
  /** The last step lies behind the learner. */
  isOver = $state(false);
  /** Whether the learner asks for help. */
  wantsHint = $state(false);
  /** The moves that the learner has staged, as far as the table has asked what they would bring. */
  #staged = $state.raw<readonly string[]>([]);
  /** The move that help lights up: the first of those wanted that is not staged, while what is staged leads there. */
  readonly lit: string | null = $derived.by(() => {
    const { task } = this.step;
    if (!task || !this.wantsHint || this.isDone) return null;
    const wanted = task.shows ?? (Array.isArray(task.wants) ? task.wants[0] : null) ?? [];
    const staged = task.shows ? this.#staged : [];
    return staged.every((move, index) => move === wanted[index]) ? (wanted[staged.length] ?? null) : null;
  });
  /** How often something else was tried. */
  misses = $state(0);
  sending = $state(false);
  readonly maySendAlone = false;
  /** The guide has hints of its own. */
  readonly askCoach = null;
  readonly steps: readonly Step<G>[] = $derived.by(() => this.plan.steps);
  readonly step: Step<G> = $derived(this.steps[this.index]!);
  /** What is spoken of on the table; what comes of a task speaks for itself, and so does a hint. */
  readonly spot: readonly string[] = $derived.by(() => (this.isDone || this.lit !== null ? [] : (this.step.spot ?? [])));
  /** There is nothing to do here, or it is done. */
  readonly mayGoOn = $derived(this.isDone || !this.step.task);
  /** One can only do something where something is asked. */
  readonly readonly = $derived(this.mayGoOn);
  readonly stageKey = $derived.by(() => `etalage.stage.learn.${this.game}.${this.index}`);
  /** What has happened since the learner came to this scene: what was played before is nobody's doing here. */
  readonly logged: readonly Line[] = $derived.by(() => this.lines.slice(this.#skipped));
  /** The step that is shown or on its way. */
  #wanted = 0;
  #isClosed = false;
  readonly #pace: Pace;

  private constructor(
    readonly game: G, readonly table: GamePlugin, private readonly plan: LessonPlan<G>, private scene: Arrival, private readonly world: World,
  ) {
    super(scene.frame);
    this.#pace = new Pace({
      clock: world.clock,
      show: this.show,
      holdOf: (_, seen) => (seen.table.number === this.#next?.ply ? (this.#next.hold ?? null) : null),
      holdMs: () => 0, // the step itself stays until the learner goes on
      pauseMs: (_, seen) => (this.#isUnderWay && !settings.still && !seen.table.waiting.includes(OWN_SEAT) ? PAUSE_MS : 0),
      rest: () => this.#isUnderWay && this.#playOn(),
    });
    this.#pace.put(scene.frame);
  }

  /** Begin where one was the last time. */
  static async open<G extends Game>(game: G, world: World = page): Promise<Lesson<G>> {
    const [{ lesson: plan }, table] = await Promise.all([GAMES[game].lesson(), plugin<Game>(game)]);
    const index = Math.min(recall("localStorage", progressKey(game), 0), plan.steps.length - 1);
    const lesson = new Lesson(game, table, plan, await arrival(plan.steps[index]!, world.server), world);
    lesson.index = lesson.#wanted = index;
    return lesson;
  }

  /** To a step, as soon as its scene has arrived: until then all is as it was. */
  async goTo(index: number): Promise<void> {
    this.#pace.stop();
    this.#wanted = index;
    const scene = await arrival(this.steps[index]!, this.world.server);
    if (index !== this.#wanted || this.#isClosed) return; // the learner has gone on meanwhile
    this.index = index;
    this.isDone = this.isOver = false;
    this.misses = 0;
    this.#staged = [];
    this.scene = scene;
    this.#pace.put(scene.frame);
    keep("localStorage", progressKey(this.game), index);
  }

  /** To the next step; after the last one the lesson is over. */
  goOn(): void {
    if (!this.mayGoOn) return;
    if (this.index + 1 < this.steps.length) return void this.goTo(this.index + 1).catch(refuse);
    this.isOver = true;
    keep("localStorage", progressKey(this.game), 0);
  }

  preview(moves: string[]): Promise<Preview<G>> {
    const { step } = this;
    this.#staged = moves;
    return persistently(this.world.clock, () => this.#foresee(moves), () => !this.#isClosed && step === this.step);
  }

  #foresee(moves: string[]): Promise<Preview<G>> {
    return this.world.server.replayPreview(this.scene.positions.record, this.step.ply, OWN_SEAT, moves);
  }

  /** Make moves if they are what is asked for; else a refusal that says to look again. */
  async send(moves: string[]): Promise<void> {
    const { step } = this;
    if (!step.task) return;
    this.sending = true;
    try {
      const foreseen = () => this.#foresee(moves.filter((move) => move !== this.plan.ending));
      const isRight = await fulfils(step.task, moves, foreseen);
      if (step !== this.step) return; // the learner has gone on meanwhile
      if (!isRight) {
        this.misses += 1;
        throw new Problem(409, "lesson", "something else is asked for");
      }
      this.isDone = true;
      if (this.#end > this.seen.table.number) this.#playOn();
      else this.#showForeseen(await foreseen());
    } finally {
      this.sending = false;
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#pace.stop();
  }

  /** So many lines of the log lead to where the scene begins. */
  get #skipped(): number {
    const { ply } = this.steps.find(({ scene }) => scene === this.step.scene)!;
    return ply ? this.scene.frame.lines.filter(({ number }) => number <= ply).length : 0;
  }

  /** The next step, if it goes on in this scene. */
  get #next(): Step<G> | null {
    const next = this.steps[this.index + 1];
    return next?.scene === this.step.scene ? next : null;
  }

  /** The position up to which the scene is played when the task is done. */
  get #end(): number {
    return this.step.task?.until ?? this.#next?.ply ?? this.step.ply;
  }

  /** Whether the others are still to answer what the learner did. */
  get #isUnderWay(): boolean {
    return this.isDone && this.seen.table.number < this.#end;
  }

  /** The learner's move and those of the others, one after the other, up to the next step. */
  #playOn(): void {
    const { step, scene: { positions } } = this;
    void positions.at(this.seen.table.number + 1, OWN_SEAT).then((position) => {
      if (step === this.step && !this.#isClosed) this.#pace.add({ told: toldAt(position), seen: seenIn(positions, position) });
    }).catch(refuse);
  }

  #showForeseen({ view, reckoning, told }: Preview): void {
    const number = this.seen.table.number;
    const lines = [...this.lines, ...told.map((event) => ({ ...event, number, at: 0 }) as Line)];
    this.#pace.put({ seen: { ...this.seen, view, reckoning, legal: null }, lines, moment: null });
  }
}

type Arrival = Awaited<ReturnType<typeof arrival>>;

/** Where a step begins: the positions of its scene, and what is shown. */
async function arrival<G extends Game>({ scene, ply, hold }: Step<G>, server: Server) {
  const positions = new Positions(server, (await scene()).default, true);
  const [position, before] = await Promise.all([positions.at(ply, OWN_SEAT), positions.at(Math.max(0, ply - 1), OWN_SEAT)]);
  const moment = ply > 0 ? { told: toldAt(position), before: seenIn(positions, before), hold: hold ?? null } : null;
  const frame: Frame = { seen: seenIn(positions, position), lines: linesUpTo(position), moment };
  return { positions, frame };
}

function seenIn({ record }: Positions, position: Replayed): Seen {
  return { ...seenAt(position, OWN_SEAT, record), legal: position.legal };
}
