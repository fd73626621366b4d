import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { useFound } from './use-found.ts';

afterEach(() => vi.restoreAllMocks());

const FOUND: Readonly<Record<string, readonly string[]>> = {
  ho: ['Honey', 'House blend'],
  house: ['House blend'],
  tea: ['Green tea'],
};

/** A server that answers when it is told to. */
function aServer() {
  const answers = new Map<string, () => void>();
  vi.spyOn(window, 'fetch').mockImplementation((address) => {
    const q = new URL(address as string, location.href).searchParams.get('q') ?? '';
    const found = (FOUND[q] ?? []).map((title) => ({
      kind: 'product',
      id: title,
      title,
      detail: '',
      collectionId: '',
    }));
    return new Promise((resolve) => answers.set(q, () => resolve(new Response(JSON.stringify({ found })))));
  });
  return async (q: string) => {
    await expect.poll(() => answers.has(q)).toBe(true);
    answers.get(q)?.();
  };
}

function List({ query }: { query: string }) {
  const { things, isLooking } = useFound(query);
  return (
    <>
      <ul>
        {things.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      {isLooking && <output>Searching</output>}
    </>
  );
}

test('what was found for the words of before is offered only where it fits those typed now', async () => {
  const answer = aServer();
  const client = new QueryClient();
  const list = (query: string) => (
    <QueryClientProvider client={client}>
      <List query={query} />
    </QueryClientProvider>
  );
  const titles = () =>
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  const looking = page.getByRole('status');

  const screen = await render(list('ho'));
  await answer('ho');
  await expect.poll(titles).toEqual(['Honey', 'House blend']);
  await expect.element(looking).not.toBeInTheDocument();

  await screen.rerender(list('house'));
  expect(titles()).toEqual(['House blend']);
  await expect.element(looking).toBeVisible();
  await answer('house');
  await expect.element(looking).not.toBeInTheDocument();
  expect(titles()).toEqual(['House blend']);

  await screen.rerender(list('tea'));
  expect(titles()).toEqual([]);
  await answer('tea');
  await expect.poll(titles).toEqual(['Green tea']);
});
