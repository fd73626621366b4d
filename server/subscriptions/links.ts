import type { Database } from '../database/database.ts';
import { isSignature, sign, type SiteSecrets } from '../secrets/site-secrets.ts';
import * as store from './store.ts';

export const SUBSCRIPTION_PATH = '/commerce/subscription';

/** The page of a subscription is open to whoever holds its link: there a card is changed and a renewal is paid. */
export function makeSubscriptionLinks({ db, secrets }: { db: Database; secrets: SiteSecrets }) {
  return {
    async pathOf(siteId: string, id: string): Promise<string> {
      return `${SUBSCRIPTION_PATH}/${id}?token=${sign(await secrets.of(siteId, 'subscriptions'), id)}`;
    },
    /** The subscription of a link; nothing for a link that nobody was given. */
    async open(siteId: string, id: string, token: string): Promise<store.SubscriptionRow | undefined> {
      const known = token === '' ? undefined : await db.readSite(siteId, (tx) => store.find(tx, id));
      const isTheirs = known && isSignature(await secrets.of(siteId, 'subscriptions'), id, token);
      return isTheirs ? known : undefined;
    },
  };
}

export type SubscriptionLinks = ReturnType<typeof makeSubscriptionLinks>;
