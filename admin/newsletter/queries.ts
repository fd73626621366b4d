import { notifications } from '@mantine/notifications';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { newsletter } from '#contract/newsletter.ts';
import { call } from '../http/call.ts';
import { sentenceOf } from '../http/problem.ts';

const NEWSLETTER = ['newsletter'] as const;

export const listsQuery = queryOptions({
  queryKey: [...NEWSLETTER, 'lists'],
  queryFn: async () => (await call(newsletter.lists, {})).lists,
});

export const subscribersQuery = (id: string, words: string) =>
  queryOptions({
    queryKey: [...NEWSLETTER, 'subscribers', id, words],
    queryFn: () => call(newsletter.subscribers, { params: { id }, query: words === '' ? {} : { words } }),
  });

export function useNewsletterChange<I, O>(change: (input: I) => Promise<O>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: NEWSLETTER }),
  });
}
