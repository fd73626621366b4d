/** A day as people write it. */
export function dayOf(moment: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(moment));
}
