import { PER_MINUTE } from '#core/access/paces.ts';
import { MAX_PASSWORD_LENGTH } from '#core/accounts/password.ts';
import { z } from 'zod';
import * as at from '../addresses/accounts.ts';
import { route } from '../route.ts';

const scope = 'platform';
const needs = 'account';
/** Its owner is told by mail where it matters; no site has a say in it. */
const recordsNothing = 'It is about the account alone.';
const password = z.string().max(MAX_PASSWORD_LENGTH);
const onwards = z.object({ redirect: z.string() });
const moment = z.iso.datetime();

/** What a signed-in account does about itself. */
export const accounts = {
  read: route({
    method: 'GET',
    path: '/api/account',
    summary: 'The signed-in account, as its own page shows it',
    scope,
    needs,
    reply: z.object({
      name: z.string(),
      email: z.string(),
      isVerified: z.boolean(),
      hasTwoFactor: z.boolean(),
      recoveryCodesLeft: z.int(),
    }),
  }),
  changeName: route({
    ...at.changeName,
    summary: 'Change one’s name',
    scope,
    needs,
    recordsNothing,
    body: z.strictObject({ name: z.string().max(300) }),
    reply: onwards,
  }),
  changeLanguage: route({
    ...at.changeLanguage,
    summary: 'Choose the language of the admin; empty leaves it to the browser',
    // The admin itself asks for it, on the host of a site.
    scope: 'any',
    needs,
    recordsNothing,
    body: z.strictObject({ language: z.string().max(35) }),
    reply: z.object({}),
  }),
  readGuide: route({
    method: 'GET',
    path: '/api/account/guide',
    summary: 'Whether the account is still guided through its first edit',
    scope: 'any',
    needs,
    reply: z.object({ isOpen: z.boolean() }),
  }),
  leaveGuide: route({
    method: 'POST',
    path: '/api/account/guide/leave',
    summary: 'Leave the guide for good',
    scope: 'any',
    needs,
    recordsNothing,
    reply: z.object({}),
  }),
  changeEmail: route({
    ...at.changeEmail,
    summary: 'Ask for another email; it changes when the new address confirms',
    scope,
    needs,
    recordsNothing,
    body: z.strictObject({ email: z.string().max(300) }),
    sudo: true,
    reply: onwards,
    perMinute: PER_MINUTE.costly,
  }),
  changePassword: route({
    ...at.changePassword,
    summary: 'Change the password; ends all other sessions',
    scope,
    needs,
    recordsNothing,
    body: z.strictObject({ password }),
    sudo: true,
    reply: onwards,
    perMinute: PER_MINUTE.costly,
  }),
  sessions: route({
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'Where one is logged in: one entry for each log-in',
    scope,
    needs,
    reply: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          device: z.string(),
          hosts: z.array(z.string()),
          startedAt: moment,
          seenAt: moment,
          isCurrent: z.boolean(),
        }),
      ),
    }),
  }),
  endSession: route({
    ...at.endSession,
    summary: 'End one log-in, on all the hosts it was taken to',
    scope,
    needs,
    recordsNothing,
    body: z.strictObject({ id: z.string().max(100) }),
    reply: onwards,
  }),
  endSessions: route({
    ...at.endSessions,
    summary: 'Log out everywhere, here too',
    scope,
    needs,
    recordsNothing,
    reply: onwards,
  }),
  startTwoFactor: route({
    ...at.startTwoFactor,
    summary: 'Begin to set up the second step of the log-in',
    scope,
    needs,
    recordsNothing,
    sudo: true,
    reply: onwards,
    perMinute: PER_MINUTE.costly,
  }),
  confirmTwoFactor: route({
    ...at.confirmTwoFactor,
    summary: 'Turn the second step on with a first right code',
    scope,
    needs,
    recordsNothing,
    body: z.strictObject({ code: z.string().max(100) }),
    reply: onwards,
    perMinute: PER_MINUTE.costly,
  }),
  stopTwoFactor: route({
    ...at.stopTwoFactor,
    summary: 'Turn the second step off',
    scope,
    needs,
    recordsNothing,
    sudo: true,
    reply: onwards,
    perMinute: PER_MINUTE.costly,
  }),
} as const;
