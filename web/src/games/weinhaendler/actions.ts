import { price, signed } from "../../words/formats";
import { t } from "../../words/words.svelte";
import type { Turn } from "./turn.svelte";

export interface Action {
  /** Which move it makes, where there is one that others may advise. */
  verb?: string;
  label: string;
  /** Null: not now; the label says what is missing. */
  act: (() => unknown) | null;
}

/** The large button at the bottom right; null where there is nothing to do but look. */
export function primaryAction(turn: Turn, nameOf: (seat: number) => string): Action | null {
  const { source, view } = turn;
  if (turn.isHeld) return { label: t("wine-go-on"), act: () => source.goOn() };
  if (source.readonly || source.seen.seat === null) return null;
  if (turn.isBidding) return bidding(turn);
  if (turn.isPlacing) return placing(turn);
  const [asked] = view.asked;
  if (asked === undefined) return null;
  const key = view.phase === "bidding" ? "wine-is-bidding" : "wine-is-laying-short";
  return { label: t(key, { name: nameOf(asked) }), act: null };
}

function bidding(turn: Turn): Action {
  if (!turn.hasBid) return { verb: "pass", label: passLabel(turn), act: turn.pass };
  if (!turn.chosen.length) return { label: t("wine-choose"), act: null };
  if (!turn.canBid) return { label: t(turn.holder === null ? "wine-not-so" : "wine-taken"), act: null };
  return { label: t("wine-bid", { amount: price(turn.value) }), act: turn.bid };
}

/** Who leads does not give up by passing. */
function passLabel({ leads, view, me }: Turn): string {
  return leads ? t("wine-stand-by", { amount: price(view.values[me] ?? 0) }) : t("wine-pass");
}

function placing(turn: Turn): Action {
  if (turn.tried) return { label: t("wine-place-here", { gain: signed(turn.tried.points) }), act: () => turn.keep() };
  if (turn.picked !== null && turn.lit.length) return { label: t("wine-choose-place"), act: null };
  if (!turn.mayEnd) return { label: t("wine-lay-more", { count: turn.missing }), act: null };
  if (!turn.placed.length || turn.wouldLose.length) return { label: t("wine-choose"), act: null };
  return { verb: "done", label: finishLabel(turn), act: turn.layDown };
}

function finishLabel({ placed, plus }: Turn): string {
  return placed.length ? t("wine-lay-down", { gain: signed(plus) }) : t("wine-lay-nothing");
}

export interface SideAction extends Action {
  name: "stop" | "pass" | "draw" | "finish" | "undo";
}

/** The buttons beside it. */
export function sideActions(turn: Turn): SideAction[] {
  const stop: SideAction[] = turn.onlyMove.coming === null ? [] : [{ name: "stop", label: t("wine-wait"), act: turn.onlyMove.stop }];
  if (turn.isBidding) {
    const pass: SideAction = { name: "pass", verb: "pass", label: passLabel(turn), act: turn.pass };
    const draw: SideAction = { name: "draw", verb: "draw", label: t("wine-pass-draw"), act: turn.draw };
    return [...stop, ...(turn.canDraw && !turn.chosen.length ? [draw] : []), ...(turn.hasBid ? [pass] : [])];
  }
  if (turn.isPlacing) {
    const isUntouched = !turn.placed.length && turn.picked === null;
    const undo: SideAction = { name: "undo", label: t("wine-undo"), act: isUntouched ? null : () => turn.undo() };
    const mayFinish = turn.mayEnd && turn.picked === null && (isUntouched || turn.wouldLose.length > 0);
    return [...stop, ...(mayFinish ? [finish(turn)] : []), undo];
  }
  return [];
}

/** Where points would be lost, it takes a second press. */
function finish(turn: Turn): SideAction {
  const loses = turn.wouldLose.length > 0;
  const label = loses && turn.isWarned ? t("wine-end-anyway") : finishLabel(turn);
  return { name: "finish", verb: "done", label, act: loses && !turn.isWarned ? turn.warn : turn.layDown };
}
