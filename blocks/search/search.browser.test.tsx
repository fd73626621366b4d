import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import SearchBox from './island.tsx';

const props = { id: 'b', label: 'Search', placeholder: '', button: 'Go', query: '' };
const results = [{ path: '/journal/salt', title: 'Salt', kind: 'post', thumbnail: '' }];
const answer = (body: unknown) => new Response(JSON.stringify(body));

afterEach(() => vi.restoreAllMocks());

test('the first results show while one types, and go with Escape', async () => {
  const ask = vi.spyOn(window, 'fetch').mockImplementation(async () => answer({ results, total: 1 }));
  await render(<SearchBox {...props} />);
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search' }), 's');
  expect(ask).not.toHaveBeenCalled();
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search' }), 'sa&lt');
  await expect
    .element(page.getByRole('link', { name: 'Salt post' }))
    .toHaveAttribute('href', '/journal/salt');
  expect(ask.mock.calls[0]?.[0]).toBe('/api/search/preview?q=sa%26lt');
  await expect.element(page.getByRole('status')).toHaveTextContent('1 result');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});

test.each<[string, () => Promise<Response>]>([
  ['no network', () => Promise.reject(new TypeError('no network'))],
  ['a failure of the server', async () => new Response('{}', { status: 500 })],
])('with %s it says so, stays a form, and forgets it with the next answer', async (_, fail) => {
  const ask = vi.spyOn(window, 'fetch').mockImplementationOnce(fail);
  ask.mockImplementation(async () => answer({ results, total: 1 }));
  await render(<SearchBox {...props} />);
  const box = page.getByRole('searchbox', { name: 'Search' });
  await userEvent.fill(box, 'salt');
  await expect.element(page.getByText('Unable to load results', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Go' })).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  await userEvent.fill(box, 'salts');
  await expect.element(page.getByRole('link', { name: 'Salt post' })).toBeVisible();
  await expect.element(page.getByText('Unable to load results')).not.toBeInTheDocument();
});
