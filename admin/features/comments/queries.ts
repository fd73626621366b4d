import { notifications } from '@mantine/notifications';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { comments } from '#contract/comments.ts';
import type { CommentState } from '#core/comments/comment.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';

const COMMENTS = ['comments'] as const;

export const commentsQuery = (state: CommentState) =>
  infiniteQueryOptions({
    queryKey: [...COMMENTS, state],
    queryFn: ({ pageParam }) =>
      call(comments.list, { query: { state, ...(pageParam !== '' && { before: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

function useChange<V, R>(run: (values: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: COMMENTS }),
  });
}

export const useModerate = () =>
  useChange((body: { ids: string[]; state: CommentState }) => call(comments.moderate, { body }));

export const useReply = () =>
  useChange(({ id, text }: { id: string; text: string }) =>
    call(comments.reply, { params: { id }, body: { text } }),
  );
