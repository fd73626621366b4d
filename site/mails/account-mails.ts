import type { MailWords } from './words.ts';

const NOT_YOU = 'If this was not you, you need not do anything.';
const UNDO_LABEL = 'This was not me';
/** What follows a change that somebody else may have made. */
const UNDO_WORDS =
  'If it was not you, use the link. It logs everybody out, restores your email and two-step log-in as they were, removes passkeys that were added since, and lets you choose a new password. It works once, within 7 days.';
const greet = (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`);

export const accountMails = {
  confirmEmail: ({ name, url }: { name: string; url: string }): MailWords => ({
    subject: 'Please confirm your email',
    paragraphs: [greet(name), 'welcome to Plinth. Please confirm that this email is yours.'],
    action: { label: 'Confirm email', url },
    afterwards: ['The link works once, within a day.', NOT_YOU],
  }),

  alreadySignedUp: ({ name, loginUrl, resetUrl }: Record<'name' | 'loginUrl' | 'resetUrl', string>) => ({
    subject: 'You already have an account',
    paragraphs: [
      greet(name),
      'somebody, perhaps you, tried to sign up with this email. It already has an account, and nothing was changed.',
    ],
    action: { label: 'Log in', url: loginUrl },
    afterwards: [`If you have forgotten the password, choose a new one: ${resetUrl}`, NOT_YOU],
  }),

  resetPassword: ({ name, url }: { name: string; url: string }): MailWords => ({
    subject: 'Choose a new password',
    paragraphs: [greet(name), 'somebody, perhaps you, asked for a new password for your account.'],
    action: { label: 'Choose a new password', url },
    afterwards: [
      'The link works once, within an hour. Your present password stays valid until then.',
      NOT_YOU,
    ],
  }),

  nobodyToReset: ({ signupUrl }: { signupUrl: string }): MailWords => ({
    subject: 'There is no account with this email',
    paragraphs: [
      'Hello,',
      'somebody, perhaps you, asked for a new password. No account has this email; you may have signed up with another one.',
    ],
    action: { label: 'Sign up', url: signupUrl },
    afterwards: [NOT_YOU],
  }),

  passwordChanged: ({ name, undoUrl }: { name: string; undoUrl: string }): MailWords => ({
    subject: 'Your password was changed',
    paragraphs: [greet(name), 'the password of your account was changed just now.'],
    action: { label: UNDO_LABEL, url: undoUrl },
    afterwards: [UNDO_WORDS],
  }),

  confirmNewEmail: ({ name, url }: { name: string; url: string }): MailWords => ({
    subject: 'Please confirm your new email',
    paragraphs: [greet(name), 'you asked to use this email for your account from now on.'],
    action: { label: 'Use this email', url },
    afterwards: ['The link works once, within a day. Until then nothing changes.', NOT_YOU],
  }),

  emailBelongsToAnother: ({ loginUrl }: { loginUrl: string }): MailWords => ({
    subject: 'This email already has an account',
    paragraphs: [
      'Hello,',
      'somebody, perhaps you, wanted to use this email for another account. It already has one, and nothing was changed.',
    ],
    action: { label: 'Log in', url: loginUrl },
    afterwards: [NOT_YOU],
  }),

  emailChanged: ({ name, email, undoUrl }: Record<'name' | 'email' | 'undoUrl', string>): MailWords => ({
    subject: 'The email of your account was changed',
    paragraphs: [greet(name), `your account now has the email ${email}. This one no longer opens it.`],
    action: { label: UNDO_LABEL, url: undoUrl },
    afterwards: [UNDO_WORDS],
  }),

  twoFactorChanged: ({
    name,
    isOn,
    undoUrl,
  }: {
    name: string;
    isOn: boolean;
    undoUrl: string;
  }): MailWords => ({
    subject: isOn ? 'Two-step log-in is on' : 'Two-step log-in is off',
    paragraphs: [
      greet(name),
      isOn
        ? 'from now on your account asks for a code from your phone after the password.'
        : 'your account no longer asks for a code after the password.',
    ],
    action: { label: UNDO_LABEL, url: undoUrl },
    afterwards: [UNDO_WORDS],
  }),

  passkeysChanged: ({
    name,
    passkey,
    isAdded,
    undoUrl,
  }: {
    name: string;
    passkey: string;
    isAdded: boolean;
    undoUrl: string;
  }): MailWords => ({
    subject: isAdded ? 'A passkey was added to your account' : 'A passkey was removed from your account',
    paragraphs: [
      greet(name),
      isAdded
        ? `the passkey “${passkey}” was added to your account. It can log in without your password.`
        : `the passkey “${passkey}” was removed from your account. It no longer logs in.`,
    ],
    action: { label: UNDO_LABEL, url: undoUrl },
    afterwards: [UNDO_WORDS],
  }),
};
