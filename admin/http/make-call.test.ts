import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { route } from '#contract/route.ts';
import { makeCall, type CallDeps } from './make-call.ts';
import { CallProblem } from './problem.ts';

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

function setUp(answers: Answer[], more: { cookies?: boolean; logsIn?: boolean } = {}) {
  const requests: { url: string; body: unknown }[] = [];
  let stored = 'old';
  const logIn = vi.fn<CallDeps['logIn']>(async () => more.logsIn ?? false);
  const call = makeCall({
    fetch: async (url, init) => {
      requests.push({ url: url as string, body: init?.body });
      const answer = answers[requests.length - 1] ?? fine;
      if (answer === 'offline') throw new TypeError('Failed to fetch');
      const { status, body } = answer;
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    },
    crumb: { read: () => stored, store: (crumb) => (stored = crumb), canStore: () => more.cookies ?? true },
    logIn,
  });
  return { call, requests, logIn, crumb: () => stored };
}

const crumbFail: Answer = {
  status: 403,
  body: { crumbFail: true, crumb: 'new', error: 'Try again.', errorKey: 'crumbFail' },
};
const loginRequired: Answer = {
  status: 401,
  body: { loginRequired: true, error: 'Please log in to continue.', errorKey: 'loginRequired' },
};

test('fills the path, leaves out what is not given, and reads without a crumb', async () => {
  const { call, requests } = setUp([]);
  await call(read, { params: { id: 'a/b' }, query: { kind: undefined } });
  expect(requests[0]?.url).toBe('/api/things/a%2Fb');
});

test('sends a change as JSON with the crumb', async () => {
  const { call, requests } = setUp([]);
  await call(write, { body: { title: 'One' } });
  expect(requests).toEqual([{ url: '/api/things?crumb=old', body: '{"title":"One"}' }]);
});

test('stores a new crumb and repeats the call once', async () => {
  const { call, requests, crumb } = setUp([crumbFail]);
  await expect(call(write, { body: { title: 'One' } })).resolves.toEqual({ ok: true });
  expect(crumb()).toBe('new');
  expect(requests.map(({ url }) => url)).toEqual(['/api/things?crumb=old', '/api/things?crumb=new']);
});

test.each([
  ['twice refused', { cookies: true }, 2],
  ['without cookies', { cookies: false }, 1],
])('gives up when %s', async (_, more, count) => {
  const { call, requests } = setUp([crumbFail, crumbFail, crumbFail], more);
  await expect(call(write, { body: { title: 'One' } })).rejects.toMatchObject({ code: 'crumbFail' });
  expect(requests).toHaveLength(count);
});

test.each([
  ['repeats the call after a log-in', true, 2],
  ['fails when nobody logs in', false, 1],
])('%s', async (_, logsIn, count) => {
  const { call, requests, logIn } = setUp([loginRequired], { logsIn });
  const result = await call(write, { body: { title: 'One' } }).catch((error: unknown) => error);
  expect(logIn).toHaveBeenCalledOnce();
  expect(requests).toHaveLength(count);
  expect(result instanceof CallProblem).toBe(!logsIn);
});

test.each<[Answer, Partial<CallProblem>]>([
  [
    { status: 400, body: { error: 'Check it.', errorKey: 'invalid', errors: { path: 'Bad.' } } },
    { code: 'invalid', message: 'Check it.', errors: { path: 'Bad.' } },
  ],
  [{ status: 401, body: {} }, { message: 'Unauthorized request' }],
  [{ status: 403, body: '<html>' }, { message: 'Unauthorized request' }],
  [
    { status: 500, body: { errorKey: 'a-log-key' } },
    { code: 'internal', message: 'Internal server error. Please try again later.' },
  ],
  [
    { status: 503, body: '' },
    { message: 'This service is temporarily unavailable. Please try again later.' },
  ],
  [
    { status: 502, body: '<html>' },
    { message: 'Unable to connect. Please check your internet connection and try again.' },
  ],
  [
    'offline',
    {
      code: 'noConnection',
      message: 'Unable to connect. Please check your internet connection and try again.',
    },
  ],
])('turns %j into words', async (answer, problem) => {
  const { call } = setUp([answer]);
  await expect(call(write, { body: { title: 'One' } })).rejects.toMatchObject(problem);
});

test('names the address of an answer that is no JSON', async () => {
  const { call } = setUp([{ status: 200, body: '<html>' }]);
  await expect(call(write, { body: { title: 'One' } })).rejects.toThrow(
    /^Internal Error: Unable to parse server response from \(\/api\/things\?crumb=old\) as JSON: /,
  );
});
