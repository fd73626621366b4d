import type { SayToOwner } from '#core/owner-mails/words.ts';
import { greetOwner as greet } from './greet-owner.ts';
import type { MailWords } from './words.ts';

/** What follows a change that somebody else may have made. */
const undoing = (say: SayToOwner, url: string) => ({
  action: { label: say('undo'), url },
  afterwards: [say('undoWords')],
});

export const accountMails = {
  confirmEmail: ({ name, url }: { name: string; url: string }, say: SayToOwner): MailWords => ({
    subject: say('confirmEmail'),
    paragraphs: [greet(say, name), say('confirmEmailWords')],
    action: { label: say('confirmEmailAction'), url },
    afterwards: [say('withinADay'), say('notYou')],
  }),

  alreadySignedUp: (
    { name, loginUrl, resetUrl }: Record<'name' | 'loginUrl' | 'resetUrl', string>,
    say: SayToOwner,
  ): MailWords => ({
    subject: say('alreadySignedUp'),
    paragraphs: [greet(say, name), say('alreadySignedUpWords')],
    action: { label: say('logIn'), url: loginUrl },
    afterwards: [say('forgotten', { url: resetUrl }), say('notYou')],
  }),

  resetPassword: ({ name, url }: { name: string; url: string }, say: SayToOwner): MailWords => ({
    subject: say('resetPassword'),
    paragraphs: [greet(say, name), say('resetPasswordWords')],
    action: { label: say('resetPassword'), url },
    afterwards: [say('withinAnHour'), say('notYou')],
  }),

  nobodyToReset: ({ signupUrl }: { signupUrl: string }, say: SayToOwner): MailWords => ({
    subject: say('nobodyToReset'),
    paragraphs: [say('hello'), say('nobodyToResetWords')],
    action: { label: say('signUp'), url: signupUrl },
    afterwards: [say('notYou')],
  }),

  passwordChanged: ({ name, undoUrl }: { name: string; undoUrl: string }, say: SayToOwner): MailWords => ({
    subject: say('passwordChanged'),
    paragraphs: [greet(say, name), say('passwordChangedWords')],
    ...undoing(say, undoUrl),
  }),

  confirmNewEmail: ({ name, url }: { name: string; url: string }, say: SayToOwner): MailWords => ({
    subject: say('confirmNewEmail'),
    paragraphs: [greet(say, name), say('confirmNewEmailWords')],
    action: { label: say('confirmNewEmailAction'), url },
    afterwards: [say('nothingChangesYet'), say('notYou')],
  }),

  emailBelongsToAnother: ({ loginUrl }: { loginUrl: string }, say: SayToOwner): MailWords => ({
    subject: say('emailTaken'),
    paragraphs: [say('hello'), say('emailTakenWords')],
    action: { label: say('logIn'), url: loginUrl },
    afterwards: [say('notYou')],
  }),

  emailChanged: (
    { name, email, undoUrl }: Record<'name' | 'email' | 'undoUrl', string>,
    say: SayToOwner,
  ): MailWords => ({
    subject: say('emailChanged'),
    paragraphs: [greet(say, name), say('emailChangedWords', { email })],
    ...undoing(say, undoUrl),
  }),

  twoFactorChanged: (
    { name, isOn, undoUrl }: { name: string; isOn: boolean; undoUrl: string },
    say: SayToOwner,
  ): MailWords => ({
    subject: say(isOn ? 'twoStepOn' : 'twoStepOff'),
    paragraphs: [greet(say, name), say(isOn ? 'twoStepOnWords' : 'twoStepOffWords')],
    ...undoing(say, undoUrl),
  }),

  passkeysChanged: (
    values: { name: string; passkey: string; isAdded: boolean; undoUrl: string },
    say: SayToOwner,
  ): MailWords => {
    const { name, passkey, isAdded, undoUrl } = values;
    return {
      subject: say(isAdded ? 'passkeyAdded' : 'passkeyRemoved'),
      paragraphs: [
        greet(say, name),
        isAdded ? say('passkeyAddedWords', { passkey }) : say('passkeyRemovedWords', { passkey }),
      ],
      ...undoing(say, undoUrl),
    };
  },
};
