import type * as catalogue from '#core/words/words.ts';
import type { Audience } from './audience.ts';
import type { Words } from './letter-store.ts';

/** A letter as the mail it becomes. */
export function mailOf(
  letter: Words,
  {
    words,
    audience: { kind, name },
    ...about
  }: {
    audience: Pick<Audience, 'kind' | 'name'>;
    siteTitle: string;
    unsubscribeUrl: string;
    words: catalogue.Words;
  },
) {
  const { subject, text, actionLabel, actionUrl } = letter;
  const action = { label: actionLabel, url: actionUrl };
  return {
    name: 'letter',
    values: { subject, text, action, audience: { kind, name }, ...about },
    words,
  } as const;
}

export const isIncomplete = ({ subject, text }: Words) => subject.trim() === '' || text.trim() === '';
