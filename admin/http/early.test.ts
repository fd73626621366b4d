import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarly, forgetEarly, withEarly } from './early.ts';

const get = (path: string) => ({ method: 'GET', path }) as const;
const answerWith = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  );
const send = vi.fn(async () => 'asked again');

beforeEach(() => {
  send.mockClear();
  vi.stubGlobal('document', { querySelector: () => ({ content: 'key' }) });
});
afterEach(() => {
  forgetEarly();
  vi.unstubAllGlobals();
});

test('an answer that is on its way is given out once', async () => {
  answerWith(200, { title: 'About' });
  void askEarly('/api/a');
  const call = withEarly(send);
  await expect(call(get('/api/a'))).resolves.toEqual({ title: 'About' });
  await expect(call(get('/api/a'))).resolves.toBe('asked again');
});

test('what was refused, forgotten or never asked for is asked as ever', async () => {
  answerWith(401, {});
  void askEarly('/api/refused');
  const call = withEarly(send);
  await expect(call(get('/api/refused'))).resolves.toBe('asked again');
  await expect(call(get('/api/other'))).resolves.toBe('asked again');
  answerWith(200, {});
  void askEarly('/api/forgotten');
  forgetEarly();
  await expect(call(get('/api/forgotten'))).resolves.toBe('asked again');
});

test('a change is never answered by what was read before', async () => {
  answerWith(200, {});
  void askEarly('/api/a');
  await expect(withEarly(send)({ method: 'PUT', path: '/api/a' })).resolves.toBe('asked again');
});
