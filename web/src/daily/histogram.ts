/** Scores from one to another, and how many have come to them. */
export interface Bar {
  from: number;
  to: number;
  people: number;
  isMine: boolean;
}

const MOST_BARS = 8;
const STEPS = [1, 2, 5];

/** The highest scores first, in no more bars than one takes in at a glance; all scores are multiples of a unit. */
export function bars(scores: readonly { score: number; people: number }[], mine: number | null, unit: number): Bar[] {
  const all = scores.map(({ score }) => score);
  if (!all.length) return [];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const step = unit * stepFor((high - low) / unit + 1);
  const first = Math.floor(low / step) * step;
  const found: Bar[] = [];
  for (let from = first; from <= high; from += step) {
    const to = from + step - unit;
    const isIn = (score: number) => score >= from && score <= to;
    const people = scores.filter(({ score }) => isIn(score)).reduce((sum, each) => sum + each.people, 0);
    found.unshift({ from, to, people, isMine: mine !== null && isIn(mine) });
  }
  return found;
}

/** A round number, such that no more than so many steps cover the range; one bar more where they begin at an odd place. */
function stepFor(range: number): number {
  for (let ten = 1; ; ten *= 10) {
    const step = STEPS.map((each) => each * ten).find((each) => range / each <= MOST_BARS - 1);
    if (step !== undefined) return step;
  }
}
