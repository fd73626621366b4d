import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { forms, type InboxFilters } from '#contract/forms.ts';
import { call } from '../../http/call.ts';
import { tellProblem } from '../../http/tell-problem.ts';
import { useChange } from '../../http/use-change.ts';

/** Everything below this key is about submissions. */
const INBOX = ['inbox'] as const;

const UNDER_WAY_MS = 1500;
const RETRYING_MS = 20_000;

export const inboxQuery = (filters: Omit<InboxFilters, 'before'>) =>
  infiniteQueryOptions({
    queryKey: [...INBOX, 'list', filters],
    queryFn: ({ pageParam }) =>
      call(forms.inbox, { query: { ...filters, ...(pageParam !== '' && { before: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const submissionQuery = (id: string) =>
  queryOptions({
    queryKey: [...INBOX, 'one', id],
    queryFn: () => call(forms.submission, { params: { id } }),
    // A reply is on its way for a moment; what failed is tried again later, and seen when it was.
    refetchInterval: ({ state }) => {
      const states = state.data?.replies.map((reply) => reply.state) ?? [];
      if (states.includes('waiting')) return UNDER_WAY_MS;
      return states.includes('retrying') && RETRYING_MS;
    },
  });

export const outboxQuery = queryOptions({
  queryKey: [...INBOX, 'mails'],
  queryFn: () => call(forms.outbox, {}),
});

/** A change of submissions; a failure is told, and everything is read again. */
export function useInboxChange<I, O>(change: (input: I) => Promise<O>) {
  return useChange(change, { stale: [INBOX], onError: tellProblem });
}

export interface Marks {
  ids: string[];
  isRead?: boolean;
  isStarred?: boolean;
  isSpam?: boolean;
  isDeleted?: boolean;
  assignedTo?: string | null;
}

export function useMark() {
  return useInboxChange((body: Marks) => call(forms.mark, { body }));
}
