import {
  donatePath,
  donationPostings,
  donationProblems,
  feeOn,
  type DonationDraft,
} from '#core/donations/donation.ts';
import { tidyEmail } from '#core/email.ts';
import { tidyLine } from '#core/forms/shapes/tidy.ts';
import { NO_CENTS, sumCents, toCents, type CurrencyCode } from '#core/money/currency.ts';
import { PAYMENT_PROBLEMS } from '#core/payments/payment.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Given } from '#contract/shop/donations.ts';
import type { Database } from '../database/database.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import type { Site } from '../http/context.ts';
import type { Jobs } from '../jobs.ts';
import { post } from '../ledger/posting.ts';
import type { CustomerBook } from '../orders/customers.ts';
import type { Method, OpenAccount } from '../payments/providers/provider.ts';
import { saveMethod } from '../payments/save-method.ts';
import type { Payment, Payments } from '../payments/service.ts';
import type { Sites } from '../sites/service.ts';
import { donationIdOf, type DonationLinks } from './links.ts';
import type { Monthly } from './monthly.ts';
import type { ShownDonations } from './pages.ts';
import { DONATION, makePaying, subjectOf } from './paying.ts';
import * as store from './store.ts';
import { languageKept, wordsInLanguage } from '#core/languages/words-in.ts';
import type { Words } from '#core/words/words.ts';
import type { Snapshots } from '../serving/snapshots.ts';

/** The job that thanks a donor and tells the owner. */
export const SEND_DONATION_MAILS = 'donation-mails';

const tidyMessage = (message: string) => message.replaceAll('\r\n', '\n').trim();

export interface DonationWish extends DonationDraft {
  /** The same key is the same donation, however often it is sent. */
  key: string;
  pageId: string;
  coversFee: boolean;
  /** Again every month, until the donor cancels it. */
  isMonthly: boolean;
  provider?: string | undefined;
  method?: Readonly<Record<string, string>> | undefined;
}

interface GivingDeps {
  db: Database;
  jobs: Jobs;
  sites: Sites;
  payments: Payments;
  book: CustomerBook;
  links: DonationLinks;
  shownDonations: ShownDonations;
  currencyOf: (siteId: string) => Promise<CurrencyCode>;
  snapshots: Snapshots;
  monthly: Monthly;
  now: () => Date;
}

