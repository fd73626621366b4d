import type * as catalogue from '#core/words/words.ts';
import type { Words } from './letter-store.ts';

/** A letter as the mail it becomes. */
export function mailOf(
  letter: Words,
  {
    words,
    ...about
  }: { listName: string; siteTitle: string; unsubscribeUrl: string; words: catalogue.Words },
) {
  const { subject, text, actionLabel, actionUrl } = letter;
  const action = { label: actionLabel, url: actionUrl };
  return { name: 'letter', values: { subject, text, action, ...about }, words } as const;
}

export const isIncomplete = ({ subject, text }: Words) => subject.trim() === '' || text.trim() === '';
