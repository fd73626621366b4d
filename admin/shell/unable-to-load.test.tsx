import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { CollectionList } from '../features/collections/collection/collection-list.tsx';
import { collectionsQuery } from '../documents/collections.ts';
import { documentsQuery } from '../documents/queries.ts';
import { control } from '#core/fields/field.ts';
import { Fields } from '../fields/fields.tsx';
import { CallProblem } from '../http/problem.ts';
import PageList from '../features/pages/tree/page-list.tsx';
import { PaymentProviders } from '../features/selling/settings/payment-providers.tsx';

// What controls for pictures do as soon as they are loaded; there are none here.
vi.hoisted(() => Object.assign(globalThis, { addEventListener: () => {} }));

/** The part as it is drawn once the call behind it has failed. */
function drawFailed(part: ReactElement, queryKey: QueryKey, error: Error): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error });
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>{part}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

const broken = new CallProblem('internal', 'Internal server error.', { status: 500 });
const away = new CallProblem('noConnection', 'No connection.');
const nothing = () => {};
const summary = { source: control('collection', {}, { hasShop: false }) };

test.each<[string, () => ReactElement, QueryKey, Error, string]>([
  ['pages', () => <PageList />, documentsQuery.queryKey, broken, 'Unable to load. Try again.</span>'],
  ['collections', () => <CollectionList />, collectionsQuery.queryKey, broken, 'Unable to load collections'],
  [
    'collections of a block',
    () => <Fields controls={summary} values={{ source: '' }} errors={{}} onChange={nothing} />,
    collectionsQuery.queryKey,
    broken,
    'Unable to load collections',
  ],
  [
    'payment settings',
    () => <PaymentProviders />,
    ['selling', 'payment-providers'],
    away,
    'Unable to connect. Please try again<',
  ],
])('%s that cannot be loaded are said to be', (_, part, queryKey, error, words) => {
  expect(drawFailed(part(), queryKey, error)).toContain(words);
});
