import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { isOpening, onOpened } from './opening.ts';

/** Whether a page is still being opened to be edited; what comes after it is drawn piece by piece. */
export function useIsOpening(): boolean {
  const [isWaiting, setWaiting] = useState(isOpening);
  useEffect(() => {
    const look = () => startTransition(() => setWaiting(isOpening()));
    look();
    return onOpened(look);
  }, []);
  return isWaiting;
}

/** What is not needed to begin on a page: it waits for that, and may bring code of its own. */
export function Late({ instead = null, children }: { instead?: ReactNode; children: ReactNode }) {
  return useIsOpening() ? instead : <Suspense fallback={instead}>{children}</Suspense>;
}
