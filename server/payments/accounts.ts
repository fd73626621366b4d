import { recordAction } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import type { PaymentProvider } from './providers/provider.ts';
import * as store from './account-store.ts';
import {
  makeStripeProvider,
  siteOfStripeCall,
  STRIPE,
  type StripeKeys,
} from './providers/stripe/provider.ts';
import { isId } from '#core/ids.ts';

/** Sites whose provider is kept in memory; the keys are read again after a while, for changes on other nodes. */
const MAX_KEPT = 1000;
const KEPT_MS = 30_000;

/** Accounts of sites at payment providers, by keys their owners entered. */
export function makePaymentAccounts(deps: { db: Database; stripeUrl?: string | undefined; now: () => Date }) {
  const { db, stripeUrl, now } = deps;
  const kept = new Map<string, { provider: PaymentProvider | undefined; until: number }>();

  async function providerOf(siteId: string): Promise<PaymentProvider | undefined> {
    const known = kept.get(siteId);
    if (known && known.until > now().getTime()) return known.provider;
    const keys = await db.readSite(siteId, (tx) => store.findAccount(tx));
    const provider = keys && makeStripeProvider({ keys, url: stripeUrl });
    kept.delete(siteId);
    kept.set(siteId, { provider, until: now().getTime() + KEPT_MS });
    const oldest = kept.size > MAX_KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    return provider;
  }

  return {
    providerOf,

    /** The account of the site that a call says it is about; its signature is checked with that site's secret. */
    async calledBy(
      name: string,
      rawBody: string,
    ): Promise<{ siteId: string; provider: PaymentProvider } | undefined> {
      const siteId = name === STRIPE ? siteOfStripeCall(rawBody) : undefined;
      const provider = siteId !== undefined && isId(siteId) ? await providerOf(siteId) : undefined;
      return siteId !== undefined && provider ? { siteId, provider } : undefined;
    },

    /** Without the secrets themselves: whoever reads this sees only how they end. */
    async read(siteId: string) {
      const keys = await db.readSite(siteId, (tx) => store.findAccount(tx));
      return {
        isConnected: keys !== undefined,
        publicKey: keys?.publicKey ?? '',
        secretKey: endOf(keys?.secretKey),
        webhookSecret: endOf(keys?.webhookSecret),
      };
    },

    async connect(actor: Actor, keys: StripeKeys): Promise<void> {
      await db.site(actor.siteId, async (tx) => {
        await store.putAccount(tx, actor.siteId, keys, now());
        await recordAction(tx, { ...actor, action: 'payments.connect', detail: {} });
      });
      kept.delete(actor.siteId);
    },

    async disconnect(actor: Actor): Promise<void> {
      await db.site(actor.siteId, async (tx) => {
        await store.dropAccount(tx);
        await recordAction(tx, { ...actor, action: 'payments.disconnect', detail: {} });
      });
      kept.delete(actor.siteId);
    },
  };
}

export type PaymentAccounts = ReturnType<typeof makePaymentAccounts>;

function endOf(secret: string | undefined): string {
  return secret ? `…${secret.slice(-4)}` : '';
}
