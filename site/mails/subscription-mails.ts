import type { MailWords } from './words.ts';

interface About {
  siteTitle: string;
  name: string;
  /** What is subscribed to. */
  title: string;
  url: string;
}

const greet = (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`);
const why = (siteTitle: string) => [`You get this email because of your subscription at ${siteTitle}.`];

/** To the customers of a site, about what they have subscribed to. */
export const subscriptionMails = {
  subscriptionStarted: (values: About & { sentence: string; next: string }): MailWords => ({
    subject: `Your subscription to ${values.title}`,
    paragraphs: [greet(values.name), `thank you for subscribing to ${values.title} at ${values.siteTitle}.`],
    rows: [
      { title: 'You pay', value: values.sentence },
      { title: 'Next payment', value: values.next },
    ],
    action: { label: 'Manage subscription', url: values.url },
    afterwards: [
      'Log in with this email to pause, change or cancel it at any time.',
      ...why(values.siteTitle),
    ],
  }),

  subscriptionDeclined: (
    values: About & { amount: string; problem: string; next: string; isPaused: boolean; until: string },
  ): MailWords => ({
    subject: `Payment declined for ${values.title}`,
    paragraphs: [
      greet(values.name),
      `your payment of ${values.amount} for ${values.title} at ${values.siteTitle} was declined. ${values.problem}`,
      values.next,
    ],
    action: { label: 'Update card and pay', url: values.url },
    afterwards: [
      `Without a payment your subscription is ${values.isPaused ? 'paused' : 'cancelled'} on ${values.until}.`,
      ...why(values.siteTitle),
    ],
  }),

  subscriptionEnded: (values: About & { words: string }): MailWords => ({
    subject: `Your subscription to ${values.title}`,
    paragraphs: [greet(values.name), values.words],
    action: { label: 'See your subscription', url: values.url },
    afterwards: why(values.siteTitle),
  }),

  subscriptionPrice: (values: About & { before: string; after: string; from: string }): MailWords => ({
    subject: `New price for ${values.title}`,
    paragraphs: [
      greet(values.name),
      `from ${values.from} your subscription to ${values.title} at ${values.siteTitle} costs ${values.after} instead of ${values.before}. Until then nothing changes, and you can cancel at any time.`,
    ],
    action: { label: 'See your subscription', url: values.url },
    afterwards: why(values.siteTitle),
  }),

  subscriptionWaits: (values: About): MailWords => ({
    subject: `Your next order of ${values.title} is delayed`,
    paragraphs: [
      greet(values.name),
      `${values.title} is out of stock at ${values.siteTitle}. Your next order follows as soon as it is back, and nothing is charged until then.`,
    ],
    action: { label: 'See your subscription', url: values.url },
    afterwards: why(values.siteTitle),
  }),
};
