import { say } from './words.ts';

/** Somebody may have seen the form earlier and sent it now, so the share is never said to be above all. */
export function conversionOf({ views, submits }: { views: number; submits: number }): string {
  if (submits === 0) return say('noSubmissionsYet');
  if (views === 0) return say('submissionCount', { submits });
  const share = Math.min(100, Math.round((submits / views) * 100));
  return say('share', { share });
}
