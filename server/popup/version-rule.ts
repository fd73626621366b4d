import { popupFields, saysTheSame } from '#core/popup/document.ts';
import type { KindRules } from '../content/kind-rules.ts';
import * as store from './store.ts';

/**
 * The version tells browsers whether somebody who closed the pop-up has seen this one. It rises by one with what the
 * next publish makes visitors see, and not with when or how often they see it; nobody else can set it.
 */
export function makePopupRules(): KindRules {
  return {
    async prepare(tx, { id, body }) {
      const popup = popupFields.read(body);
      // Moved in from elsewhere: it goes on where it was.
      if (id === undefined) {
        const first = saysTheSame(popup, popupFields.initial) ? 0 : 1;
        return { body: { ...popup, version: Math.max(first, popup.version) } };
      }
      const live = popupFields.read(await store.readLiveBody(tx, id));
      const version = saysTheSame(popup, live)
        ? live.version
        : Math.max(live.version, await store.highestPublished(tx, id)) + 1;
      return { body: { ...popup, version } };
    },
  };
}
