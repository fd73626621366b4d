import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { locationField } from '#core/maps/location-field.ts';
import { mapStartQuery } from '../../fields/map/places.ts';
import { useBlockStarts, useOfferedBlocks, type BlockStarts, type OfferedBlock } from './offered-blocks.ts';

interface Offers {
  blocks: readonly OfferedBlock[];
  starts: BlockStarts;
}

function OffersFor({ tell }: { tell: (offers: Offers) => void }) {
  tell({ blocks: useOfferedBlocks(), starts: useBlockStarts() });
  return null;
}

test('a block of a place begins where the site is, once that is known', () => {
  const queries = new QueryClient();
  const tell = vi.fn<(offers: Offers) => void>();
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <OffersFor tell={tell} />
    </QueryClientProvider>,
  );
  const [[{ blocks, starts }]] = tell.mock.calls as [[Offers]];
  const started = (type: string) => {
    const block = blocks.find((each) => each.type === type);
    return block && starts.of(block).values;
  };
  expect(queries.getQueryCache().getAll()).toEqual([]);
  expect(started('map')).toBeUndefined();

  const place = { ...locationField({}).initial, addressTitle: 'Here' };
  queries.setQueryData(mapStartQuery.queryKey, place);
  expect(started('map')).toEqual({ location: place });
  expect(started('heading')).toBeUndefined();
});
