import type { BuyerMail } from '#core/commerce/orders/orders.ts';
import { tidyLine } from '#core/forms/shapes/tidy.ts';
import type { PlainKey, Words } from '#core/words/words.ts';
import type { MailRows, MailWords } from '../words.ts';
import { greet } from './greet.ts';

/** What the button of a mail says. */
const ACTIONS: Readonly<Record<BuyerMail, PlainKey<'mailsOrders'>>> = {
  confirmed: 'seeOrder',
  fulfilled: 'seeOrder',
  refunded: 'seeOrder',
  canceled: 'seeOrder',
  payLink: 'payNow',
  left: 'goToCart',
  review: 'writeReview',
};

export const buyerMails = {
  order: (
    values: {
      kind: BuyerMail;
      siteTitle: string;
      name: string;
      /** Empty for what is no order yet. */
      number: string;
      /** The owner's own words; empty says the product's. */
      subject: string;
      text: string;
      rows: MailRows;
      url: string;
    },
    words: Words,
  ): MailWords => {
    const say = words.of('mailsOrders');
    const { kind, siteTitle: site } = values;
    const usual = usualWords(values, words);
    return {
      subject: tidyLine(values.subject) || usual.subject,
      paragraphs: values.text === '' ? [greet(words, values.name), usual.text] : values.text.split(/\n{2,}/),
      rows: values.rows,
      action: { label: say(ACTIONS[kind]), url: values.url },
      afterwards: [say('why', { site })],
    };
  },
};

function usualWords(
  { kind, siteTitle: site, number }: { kind: BuyerMail; siteTitle: string; number: string },
  words: Words,
): { subject: string; text: string } {
  const say = words.of('mailsOrders');
  switch (kind) {
    case 'payLink':
      return { subject: say(kind, { site }), text: say('payLinkWords') };
    case 'left':
      return { subject: say(kind, { site }), text: say('leftWords') };
    case 'review':
      return { subject: say(kind, { site }), text: say('reviewWords', { number }) };
    default:
      return { subject: say(kind, { number }), text: say(`${kind}Words`) };
  }
}
