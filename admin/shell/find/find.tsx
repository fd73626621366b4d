import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { isPaletteOpen } from '../../kit/palette/palette.ts';
import { useStore } from '../../kit/store.ts';

const Palette = lazy(() => import('./palette.tsx'));

/** Ctrl K, on every screen; where text is written, the same keys make a link. */
export function Find() {
  useHotkeys([['mod+K', () => isPaletteOpen.set(true)]], []);
  const isOpen = useStore(isPaletteOpen, (open) => open);
  return (
    isOpen && (
      <Suspense fallback={null}>
        <Palette />
      </Suspense>
    )
  );
}
