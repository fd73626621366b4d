import { logout } from '#contract/addresses/auth.ts';
import type { DataLayer } from './data-layer.ts';

/** Ends the session of this host. Asked for twice it runs once, until it has failed. */
export function makeLogOut(deps: {
  send: DataLayer;
  leave: () => void;
  onFailure: (message: string) => void;
}): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await deps.send(logout);
      deps.leave();
    } catch (error) {
      isRunning = false;
      deps.onFailure(error instanceof Error ? error.message : '');
    }
  };
}
