import { isId } from '#core/ids.ts';
import { webhookPath } from '#core/payments/provider.ts';
import type { Database } from '../database/database.ts';
import type { PaymentAccounts } from './accounts.ts';
import { providerKind } from './providers/index.ts';
import type { BookedPayment, OpenAccount, PaymentProvider, WebhookCall } from './providers/provider.ts';
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
  provider: PaymentProvider;
  payment: Payment | undefined;
}

/** Calls of providers. */
export function makeWebhooks(deps: {
  db: Database;
  platform: OpenAccount;
  accounts: PaymentAccounts;
  settling: Settling;
}) {
  const { db, platform, accounts, settling } = deps;

  /** The platform's own provider tells about payments of every site. */
  async function findOfPlatform(call: WebhookCall): Promise<Called | undefined> {
    const [siteId = '', id = ''] = platform.kind.referenceOf(call)?.split(':') ?? [];
    if (!isId(siteId) || !isId(id)) return undefined;
    const payment = await db.readSite(siteId, (tx) => store.find(tx, id));
    const isOurs = payment?.provider === platform.kind.name;
    return isOurs ? { provider: platform.provider, payment } : undefined;
  }

  /** A site's account tells about payments of that site: the one whose host was called. */
  async function findOfSite(siteId: string, name: string, call: WebhookCall): Promise<Called | undefined> {
    const kind = providerKind(name);
    const [, id = ''] = kind?.referenceOf(call)?.split(':') ?? [];
    const found = kind && (await db.readSite(siteId, (tx) => store.findCalled(tx, { provider: name, id })));
    if (!found) return undefined;
    const { provider } = await accounts.openSealed(kind, siteId, found.keys);
    return { provider, payment: found.payment };
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
      const told = called ? await called.provider.readWebhook(call) : undefined;
      if (!called || told === undefined) return false;
      // Of something else that is paid by the same account.
      if (told === 'unrelated') return true;
      if (!called.payment || !isAbout(told, called.payment)) return false;
      await settling.settle(called.payment, told);
      return true;
    },
  };
}

/** Another amount, currency or payment than the one we asked for changes nothing. */
function isAbout(told: BookedPayment, payment: Payment): boolean {
  return (
    told.reference === referenceOf(payment) &&
    told.amount === payment.amount &&
    told.currency === payment.currency &&
    (payment.providerId === null || payment.providerId === told.id)
  );
}
