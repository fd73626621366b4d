import { infiniteQueryOptions } from '@tanstack/react-query';
import { comments } from '#contract/comments.ts';
import type { CommentState } from '#core/comments/comment.ts';
import { call } from '../../http/call.ts';
import { useChange } from '../../http/use-change.ts';
import { tellProblem } from '../../http/tell-problem.ts';

const COMMENTS = ['comments'] as const;

export const commentsQuery = (state: CommentState) =>
  infiniteQueryOptions({
    queryKey: [...COMMENTS, state],
    queryFn: ({ pageParam }) =>
      call(comments.list, { query: { state, ...(pageParam !== '' && { before: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

function useCommentChange<I, O>(change: (input: I) => Promise<O>) {
  return useChange(change, { stale: [COMMENTS], onError: tellProblem });
}

export const useModerate = () =>
  useCommentChange((body: { ids: string[]; state: CommentState }) => call(comments.moderate, { body }));

export const useReply = () =>
  useCommentChange(({ id, text }: { id: string; text: string }) =>
    call(comments.reply, { params: { id }, body: { text } }),
  );
