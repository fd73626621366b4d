import type { GoalKind } from './experiment.ts';
import { ORIGINAL } from './experiment.ts';
import { ALPHA, isUneven, lift, type Arm, type Interval } from './statistics.ts';

/** A week has all its days, and rates of fewer visitors are noise. */
export const MIN_DAYS = 7;
export const MIN_VISITORS = 100;
export const MIN_CONVERSIONS = 10;
/** Closer together than this nobody would notice a difference. */
const NOTICED = 0.05;

export interface VariantFigures extends Arm {
  variant: string;
}

export type VerdictKind = 'collecting' | 'uneven' | 'better' | 'worse' | 'same' | 'open';

export interface Verdict {
  kind: VerdictKind;
  /** The variant it is about, where it is about one. */
  variant: string;
  words: string;
}

/** Everything that is said of an experiment, with numbered places for what belongs to it; the admin says it in its language. */
export const VERDICT_WORDS = {
  alone: 'Add a variant to compare.',
  uneven:
    'Visitors are not shared out evenly, so these figures cannot be trusted. Stop the experiment and start a new one.',
  young: 'Running for {1} of {2} days. Results are shown after a full week, so that every weekday counts.',
  early: 'Too early to tell: each variant needs {1} visitors, and the goal has to be reached {2} times.',
  same: 'No difference you would notice. Keep the one you prefer.',
  open: 'No clear difference yet. Keep it running.',
} as const;

/** By what somebody is to do: which variant, and how much of it. */
export const BETTER_WORDS: Readonly<Record<GoalKind, string>> = {
  purchase: '{1} sells more: {2} more orders. Safe to stop.',
  form: '{1} gets more: {2} more forms. Safe to stop.',
  view: '{1} gets more: {2} more visits to the goal page. Safe to stop.',
};

export const WORSE_WORDS: Readonly<Record<GoalKind, string>> = {
  purchase: `${ORIGINAL} sells more: {1} brings {2} fewer orders. Safe to stop and keep ${ORIGINAL}.`,
  form: `${ORIGINAL} gets more: {1} brings {2} fewer forms. Safe to stop and keep ${ORIGINAL}.`,
  view: `${ORIGINAL} gets more: {1} brings {2} fewer visits to the goal page. Safe to stop and keep ${ORIGINAL}.`,
};

const filled = (words: string, ...values: readonly (string | number)[]) =>
  words.replaceAll(/\{(\d)\}/g, (_, place: string) => String(values[Number(place) - 1] ?? ''));

const percent = (share: number) => `${Math.round(Math.abs(share) * 100)}`;
/** "3–11 %": what is certain first. */
function range(a: number, b: number): string {
  const [from, to] = [percent(a), percent(b)];
  return from === to ? `${from} %` : `${from}–${to} %`;
}

/** What the figures say today, and whether it is safe to act on them. All variants are compared with the original. */
export function verdictOf(
  figures: readonly VariantFigures[],
  { days, goal }: { days: number; goal: GoalKind },
): Verdict {
  const [original, ...others] = figures;
  if (!original || others.length === 0) return collecting(VERDICT_WORDS.alone);
  if (isUneven(figures.map(({ visitors }) => visitors)))
    return { kind: 'uneven', variant: '', words: VERDICT_WORDS.uneven };
  const fewest = Math.min(...figures.map(({ visitors }) => visitors));
  const reached = figures.reduce((sum, { conversions }) => sum + conversions, 0);
  if (days < MIN_DAYS) return collecting(filled(VERDICT_WORDS.young, days, MIN_DAYS));
  if (fewest < MIN_VISITORS || reached < MIN_CONVERSIONS)
    return collecting(filled(VERDICT_WORDS.early, MIN_VISITORS, MIN_CONVERSIONS));
  // Several comparisons share the chance of being wrong.
  const alpha = ALPHA / others.length;
  const compared = others.map((other) => ({ variant: other.variant, lift: lift(original, other, alpha) }));
  const better = compared
    .filter((each): each is { variant: string; lift: Interval } => (each.lift?.low ?? 0) > 0)
    .toSorted((a, b) => b.lift.low - a.lift.low)[0];
  if (better)
    return {
      kind: 'better',
      variant: better.variant,
      words: filled(BETTER_WORDS[goal], better.variant, range(better.lift.low, better.lift.high)),
    };
  const isWorse = compared.every((each) => (each.lift?.high ?? 0) < 0);
  const [worst] = compared;
  if (isWorse && worst?.lift)
    return {
      kind: 'worse',
      variant: ORIGINAL,
      words: filled(WORSE_WORDS[goal], worst.variant, range(worst.lift.high, worst.lift.low)),
    };
  const isSame = compared.every((each) => each.lift && each.lift.low > -NOTICED && each.lift.high < NOTICED);
  if (isSame) return { kind: 'same', variant: '', words: VERDICT_WORDS.same };
  return { kind: 'open', variant: '', words: VERDICT_WORDS.open };
}

const collecting = (words: string): Verdict => ({ kind: 'collecting', variant: '', words });
