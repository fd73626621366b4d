import type { Words } from '#core/words/words.ts';
import type { MailWords } from '../words.ts';
import { greet } from './greet.ts';

interface About {
  siteTitle: string;
  name: string;
  url: string;
}

const notYou = (words: Words) => words.of('mails')('notYou');

/** To the customers of a site, about their account there. */
export const customerMails = {
  customerWelcome: ({ siteTitle: site, name, url }: About, words: Words): MailWords => {
    const say = words.of('mailsCustomers');
    return {
      subject: say('welcome', { site }),
      paragraphs: [greet(words, name), say('welcomeWords', { site })],
      action: { label: say('confirmEmail'), url },
      afterwards: [say('dayLink'), notYou(words)],
    };
  },

  customerKnown: ({ siteTitle: site, name, url }: About, words: Words): MailWords => {
    const say = words.of('mailsCustomers');
    return {
      subject: say('known', { site }),
      paragraphs: [greet(words, name), say('knownWords', { site })],
      action: { label: say('logIn'), url },
      afterwards: [say('forgotThere'), notYou(words)],
    };
  },

  customerUnknown: ({ siteTitle: site, url }: Omit<About, 'name'>, words: Words): MailWords => {
    const say = words.of('mailsCustomers');
    return {
      subject: say('unknown', { site }),
      paragraphs: [greet(words, ''), say('unknownWords', { site })],
      action: { label: say('signUp'), url },
      afterwards: [notYou(words)],
    };
  },

  customerReset: ({ siteTitle: site, name, url }: About, words: Words): MailWords => {
    const say = words.of('mailsCustomers');
    return {
      subject: say('reset', { site }),
      paragraphs: [greet(words, name), say('resetWords', { site })],
      action: { label: say('choosePassword'), url },
      afterwards: [say('hourLinkPassword'), notYou(words)],
    };
  },

  customerLogin: ({ siteTitle: site, name, url }: About, words: Words): MailWords => {
    const say = words.of('mailsCustomers');
    return {
      subject: say('login', { site }),
      paragraphs: [greet(words, name), say('loginWords', { site })],
      action: { label: say('logIn'), url },
      afterwards: [say('hourLinkSecret'), notYou(words)],
    };
  },

  customerPassword: ({ siteTitle: site, name }: Omit<About, 'url'>, words: Words): MailWords => {
    const say = words.of('mailsCustomers');
    return {
      subject: say('password', { site }),
      paragraphs: [greet(words, name), say('passwordWords', { site })],
      afterwards: [say('passwordNotYou')],
    };
  },
};
