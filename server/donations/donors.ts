import { toDonationsCsv } from '#core/donations/donation-csv.ts';
import { DONATION_STATES, type DonationState } from '#core/donations/donation.ts';
import { formatMoney, sumCents, toCents } from '#core/money/currency.ts';
import { formatDay } from '#core/settings/locale.ts';
import { wordsInLanguage } from '#core/languages/words-in.ts';
import type { Words } from '#core/words/words.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { DonationEntry, DonationFilters } from '#contract/shop/donations.ts';
import { recordAction } from '../audit.ts';
import type { Publishing } from '../content/publishing.ts';
import { readCursor, writeCursor } from '../database/cursor.ts';
import type { Database } from '../database/database.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import type { Site } from '../http/context.ts';
import { post } from '../ledger/posting.ts';
import type { Mailing } from '../mail/service.ts';
import type { Payments } from '../payments/service.ts';
import { settingsIn } from '../languages/settings-in.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Sites } from '../sites/service.ts';
import * as store from './store.ts';

const PAGE = 50;
const EXPORTED = 100_000;

export interface DonationActor {
  site: Site;
  accountId: string;
}

const mayBecome = (from: DonationState, to: DonationState) =>
  (DONATION_STATES[from] as readonly string[]).includes(to);

/** Donations and donors as their owner sees them. */
export function makeDonors(deps: {
  db: Database;
  sites: Sites;
  snapshots: Snapshots;
  publishing: Publishing;
  payments: Payments;
  mail: Mailing;
  now: () => Date;
}) {
  const { db, sites, snapshots, publishing, payments, mail, now } = deps;

  const filterOf = ({ words = '', page }: DonationFilters) => ({ words, pageId: page });

  return {
    async list(siteId: string, filters: DonationFilters) {
      const filter = { ...filterOf(filters), before: readCursor(filters.before), limit: PAGE + 1 };
      const rows = await db.readSite(siteId, (tx) => store.listDonations(tx, filter));
      const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
      return {
        donations: rows.slice(0, PAGE).flatMap(toEntry),
        next: last?.paidAt ? writeCursor({ at: last.paidAt, id: last.id }) : null,
      };
    },

    async export(siteId: string, filters: DonationFilters): Promise<string> {
      const filter = { ...filterOf(filters), limit: EXPORTED };
      const rows = await db.readSite(siteId, (tx) => store.listDonations(tx, filter));
      return toDonationsCsv(
        rows.flatMap(toEntry).map((donation) => ({ ...donation, pageTitle: donation.page.title })),
      );
    },

    /** First at the provider, then in our books; twice is once. */
    async refund({ site, accountId }: DonationActor, id: string): Promise<DonationEntry | Failure> {
      const donation = await db.readSite(site.id, (tx) => store.findDonation(tx, id));
      if (!donation?.paidAt) return fail('notFound');
      if (!mayBecome(donation.state, 'REFUNDED')) return fail('orderState');
      const total = sumCents([donation.amountCents, donation.feeCents]);
      const key = `${site.id}:${id}:refund`;
      const refusal = await payments.refund(site.id, donation.paymentId, { key, amount: total });
      if (refusal) return refusal;
      const refunded = await unlessRefused(db.site, site.id, async (tx) => {
        const locked = await store.findDonation(tx, id, true);
        if (!locked || !mayBecome(locked.state, 'REFUNDED')) return fail('orderState');
        await store.setState(tx, id, { state: 'REFUNDED' });
        const about = { siteId: site.id, orderId: id, currency: donation.currency, at: now() };
        await post(tx, about, { payments: toCents(-Number(total)), refunds: total });
        await publishing.renew(tx, site.id);
        const record = { siteId: site.id, accountId, action: 'donation.refund' as const };
        await recordAction(tx, { ...record, detail: { id } });
        const [page] = await store.listPages(tx, [donation.pageId]);
        return (
          toEntry({ ...donation, state: 'REFUNDED', pageTitle: page?.title ?? '' })[0] ?? fail('notFound')
        );
      });
      sites.forget(site.id);
      return refunded;
    },

    /** What each donor gave in a year, mailed once to each. */
    async sendStatements({ site, accountId }: DonationActor, year: number): Promise<{ sent: number }> {
      const span = { from: new Date(Date.UTC(year, 0, 1)), until: new Date(Date.UTC(year + 1, 0, 1)) };
      const sent = await db.site(site.id, async (tx) => {
        const given = Map.groupBy(await store.listOfYear(tx, span), ({ email }) => email);
        let count = 0;
        for (const [email, rows] of given) {
          if (!(await store.noteStatement(tx, { siteId: site.id, year, email, sentAt: now() }))) continue;
          const language = rows.at(-1)?.language ?? '';
          const settings = await settingsIn(snapshots, site, language);
          const words = wordsInLanguage(settings, language);
          const values = {
            siteTitle: settings.site.title,
            year,
            rows: statementRows(rows, words, settings.site.timezone),
          };
          await mail.send(tx, { name: 'donationStatement', siteId: site.id, to: email, values, words });
          count += 1;
        }
        const record = { siteId: site.id, accountId, action: 'donation.statements' as const };
        await recordAction(tx, { ...record, detail: { year, count } });
        return count;
      });
      return { sent };
    },
  };
}

/** Day by day, and the sum of each currency. */
function statementRows(rows: readonly store.DonationRow[], { of, locale }: Words, timeZone: string) {
  const total = (row: store.DonationRow) => sumCents([row.amountCents, row.feeCents]);
  const sums = [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, all]) => ({
    title: of('mailsDonations')('total'),
    value: formatMoney({ cents: sumCents(all.map(total)), currency, locale }),
  }));
  return [
    ...rows.map((row) => ({
      title: row.paidAt ? formatDay(row.paidAt, { locale, timeZone }) : '',
      value: formatMoney({ cents: total(row), currency: row.currency, locale }),
    })),
    ...sums,
  ];
}

function toEntry(row: store.DonationRow & { pageTitle: string }): DonationEntry[] {
  const { paymentId: _paymentId, planId, pageId, pageTitle, paidAt, ...donation } = row;
  if (!paidAt) return [];
  return [
    {
      ...donation,
      isMonthly: planId !== null,
      page: { id: pageId, title: pageTitle },
      paidAt: paidAt.toISOString(),
    },
  ];
}