/** From an amount on a page to money that has arrived: once, however often it is asked for. */
export async function makeGiving(deps: GivingDeps) {
  const { db, payments, book, links, shownDonations, currencyOf, snapshots, now } = deps;

  settleDonations(deps);

  const { paymentOf, run, unlessSilent } = await makePaying(deps);

  async function toGiven(site: Site, id: string, payment: Payment): Promise<Given | Failure> {
    const { state, problem, provider } = payment;
    if (state === 'failed' || state === 'cancelled')
      return fail('paymentFailed', {}, problem ? PAYMENT_PROBLEMS[problem] : undefined);
    const about = { id, token: await links.tokenOf(site.id, id), state, provider };
    if (state !== 'needsConfirmation')
      return { ...about, provider: '', secret: '', url: await links.pathOf(site.id, id) };
    const { secret = '', url = '' } = await payments.nextStep(payment);
    return { ...about, secret, url };
  }

  return {
    async give(site: Site, sent: DonationWish, path: string): Promise<Given | Failure> {
      const currency = await currencyOf(site.id);
      const [page] = await shownDonations.of({ siteId: site.id }, [sent.pageId], currency);
      if (!page) return fail('notFound');
      const { settings, languages } = await snapshots.of(site);
      const language = languageKept(languages, path);
      const words = wordsInLanguage(settings, language);
      if (!page.isOpen) return fail('invalid', {}, words.of('donation')('closed'));
      const wish = { ...sent, name: tidyLine(sent.name), email: tidyEmail(sent.email) };
      const errors = donationProblems(wish, page, words.of('donation'));
      if (Object.keys(errors).length > 0) return fail('invalid', { errors });
      const id = donationIdOf(page.id, wish.key);
      const known = await db.readSite(site.id, (tx) => paymentOf(tx, id));
      if (known) return toGiven(site, id, known);
      const account = await payments.chosen(site, wish.provider);
      const isMonthly = wish.isMonthly && page.allowsMonthly;
      if (!account || (isMonthly && !account.kind.can.savedCards)) return fail('paymentsClosed');
      const method = await methodOf(account, wish.method, { words, isForRenewals: isMonthly });
      if (method instanceof Failure) return method;
      const amountCents = toCents(wish.amountCents);
      const feeCents = wish.coversFee ? feeOn(amountCents, page.fee) : NO_CENTS;
      const payment = payments.make({
        siteId: site.id,
        key: `donation-${id}`,
        subject: subjectOf(id),
        amount: sumCents([amountCents, feeCents]),
        currency,
        method,
        provider: account.kind.name,
      });
      const begun = await unlessRefused(db.site, site.id, async (tx) => {
        if (await book.isBlocked(tx, wish.email)) return fail('customerBlocked');
        const about = {
          siteId: site.id,
          id,
          pageId: page.id,
          amountCents,
          feeCents,
          currency,
          email: wish.email,
          name: wish.name,
          isAnonymous: wish.isAnonymous && page.allowsAnonymous,
          language,
          isTest: account.provider.isTest,
          createdAt: now(),
        };
        const isNew = await store.insertDonation(tx, {
          ...about,
          planId: isMonthly ? id : null,
          message: page.asksMessage ? tidyMessage(wish.message) : '',
          paymentId: payment.id,
          payLabel: method.label,
        });
        // Two clicks at once: the second goes on with the payment of the first.
        if (!isNew) return (await paymentOf(tx, id)) ?? payment;
        const plan = { provider: account.kind.name, method, timeZone: settings.site.timezone };
        if (isMonthly) await store.insertPlan(tx, newPlan(about, plan));
        await payments.keep(tx, payment);
        return payment;
      });
      if (begun instanceof Failure) return begun;
      return toGiven(site, id, await unlessSilent(site, id, begun, run(site, id, begun, true)));
    },

    async confirm(site: Site, id: string, isApproved: boolean): Promise<Given | Failure> {
      const payment = await db.readSite(site.id, (tx) => paymentOf(tx, id));
      if (!payment) return fail('notFound');
      return toGiven(site, id, await payments.confirm(payment, isApproved));
    },

    /** Where somebody goes who comes back from a page of the provider. */
    async returned(site: Site, id: string): Promise<string> {
      const found = await db.readSite(site.id, async (tx) => ({
        donation: await store.findDonation(tx, id),
        payment: await paymentOf(tx, id),
      }));
      const { donation, payment } = found;
      if (!donation || !payment) return '/';
      const asked = await unlessSilent(site, id, payment, payments.confirm(payment, true));
      const isGiven = asked.state === 'succeeded' || asked.state === 'processing';
      const problem = asked.problem ?? 'notConfirmed';
      return isGiven ? links.pathOf(site.id, id) : `${donatePath(donation.pageId)}&payment=${problem}`;
    },
  };
}

/** The state of a donation and the books change in the transaction that settles its payment. */
function settleDonations({
  payments,
  jobs,
  monthly,
  now,
}: Pick<GivingDeps, 'payments' | 'jobs' | 'monthly' | 'now'>): void {
  payments.whenSettled(DONATION, {
    async inside(tx, payment) {
      const { siteId, subject, state } = payment;
      const id = subject.slice(DONATION.length + 1);
      const donation = await store.findDonation(tx, id, true);
      if (donation?.state !== 'AWAITING') return;
      await monthly.settle(tx, donation, payment);
      if (state !== 'succeeded') return store.setState(tx, id, { state: 'FAILED' });
      const at = now();
      await store.setState(tx, id, { state: 'PAID', paidAt: at });
      const about = { siteId, orderId: id, currency: donation.currency, at };
      await post(tx, about, donationPostings(donation));
      await jobs.enqueue(tx, SEND_DONATION_MAILS, { siteId, donationId: id });
    },
  });
}

/** A donation that comes again each month, once its first payment has arrived. */
const newPlan = (
  about: Omit<store.NewPlan, 'state' | 'provider' | 'methodToken' | 'methodLabel' | 'timeZone' | 'anchor'>,
  { provider, method, timeZone }: { provider: string; method: Method; timeZone: string },
): store.NewPlan => ({
  ...about,
  state: 'awaiting',
  provider,
  methodToken: method.token,
  methodLabel: method.label,
  timeZone,
  anchor: about.createdAt,
});

async function methodOf(
  { kind, provider }: OpenAccount,
  fields: DonationWish['method'],
  { words, isForRenewals }: { words: Words; isForRenewals: boolean },
) {
  // What is chosen on the provider's page is not typed here.
  if (kind.can.redirects) return saveMethod(provider, {});
  return fields
    ? saveMethod(provider, fields, isForRenewals)
    : fail('invalid', { errors: { 'method.number': words.of('checkout')('cardNumberMissing') } });
}
