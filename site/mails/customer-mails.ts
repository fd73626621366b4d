import type { MailWords } from './words.ts';

interface About {
  siteTitle: string;
  name: string;
  url: string;
}

const NOT_YOU = 'If this was not you, you can ignore this email.';
const greet = (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`);

/** To the customers of a site, about their account there. */
export const customerMails = {
  customerWelcome: ({ siteTitle, name, url }: About): MailWords => ({
    subject: `Confirm your email for ${siteTitle}`,
    paragraphs: [
      greet(name),
      `thank you for signing up at ${siteTitle}. Confirm your email and choose a password to open your account.`,
    ],
    action: { label: 'Confirm email', url },
    afterwards: ['The link works once, within a day.', NOT_YOU],
  }),

  customerKnown: ({ siteTitle, name, url }: About): MailWords => ({
    subject: `You already have an account at ${siteTitle}`,
    paragraphs: [
      greet(name),
      `somebody, perhaps you, tried to sign up at ${siteTitle} with this email. It already has an account, and nothing has changed.`,
    ],
    action: { label: 'Log in', url },
    afterwards: ['If you have forgotten your password, you can choose a new one there.', NOT_YOU],
  }),

  customerUnknown: ({ siteTitle, url }: Omit<About, 'name'>): MailWords => ({
    subject: `No account at ${siteTitle} yet`,
    paragraphs: [
      'Hello,',
      `somebody, perhaps you, tried to log in at ${siteTitle} with this email. There is no account for it yet; you may have used another one.`,
    ],
    action: { label: 'Sign up', url },
    afterwards: [NOT_YOU],
  }),

  customerReset: ({ siteTitle, name, url }: About): MailWords => ({
    subject: `Choose a new password for ${siteTitle}`,
    paragraphs: [
      greet(name),
      `somebody, perhaps you, asked for a new password for your account at ${siteTitle}.`,
    ],
    action: { label: 'Choose a new password', url },
    afterwards: ['The link works once, within an hour. Until then your password stays as it is.', NOT_YOU],
  }),

  customerLogin: ({ siteTitle, name, url }: About): MailWords => ({
    subject: `Log in at ${siteTitle}`,
    paragraphs: [greet(name), `use this link to log in at ${siteTitle}.`],
    action: { label: 'Log in', url },
    afterwards: [
      'The link works once, within an hour. Forward it to nobody: it opens your account.',
      NOT_YOU,
    ],
  }),

  customerPassword: ({ siteTitle, name }: Omit<About, 'url'>): MailWords => ({
    subject: `Your password at ${siteTitle} was changed`,
    paragraphs: [
      greet(name),
      `the password of your account at ${siteTitle} was changed just now, and all your other devices were logged out.`,
    ],
    afterwards: ['If this was not you, ask for a new password on the log-in page at once.'],
  }),
};
