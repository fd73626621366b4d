import { subscriptionSentence } from '#core/commerce/catalogue/plan-words.ts';
import { formatMoney, toCents, type Cents } from '#core/money/currency.ts';
import { PAYMENT_PROBLEMS, type PaymentProblem } from '#core/payments/payment.ts';
import type { Settings } from '#core/settings/groups.ts';
import { formatMoment, localeOf } from '#core/settings/locale.ts';
import { graceEnd } from '#core/subscriptions/dunning.ts';
import type { Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { Mailing } from '../mail/service.ts';
import type { Sites } from '../sites/service.ts';
import type { SubscriptionLinks } from './links.ts';
import type { SubscriptionRow } from './store.ts';
import { wordsOfSite } from '#core/settings/site-words.ts';

/** What customers read about their subscriptions. Orders of renewals have the mails of every order. */
export function makeSubscriptionLetters(deps: { mail: Mailing; sites: Sites; links: SubscriptionLinks }) {
  const { mail, sites, links } = deps;

  /** The link opens the subscription, so the mail is kept from those who may only see orders. */
  async function aboutOf(site: Site, settings: Settings, row: SubscriptionRow) {
    return {
      envelope: { to: row.email, siteId: site.id, isPrivate: true },
      about: {
        siteTitle: settings.site.title,
        name: row.name,
        title: row.title,
        url: sites.publicUrlOf(site) + (await links.pathOf(site.id, row.id)),
      },
      shown: (cents: Cents) =>
        formatMoney({ cents, currency: row.currency, locale: localeOf(settings.site) }),
      day: (at: Date) => formatMoment(at, settings.site, { dateStyle: 'long' }),
    };
  }

  return {
    async started(tx: Tx, site: Site, settings: Settings, row: SubscriptionRow): Promise<void> {
      const { envelope, about, shown, day } = await aboutOf(site, settings, row);
      const price = shown(toCents(row.unitCents * row.quantity));
      const sentence = subscriptionSentence(row.plan, price, wordsOfSite(settings).of('plans'));
      const values = { ...about, sentence, next: day(row.periodEnd) };
      await mail.send(tx, { ...envelope, name: 'subscriptionStarted', values });
    },

    async declined(
      tx: Tx,
      { site, settings }: { site: Site; settings: Settings },
      row: SubscriptionRow,
      facts: { cents: Cents; problem: PaymentProblem | null; retryAt: Date; since: Date },
    ): Promise<void> {
      const { envelope, about, shown, day } = await aboutOf(site, settings, row);
      const until = graceEnd(facts.since);
      const isPaused = settings.store.unpaidSubscriptions === 'paused';
      if (row.payWay === 'manual') {
        const words = `Your invoice of ${shown(facts.cents)} for ${row.title} is not paid yet. Without a payment your subscription is ${isPaused ? 'paused' : 'cancelled'} on ${day(until)}.`;
        await mail.send(tx, { ...envelope, name: 'subscriptionEnded', values: { ...about, words } });
        return;
      }
      const isRetried = facts.retryAt < until;
      const values = {
        ...about,
        amount: shown(facts.cents),
        problem: facts.problem === null ? '' : PAYMENT_PROBLEMS[facts.problem],
        next: isRetried
          ? `It is tried again on ${day(facts.retryAt)}. You can also pay now with another card.`
          : 'The same card is not tried again. Please pay with another card.',
        isPaused,
        until: day(until),
      };
      await mail.send(tx, { ...envelope, name: 'subscriptionDeclined', values });
    },

    async ended(
      tx: Tx,
      { site, settings }: { site: Site; settings: Settings },
      row: SubscriptionRow,
      words: string,
    ): Promise<void> {
      const { envelope, about } = await aboutOf(site, settings, row);
      await mail.send(tx, { ...envelope, name: 'subscriptionEnded', values: { ...about, words } });
    },

    async price(
      tx: Tx,
      { site, settings }: { site: Site; settings: Settings },
      row: SubscriptionRow,
      next: { cents: Cents; from: Date },
    ): Promise<void> {
      const { envelope, about, shown, day } = await aboutOf(site, settings, row);
      const values = {
        ...about,
        before: shown(row.unitCents),
        after: shown(next.cents),
        from: day(next.from),
      };
      await mail.send(tx, { ...envelope, name: 'subscriptionPrice', values });
    },

    async waits(tx: Tx, { site, settings }: { site: Site; settings: Settings }, row: SubscriptionRow) {
      const { envelope, about } = await aboutOf(site, settings, row);
      await mail.send(tx, { ...envelope, name: 'subscriptionWaits', values: about });
    },
  };
}

export type SubscriptionLetters = ReturnType<typeof makeSubscriptionLetters>;
