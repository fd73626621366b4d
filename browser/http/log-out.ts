import type { auth } from '#contract/auth.ts';
import type { DataLayer } from './data-layer.ts';

const LOGOUT_PATH: (typeof auth.logout)['path'] = '/api/auth/Logout';

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
      await deps.send({ method: 'POST', path: LOGOUT_PATH });
      deps.leave();
    } catch (error) {
      isRunning = false;
      deps.onFailure(error instanceof Error ? error.message : '');
    }
  };
}
