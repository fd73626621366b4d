import { infiniteQueryOptions } from '@tanstack/react-query';
import { reviews } from '#contract/shop/reviews.ts';
import type { CommentState } from '#core/comments/comment.ts';
import { call } from '../../http/call.ts';
import { tellProblem } from '../../http/tell-problem.ts';
import { useChange } from '../../http/use-change.ts';

const REVIEWS = ['reviews'] as const;

export const reviewsQuery = (state: CommentState) =>
  infiniteQueryOptions({
    queryKey: [...REVIEWS, state],
    queryFn: ({ pageParam }) =>
      call(reviews.list, { query: { state, ...(pageParam !== '' && { before: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

function useReviewChange<I, O>(change: (input: I) => Promise<O>) {
  return useChange(change, { stale: [REVIEWS], onError: tellProblem });
}

export const useModerate = () =>
  useReviewChange((body: { ids: string[]; state: CommentState }) => call(reviews.moderate, { body }));

export const useReply = () =>
  useReviewChange(({ id, text }: { id: string; text: string }) =>
    call(reviews.reply, { params: { id }, body: { text } }),
  );

export const useImport = () =>
  useReviewChange(async (file: File) => call(reviews.import, { body: { csv: await file.text() } }));
