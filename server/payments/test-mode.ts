import { recordAction } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { Sites } from '../sites/service.ts';
import type { PaymentAccounts } from './accounts.ts';
import type { Payments } from './service.ts';

/** What owners see of how their shop is paid, and whether it only tries. */
export function makePaymentSettings(deps: {
  db: Database;
  sites: Sites;
  payments: Payments;
  paymentAccounts: PaymentAccounts;
}) {
  const { db, sites, payments, paymentAccounts } = deps;

  async function read(site: Site) {
    return {
      ...(await paymentAccounts.list(site.id)),
      isTestSite: site.isTest,
      takesCards: (await payments.choices(site)).length > 0,
    };
  }

  return {
    read,

    async setTestMode(actor: Actor, site: Site, isTest: boolean) {
      await db.site(site.id, async (tx) => {
        await sites.setFacts(tx, site.id, { isTest });
        const detail = { to: isTest ? 'on' : 'off' };
        await recordAction(tx, { ...actor, action: 'payments.testMode', detail });
      });
      return read(await sites.refresh(site));
    },
  };
}

export type PaymentSettings = ReturnType<typeof makePaymentSettings>;
