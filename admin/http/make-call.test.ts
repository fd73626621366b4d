import { expect, test } from 'vitest';
import { z } from 'zod';
import { makeDataLayer } from '#browser/http/data-layer.ts';
import { route } from '#contract/route.ts';
import { makeCall } from './make-call.ts';
import { titleOf, type CallProblem } from './problem.ts';

const read = route({
  method: 'GET',
  path: '/api/things/:id',
  summary: '',
  scope: 'site',
  needs: 'account',
  params: z.object({ id: z.string() }),
  query: z.strictObject({ kind: z.string().optional() }),
  reply: z.object({ ok: z.boolean() }),
});
const write = route({
  method: 'PUT',
  path: '/api/things',
  summary: '',
  scope: 'site',
  needs: 'account',
  body: z.object({ title: z.string() }),
  reply: z.object({ ok: z.boolean() }),
});

type Answer = { status: number; body: unknown } | 'offline';
const fine: Answer = { status: 200, body: { ok: true } };

function setUp(answers: Answer[]) {
  const requests: { url: string; body: unknown }[] = [];
  const call = makeCall(
    makeDataLayer({
      fetch: async (url, init) => {
        requests.push({ url: url as string, body: init?.body });
        const answer = answers[requests.length - 1] ?? fine;
        if (answer === 'offline') throw new TypeError('Failed to fetch');
        const { status, body } = answer;
        return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
      },
      crumb: { read: () => 'old', store: () => {}, canStore: () => true },
      fire: () => {},
      showSystemError: () => {},
      secureOrigin: undefined,
    }),
  );
  return { call, requests };
}

test('fills the path and leaves out what is not given', async () => {
  const { call, requests } = setUp([]);
  await call(read, { params: { id: 'a/b' }, query: { kind: undefined } });
  expect(requests[0]?.url).toBe('/api/things/a%2Fb?crumb=old');
});

test('sends a change as JSON with the crumb', async () => {
  const { call, requests } = setUp([]);
  await call(write, { body: { title: 'One' } });
  expect(requests).toEqual([{ url: '/api/things?crumb=old', body: '{"title":"One"}' }]);
});

test.each<[Answer, Partial<CallProblem>, title?: string]>([
  [
    { status: 400, body: { error: 'Check it.', errorKey: 'invalid', errors: { path: 'Bad.' } } },
    { code: 'invalid', message: 'Check it.', errors: { path: 'Bad.' } },
  ],
  [
    { status: 403, body: { error: 'Not yours.', errorKey: 'forbidden' } },
    { code: 'forbidden', message: 'Not yours.' },
  ],
  [{ status: 401, body: {} }, { message: 'Unauthorized request' }],
  [{ status: 403, body: '<html>' }, { message: 'Unauthorized request' }],
  [
    { status: 500, body: { errorKey: 'a-log-key' } },
    { code: 'internal', message: 'Internal server error. Please try again later.' },
    'Something went wrong',
  ],
  [
    { status: 503, body: '' },
    { message: 'This service is temporarily unavailable. Please try again later.' },
    'Something went wrong',
  ],
  [
    { status: 502, body: '<html>' },
    { message: 'Unable to connect. Please check your internet connection and try again.' },
    'Network error',
  ],
  [
    'offline',
    {
      code: 'noConnection',
      message: 'Unable to connect. Please check your internet connection and try again.',
    },
    'Network error',
  ],
])('turns %j into words', async (answer, problem, title) => {
  const { call } = setUp([answer]);
  const met = await call(write, { body: { title: 'One' } }).catch((error: unknown) => error);
  expect(met).toMatchObject(problem);
  expect(titleOf(met)).toBe(title);
});

test('a slip in the admin itself is told as such', () => {
  expect(titleOf(new TypeError('x is undefined'))).toBe('Something went wrong');
});

test('names the address of an answer that is no JSON', async () => {
  const { call } = setUp([{ status: 200, body: '<html>' }]);
  await expect(call(write, { body: { title: 'One' } })).rejects.toThrow(
    /^Internal Error: Unable to parse server response from \(\/api\/things\?crumb=old\) as JSON: /,
  );
});
