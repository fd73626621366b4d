import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ScriptErrorEntry } from '#core/script-errors.ts';
import { record } from '#contract/addresses/script-errors.ts';
import { makeErrorReporter } from './script-errors.ts';

const SOURCE = { app: 'site', websiteId: 'w', templateId: 't' } as const;
let report: ReturnType<typeof makeErrorReporter>;
const fetched = vi.spyOn(window, 'fetch');

beforeEach(() => {
  vi.useFakeTimers();
  report = makeErrorReporter(SOURCE);
  fetched.mockReset().mockResolvedValue(new Response('{}'));
});
afterEach(() => {
  vi.useRealTimers();
  document.cookie = 'crumb=; max-age=0; path=/';
});

const anError = (message: string, line = 3) =>
  new ErrorEvent('error', {
    message,
    filename: 'https://x.test/a.js',
    lineno: line,
    colno: 7,
    error: new TypeError(message),
  });
function sent(call = 0): ScriptErrorEntry[] {
  const body = fetched.mock.calls[call]?.[1]?.body;
  return JSON.parse(typeof body === 'string' ? body : '[]') as ScriptErrorEntry[];
}

test('errors that come together are one call, with everything known of them and the crumb', async () => {
  document.cookie = 'crumb=abc; path=/';
  report(anError('it broke'), { step: 2 });
  report(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: 'no' }));
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    record.path,
    expect.objectContaining({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': 'abc' },
    }),
  );
  expect(sent()).toEqual([
    {
      event: 'javascript-error',
      timestamp: expect.any(Number) as number,
      data: {
        app: 'site',
        message: 'TypeError: it broke',
        stack: expect.stringContaining('it broke') as string,
        file: 'https://x.test/a.js',
        line: 3,
        column: 7,
        custom: { step: 2 },
        websiteId: 'w',
        templateId: 't',
        url: location.href,
        userAgent: navigator.userAgent,
      },
    },
    expect.objectContaining({
      data: expect.objectContaining({ message: 'no', stack: '', file: '', line: null, column: null }),
    }),
  ]);
});

test('the same error is told once', async () => {
  for (let count = 0; count < 3; count += 1) report(anError('again'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent()).toHaveLength(1);
});

test('errors are told one second after the last of them', async () => {
  for (let line = 0; line < 3; line += 1) {
    report(anError('it broke', line));
    await vi.advanceTimersByTimeAsync(300);
  }
  await vi.advanceTimersByTimeAsync(699);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect([fetched.mock.calls.length, sent().length]).toEqual([1, 3]);
});

test('of many at once ten are told, and of a page that keeps failing twenty', async () => {
  for (let line = 0; line < 15; line += 1) report(anError('it broke', line));
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent().map(({ data }) => data.line)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (let line = 100; line < 150; line += 1) {
    report(anError('it broke', line));
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect([fetched.mock.calls.length, sent(10).length]).toEqual([11, 1]);
});

test('a stack is cut at 5000 characters', async () => {
  const error = new Error('deep');
  error.stack = 'x'.repeat(9000);
  report(new ErrorEvent('error', { message: 'deep', error }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent()[0]?.data.stack).toHaveLength(5000);
});

test.each([
  ['the server fails', () => fetched.mockResolvedValue(new Response('', { status: 500 }))],
  ['there is no network', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
])('nothing follows when %s', async (_, prepare) => {
  prepare();
  const failed = vi.fn<() => void>();
  addEventListener('unhandledrejection', failed);
  report(anError('it broke'));
  await vi.advanceTimersByTimeAsync(5000);
  removeEventListener('unhandledrejection', failed);
  expect([fetched.mock.calls.length, failed.mock.calls.length]).toEqual([1, 0]);
});
