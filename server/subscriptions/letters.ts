import { subscriptionSentence } from '#core/commerce/catalogue/plan-words.ts';
import { formatMoney, toCents, type Cents } from '#core/money/currency.ts';
import type { PaymentProblem } from '#core/payments/payment.ts';
import type { Settings } from '#core/settings/groups.ts';
import { formatDay } from '#core/settings/locale.ts';
import { languagesOf } from '#core/languages/site-languages.ts';
import { wordsInLanguage } from '#core/languages/words-in.ts';
import { graceEnd } from '#core/subscriptions/dunning.ts';
import type { SubscriptionEnd } from '#site/mails/visitors/subscription-mails.ts';
import type { Tx } from '../database/database.ts';
import type { Carts } from '../cart/service.ts';
import type { Site } from '../http/context.ts';
import type { Mailing } from '../mail/service.ts';
import type { Sites } from '../sites/service.ts';
import type { SubscriptionLinks } from './links.ts';
import { saidPlan, titleOfPlan } from './said-plan.ts';
import type { SubscriptionRow } from './store.ts';

/** What customers read about their subscriptions. Orders of renewals have the mails of every order. */
export function makeSubscriptionLetters(deps: {
  mail: Mailing;
  sites: Sites;
  carts: Pick<Carts, 'rulesOf'>;
  links: SubscriptionLinks;
}) {
  const { mail, sites, carts, links } = deps;

  /** The link opens the subscription, so the mail is kept from those who may only see orders. */
  async function aboutOf(tx: Tx, site: Site, settings: Settings, row: SubscriptionRow) {
    const told = row.language === '' ? settings : (await carts.rulesOf(site, row.language)).settings;
    const words = wordsInLanguage(settings, row.language);
    const { locale } = words;
    return {
      words,
      envelope: { to: row.email, siteId: site.id, isPrivate: true, words },
      about: {
        siteTitle: told.site.title,
        name: row.name,
        title: titleOfPlan(row, await saidPlan(tx, languagesOf(settings), row)),
        url: sites.publicUrlOf(site, row.language) + (await links.pathOf(site.id, row.id)),
      },
      shown: (cents: Cents) => formatMoney({ cents, currency: row.currency, locale }),
      day: (at: Date) => formatDay(at, { locale, timeZone: settings.site.timezone }),
    };
  }

  return {
    async started(tx: Tx, site: Site, settings: Settings, row: SubscriptionRow): Promise<void> {
      const { words, envelope, about, shown, day } = await aboutOf(tx, site, settings, row);
      const price = shown(toCents(row.unitCents * row.quantity));
      const sentence = subscriptionSentence(row.plan, price, words.of('plans'));
      const values = { ...about, sentence, next: day(row.periodEnd) };
      await mail.send(tx, { ...envelope, name: 'subscriptionStarted', values });
    },

    async declined(
      tx: Tx,
      { site, settings }: { site: Site; settings: Settings },
      row: SubscriptionRow,
      facts: { cents: Cents; problem: PaymentProblem | null; retryAt: Date; since: Date },
    ): Promise<void> {
      const { envelope, about, shown, day } = await aboutOf(tx, site, settings, row);
      const until = graceEnd(facts.since);
      const unpaid = {
        ...about,
        amount: shown(facts.cents),
        isPaused: settings.store.unpaidSubscriptions === 'paused',
        until: day(until),
      };
      if (row.payWay === 'manual') {
        await mail.send(tx, { ...envelope, name: 'subscriptionUnpaid', values: unpaid });
        return;
      }
      const retryOn = facts.retryAt < until ? day(facts.retryAt) : '';
      const values = { ...unpaid, problem: facts.problem, retryOn };
      await mail.send(tx, { ...envelope, name: 'subscriptionDeclined', values });
    },

    async ended(
      tx: Tx,
      { site, settings }: { site: Site; settings: Settings },
      row: SubscriptionRow,
      end: SubscriptionEnd,
    ): Promise<void> {
      const { envelope, about } = await aboutOf(tx, site, settings, row);
      await mail.send(tx, { ...envelope, name: 'subscriptionEnded', values: { ...about, end } });
    },

    async price(
      tx: Tx,
      { site, settings }: { site: Site; settings: Settings },
      row: SubscriptionRow,
      next: { cents: Cents; from: Date },
    ): Promise<void> {
      const { envelope, about, shown, day } = await aboutOf(tx, site, settings, row);
      const values = {
        ...about,
        before: shown(row.unitCents),
        after: shown(next.cents),
        from: day(next.from),
      };
      await mail.send(tx, { ...envelope, name: 'subscriptionPrice', values });
    },

    async waits(tx: Tx, { site, settings }: { site: Site; settings: Settings }, row: SubscriptionRow) {
      const { envelope, about } = await aboutOf(tx, site, settings, row);
      await mail.send(tx, { ...envelope, name: 'subscriptionWaits', values: about });
    },
  };
}

export type SubscriptionLetters = ReturnType<typeof makeSubscriptionLetters>;
