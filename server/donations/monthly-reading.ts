import { sumCents } from '#core/money/currency.ts';
import { formatMoment } from '#core/settings/locale.ts';
import type { Told } from '../languages/say-rows.ts';
import { listSaidPages } from './in-languages.ts';
import type { MonthlyDeps } from './monthly.ts';
import * as store from './store.ts';

/** Monthly donations as their donors see them. */
export function makeMonthlyReading({ db, sites, snapshots, links }: MonthlyDeps) {
  return {
    /** From the page of one of its donations. */
    async of(siteId: string, planId: string | null) {
      const plan =
        planId === null ? undefined : await db.readSite(siteId, (tx) => store.findPlan(tx, planId));
      if (!plan || plan.state === 'awaiting' || plan.state === 'failed') return null;
      const site = await sites.find(siteId);
      const settings = site && (await snapshots.of(site)).settings;
      return {
        totalCents: sumCents([plan.amountCents, plan.feeCents]),
        currency: plan.currency,
        nextDay:
          plan.dueAt && settings ? formatMoment(plan.dueAt, settings.site, { dateStyle: 'long' }) : null,
      };
    },

    async ofDonor(told: Told, email: string) {
      const { siteId } = told;
      const { rows, pages } = await db.readSite(siteId, async (tx) => {
        const found = await store.listPlansOf(tx, email);
        const ids = found.map(({ plan }) => plan.pageId);
        return { rows: found, pages: await listSaidPages(tx, told, ids) };
      });
      const monthly = rows.map(async ({ plan, title, donationId }) => ({
        id: plan.id,
        title: pages.find(({ id }) => id === plan.pageId)?.title ?? title,
        totalCents: sumCents([plan.amountCents, plan.feeCents]),
        currency: plan.currency,
        nextAt: plan.dueAt?.toISOString() ?? null,
        url: await links.pathOf(siteId, donationId),
      }));
      return { monthly: await Promise.all(monthly) };
    },
  };
}
