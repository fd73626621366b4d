import {
  NEW_DONATION_PAGE,
  type DonationPage,
  type DonationPageDraft,
} from '#core/donations/donation-page.ts';
import type { Template } from '#site/templates/template.ts';
import { NO_CENTS, type CurrencyCode } from '#core/money/currency.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { DonationPageEntry } from '#contract/shop/donations.ts';
import { recordAction } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Database, Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Told } from '../languages/say-rows.ts';
import { listSaidPages } from './in-languages.ts';
import * as store from './store.ts';

const MAX_PAGES = 200;
const SHOWN_DONORS = 5;

/** What people can donate for, as visitors see it. Pages show it; what owners do with it is built on that. */
export function makeShownDonations({ db, now }: { db: Database; now: () => Date }) {
  return {
    /** Donation pages that come with a template. */
    async bring(siteId: string, pages: NonNullable<Template['donationPages']>): Promise<void> {
      if (pages.length === 0) return;
      await db.site(siteId, async (tx) => {
        for (const { id, ...values } of pages)
          await store.putPage(tx, { siteId, id, at: now() }, { ...NEW_DONATION_PAGE, ...values });
      });
    },

    /** Under the same ids, by which blocks name them. */
    async copyAll(fromSiteId: string, toSiteId: string): Promise<void> {
      const pages = await db.readSite(fromSiteId, (tx) => store.listPages(tx));
      await this.bring(toSiteId, pages);
    },

    of: (told: Told, ids: readonly string[], currency: CurrencyCode): Promise<DonationPage[]> =>
      db.readSite(told.siteId, async (tx) => {
        const rows = await listSaidPages(tx, told, ids);
        const raised = await store.raisedBy(
          tx,
          rows.map(({ id }) => id),
          currency,
        );
        const shown: DonationPage[] = [];
        for (const row of rows) {
          const sum = raised.find(({ pageId }) => pageId === row.id);
          const donors = row.showsDonors ? await store.latestNamed(tx, row.id, SHOWN_DONORS) : [];
          shown.push({
            id: row.id,
            title: row.title,
            words: row.words,
            image: row.image,
            allowsOwnAmount: row.allowsOwnAmount,
            minimumCents: row.minimumCents,
            allowsMonthly: row.allowsMonthly,
            asksMessage: row.asksMessage,
            allowsAnonymous: row.allowsAnonymous,
            goalCents: row.goalCents,
            thanks: row.thanks,
            isOpen: row.isOpen,
            amounts: row.amounts.map(({ cents }) => cents).filter((cents) => cents > 0),
            fee: row.coversFee ? { percent: row.feePercent, fixedCents: row.feeFixedCents } : null,
            raisedCents: sum?.cents ?? NO_CENTS,
            donationCount: sum?.count ?? 0,
            donors: donors.map(({ id, name, amountCents, message }) => ({
              id,
              name,
              cents: amountCents,
              message,
            })),
          });
        }
        return shown;
      }),
  };
}

export type ShownDonations = ReturnType<typeof makeShownDonations>;

/** Donation pages in the hands of their owner. Every change is live at once, like those of products. */
export function makeDonationPages(deps: {
  db: Database;
  publishing: Publishing;
  forget: (siteId: string) => void;
  currencyOf: (siteId: string) => Promise<CurrencyCode>;
  now: () => Date;
}) {
  const { db, publishing, forget, currencyOf, now } = deps;

  async function entries(
    tx: Tx,
    currency: CurrencyCode,
    ids?: readonly string[],
  ): Promise<DonationPageEntry[]> {
    const rows = await store.listPages(tx, ids);
    const raised = await store.raisedBy(
      tx,
      rows.map(({ id }) => id),
      currency,
    );
    return rows.map((row) => {
      const sum = raised.find(({ pageId }) => pageId === row.id);
      return { ...row, raisedCents: sum?.cents ?? NO_CENTS, donationCount: sum?.count ?? 0 };
    });
  }

  async function write(
    { siteId, accountId }: Actor,
    id: string,
    bodyOf: (tx: Tx) => Promise<DonationPageDraft | Failure>,
  ): Promise<DonationPageEntry | Failure> {
    const currency = await currencyOf(siteId);
    const written = await db.site(siteId, async (tx) => {
      const body = await bodyOf(tx);
      if (!('title' in body)) return body;
      await store.putPage(tx, { siteId, id, at: now() }, body);
      await publishing.renew(tx, siteId);
      const detail = { title: body.title };
      await recordAction(tx, { siteId, accountId, action: 'donation.page', detail });
      return (await entries(tx, currency, [id]))[0] ?? fail('notFound');
    });
    forget(siteId);
    return written;
  }

  return {
    list: async (siteId: string) => {
      const currency = await currencyOf(siteId);
      return { pages: await db.readSite(siteId, (tx) => entries(tx, currency)) };
    },

    create: (actor: Actor, draft: DonationPageDraft) =>
      write(actor, newId(), async (tx) =>
        (await store.listPages(tx)).length >= MAX_PAGES ? fail('limitReached') : draft,
      ),

    save: (actor: Actor, id: string, change: Partial<DonationPageDraft>) =>
      write(actor, id, async (tx) => {
        const [known] = await store.listPages(tx, [id]);
        if (!known) return fail('notFound');
        const { id: _id, ...body } = known;
        return { ...body, ...change };
      }),

    async remove({ siteId, accountId }: Actor, id: string): Promise<{ success: true } | Failure> {
      const removed = await db.site(siteId, async (tx) => {
        const title = await store.deletePage(tx, id, now());
        if (title === undefined) return fail('notFound');
        await publishing.renew(tx, siteId);
        await recordAction(tx, { siteId, accountId, action: 'donation.deletePage', detail: { title } });
        return { success: true as const };
      });
      forget(siteId);
      return removed;
    },
  };
}
