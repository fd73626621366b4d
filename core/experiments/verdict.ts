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

const MORE: Readonly<Record<GoalKind, { verb: string; unit: string }>> = {
  purchase: { verb: 'sells', unit: 'orders' },
  form: { verb: 'gets', unit: 'forms' },
  view: { verb: 'gets', unit: 'visits to the goal page' },
};

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
  if (!original || others.length === 0) return collecting('Add a variant to compare.');
  if (isUneven(figures.map(({ visitors }) => visitors)))
    return {
      kind: 'uneven',
      variant: '',
      words:
        'Visitors are not shared out evenly, so these figures cannot be trusted. Stop the experiment and start a new one.',
    };
  const fewest = Math.min(...figures.map(({ visitors }) => visitors));
  const reached = figures.reduce((sum, { conversions }) => sum + conversions, 0);
  if (days < MIN_DAYS)
    return collecting(
      `Running for ${days} of ${MIN_DAYS} days. Results are shown after a full week, so that every weekday counts.`,
    );
  if (fewest < MIN_VISITORS || reached < MIN_CONVERSIONS)
    return collecting(
      `Too early to tell: each variant needs ${MIN_VISITORS} visitors, and the goal has to be reached ${MIN_CONVERSIONS} times.`,
    );
  // Several comparisons share the chance of being wrong.
  const alpha = ALPHA / others.length;
  const compared = others.map((other) => ({ variant: other.variant, lift: lift(original, other, alpha) }));
  const { verb, unit } = MORE[goal];
  const better = compared
    .filter((each): each is { variant: string; lift: Interval } => (each.lift?.low ?? 0) > 0)
    .toSorted((a, b) => b.lift.low - a.lift.low)[0];
  if (better)
    return {
      kind: 'better',
      variant: better.variant,
      words: `${better.variant} ${verb} more: ${range(better.lift.low, better.lift.high)} more ${unit}. Safe to stop.`,
    };
  const isWorse = compared.every((each) => (each.lift?.high ?? 0) < 0);
  const [worst] = compared;
  if (isWorse && worst?.lift)
    return {
      kind: 'worse',
      variant: ORIGINAL,
      words: `${ORIGINAL} ${verb} more: ${worst.variant} brings ${range(worst.lift.high, worst.lift.low)} fewer ${unit}. Safe to stop and keep ${ORIGINAL}.`,
    };
  const isSame = compared.every((each) => each.lift && each.lift.low > -NOTICED && each.lift.high < NOTICED);
  if (isSame)
    return { kind: 'same', variant: '', words: 'No difference you would notice. Keep the one you prefer.' };
  return { kind: 'open', variant: '', words: 'No clear difference yet. Keep it running.' };
}

const collecting = (words: string): Verdict => ({ kind: 'collecting', variant: '', words });
