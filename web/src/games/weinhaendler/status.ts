import { kindOf } from "../../art/bottle";
import { bottleName } from "../../art/bottleNames";
import { refusalText } from "../../ui/refusing";
import { list, price, signed } from "../../words/formats";
import { t } from "../../words/words.svelte";
import { equation, ranking } from "./bids";
import { refusalWords } from "./refusalWords";
import { tell } from "./story";
import type { Turn } from "./turn.svelte";

export interface StatusWords {
  title: string;
  text: string;
  /** The clause behind it, where something cannot be done. */
  clause?: string | null;
}

type NameOf = (seat: number) => string;

/** What the moment asks for, and why something is not possible. */
export function statusOf(turn: Turn, nameOf: NameOf): StatusWords {
  if (turn.isHeld) return exchange(turn, nameOf);
  if (turn.isBidding) return ownBidding(turn, nameOf);
  if (turn.isPlacing) return ownPlacing(turn);
  const { view } = turn;
  const [asked] = view.asked;
  const you = turn.source.seen.seat;
  if (asked === undefined) return { title: t("wine-display"), text: "" };
  if (view.phase === "bidding") {
    const title = asked === you ? t("wine-turn-bid") : t("wine-is-bidding", { name: nameOf(asked) });
    return { title, text: othersBidding(turn, nameOf) };
  }
  const title = asked === you ? t("wine-may-lay") : t("wine-is-laying", { name: nameOf(asked) });
  return { title, text: view.last ? t("wine-lay-last-text") : "" };
}

function leader({ view, source }: Turn, nameOf: NameOf): string {
  const [first] = ranking(view.values);
  if (first === undefined) return t("wine-nobody-bid");
  const amount = price(view.values[first] ?? 0);
  return first === source.seen.seat ? t("wine-leads-you", { amount }) : t("wine-leads", { name: nameOf(first), amount });
}

function ownBidding(turn: Turn, nameOf: NameOf): StatusWords {
  const { holder, view } = turn;
  if (holder !== null) {
    const text = t("wine-clash", { name: nameOf(holder), amount: price(turn.value) });
    return { title: t("wine-clash-title"), text, clause: "W9" };
  }
  const title = t(view.last ? "wine-turn-bid-last" : "wine-turn-bid");
  if (turn.refusal) return { title, text: refusalText(turn.refusal, nameOf, refusalWords(turn.refusal)), clause: turn.refusal.clause };
  if (turn.hasBid) return { title, text: [leader(turn, nameOf), ownProspect(turn, nameOf)].filter(Boolean).join(" ") };
  return { title, text: t(turn.onlyMove.coming ? "wine-only-pass-coming" : "wine-only-pass"), clause: "W12" };
}

/** For whoever is to bid and leads: what passing would mean. */
function ownProspect(turn: Turn, nameOf: NameOf): string {
  if (turn.isSafe) return t(turn.onlyMove.coming ? "wine-safe-coming" : "wine-safe");
  if (turn.leads) return t("wine-may-pass", { names: list(turn.rivals.map(nameOf)), count: turn.rivals.length });
  return prospect(turn, nameOf);
}

/** Who may still bid, and for whoever leads what that would mean. */
function prospect({ rivals, leads, view }: Turn, nameOf: NameOf): string {
  const words = { names: list(rivals.map(nameOf)), count: rivals.length };
  if (leads) return rivals.length ? t("wine-may-overbid", words) : t("wine-safe");
  if (!view.values.some(Boolean)) return "";
  return rivals.length ? t("wine-still-in", words) : t("wine-alone");
}

function othersBidding(turn: Turn, nameOf: NameOf): string {
  const own = ownEnd(turn);
  const isLeading = turn.source.seen.seat !== null && turn.leads;
  return [own, own && isLeading ? "" : leader(turn, nameOf), isLeading ? prospect(turn, nameOf) : ""].filter(Boolean).join(" ");
}

/** What has become of one's own bidding, if it is over. */
function ownEnd(turn: Turn): string {
  if (!hasPassed(turn)) return "";
  const value = turn.view.values[turn.me];
  return value ? t("wine-you-stand", { amount: price(value) }) : t("wine-you-passed");
}

function hasPassed({ view, source }: Turn): boolean {
  return source.seen.seat !== null && view.passed[source.seen.seat] === true;
}

function ownPlacing(turn: Turn): StatusWords {
  const { missing, pickedCard, lit, tried, view } = turn;
  const fits = pickedCard !== null && !tried ? t("wine-fits", { card: bottleName(kindOf(pickedCard)), count: lit.length }) : "";
  if (missing) {
    const title = t(turn.placed.length ? "wine-must-lay-more" : "wine-must-lay", { count: missing });
    const text = fits || t("wine-hand-limit", { count: turn.handAfter });
    return fits ? { title, text } : { title, text, clause: "W18" };
  }
  if (turn.onlyMove.coming) return { title: t("wine-may-lay"), text: t("wine-only-done-coming") };
  if (view.last) return { title: t("wine-lay-last"), text: fits || stillToGain(turn) || t("wine-lay-last-text") };
  return { title: t("wine-may-lay"), text: fits || t("wine-may-end", { count: turn.handAfter }) };
}

/** What would be lost if the turn ended now. */
function stillToGain({ placed, wouldLose, isWarned }: Turn): string {
  return (placed.length || isWarned) && wouldLose.length ? t("wine-still-scores", { count: wouldLose.length, gain: signed(Math.max(...wouldLose)) }) : "";
}

function exchange(turn: Turn, nameOf: NameOf): StatusWords {
  const { trades } = tell(turn.source.moment?.told ?? [], turn.view.players);
  if (!trades.length) return { title: t("wine-no-bids-title"), text: "" };
  const title = t("wine-exchange-title");
  const you = turn.source.seen.seat;
  if (you === null) return { title, text: "" };
  const mine = trades.find(({ seat }) => seat === you);
  if (!mine) return { title, text: t("wine-you-take-nothing") };
  const cards = equation(mine.cards);
  const text = mine.from === null ? t("wine-you-take-display", { cards }) : t("wine-you-take-bid", { cards, name: nameOf(mine.from) });
  return { title, text };
}
