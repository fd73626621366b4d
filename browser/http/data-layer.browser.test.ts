import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CRUMB_COOKIE } from '#core/visitors/cookies.ts';
import { deleteCookie, readCookie, writeCookie } from '../storage/cookies.ts';
import { crumbCookie } from './crumb.ts';
import { DataError } from './data-error.ts';
import { makeDataLayer, RETRY_DELAY_MS, type DataCall, type DataLayerDeps } from './data-layer.ts';
import { LOGIN_REQUIRED, onLoginRequired } from './login-required.ts';

type Answer = { status?: number; body?: unknown } | 'offline';

beforeEach(() => writeCookie(CRUMB_COOKIE, 'old'));
afterEach(() => {
  deleteCookie(CRUMB_COOKIE);
  vi.useRealTimers();
});

function setUp(answers: Answer[], more: Partial<DataLayerDeps> = {}) {
  const requests: Request[] = [];
  const showSystemError = vi.fn<DataLayerDeps['showSystemError']>();
  const send = makeDataLayer({
    fetch: async (url, init) => {
      requests.push(new Request(url, init));
      const answer = answers[requests.length - 1] ?? { body: { ok: 1 } };
      if (answer === 'offline') throw new TypeError('Failed to fetch');
      const { status = 200, body } = answer;
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    },
    crumb: crumbCookie,
    fire: (event) => dispatchEvent(event),
    showSystemError,
    secureOrigin: undefined,
    ...more,
  });
  const addresses = () => requests.map(({ method, url }) => `${method} ${url.replace(location.origin, '')}`);
  return { send, requests, addresses, showSystemError };
}

const get: DataCall = { method: 'GET', path: '/api/x' };
const post: DataCall = { method: 'POST', path: '/api/x' };
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'it worked',
    (error: unknown) => error as DataError,
  );

test.each(['GET', 'POST', 'PUT', 'DELETE'] as const)('%s carries the crumb', async (method) => {
  const { send, addresses } = setUp([]);
  await expect(send({ method, path: '/api/x', query: { a: '1 2', b: undefined } })).resolves.toEqual({
    ok: 1,
  });
  expect(addresses()).toEqual([`${method} /api/x?a=1+2&crumb=old`]);
});

