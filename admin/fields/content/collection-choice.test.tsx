import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { control } from '#core/fields/field.ts';
import { CollectionChoice } from './collection-choice.tsx';
import { collectionsQuery } from '../../documents/collections.ts';

function draw(value: string, fill: (client: QueryClient) => void): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  fill(client);
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <CollectionChoice
          control={control('collection', {}, { hasShop: false })}
          name="collection"
          label="Collection"
          value={value}
          values={{}}
          error={undefined}
          errors={{}}
          onChange={() => {}}
          drawFields={() => null}
        />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

test('says that the collections could not be loaded', () => {
  const markup = draw('', (client) => {
    const query = client.getQueryCache().build(client, client.defaultQueryOptions(collectionsQuery));
    query.setState({ status: 'error', error: new Error('500') });
  });
  expect(markup).toContain('Unable to load collections');
});

test.each([
  ['a'.repeat(24), 'This collection was deleted. Choose another one.'],
  ['', 'No collections yet. Add one under Collections.'],
])('with %j chosen of none says: %s', (value, words) => {
  expect(draw(value, (client) => client.setQueryData(collectionsQuery.queryKey, []))).toContain(words);
});
