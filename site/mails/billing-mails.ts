import { formatMoney, type Cents, type CurrencyCode } from '#core/money/currency.ts';
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
      problem: string;
      openUntil: Date;
    },
  ): MailWords => {
    const money = formatMoney({ cents: values.amount, currency: values.currency });
    return {
      subject: `The payment for ${values.siteTitle} did not go through`,
      paragraphs: [
        greet(values.name),
        `the ${values.planName} plan of ${values.siteTitle} was to be renewed for ${money} with ${values.method}. ${values.problem}`,
        `The site stays open until ${day(values.openUntil)}. Until then we try again every few days.`,
      ],
      action: { label: 'Pay or change the card', url: values.url },
    };
  },

  planEnded: (values: Plan): MailWords => ({
    subject: `${values.siteTitle} is closed for visitors`,
    paragraphs: [
      greet(values.name),
      `the ${values.planName} plan of ${values.siteTitle} has ended, so visitors see a notice in place of the site. Everything on it is kept; it opens again as soon as there is a plan.`,
    ],
    action: { label: 'Choose a plan', url: values.url },
  }),
};

const greet = (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`);
const day = (at: Date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
