import { formatMoney, sumCents } from '#core/money/currency.ts';
import { wordsInLanguage } from '#core/languages/words-in.ts';
import { cardName } from '#core/payments/card-name.ts';
import { wordsIn } from '#core/words/wording.ts';
import type { Words } from '#core/words/words.ts';
import { formatDay, localeOf } from '#core/settings/locale.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs.ts';
import type { Mailing } from '../mail/service.ts';
import type { TellNews } from '../news/news.ts';
import { settingsIn } from '../languages/settings-in.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Sites } from '../sites/service.ts';
import { SEND_DONATION_MAILS } from './giving.ts';
import { toldIn } from '../languages/say-rows.ts';
import { listSaidPages } from './in-languages.ts';
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
  tellNews: TellNews;
  links: DonationLinks;
  now: () => Date;
}): Promise<void> {
  const { db, jobs, sites, snapshots, publishing, mail, tellNews, links, now } = deps;

  await jobs.handle(SEND_DONATION_MAILS, async ({ siteId = '', donationId = '' }) => {
    const site = await sites.find(siteId);
    if (!site) return;
    const { settings, languages } = await snapshots.of(site);
    const baseUrl = sites.publicUrlOf(site);
    const english = { ...wordsIn('en'), locale: localeOf(settings.site) };
    const receipt = await links.pathOf(siteId, donationId);
    await db.site(siteId, async (tx) => {
      const donation = await store.findDonation(tx, donationId);
      if (!donation || !(await store.markReceipted(tx, donationId, now()))) return;
      const [page] = await store.listPages(tx, [donation.pageId]);
      const told = await settingsIn(snapshots, site, donation.language);
      const words = wordsInLanguage(told, donation.language);
      const reader = toldIn(siteId, languages, donation.language);
      const [said] = await listSaidPages(tx, reader, [donation.pageId]);
      const factsIn = (each: Words, title: string | undefined) =>
        factsOf(donation, title, each, settings.site.timezone);
      await mail.send(tx, {
        name: 'donationReceipt',
        siteId,
        to: donation.email,
        values: {
          siteTitle: told.site.title,
          name: donation.name,
          thanks: said?.thanks ?? '',
          rows: factsIn(words, said?.title),
          url: sites.publicUrlOf(site, donation.language) + receipt,
          isMonthly: donation.planId !== null,
        },
        words,
      });
      const path = '/config/selling/donations';
      const titleIn = (each: Words) => page?.title ?? each.of('mailsDonations')('donation');
      const news = (language: string) => {
        const ownWords = language === 'en' ? english : wordsIn(language);
        const values = {
          name: donation.name,
          title: titleIn(ownWords),
          message: donation.message,
          rows: factsIn(ownWords, page?.title),
          url: baseUrl + path,
        };
        return { name: 'newDonation', replyTo: donation.email, values } as const;
      };
      const named = settings.store.orderEmail === '' ? [] : [settings.store.orderEmail];
      const siteTitle = settings.site.title;
      const line = { key: 'donation', values: { title: titleIn(english) } } as const;
      await tellNews(tx, { kind: 'order', mail: news, line, siteId, siteTitle, path, named });
      if (page && (page.goalCents > 0 || page.showsDonors)) await publishing.renew(tx, siteId);
    });
    sites.forget(siteId);
  });
}

function factsOf(
  donation: store.DonationRow,
  title: string | undefined,
  { of, locale }: Words,
  timeZone: string,
) {
  const say = of('mailsDonations');
  const { amountCents, feeCents, currency, paidAt, payLabel } = donation;
  const shown = (cents: typeof amountCents) => formatMoney({ cents, currency, locale });
  return [
    { title: say('donation'), value: title ?? say('donation') },
    { title: say('amount'), value: shown(amountCents) },
    ...(feeCents === 0
      ? []
      : [
          { title: say('feeCovered'), value: shown(feeCents) },
          { title: say('total'), value: shown(sumCents([amountCents, feeCents])) },
        ]),
    ...(paidAt ? [{ title: say('date'), value: formatDay(paidAt, { locale, timeZone }) }] : []),
    ...(payLabel === '' ? [] : [{ title: say('paidWith'), value: cardName(payLabel, of('paying')) }]),
  ];
}
