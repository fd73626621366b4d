import { formatMoney, type Cents, type CurrencyCode } from '#core/money/currency.ts';
import type { SayToOwner } from '#core/owner-mails/words.ts';
import { cardName } from '#core/payments/card-name.ts';
import type { PaymentProblem } from '#core/payments/payment.ts';
import { wordsIn } from '#core/words/wording.ts';
import { greetOwner } from './greet-owner.ts';
import type { MailWords } from './words.ts';

interface Plan {
  name: string;
  siteTitle: string;
  planName: string;
  /** Where the plan of the site is paid. */
  url: string;
}

export const billingMails = {
  renewalFailed: (
    values: Plan & {
      amount: Cents;
      currency: CurrencyCode;
      method: string;
      problem: PaymentProblem;
      openUntil: Date;
    },
    say: SayToOwner,
  ): MailWords => {
    const { siteTitle: site, planName: plan, amount: cents, currency } = values;
    const { locale } = say;
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    return {
      subject: say('renewalFailed', { site }),
      paragraphs: [
        greetOwner(say, values.name),
        say('renewalFailedWords', {
          plan,
          site,
          amount: formatMoney({ cents, currency, locale: locale.split('-')[0] ?? locale }),
          method: cardName(values.method, say),
          problem: wordsIn(locale).of('payment')(values.problem),
        }),
        say('openUntil', { day: day.format(values.openUntil) }),
      ],
      action: { label: say('payOrChange'), url: values.url },
    };
  },

  planEnded: (values: Plan, say: SayToOwner): MailWords => {
    const { siteTitle: site, planName: plan } = values;
    return {
      subject: say('planEnded', { site }),
      paragraphs: [greetOwner(say, values.name), say('planEndedWords', { plan, site })],
      action: { label: say('choosePlan'), url: values.url },
    };
  },
};
