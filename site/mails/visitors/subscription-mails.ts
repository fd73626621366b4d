import type { PaymentProblem } from '#core/payments/payment.ts';
import type { Words } from '#core/words/words.ts';
import type { MailWords } from '../words.ts';
import { greet } from './greet.ts';

interface About {
  siteTitle: string;
  name: string;
  /** What is subscribed to. */
  title: string;
  url: string;
}

/** What becomes of a subscription that stays unpaid, and when. */
interface Unpaid {
  amount: string;
  isPaused: boolean;
  until: string;
}

/** Why a subscription is over, or waits. */
export type SubscriptionEnd =
  | 'notSold'
  | 'cancelled'
  | 'unpaidPaused'
  | 'unpaidCancelled'
  | 'complete'
  | 'endedAsAsked';

const sayOf = (words: Words) => words.of('mailsSubscriptions');
const why = (words: Words, site: string) => sayOf(words)('why', { site });
const deadline = (words: Words, { isPaused, until: day }: Unpaid) =>
  sayOf(words)(isPaused ? 'pausedOn' : 'cancelledOn', { day });

function news(values: About, words: Words, text: string): MailWords {
  const { title, name, url, siteTitle } = values;
  return {
    subject: sayOf(words)('yours', { title }),
    paragraphs: [greet(words, name), text],
    action: { label: sayOf(words)('see'), url },
    afterwards: [why(words, siteTitle)],
  };
}

/** To the customers of a site, about what they have subscribed to. */
export const subscriptionMails = {
  subscriptionStarted: (values: About & { sentence: string; next: string }, words: Words): MailWords => {
    const say = sayOf(words);
    const { title, siteTitle: site } = values;
    return {
      subject: say('yours', { title }),
      paragraphs: [greet(words, values.name), say('started', { title, site })],
      rows: [
        { title: say('youPay'), value: values.sentence },
        { title: say('nextPayment'), value: values.next },
      ],
      action: { label: say('manage'), url: values.url },
      afterwards: [say('logInToChange'), why(words, site)],
    };
  },

  subscriptionDeclined: (
    values: About & Unpaid & { problem: PaymentProblem | null; retryOn: string },
    words: Words,
  ): MailWords => {
    const say = sayOf(words);
    const { title, siteTitle: site, amount, retryOn: day } = values;
    const problem = values.problem === null ? '' : words.of('payment')(values.problem);
    return {
      subject: say('declined', { title }),
      paragraphs: [
        greet(words, values.name),
        say('declinedWords', { amount, title, site, problem }).trim(),
        day === '' ? say('notTriedAgain') : say('triedAgain', { day }),
      ],
      action: { label: say('updateCard'), url: values.url },
      afterwards: [deadline(words, values), why(words, site)],
    };
  },

  /** Of those who pay by bank transfer or cash. */
  subscriptionUnpaid: (values: About & Unpaid, words: Words): MailWords => {
    const { title, amount } = values;
    return news(
      values,
      words,
      `${sayOf(words)('invoiceUnpaid', { amount, title })} ${deadline(words, values)}`,
    );
  },

  subscriptionEnded: (values: About & { end: SubscriptionEnd }, words: Words): MailWords => {
    const { title, siteTitle: site, end } = values;
    const say = sayOf(words);
    return news(values, words, end === 'notSold' ? say(end, { title, site }) : say(end, { title }));
  },

  subscriptionPrice: (
    values: About & { before: string; after: string; from: string },
    words: Words,
  ): MailWords => {
    const { title, siteTitle: site, before, after, from: day } = values;
    const say = sayOf(words);
    return {
      ...news(values, words, say('newPriceWords', { day, title, site, after, before })),
      subject: say('newPrice', { title }),
    };
  },

  subscriptionWaits: (values: About, words: Words): MailWords => {
    const { title, siteTitle: site } = values;
    const say = sayOf(words);
    return {
      ...news(values, words, say('delayedWords', { title, site })),
      subject: say('delayed', { title }),
    };
  },
};
