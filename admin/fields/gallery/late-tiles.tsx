import { Skeleton } from '@mantine/core';
import { Suspense, type ComponentProps } from 'react';
import { part } from '../../kit/opening/part.ts';

const load = () => import('./tiles.tsx');
const Tiles = part(async () => ({ default: (await load()).Tiles }));

/** Sorting by drag is code that most screens with fields never need: it comes with the first gallery. */
export function LateTiles(props: ComponentProps<typeof Tiles>) {
  if (props.tiles.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton height={96} />}>
      <Tiles {...props} />
    </Suspense>
  );
}
