/** What the button at the bottom right says and does. */
import { number, signed } from "../../words/formats";
import { t } from "../../words/words.svelte";
import type { Choice, Play } from "./play.svelte";

export interface Primary {
  label: string;
  /** Absent where there is nothing to do but wait. */
  act?: () => Promise<void> | void;
  /** Beside the button. */
  aside: string;
}

type NameOf = (seat: number) => string;

export function primary(play: Play, nameOf: NameOf): Primary | null {
  const goOn = () => play.source.goOn();
  if (play.source.readonly) return null;
  switch (play.mode) {
    case "reveal":
      return { label: firstToAct(play, nameOf), act: goOn, aside: t("money-stays-open") };
    case "settled":
      return { label: t("money-go-on-round"), act: goOn, aside: t("money-stays-open") };
    case "reckoning":
      return { label: t("money-go-deal", { deal: play.deals.length + 1 }), act: goOn, aside: t("money-fresh-shuffle") };
    case "over":
      return null;
    case "bidding":
      return play.seat === null ? null : bidding(play);
    case "exchange":
      return play.seat === null ? null : exchange(play, nameOf);
  }
}

function firstToAct({ entries, seat }: Play, nameOf: NameOf): string {
  const [first] = entries;
  if (!first || first.rank === null) return t("money-go-on-round");
  return first.seat === seat ? t("money-go-on-you") : t("money-go-on", { name: nameOf(first.seat) });
}

function bidding(play: Play): Primary {
  const amount = number(play.stagedValue);
  const act = play.seal;
  if (play.staged.length === 0) return { label: t("money-go-choose"), aside: "" };
  if (!play.isChanged) return { label: play.sitsOut ? t("money-go-sealed-out") : t("money-go-sealed", { amount }), aside: "" };
  if (play.sealed === null) return { label: play.sitsOut ? t("money-go-sit-out") : t("money-go-seal", { amount }), act, aside: "" };
  return { label: play.sitsOut ? t("money-go-change-out") : t("money-go-change", { amount }), act, aside: "" };
}

function exchange(play: Play, nameOf: NameOf): Primary {
  if (!play.isMyTurn) {
    const acting = play.view.asked[0];
    return { label: acting === undefined ? "" : t("money-waiting", { name: nameOf(acting) }), aside: "" };
  }
  const { chosen } = play;
  if (!chosen) return { label: t("money-go-take"), aside: "" };
  const next = play.nextAfter(chosen);
  const aside = next ? t("money-then", { name: nameOf(next.seat), amount: number(next.value) }) : t("money-then-round");
  return { label: choiceLabel(chosen, nameOf), act: () => play.exchange(chosen), aside };
}

function choiceLabel({ target, gain }: Choice, nameOf: NameOf): string {
  const words = { gain: signed(gain) };
  return typeof target === "number" ? t("money-go-swap", { ...words, name: nameOf(target) }) : t(`money-go-${target}`, words);
}
