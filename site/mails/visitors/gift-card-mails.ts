import { tidyLine } from '#core/forms/shapes/tidy.ts';
import type { Words } from '#core/words/words.ts';
import type { MailWords } from '../words.ts';
import { greet } from './greet.ts';

export const giftCardMails = {
  giftCard: (
    values: {
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
    },
    words: Words,
  ): MailWords => {
    const say = words.of('mailsGiftCards');
    const { siteTitle: site, from, expires: day } = values;
    return {
      subject: tidyLine(from === '' ? say('yours', { site }) : say('fromSomebody', { from, site })),
      paragraphs: [greet(words, values.to), say('words')],
      card: {
        image: values.image,
        title: say('title', { site }),
        amount: values.amount,
        code: values.code,
        from: from === '' ? '' : say('from', { name: from }),
        message: values.message,
      },
      action: { label: say('goToShop'), url: values.shopUrl },
      afterwards: [say('how'), day === '' ? say('noExpiry') : say('validUntil', { day })],
      farewell: { words: say('howMuchLeft'), label: say('checkBalance'), url: values.balanceUrl },
    };
  },

  giftCardSent: (
    values: { siteTitle: string; to: string; amount: string; shopUrl: string },
    words: Words,
  ): MailWords => {
    const say = words.of('mailsGiftCards');
    const { siteTitle: site, to, amount } = values;
    return {
      subject: say('sent'),
      paragraphs: [say('sentWords', { amount, to })],
      action: { label: say('goToShop'), url: values.shopUrl },
      afterwards: [say('why', { site })],
    };
  },
};
