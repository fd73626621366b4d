import { tidyLine } from '#core/forms/shapes/tidy.ts';
import type { Words } from '#core/words/words.ts';
import type { MailRows, MailWords } from '../words.ts';
import { greet } from './greet.ts';

/** To those who left their address in a form or on a mailing list. */
export const listMails = {
  formAutoresponse: (
    values: { subject: string; text: string; siteTitle: string },
    words: Words,
  ): MailWords => {
    const say = words.of('mailsLists');
    return {
      subject: tidyLine(values.subject) || say('received'),
      paragraphs: values.text.split(/\n{2,}/),
      afterwards: [say('why', { site: values.siteTitle })],
    };
  },

  /** What an owner writes back, with what was asked below it. */
  formReply: (
    values: { subject: string; text: string; siteTitle: string; asked: MailRows },
    words: Words,
  ): MailWords => ({
    subject: tidyLine(values.subject),
    paragraphs: values.text.split(/\n{2,}/),
    rows: values.asked,
    afterwards: [words.of('mailsLists')('why', { site: values.siteTitle })],
  }),

  confirmSubscription: (
    values: { listName: string; siteTitle: string; url: string; unsubscribeUrl: string },
    words: Words,
  ): MailWords => {
    const say = words.of('mailsLists');
    const { listName: list, siteTitle: site } = values;
    return {
      subject: say('confirm', { list: tidyLine(list) }),
      paragraphs: [greet(words, ''), say('confirmWords', { list, site })],
      action: { label: say('confirmAction'), url: values.url },
      afterwards: [say('confirmNotYou')],
      farewell: { words: say('notInterested'), label: say('unsubscribe'), url: values.unsubscribeUrl },
    };
  },

  welcomeSubscriber: (
    values: { listName: string; siteTitle: string; unsubscribeUrl: string },
    words: Words,
  ): MailWords => {
    const say = words.of('mailsLists');
    const { listName: list, siteTitle: site } = values;
    return {
      subject: say('subscribed', { list: tidyLine(list) }),
      paragraphs: [greet(words, ''), say('subscribedWords', { list, site })],
      farewell: { words: say('anyTime'), label: say('unsubscribe'), url: values.unsubscribeUrl },
    };
  },

  /** What an owner writes to everybody on a list or in a member area. */
  letter: (
    values: {
      subject: string;
      text: string;
      action: { label: string; url: string };
      audience: { kind: 'list' | 'area'; name: string };
      siteTitle: string;
      unsubscribeUrl: string;
    },
    words: Words,
  ): MailWords => {
    const say = words.of('mailsLists');
    const { audience, siteTitle: site } = values;
    return {
      subject: tidyLine(values.subject),
      paragraphs: values.text.trim().split(/\n{2,}/),
      ...(values.action.label !== '' && values.action.url !== '' && { action: values.action }),
      farewell: {
        words:
          audience.kind === 'list'
            ? say('letterWhy', { list: audience.name, site })
            : say('letterMember', { area: audience.name, site }),
        label: say('unsubscribe'),
        url: values.unsubscribeUrl,
      },
    };
  },
};
