import { afterEach, describe, expect, test, vi } from 'vitest';
import { preview } from '#contract/addresses/collections.ts';
import { progress } from '#contract/addresses/forms.ts';
import { quickView } from '#contract/addresses/products.ts';
import { ask } from './ask.ts';
import { tell } from './tell.ts';

afterEach(() => vi.restoreAllMocks());

const answerWith = (status: number, body: unknown) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(body, { status }));

describe('asking', () => {
  test('reads the answer', async () => {
    const fetching = answerWith(200, { results: [], total: 3 });
    expect((await ask(preview, { query: { q: 'a&b' } })).total).toBe(3);
    expect(fetching.mock.calls[0]?.[0]).toBe('/api/search/preview?q=a%26b');
  });

  test('says that it was refused', async () => {
    answerWith(429, { error: 'Later.' });
    await expect(ask(preview, { query: { q: 'a' } })).rejects.toThrow('/api/search/preview answered 429.');
  });

  test('ends when nobody wants the answer any more', async () => {
    vi.spyOn(window, 'fetch').mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    );
    const asking = new AbortController();
    const answer = ask(preview, { query: { q: 'a' }, signal: asking.signal });
    asking.abort();
    await expect(answer).rejects.toThrow(DOMException);
  });
});

describe('telling', () => {
  test('is sent although the page is left', () => {
    const fetching = answerWith(200, {});
    tell(progress, { body: { formId: 'f', event: 'start' }, headers: { 'x-csrf-token': 'c' } });
    const [address, init] = fetching.mock.calls[0] ?? [];
    expect([address, init?.method, init?.keepalive]).toEqual(['/api/census/form-progress', 'POST', true]);
    expect(init?.body).toBe('{"formId":"f","event":"start"}');
    expect(init?.headers).toEqual({ 'x-csrf-token': 'c', 'content-type': 'application/json' });
  });

  test('disturbs nobody when it does not arrive', async () => {
    const failing = Promise.reject(new TypeError('Failed to fetch'));
    vi.spyOn(window, 'fetch').mockReturnValue(failing);
    tell(quickView, { params: { id: 'a' } });
    await expect(failing).rejects.toThrow(TypeError);
  });
});
