import { queryOptions } from '@tanstack/react-query';
import { fastForward } from '#contract/shop/fast-forward.ts';
import { SELLING } from '../../../account/shop.ts';
import { call } from '../../../http/call.ts';

const LOOK_AGAIN_MS = 1000;

export const FAST_FORWARD = [...SELLING, 'fast-forward'] as const;

/** Looked at again while it plays. */
export const fastForwardQuery = queryOptions({
  queryKey: FAST_FORWARD,
  queryFn: async () => (await call(fastForward.read, {})).run,
  refetchInterval: ({ state }) => (state.data?.state === 'playing' ? LOOK_AGAIN_MS : false),
});
