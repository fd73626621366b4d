import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { DataError } from '#browser/http/data-error.ts';
import { route } from '#contract/route.ts';
import { makeCall } from './make-call.ts';
import type { CallProblem } from './problem.ts';

const read = route({
  method: 'GET',
  path: '/api/things',
  summary: '',
  scope: 'site',
  needs: 'account',
  reply: z.object({ count: z.number() }),
});

/** What screens see of one call, in order: waiting, what came, what went wrong. */
function watch(answers: readonly (() => unknown)[]) {
  let asked = 0;
  const call = makeCall(async () => answers[asked++]?.());
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new QueryObserver(client, { queryKey: ['things'], queryFn: () => call(read, {}) });
  const seen: string[] = [];
  observer.subscribe(({ status, fetchStatus, data, error }) =>
    seen.push([status, fetchStatus, data?.count ?? (error as CallProblem | null)?.code ?? ''].join(' ')),
  );
  return { observer, seen };
}

const refuse = () => {
  throw new DataError('refused', 'No.', { status: 500 });
};

test('a call is waited for, answered, and asked again', async () => {
  const { observer, seen } = watch([() => ({ count: 1 }), () => ({ count: 2 })]);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'pending', data: undefined });
  await expect.poll(() => seen).toContain('success idle 1');
  await observer.refetch();
  await expect.poll(() => seen.slice(-2)).toEqual(['success fetching 1', 'success idle 2']);
});

test('a call that failed tells why, and is waited for again when it is repeated', async () => {
  const { observer, seen } = watch([refuse, () => ({ count: 3 })]);
  await expect.poll(() => seen.at(-1)).toMatch(/^error idle \w+$/);
  await observer.refetch();
  await expect.poll(() => seen.slice(-2)).toEqual(['pending fetching ', 'success idle 3']);
});
