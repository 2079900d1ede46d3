/** What somebody is doing, in a few words and in sentences. */
import { rankWords, list, number } from "../../words/formats";
import { t } from "../../words/words.svelte";
import { worth } from "./cards";
import type { Play } from "./play.svelte";
import { ranked, tieAfter, totalsOf, type Deed, type Entry } from "./round";

type NameOf = (seat: number) => string;

/** Under a name at the table; `short` where room is. */
export function seatDoing(play: Play, seat: number, nameOf: NameOf) {
  const doing = (kind: "bid" | "wait" | "open" | "acts" | "done" | "out" | "idle", words: string, short = words) => ({ kind, words, short });
  if (play.mode === "bidding") {
    return play.hasBid.has(seat) ? doing("bid", t("money-has-bid"), t("money-has-bid-short")) : doing("wait", t("money-thinking"));
  }
  const entry = play.entries.find((each) => each.seat === seat);
  if (!entry) return doing("idle", "");
  if (entry.rank === null) return doing("out", t("money-sits-out-short"));
  if (entry.deed) return doing("done", deedWords(entry.deed, play.seat, nameOf), shortDeedWords(entry.deed));
  if (play.mode === "exchange" && play.view.asked.includes(seat)) return doing("acts", t("money-acts"));
  return doing("open", t("money-seat-bid", { amount: number(entry.value) }));
}

/** Under a name among the bids: what was taken for one, and whose it was; "" while it just lies there. */
export function bidWords(play: Play, { seat, cards, deed, rank, from }: Entry, nameOf: NameOf): string {
  if (rank === null) return t("money-sits-out-short");
  if (deed) {
    const words = deedWords(deed, play.seat, nameOf);
    return deed.kind === "keep" ? words : t("money-deed-worth", { deed: words, amount: number(worth(cards)) });
  }
  if (play.mode !== "exchange" || !play.view.asked.includes(seat)) return "";
  if (from === null) return t("money-acts");
  return from === play.seat ? t("money-acts-with-yours") : t("money-acts-with", { name: nameOf(from) });
}

function deedWords(deed: Deed, you: number | null, nameOf: NameOf): string {
  switch (deed.kind) {
    case "swap":
      return deed.with === you ? t("money-swapped-you") : t("money-swapped", { name: nameOf(deed.with) });
    case "keep":
      return t("money-kept");
    default:
      return t(`money-took-${deed.kind}`);
  }
}

function shortDeedWords({ kind }: Deed): string {
  if (kind === "swap") return t("money-swapped-short");
  return kind === "keep" ? t("money-kept-short") : t(`money-took-${kind}-short`);
}

function deedSentence(deed: Deed, you: number | null, nameOf: NameOf): string {
  const words = { name: nameOf(deed.seat), other: deed.kind === "swap" ? nameOf(deed.with) : "" };
  if (deed.kind === "swap" && deed.with === you) return t("money-did-swap-with-you", words);
  return t(deed.seat === you ? `money-did-${deed.kind}-you` : `money-did-${deed.kind}`, words);
}

export interface Status {
  title: string;
  text: string;
}

/** The question of the moment, and what led to it. */
export function statusWords(play: Play, nameOf: NameOf): Status {
  switch (play.mode) {
    case "bidding":
      return bidding(play, nameOf);
    case "reveal":
      return reveal(play, nameOf);
    case "exchange":
      return exchange(play, nameOf);
    case "settled":
      return { title: t("money-status-settled"), text: play.deeds.slice(play.isDesk ? -2 : -1).map((deed) => deedSentence(deed, play.seat, nameOf)).join(" ") };
    default:
      return scored(play, nameOf);
  }
}

function bidding(play: Play, nameOf: NameOf): Status {
  const others = Array.from({ length: play.view.players }, (_, seat) => seat).filter((seat) => seat !== play.seat);
  const [ready, open] = [others.filter((seat) => play.hasBid.has(seat)), others.filter((seat) => !play.hasBid.has(seat))];
  const title =
    play.seat === null || play.source.readonly ? "money-status-bidding"
    : play.sealed === null ? "money-status-choose"
    : play.isChanged ? "money-status-change"
    : "money-status-sealed";
  const text = [
    ready.length ? t("money-have-bid", { names: list(ready.map(nameOf)), n: ready.length }) : "",
    open.length && !play.source.readonly ? t("money-still-to-bid", { names: list(open.map(nameOf)) }) : "",
  ];
  return { title: t(title), text: text.filter(Boolean).join(" ") };
}

function reveal({ entries, seat: you }: Play, nameOf: NameOf): Status {
  const [first] = entries;
  if (!first || first.rank === null) return { title: t("money-status-open"), text: t("money-all-sit-out") };
  const own = entries.find(({ seat }) => seat === you);
  const key = tieAfter(entries, 0) ? "money-first-tied" : "money-first";
  const opening = first.seat === you ? t(`${key}-you`) : t(key, { name: nameOf(first.seat) });
  return { title: t("money-status-open"), text: [opening, ownPlace(own)].filter(Boolean).join(" ") };
}

function ownPlace(own: Entry | undefined): string {
  if (!own || own.rank === 1) return "";
  return own.rank === null ? t("money-you-sit-out") : t("money-you-act", { ordinal: rankWords(own.rank) });
}

function exchange(play: Play, nameOf: NameOf): Status {
  const done = play.deeds.slice(play.isDesk ? -2 : -1).map((deed) => deedSentence(deed, play.seat, nameOf)).join(" ");
  const own = play.entries.find(({ seat }) => seat === play.seat);
  if (play.isMyTurn) return { title: t("money-status-exchange", { amount: number(own?.value ?? 0) }), text: done };
  const acting = play.view.asked[0];
  const title = acting === undefined ? t("money-status-open") : t("money-status-acts", { name: nameOf(acting) });
  return { title, text: done || ownPlace(own) };
}

function scored(play: Play, nameOf: NameOf): Status {
  const over = play.deals.at(-1);
  if (!over) return { title: "", text: "" };
  const left = play.seen.table.deals - play.deals.length;
  const [deal, match] = [ranked(over.scores), ranked(totalsOf(play.deals))];
  const yours = (key: string, { first }: { first: number }) => (first === play.seat ? `${key}-you` : key);
  if (left === 0 && !match.by) return { title: t("result-shared", { names: list(match.top.map(nameOf)) }), text: "" };
  if (left === 0) {
    return {
      title: t(yours("result-wins", match), { name: nameOf(match.first) }),
      text: t("money-won-by", { by: number(match.by), name: nameOf(match.second) }),
    };
  }
  return {
    title: deal.by ? t(yours("money-richest", deal), { name: nameOf(deal.first), by: number(deal.by) })
      : t("money-richest-shared", { names: list(deal.top.map(nameOf)) }),
    text: match.by ? t(yours("money-leads", match), { name: nameOf(match.first), by: number(match.by), n: left })
      : t("money-level", { names: list(match.top.map(nameOf)) }),
  };
}
