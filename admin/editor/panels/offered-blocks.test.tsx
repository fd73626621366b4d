import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { locationField } from '#core/maps/location-field.ts';
import { mapStartQuery } from '../../fields/map/places.ts';
import { useBlockStarts, useOfferedBlocks, type BlockStarts, type OfferedBlock } from './offered-blocks.ts';

const queries = new QueryClient();
let blocks: readonly OfferedBlock[] = [];
let starts: BlockStarts | undefined;

function Offers() {
  blocks = useOfferedBlocks();
  starts = useBlockStarts();
  return null;
}

const started = (type: string) => {
  const block = blocks.find((each) => each.type === type);
  return block && starts?.of(block).values;
};

test('a block of a place begins where the site is, once that is known', () => {
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Offers />
    </QueryClientProvider>,
  );
  expect(queries.getQueryCache().getAll()).toEqual([]);
  expect(started('map')).toBeUndefined();

  const place = { ...locationField({}).initial, addressTitle: 'Here' };
  queries.setQueryData(mapStartQuery.queryKey, place);
  expect(started('map')).toEqual({ location: place });
  expect(started('heading')).toBeUndefined();
});
