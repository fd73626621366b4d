/** What became of the things in a file that was moved in: each is carried, or named here with the reason. */
export interface MovingReport {
  carried: Record<string, number>;
  /** Carried by an earlier run already. */
  known: number;
  lost: { what: string; why: string }[];
  /** More than the list above can hold. */
  lostBesides: number;
}

export const MAX_LOST_LISTED = 5000;

export const emptyReport = (): MovingReport => ({ carried: {}, known: 0, lost: [], lostBesides: 0 });

export function countCarried(report: MovingReport, kind: string, count = 1): void {
  report.carried[kind] = (report.carried[kind] ?? 0) + count;
}

/** Told once: a run that goes on where one was killed comes by some things again. */
export function noteLost(report: MovingReport, what: string, why: string): void {
  const named = what.slice(0, 300);
  if (report.lost.some((each) => each.what === named && each.why === why)) return;
  if (report.lost.length < MAX_LOST_LISTED) report.lost.push({ what: named, why });
  else report.lostBesides += 1;
}

export const IMPORT_STATES = ['waiting', 'running', 'done', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
