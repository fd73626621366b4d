import { useHotkeys } from '@mantine/hooks';
import { Suspense } from 'react';
import { isPaletteOpen } from '../../kit/palette/palette.ts';
import { useStore } from '../../kit/store.ts';
import { part } from '../../kit/opening/part.ts';
import { useTypedAhead } from './typed-ahead.ts';

const Palette = part(() => import('./palette.tsx'));

/** Ctrl K, on every screen; where text is written, the same keys make a link. */
export function Find() {
  useHotkeys([['mod+K', () => isPaletteOpen.set(true)]], []);
  const isOpen = useStore(isPaletteOpen, (open) => open);
  useTypedAhead(isOpen);
  return (
    isOpen && (
      <Suspense fallback={null}>
        <Palette />
      </Suspense>
    )
  );
}
