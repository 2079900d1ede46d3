import type { GamePlugin } from "../games/plugin";
import { number, percent } from "../words/formats";
import { t } from "../words/words.svelte";
import { mistakesOf, pointAt, type Decision, type Plies, type Point, type Review } from "./review";

const WORTH_A_WORD = 0.005; // of a share: less is no luck that anybody would speak of

/** What a person remembers of a match. */
export function sentences(
  review: Review, seat: number, you: number | null, game: GamePlugin, points: readonly Point[], plies: Plies,
): string[] {
  const own = review.seats[seat]!;
  const ending = seat === you ? "-you" : "";
  const name = review.names[seat] ?? "";
  const luck = Math.abs(own.luck) < WORTH_A_WORD ? "none" : own.luck > 0 ? "good" : "bad";
  const [worst] = mistakesOf(review, seat);
  const said = [
    t(`review-said-accuracy${ending}`, { name, accuracy: number(own.accuracy) }),
    t(`review-said-luck-${luck}${ending}`, { name, share: percent(Math.abs(own.luck)) }),
  ];
  if (!worst) return said;
  const words = { when: whenWords(worst, review, points, plies), share: percent(worst.loss) };
  return [...said, t(`review-said-cost-${game.moveKind(worst.played)}`, words)];
}

/** When a decision was made: "Round 7", or with its deal, if there were several. */
export function whenWords(decision: Decision, review: Review, points: readonly Point[], plies: Plies): string {
  const round = roundOf(decision, points, plies);
  const isSeveral = review.moments.some(({ deal }) => deal > 0);
  return isSeveral ? t("review-when-deal", { deal: decision.deal + 1, round }) : t("review-round", { round });
}

function roundOf(decision: Decision, points: readonly Point[], plies: Plies): number {
  return points[pointAt(points, plies.of(decision))]?.round ?? 1;
}
