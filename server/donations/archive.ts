import { z } from 'zod';
import { donationPageField } from '#core/donations/donation-page.ts';
import { isRunning, MONTHLY_STATES, type MonthlyState } from '#core/donations/monthly.ts';
import { CURRENCY_CODES, toCents } from '#core/money/currency.ts';
import { id } from '#contract/id.ts';
import type { Database } from '../database/database.ts';
import * as store from './store.ts';

const line = z.string().max(254);
const whole = z.int().min(0);

/** A monthly donation without its card, which belongs to an account with a provider. */
const plan = z.object({
  id,
  pageId: id,
  // It goes on where it was begun: nobody is charged by two sites.
  state: z
    .enum(Object.keys(MONTHLY_STATES) as MonthlyState[])
    .transform((state): MonthlyState => (isRunning(state) ? 'cancelled' : state)),
  amountCents: whole.transform(toCents),
  feeCents: whole.transform(toCents),
  currency: z.enum(CURRENCY_CODES),
  email: line,
  name: line,
  isAnonymous: z.boolean(),
  language: line,
  isTest: z.boolean(),
  timeZone: line,
  anchor: z.coerce.date(),
  steps: whole,
  cycles: whole,
  createdAt: z.coerce.date(),
});

const pages = z.array(z.object({ id, body: z.unknown() }));
/** Archives of earlier versions have pages alone. */
const archived = z.union([
  z.object({ pages, plans: z.array(plan) }),
  pages.transform((all) => ({ pages: all, plans: [] })),
]);

/** Donation pages and monthly donations for archives, and from them. Donations are facts of one site, like orders. */
export function makeDonationArchive({ db, now }: { db: Database; now: () => Date }) {
  return {
    archived: async (siteId: string) => archived.parse(await db.readSite(siteId, store.listAll)),

    async takeArchived(siteId: string, rows: unknown): Promise<number> {
      const all = archived.parse(rows);
      await db.site(siteId, async (tx) => {
        for (const page of all.pages)
          await store.putPage(tx, { siteId, id: page.id, at: now() }, donationPageField.read(page.body));
        const noCard = { provider: '', methodToken: '', methodLabel: '' };
        for (const each of all.plans) await store.insertPlan(tx, { ...each, ...noCard, siteId });
      });
      return all.pages.length + all.plans.length;
    },
  };
}
