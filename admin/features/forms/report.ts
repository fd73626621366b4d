import { inTimes } from '../../kit/in-times.ts';

/** Somebody may have seen the form earlier and sent it now, so the share is never said to be above all. */
export function conversionOf({ views, submits }: { views: number; submits: number }): string {
  if (submits === 0) return 'Nobody who saw this form has sent it yet.';
  if (views === 0) return `This form was sent ${inTimes(submits)}.`;
  const share = Math.min(100, Math.round((submits / views) * 100));
  return `${share} % of those who saw this form sent it.`;
}
