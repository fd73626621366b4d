/** A monthly donation and what may become of it. */
export const MONTHLY_STATES = {
  /** Until the first payment has arrived. */
  awaiting: ['active', 'failed'],
  active: ['pastDue', 'cancelled'],
  pastDue: ['active', 'cancelled'],
  failed: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;
export type MonthlyState = keyof typeof MONTHLY_STATES;

/** Those that go on. */
export const RUNNING_MONTHLY = ['active', 'pastDue'] as const satisfies MonthlyState[];

export const isRunning = (state: MonthlyState): boolean =>
  (RUNNING_MONTHLY as readonly string[]).includes(state);
