/** What can be a step towards a goal: a button, a form that is sent, a page that is looked at, an order. */
export const GOAL_STEP_KINDS = ['button', 'form', 'page', 'purchase'] as const;
export type GoalStepKind = (typeof GOAL_STEP_KINDS)[number];

export interface GoalStep {
  kind: GoalStepKind;
  /** The address of a page, the words on a button, the id of a form; nothing of a purchase. */
  target: string;
}

export const MAX_GOALS = 20;
export const MAX_GOAL_STEPS = 8;
export const MAX_GOAL_NAME = 80;
export const MAX_GOAL_TARGET = 200;

export const TOO_MANY_GOALS = `A site has at most ${MAX_GOALS} goals. Delete one first.`;
export const NO_STEP_TARGET: Readonly<Record<GoalStepKind, string | undefined>> = {
  page: 'Enter the address of a page, such as /pricing.',
  button: 'Enter the words on the button.',
  form: 'Choose a form.',
  purchase: undefined,
};

/** What is missing of a step, if anything. */
export function stepProblem({ kind, target }: GoalStep): string | undefined {
  if (kind === 'page' && !/^\/[^?#\s]*$/.test(target)) return NO_STEP_TARGET.page;
  return target === '' ? NO_STEP_TARGET[kind] : undefined;
}

/** How many came as far as each step, by where they came from first. */
export interface StepCount {
  step: number;
  source: string;
  visitors: number;
}

export interface GoalFigures {
  /** One number for each step. */
  steps: number[];
  /** The most successful first. */
  sources: { source: string; began: number; reached: number }[];
}

export function figuresOfGoal(steps: number, counts: readonly StepCount[]): GoalFigures {
  const at = (step: number, source?: string) =>
    counts
      .filter((each) => each.step === step && (source === undefined || each.source === source))
      .reduce((sum, { visitors }) => sum + visitors, 0);
  const sources = [...new Set(counts.map(({ source }) => source))]
    .map((source) => ({ source, began: at(0, source), reached: at(steps - 1, source) }))
    .toSorted((a, b) => b.reached - a.reached || b.began - a.began || a.source.localeCompare(b.source));
  return { steps: Array.from({ length: steps }, (_, step) => at(step)), sources };
}