test('sends JSON, form fields, or nothing at all', async () => {
  const { send, requests } = setUp([]);
  await send({ ...post, json: { a: [1] } });
  await send({ ...post, form: { a: 'x y', b: '&' } });
  await send(post);
  const [json, form, none] = requests;
  expect([json?.headers.get('content-type'), await json?.text()]).toEqual(['application/json', '{"a":[1]}']);
  expect(form?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
  expect(await form?.text()).toBe('a=x+y&b=%26');
  expect([none?.headers.get('content-type'), await none?.text()]).toEqual([null, '']);
});

describe('a changed crumb', () => {
  const crumbFail = { status: 403, body: { crumbFail: true, crumb: 'N', error: 'Again.' } };

  test.each([[crumbFail], [{ ...crumbFail, status: 200 }]])(
    'is stored, and the call repeated',
    async (answer) => {
      const { send, addresses } = setUp([answer]);
      await expect(send(post)).resolves.toEqual({ ok: 1 });
      expect(readCookie(CRUMB_COOKIE)).toBe('N');
      expect(addresses()).toEqual(['POST /api/x?crumb=old', 'POST /api/x?crumb=N']);
    },
  );

  test('is tried once', async () => {
    const { send, requests } = setUp([crumbFail, crumbFail, crumbFail]);
    await expect(send(post)).rejects.toThrow('Unauthorized request');
    expect(requests).toHaveLength(2);
  });

  test('is sent as it was told, also where another cookie of its name stands before it', async () => {
    const shadowed = { read: () => 'tossed', store: () => {}, canStore: () => true };
    const { send, addresses } = setUp([crumbFail], { crumb: shadowed });
    await expect(send(post)).resolves.toEqual({ ok: 1 });
    expect(addresses()).toEqual(['POST /api/x?crumb=tossed', 'POST /api/x?crumb=N']);
  });

  test('is not tried without cookies', async () => {
    const { send, requests } = setUp([crumbFail], { crumb: { ...crumbCookie, canStore: () => false } });
    await expect(send(post)).rejects.toThrow('Unauthorized request');
    expect([requests.length, readCookie(CRUMB_COOKIE)]).toEqual([1, 'old']);
  });
});

describe('a needed log-in', () => {
  const loginRequired = { status: 401, body: { loginRequired: true } };

  test('is told by an event, and without an offer the call fails', async () => {
    const heard = vi.fn();
    addEventListener(LOGIN_REQUIRED, heard, { once: true });
    const { send, requests } = setUp([loginRequired]);
    await expect(send(post)).rejects.toMatchObject({ message: 'Unauthorized request', status: 401 });
    expect([heard.mock.calls.length, requests.length]).toEqual([1, 1]);
  });

  test.each([
    [true, 2],
    [false, 1],
  ])('answered by %s makes %d requests', async (hasLoggedIn, count) => {
    const stop = onLoginRequired(async () => hasLoggedIn);
    const { send, requests } = setUp([{ ...loginRequired, status: 200 }]);
    await failure(send(post));
    stop();
    expect(requests).toHaveLength(count);
  });
});

test.each([
  [
    { authorizationFail: true, error: 'Not you.', errorKey: 'K' },
    { isCleaned: false, message: 'Not you.', key: 'K' },
  ],
  [
    { authorizationFail: true, cleaned: true, requestId: 'R' },
    { isCleaned: true, message: 'Unauthorized request', key: 'R' },
  ],
])('the answer %j shows the system error', async (body, shown) => {
  const { send, showSystemError } = setUp([{ status: 403, body }]);
  await expect(send(post)).rejects.toBeInstanceOf(DataError);
  expect(showSystemError.mock.calls).toEqual([[shown]]);
});

test.each<[Answer, string]>([
  [{ status: 401 }, 'Unauthorized request'],
  [{ status: 403, body: '<html>' }, 'Unauthorized request'],
  [{ status: 500, body: { error: 'Boom.' } }, 'Internal server error. Please try again later.'],
  [{ status: 501 }, 'Internal server error. Please try again later.'],
  [{ status: 503 }, 'This service is temporarily unavailable. Please try again later.'],
  [
    { status: 502, body: '<html>' },
    'Unable to connect. Please check your internet connection and try again.',
  ],
  ['offline', 'Unable to connect. Please check your internet connection and try again.'],
  [{ status: 409, body: { error: 'Somebody else saved.' } }, 'Somebody else saved.'],
])('%j is told as %j', async (answer, message) => {
  const { send, requests } = setUp([answer]);
  await expect(send(get)).rejects.toMatchObject({ message });
  expect(requests).toHaveLength(1);
});

test('an answer that is no JSON names its address and what the parser said', async () => {
  const { send } = setUp([{ body: '<html>' }]);
  const { message } = (await failure(send(get))) as DataError;
  expect(message).toMatch(
    /^Internal Error: Unable to parse server response from \(\/api\/x\?crumb=old\) as JSON: .*</,
  );
});

describe('with retry', () => {
  test('a lost connection is tried once more, 200 ms later', async () => {
    vi.useFakeTimers();
    const { send, requests } = setUp(['offline']);
    const result = send({ ...post, retry: true });
    await vi.advanceTimersByTimeAsync(RETRY_DELAY_MS - 1);
    expect([RETRY_DELAY_MS, requests.length]).toEqual([200, 1]);
    await vi.advanceTimersByTimeAsync(1);
    await expect(result).resolves.toEqual({ ok: 1 });
  });

  test.each<[Answer, number]>([
    ['offline', 2],
    [{ status: 502 }, 2],
    [{ status: 500 }, 1],
    [{ status: 409, body: { error: 'No.' } }, 1],
  ])('%j for good makes %d requests', async (answer, count) => {
    const { send, requests } = setUp([answer, answer, answer]);
    await failure(send({ ...get, retry: true }));
    expect(requests).toHaveLength(count);
  });
});

test('calls of one queue wait for each other, a failed one too; others do not wait', async () => {
  const answers: PromiseWithResolvers<Response>[] = [];
  const { send } = setUp([], {
    fetch: () => {
      const answer = Promise.withResolvers<Response>();
      answers.push(answer);
      return answer.promise;
    },
  });
  const first = failure(send({ ...post, queue: 'cart' }));
  const second = send({ ...post, queue: 'cart' });
  void send({ ...post, queue: 'other' });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.resolve(new Response('', { status: 500 }));
  await first;
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  answers[2]?.resolve(new Response('{"n":2}'));
  await expect(second).resolves.toEqual({ n: 2 });
});

test.each([
  [undefined, true, `${location.origin}/api/x?crumb=old`, 'same-origin'],
  ['https://demo.app.example', true, 'https://demo.app.example/api/x?crumb=old', 'include'],
  ['https://demo.app.example', false, `${location.origin}/api/x?crumb=old`, 'same-origin'],
])('with secure calls for %s, secure %s goes to %s', async (secureOrigin, isSecure, url, credentials) => {
  const { send, requests } = setUp([], { secureOrigin });
  await send({ ...post, isSecure });
  expect([requests[0]?.url, requests[0]?.credentials]).toEqual([url, credentials]);
});
