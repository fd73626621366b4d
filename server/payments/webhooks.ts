import { isId } from '#core/ids.ts';
import { webhookPath } from '#core/payments/provider.ts';
import { mismatchOf, type WebhookRefusal } from '#core/payments/webhook-refusal.ts';
import type { Database } from '../database/database.ts';
import type { PaymentAccounts } from './accounts.ts';
import { providerKind } from './providers/index.ts';
import type { OpenAccount, PaymentProvider, WebhookCall } from './providers/provider.ts';
import { keepRefusal } from './refusal-store.ts';
import type { Payment, Settling } from './settling.ts';
import * as store from './store.ts';

/** What we call a payment towards providers; it comes back with everything they tell about it. */
export const referenceOf = ({ siteId, id }: Pick<Payment, 'siteId' | 'id'>) => `${siteId}:${id}`;

/** Where a provider tells about this one payment, for those whose calls name nothing of ours. */
export function webhookUrlOf(origin: string, payment: Payment): string {
  const url = new URL(webhookPath(payment.provider), origin);
  url.searchParams.set('reference', referenceOf(payment));
  return url.href;
}

/** Whose call it can be, with the payment it says that it is about: all of one lookup, nothing of it from the call. */
interface Called {
  siteId: string;
  provider: PaymentProvider;
  payment: Payment | undefined;
}

/** Calls of providers. */
export function makeWebhooks(deps: {
  db: Database;
  platform: OpenAccount;
  accounts: PaymentAccounts;
  settling: Settling;
  now: () => Date;
}) {
  const { db, platform, accounts, settling, now } = deps;

  /** The platform's own provider tells about payments of every site. */
  async function findOfPlatform(call: WebhookCall): Promise<Called | undefined> {
    const [siteId = '', id = ''] = platform.kind.referenceOf(call)?.split(':') ?? [];
    if (!isId(siteId) || !isId(id)) return undefined;
    const payment = await db.readSite(siteId, (tx) => store.find(tx, id));
    const isOurs = payment?.provider === platform.kind.name;
    return isOurs ? { siteId, provider: platform.provider, payment } : undefined;
  }

  /** A site's account tells about payments of that site: the one whose host was called. */
  async function findOfSite(siteId: string, name: string, call: WebhookCall): Promise<Called | undefined> {
    const kind = providerKind(name);
    const [claimed, id = ''] = kind?.referenceOf(call)?.split(':') ?? [];
    const found = kind && (await db.readSite(siteId, (tx) => store.findCalled(tx, { provider: name, id })));
    if (!found) return undefined;
    const { provider } = await accounts.openSealed(kind, siteId, found.keys);
    return { siteId, provider, payment: claimed === siteId ? found.payment : undefined };
  }

  /** Why a call is not believed; nothing once it has been heard. */
  async function hear({ provider, payment }: Called, call: WebhookCall): Promise<WebhookRefusal | undefined> {
    const told = await provider.readWebhook(call);
    if (told === undefined) return 'notSigned';
    // Of something else that is paid by the same account.
    if (told === 'unrelated') return undefined;
    if (!payment) return 'unknownPayment';
    const mismatch = mismatchOf(told, { ...payment, reference: referenceOf(payment) });
    if (mismatch === undefined) await settling.settle(payment.siteId, [{ id: payment.id, came: told }]);
    return mismatch;
  }

  return {
    isKnown: (name: string) => name === platform.kind.name || providerKind(name) !== undefined,

    /**
     * Says whether a call was believed: made by the account whose payment it is about, and about the same sum.
     * The same call twice settles once.
     */
    async receive(
      from: { provider: string; siteId: string | undefined },
      call: WebhookCall,
    ): Promise<boolean> {
      const called =
        from.provider === platform.kind.name
          ? await findOfPlatform(call)
          : from.siteId !== undefined && (await findOfSite(from.siteId, from.provider, call));
      if (!called) return false;
      const reason = await hear(called, call);
      if (reason === undefined) return true;
      // Shown to those who own the site: nobody else can set right what is wrong with it.
      const { siteId } = called;
      await db.site(siteId, (tx) => keepRefusal(tx, { siteId, provider: from.provider, reason, at: now() }));
      return false;
    },
  };
}
