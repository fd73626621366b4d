import { PER_MINUTE } from '#core/access/paces.ts';
import { MAX_PASSWORD_LENGTH } from '#core/accounts/password.ts';
import { z } from 'zod';
import { OPEN_PATH } from '#core/access/places.ts';
import * as at from '../addresses/auth.ts';
import { route } from '../route.ts';

const email = z.string().max(300);
const password = z.string().max(MAX_PASSWORD_LENGTH);
const place = z.string().max(2000).optional();
/** Where the browser goes next. */
const onwards = z.object({ redirect: z.string() });

/** What somebody is asked to prove who they are; part of the refusal `confirmIdentity`. */
export interface IdentityQuestion {
  needsCode: boolean;
  /** A passkey answers it as well, on the app domain. */
  hasPasskey: boolean;
}

export const auth = {
  signup: route({
    ...at.signup,
    summary: 'Make an account; the answer does not tell whether the email had one',
    scope: 'platform',
    needs: 'nobody',
    body: z.strictObject({ name: z.string().max(300), email, password, to: place }),
    reply: onwards,
    perMinute: PER_MINUTE.costly,
  }),
  confirm: route({
    ...at.confirm,
    summary: 'Redeem the link of a mail that confirms an email',
    scope: 'platform',
    needs: 'nobody',
    body: z.strictObject({ token: z.string().max(100) }),
    reply: onwards,
    perMinute: PER_MINUTE.costly,
  }),
  requestReset: route({
    ...at.requestReset,
    summary: 'Ask for a mail with a link to choose a new password',
    scope: 'platform',
    needs: 'nobody',
    body: z.strictObject({ email }),
    reply: onwards,
    perMinute: PER_MINUTE.costly,
  }),
  reset: route({
    ...at.reset,
    summary: 'Choose a new password with the link of a mail; ends all sessions',
    scope: 'platform',
    needs: 'nobody',
    body: z.strictObject({ token: z.string().max(100), password }),
    reply: onwards,
    perMinute: PER_MINUTE.costly,
  }),
  login: route({
    ...at.login,
    summary: 'Log in with email and password on the app domain',
    scope: 'platform',
    needs: 'nobody',
    body: z.strictObject({
      email: z.string().trim().toLowerCase().min(3).max(256),
      password: z.string().min(1).max(MAX_PASSWORD_LENGTH),
      to: place,
    }),
    /** With `needsCode` there is no session yet: the second step makes it. */
    reply: onwards.extend({ needsCode: z.boolean().optional() }),
    perMinute: PER_MINUTE.secret,
  }),
  loginCode: route({
    ...at.loginCode,
    summary: 'The second step of a log-in: a code from the app, or a recovery code',
    scope: 'platform',
    needs: 'nobody',
    body: z.strictObject({ code: z.string().max(100), to: place }),
    reply: onwards,
    perMinute: PER_MINUTE.secret,
  }),
  logout: route({
    ...at.logout,
    summary: 'End the log-in: the session on this host and on all others it was taken to',
    scope: 'any',
    needs: 'nobody',
    query: z.object({ to: place }),
    reply: onwards,
  }),
  confirmIdentity: route({
    ...at.confirmIdentity,
    summary: 'Prove again who one is; counts for ten minutes of this log-in',
    scope: 'any',
    needs: 'account',
    recordsNothing: 'It changes nothing but this log-in.',
    body: z.strictObject({ password, code: z.string().max(100).optional(), to: place }),
    reply: onwards,
    perMinute: PER_MINUTE.costly,
  }),
  undoChange: route({
    ...at.undoChange,
    summary: 'Undo a change of the account with the link of the mail about it; ends all sessions',
    scope: 'platform',
    needs: 'nobody',
    body: z.strictObject({ token: z.string().max(100) }),
    reply: onwards,
    perMinute: PER_MINUTE.costly,
  }),
  open: route({
    method: 'GET',
    path: OPEN_PATH,
    summary: 'Take the session of the app domain over to one of the account’s sites',
    scope: 'platform',
    needs: 'nobody',
    query: z.object({
      site: z.string().max(100),
      to: place,
      /** Names the browser that begins at the site's host; without it the way leads there first. */
      proof: z.string().max(100).optional(),
      /** Keeps the log-in on the way there from offering a new account. */
      signup: z.literal('off').optional(),
    }),
    reply: z.void(),
  }),
  handoff: route({
    method: 'GET',
    path: '/api/auth/Handoff',
    summary: 'Redeem a single-use code for a session on this site’s host; without one, go and get it',
    scope: 'site',
    needs: 'nobody',
    isBeforeLive: true,
    query: z.object({ code: z.string().max(100).optional(), to: place }),
    reply: z.void(),
  }),
  me: route({
    ...at.me,
    summary: 'The signed-in account and its say on this site',
    scope: 'any',
    needs: 'account',
    reply: z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      /** `de-CH`; empty where no browser has said so. */
      locale: z.string(),
      /** Chosen for the admin; empty while the browser decides. */
      language: z.string(),
      permissions: z.array(z.int()),
      roles: z.array(z.int()),
    }),
  }),
} as const;
