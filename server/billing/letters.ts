import { WEBSITE_SUBSCRIPTION_PATH } from '#core/enumerations/sites.ts';
import type { Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { Mailing } from '../mail/service.ts';
import type { Payment } from '../payments/service.ts';
import type { People } from '../people/service.ts';
import type { Sites } from '../sites/service.ts';
import type { Subscription } from './store.ts';

export interface LetterDeps {
  mail: Mailing;
  people: People;
  sites: Sites;
  titleOf: (site: Site) => Promise<string>;
}

/** What whoever pays for a site must learn while they are not looking. */
export function makeLetters({ mail, people, sites, titleOf }: LetterDeps) {
  async function addressed(tx: Tx, siteId: string, planName: string) {
    const site = await sites.find(siteId);
    if (!site) return [];
    const words = {
      siteTitle: await titleOf(site),
      planName,
      url: sites.urlOf(site) + WEBSITE_SUBSCRIPTION_PATH,
    };
    return (await people.payers(tx)).map(({ name, email }) => ({ to: email, values: { ...words, name } }));
  }

  return {
    async renewalFailed(tx: Tx, payment: Payment, plan: Subscription, openUntil: Date): Promise<void> {
      const { amount, currency, methodLabel: method } = payment;
      const problem = payment.problem ?? 'declined';
      for (const { to, values } of await addressed(tx, payment.siteId, plan.planName))
        await mail.send(tx, {
          to,
          name: 'renewalFailed',
          values: { ...values, amount, currency, method, problem, openUntil },
        });
    },

    async planEnded(tx: Tx, siteId: string, plan: Subscription): Promise<void> {
      for (const { to, values } of await addressed(tx, siteId, plan.planName))
        await mail.send(tx, { to, name: 'planEnded', values });
    },
  };
}

export type Letters = ReturnType<typeof makeLetters>;
