import { toCents } from '#core/money/currency.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { UNABLE_TO_CONNECT, UNABLE_TO_CONNECT_SHORT } from '#core/messages/connection.ts';
import { CallProblem } from '../../http/problem.ts';
import { PaymentProviders, providersQuery } from './settings/payment-providers.tsx';
import { ProductList } from './products/product-list.tsx';
import { productsQuery } from '../../pickers/shop/queries.ts';

// What controls for files do as soon as they are loaded; there are none here.
vi.hoisted(() => Object.assign(globalThis, { addEventListener: () => {} }));

const draw = (client: QueryClient, screen: ReactElement) =>
  renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>{screen}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );

test('the list says of each product whether visitors see it', () => {
  const client = new QueryClient();
  const products = ['published', 'scheduled', 'draft', 'needs_review'].map((workflow) => ({
    id: workflow,
    title: workflow,
    slug: workflow,
    type: 'PHYSICAL',
    workflow,
    publishAt: null,
    image: '',
    priceFrom: toCents(1000),
    priceTo: toCents(1000),
    isOnSale: false,
    variantCount: 1,
    stock: 1,
  }));
  client.setQueryData(productsQuery('').queryKey, {
    pages: [{ products, total: products.length, next: null }],
    pageParams: [''],
  });
  const rows = draw(client, <ProductList />)
    .split('<tr')
    .slice(2);
  const labels = rows.map((row) => /Available|Scheduled|Hidden|Unsupported/.exec(row)?.[0]);
  expect(labels).toEqual(['Available', 'Scheduled', 'Hidden', 'Unsupported']);
});

test('an account elsewhere that cannot be asked about says so shortly', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const queryFn = () => Promise.reject(new CallProblem('noConnection', UNABLE_TO_CONNECT));
  await client.prefetchQuery({ ...providersQuery, queryFn });
  expect(draw(client, <PaymentProviders />)).toContain(UNABLE_TO_CONNECT_SHORT);
});
