import { formatMoney, sumCents } from '#core/money/currency.ts';
import { localeOf } from '#core/settings/locale.ts';
import type { Settings } from '#core/settings/groups.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs.ts';
import type { Mailing } from '../mail/service.ts';
import { addressesFor } from '../people/told.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Sites } from '../sites/service.ts';
import { SEND_DONATION_MAILS } from './giving.ts';
import type { DonationLinks } from './links.ts';
import * as store from './store.ts';

/** Once a donation has arrived: a receipt for its donor, news for the owner, and pages that show the new sum. */
export async function makeThanking(deps: {
  db: Database;
  jobs: Jobs;
  sites: Sites;
  snapshots: Snapshots;
  publishing: Publishing;
  mail: Mailing;
  links: DonationLinks;
  now: () => Date;
}): Promise<void> {
  const { db, jobs, sites, snapshots, publishing, mail, links, now } = deps;

  await jobs.handle(SEND_DONATION_MAILS, async ({ siteId = '', donationId = '' }) => {
    const site = await sites.find(siteId);
    if (!site) return;
    const { settings } = await snapshots.of(site);
    const baseUrl = sites.publicUrlOf(site);
    const url = baseUrl + (await links.pathOf(siteId, donationId));
    await db.site(siteId, async (tx) => {
      const donation = await store.findDonation(tx, donationId);
      if (!donation || !(await store.markReceipted(tx, donationId, now()))) return;
      const [page] = await store.listPages(tx, [donation.pageId]);
      const title = page?.title ?? 'Donation';
      const rows = factsOf(donation, title, settings);
      const thanks = page?.thanks ?? '';
      await mail.send(tx, {
        name: 'donationReceipt',
        siteId,
        to: donation.email,
        values: {
          siteTitle: settings.site.title,
          name: donation.name,
          thanks,
          rows,
          url,
          isMonthly: donation.planId !== null,
        },
      });
      const values = {
        name: donation.name,
        title,
        rows: [...rows, ...(donation.message === '' ? [] : [{ title: 'Message', value: donation.message }])],
        url: `${baseUrl}/config/selling/donations`,
      };
      const news = { name: 'newDonation', siteId, replyTo: donation.email, values } as const;
      const named = settings.store.orderEmail === '' ? [] : [settings.store.orderEmail];
      for (const to of await addressesFor(tx, 'order', { named })) await mail.send(tx, { ...news, to });
      if (page && (page.goalCents > 0 || page.showsDonors)) await publishing.renew(tx, siteId);
    });
    sites.forget(siteId);
  });
}

function factsOf(donation: store.DonationRow, title: string, settings: Settings) {
  const locale = localeOf(settings.site);
  const { amountCents, feeCents, currency, paidAt, payLabel } = donation;
  const shown = (cents: typeof amountCents) => formatMoney({ cents, currency, locale });
  return [
    { title: 'Donation', value: title },
    { title: 'Amount', value: shown(amountCents) },
    ...(feeCents === 0
      ? []
      : [
          { title: 'Fee covered', value: shown(feeCents) },
          { title: 'Total', value: shown(sumCents([amountCents, feeCents])) },
        ]),
    ...(paidAt
      ? [
          {
            title: 'Date',
            value: paidAt.toLocaleDateString(locale, {
              dateStyle: 'long',
              timeZone: settings.site.timezone,
            }),
          },
        ]
      : []),
    ...(payLabel === '' ? [] : [{ title: 'Paid with', value: payLabel }]),
  ];
}
