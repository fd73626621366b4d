import type { Subject } from './subject.ts';

/** The first variant is what is live; the others are other versions of it. */
export const ORIGINAL: VariantLetter = 'A';
export const VARIANT_LETTERS = ['A', 'B', 'C', 'D'] as const;
export type VariantLetter = (typeof VARIANT_LETTERS)[number];
export const MAX_VARIANTS = VARIANT_LETTERS.length;
export const MAX_RUNNING = 5;
export const MAX_NAME = 80;

export const letterOf = (index: number): VariantLetter => VARIANT_LETTERS[index] ?? ORIGINAL;

export const GOAL_KINDS = ['view', 'form', 'purchase'] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];
export interface Goal {
  kind: GoalKind;
  /** Of a page view: the address. */
  path: string;
}

export const EXPERIMENT_STATES = ['draft', 'running', 'stopped'] as const;
export type ExperimentState = (typeof EXPERIMENT_STATES)[number];

/** What may follow: what has run is never begun again, its figures would be of two times. */
export const NEXT_STATES: Readonly<Record<ExperimentState, readonly ExperimentState[]>> = {
  draft: ['running'],
  running: ['stopped'],
  stopped: [],
};

/** What pages and browsers know of an experiment that runs. */
export interface Trial {
  id: string;
  /** In addresses and for scripts. */
  slug: string;
  subject: Subject;
  variants: readonly string[];
  goal: Goal;
}

/** As part of an address: "Shorter headline" becomes "shorter-headline". */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
  return slug === '' ? 'experiment' : slug;
}
