import type { SiteContext } from '#core/site-context/context.ts';
import { listenForEscape } from '#browser/layers/escape-key.ts';

const load = () => import('./owner.ts');

/** What people who work on the site need on it. Visitors load none of it before they press Escape. */
export function startOwner(context: SiteContext): () => void {
  if (context.authenticatedAccount || location.search.includes('logout=')) {
    void load().then(({ welcome }) => welcome(context));
  }
  return listenForEscape((isShift) => void load().then(({ actOnEscape }) => actOnEscape(context, isShift)));
}
