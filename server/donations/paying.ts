import { MINUTE_MS } from '#core/durations.ts';
import { sumCents } from '#core/money/currency.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { Jobs } from '../jobs.ts';
import { ProviderSilent } from '../payments/providers/provider.ts';
import type { Payment, Payments } from '../payments/service.ts';
import type { Sites } from '../sites/service.ts';
import type { DonationLinks } from './links.ts';
import type { Monthly } from './monthly.ts';
import * as store from './store.ts';

/** What the payments of donations are for. */
export const DONATION = 'donation';
export const subjectOf = (id: string) => `${DONATION}:${id}`;

const ASK_AGAIN = 'donation-payment-ask-again';
const ASK_AGAIN_MS = 20_000;
const LOOK_AGAIN_MS = 5 * MINUTE_MS;

/** The payments of donations, asked for again until their provider has answered. */
export async function makePaying(deps: {
  db: Database;
  jobs: Jobs;
  sites: Sites;
  payments: Payments;
  links: DonationLinks;
  monthly: Monthly;
  now: () => Date;
}) {
  const { db, jobs, sites, payments, links, monthly, now } = deps;

  const later = (siteId: string, donationId: string, afterMs: number) =>
    db.site(siteId, (tx) =>
      jobs.enqueue(tx, ASK_AGAIN, { siteId, donationId }, new Date(now().getTime() + afterMs)),
    );

  const paymentOf = async (tx: Tx, id: string): Promise<Payment | undefined> =>
    (await payments.listBySubject(tx, subjectOf(id)))[0];

  /** Where the donor reads the site. */
  async function whereGiven(site: Site, id: string): Promise<string> {
    const donation =
      site.languageDomains.length === 0
        ? undefined
        : await db.readSite(site.id, (tx) => store.findDonation(tx, id));
    return sites.publicUrlOf(site, donation?.language);
  }

  const run = async (site: Site, id: string, payment: Payment, isPayerPresent: boolean) =>
    payments.run(payment, {
      isPayerPresent,
      description: `Donation at ${site.identifier}`,
      returnUrl: (await whereGiven(site, id)) + (await links.returnPathOf(site.id, id)),
      origin: sites.urlOf(site),
    });

  /** Without an answer nothing is lost: the provider is asked again. */
  async function unlessSilent(site: Site, id: string, payment: Payment, work: Promise<Payment>) {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof ProviderSilent)) throw error;
      await later(site.id, id, ASK_AGAIN_MS);
      return { ...payment, state: 'processing' as const };
    }
  }

  await jobs.handle(ASK_AGAIN, async ({ siteId = '', donationId = '' }) => {
    const site = await sites.find(siteId);
    const payment = site && (await db.readSite(siteId, (tx) => paymentOf(tx, donationId)));
    if (!payment) return;
    const asked =
      payment.state === 'started'
        ? await run(site, donationId, payment, false)
        : await payments.look(payment);
    if (asked.state === 'processing') await later(siteId, donationId, LOOK_AGAIN_MS);
  });

  await monthly.work({
    make: (id, plan) => payments.make(monthlyPayment(id, plan)),
    find: paymentOf,
    async run(site, id, payment) {
      const work = payment.state === 'started' ? run(site, id, payment, false) : payments.look(payment);
      const paid = await unlessSilent(site, id, payment, work);
      if (paid.state === 'processing') await later(site.id, id, LOOK_AGAIN_MS);
      return paid;
    },
  });

  return { paymentOf, run, unlessSilent };
}

const monthlyPayment = (id: string, plan: store.PlanRow) => ({
  siteId: plan.siteId,
  key: `donation-${id}`,
  subject: subjectOf(id),
  amount: sumCents([plan.amountCents, plan.feeCents]),
  currency: plan.currency,
  method: { token: plan.methodToken, label: plan.methodLabel },
  provider: plan.provider,
});
