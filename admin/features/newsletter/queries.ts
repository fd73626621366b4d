import { queryOptions } from '@tanstack/react-query';
import { newsletter, type Letter, type LetterWords } from '#contract/newsletter.ts';
import { call } from '../../http/call.ts';
import { tellProblem } from '../../http/tell-problem.ts';
import { useChange } from '../../http/use-change.ts';

const NEWSLETTER = ['newsletter'] as const;

/** Whom emails can be sent to. */
export const audiencesQuery = queryOptions({
  queryKey: [...NEWSLETTER, 'lists'],
  queryFn: () => call(newsletter.lists, {}),
});

export const listsQuery = queryOptions({ ...audiencesQuery, select: ({ lists }) => lists });

export const subscribersQuery = (id: string, words: string) =>
  queryOptions({
    queryKey: [...NEWSLETTER, 'subscribers', id, words],
    queryFn: () => call(newsletter.subscribers, { params: { id }, query: words === '' ? {} : { words } }),
  });

export const lettersQuery = queryOptions({
  queryKey: [...NEWSLETTER, 'letters'],
  queryFn: async () => (await call(newsletter.letters, {})).letters,
});

const LOOK_AGAIN_MS = 2000;

/** Looked at again while it is on its way. */
export const letterQuery = (id: string) =>
  queryOptions({
    queryKey: [...NEWSLETTER, 'letter', id],
    queryFn: () => call(newsletter.letter, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LOOK_AGAIN_MS : false),
  });

/** Mails are delivered after the last of them was written. */
const isUnderWay = ({ state, written, delivered, failed }: Letter) =>
  state === 'sending' || delivered + failed < written;

export function useNewsletterChange<I, O>(change: (input: I) => Promise<O>) {
  return useChange(change, { stale: [NEWSLETTER], onError: tellProblem });
}

/** What the server does not take is told beside the form: it may be half typed. */
export function useSaveLetter(id: string) {
  return useChange((body: LetterWords) => call(newsletter.updateLetter, { params: { id }, body }), {
    stale: [NEWSLETTER],
  });
}
