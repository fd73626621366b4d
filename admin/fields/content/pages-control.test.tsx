import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { DocumentEntry } from '#contract/content/content.ts';
import { control } from '#core/fields/field.ts';
import { MAX_INDEX_PAGES } from '#core/content/index-page.ts';
import { documentsQuery } from '../../documents/queries.ts';
import { PagesControl } from './pages-control.tsx';

const page = (id: string, state: DocumentEntry['state']): DocumentEntry => ({
  id,
  kind: 'page',
  key: null,
  title: `Page ${id}`,
  path: `/${id}`,
  state,
  revision: 1,
  updatedAt: '2026-11-15T10:00:00.000Z',
});

function draw(value: string[]): string {
  const client = new QueryClient();
  client.setQueryData(documentsQuery.queryKey, [
    page('house', 'live'),
    page('attic', 'new'),
    page('shed', 'deleted'),
    page('here', 'live'),
  ]);
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <PagesControl
            control={control('pages', {}, { max: MAX_INDEX_PAGES })}
            name="children"
            label="Pages on it"
            value={value}
            values={{ path: '/here' }}
            error={undefined}
            errors={{}}
            onChange={() => {}}
            drawFields={() => null}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}
const offered = (markup: string) => [...markup.matchAll(/<option value="(\w+)"/g)].map(([, id]) => id);

test('offers the pages that are not on it, and not the page itself', () => {
  expect(offered(draw(['house']))).toEqual(['attic']);
});

test('opens each page, and says what visitors do not see', () => {
  const markup = draw(['house', 'attic', 'shed', 'none']);
  expect(markup).toContain('href="/pages/house"');
  expect(markup).toContain('Not published yet. Visitors do not see it');
  expect(markup.match(/Deleted/g)).toHaveLength(2);
  expect(markup).toContain('aria-label="Move Page attic up"');
  expect(markup).toContain('No other pages');
});
