import { languageKept, wordsInLanguage } from '#core/languages/words-in.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Database } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { Jobs } from '../jobs.ts';
import { toldIn } from '../languages/say-rows.ts';
import type { Mailing } from '../mail/service.ts';
import type { CustomerBook } from '../orders/customers.ts';
import type { Payments } from '../payments/service.ts';
import type { SiteSecrets } from '../secrets/site-secrets.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Sites } from '../sites/service.ts';
import { makeDonors } from './donors.ts';
import { makeGiving } from './giving.ts';
import { makeDonationLinks } from './links.ts';
import { makeMonthlyReading } from './monthly-reading.ts';
import { makeMonthly } from './monthly.ts';
import { makeDonationPages, type ShownDonations } from './pages.ts';
import * as store from './store.ts';
import { makeThanking } from './thanking.ts';
import type { TellNews } from '../news/news.ts';

export async function makeDonations(deps: {
  db: Database;
  jobs: Jobs;
  sites: Sites;
  snapshots: Snapshots;
  publishing: Publishing;
  payments: Payments;
  mail: Mailing;
  tellNews: TellNews;
  secrets: SiteSecrets;
  book: CustomerBook;
  shownDonations: ShownDonations;
  now: () => Date;
}) {
  const { db, sites, snapshots } = deps;
  const links = makeDonationLinks(deps);
  const currencyOf = async (siteId: string) => {
    const site = await sites.find(siteId);
    if (!site) throw new Error('The site is gone.');
    return (await snapshots.of(site)).settings.store.storeCurrency;
  };
  await makeThanking({ ...deps, links });
  const monthly = makeMonthly({ ...deps, links });
  return {
    links,
    pages: makeDonationPages({ ...deps, currencyOf, forget: (siteId) => sites.forget(siteId) }),
    donors: makeDonors(deps),
    monthly: { ...monthly, ...makeMonthlyReading({ ...deps, links }) },
    ...(await makeGiving({ ...deps, links, monthly, currencyOf })),
    currencyOf,
    /** Who reads of donations in a language; empty is the site's own. */
    toldIn: async (site: Site, language: string) =>
      toldIn(site.id, (await snapshots.of(site)).languages, language),
    /** The same for whoever comes from a page. */
    async toldAt(site: Site, path: string) {
      const { languages } = await snapshots.of(site);
      return toldIn(site.id, languages, languageKept(languages, path));
    },
    /** What whoever comes from a page is told. */
    async wordsAt(site: Site, path: string) {
      const { settings, languages } = await snapshots.of(site);
      return wordsInLanguage(settings, languageKept(languages, path));
    },
    /** For the data that a customer may have. */
    exportOf: async (siteId: string, email: string) =>
      (await db.readSite(siteId, (tx) => store.listOfDonor(tx, email))).map(
        ({ paymentId: _paymentId, planId, paidAt, ...donation }) => ({
          ...donation,
          isMonthly: planId !== null,
          paidAt: paidAt?.toISOString() ?? null,
        }),
      ),
    find: (siteId: string, id: string) => db.readSite(siteId, (tx) => store.findDonation(tx, id)),
  };
}

export type Donations = Awaited<ReturnType<typeof makeDonations>>;
