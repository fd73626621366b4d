import { tidyLine } from '#core/forms/shapes/tidy.ts';
import type { MailWords } from './words.ts';

export const giftCardMails = {
  giftCard: (values: {
    siteTitle: string;
    from: string;
    to: string;
    amount: string;
    code: string;
    message: string;
    image: string;
    /** Empty for cards that never expire. */
    expires: string;
    shopUrl: string;
    balanceUrl: string;
  }): MailWords => ({
    subject: tidyLine(
      values.from === ''
        ? `Your gift card for ${values.siteTitle}`
        : `${values.from} sent you a gift card for ${values.siteTitle}`,
    ),
    paragraphs: [values.to === '' ? 'Hello,' : `Hello ${values.to},`, 'here is something for you.'],
    card: {
      image: values.image,
      title: `${values.siteTitle} gift card`,
      amount: values.amount,
      code: values.code,
      from: values.from === '' ? '' : `From ${values.from}`,
      message: values.message,
    },
    action: { label: 'Go to the shop', url: values.shopUrl },
    afterwards: [
      'Enter the code in the cart or at checkout. You can use it for several orders, until nothing is left.',
      values.expires === '' ? 'It does not expire.' : `It is valid until ${values.expires}.`,
    ],
    farewell: { words: 'How much is left?', label: 'Check the balance', url: values.balanceUrl },
  }),

  giftCardSent: (values: { siteTitle: string; to: string; amount: string; shopUrl: string }): MailWords => ({
    subject: 'Your gift card was sent',
    paragraphs: [`Your gift card over ${values.amount} is on its way to ${values.to}.`],
    action: { label: 'Go to the shop', url: values.shopUrl },
    afterwards: [`You get this email because you bought a gift card at ${values.siteTitle}.`],
  }),
};
