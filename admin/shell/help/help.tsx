import { Suspense } from 'react';
import { useStore } from '../../kit/store.ts';
import { openHelp } from './open-help.ts';
import { part } from '../../kit/opening/part.ts';

const HelpPanel = part(() => import('./help-panel.tsx'));

/** The manual beside the screen one is on, fetched when somebody opens it. */
export function Help() {
  const isOpen = useStore(openHelp, (article) => article !== undefined);
  return (
    isOpen && (
      <Suspense fallback={null}>
        <HelpPanel />
      </Suspense>
    )
  );
}
