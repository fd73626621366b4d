/** Somebody may have seen the form earlier and sent it now, so the share is never said to be above all. */
export function conversionOf({ views, submits }: { views: number; submits: number }): string {
  if (submits === 0) return 'No submissions yet.';
  if (views === 0) return submits === 1 ? '1 submission.' : `${submits.toLocaleString('en')} submissions.`;
  const share = Math.min(100, Math.round((submits / views) * 100));
  return `${share}% of visitors who saw this form submitted it.`;
}
