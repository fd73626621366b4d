import { z } from 'zod';
import { PER_MINUTE } from '#core/access/paces.ts';
import { id } from '../id.ts';
import * as at from '../addresses/passkeys.ts';
import { route } from '../route.ts';

const scope = 'platform';
const needs = 'account';
const moment = z.iso.datetime();
const onwards = z.object({ redirect: z.string() });
const place = z.string().max(2000).optional();

/** Bytes as WebAuthn's JSON has them: base64url. */
const bytes = z.string().max(20_000);
const credentialId = z.string().min(1).max(1400);
const described = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(z.string()).optional(),
});

/** What browsers make of a new key; what else they add is left out. */
const newKey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(40)).max(20).optional(),
  }),
});

/** What browsers make of a question that was answered with a key. */
const answer = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.string().max(200).optional(),
  }),
});

export type NewKey = z.output<typeof newKey>;
export type KeyAnswer = z.output<typeof answer>;

/** What the browser asks its authenticators. */
const question = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(described),
});

export type KeyQuestion = z.output<typeof question>;

/** Keys that browsers and devices keep: they log in by themselves, and count as both factors. */
export const passkeys = {
  list: route({
    method: 'GET',
    path: '/api/account/passkeys',
    summary: 'The passkeys of the account',
    scope,
    needs,
    reply: z.object({
      passkeys: z.array(
        z.object({
          id,
          name: z.string(),
          /** Kept by more than one device; otherwise it is lost with its device. */
          isSynced: z.boolean(),
          createdAt: moment,
          usedAt: moment.nullable(),
        }),
      ),
    }),
  }),
  ask: route({
    ...at.askToAddPasskey,
    summary: 'What to ask the browser for a new passkey',
    scope,
    needs,
    recordsNothing: 'Nothing is added before the browser has answered.',
    sudo: true,
    reply: z.object({
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      challenge: z.string(),
      pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
      timeout: z.number(),
      attestation: z.literal('none'),
      excludeCredentials: z.array(described),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
    }),
    perMinute: PER_MINUTE.secret,
  }),
  add: route({
    ...at.addPasskey,
    summary: 'Add a passkey; the owner is told by email',
    scope,
    needs,
    records: 'passkey.add',
    sudo: true,
    body: z.strictObject({ credential: newKey }),
    reply: onwards,
    perMinute: PER_MINUTE.costly,
  }),
  rename: route({
    ...at.renamePasskey,
    summary: 'Rename a passkey',
    scope,
    needs,
    recordsNothing: 'It changes nothing but what its owner calls it.',
    body: z.strictObject({ id: z.string().max(100), name: z.string().max(300) }),
    reply: onwards,
  }),
  remove: route({
    ...at.removePasskey,
    summary: 'Remove a passkey; the owner is told by email',
    scope,
    needs,
    records: 'passkey.remove',
    sudo: true,
    body: z.strictObject({ id: z.string().max(100) }),
    reply: onwards,
    perMinute: PER_MINUTE.costly,
  }),
  askToLogIn: route({
    ...at.askToLogInByPasskey,
    summary: 'What to ask the browser to log in with a passkey, by itself or as the second step',
    scope,
    needs: 'nobody',
    reply: question,
    perMinute: PER_MINUTE.byHand,
  }),
  logIn: route({
    ...at.logInByPasskey,
    summary: 'Log in with a passkey, by itself or as the second step',
    scope,
    needs: 'nobody',
    body: z.strictObject({ credential: answer, to: place }),
    reply: onwards,
    perMinute: PER_MINUTE.secret,
  }),
  askWho: route({
    ...at.askToConfirmByPasskey,
    summary: 'What to ask the browser to prove with a passkey who one is',
    scope,
    needs,
    recordsNothing: 'It changes nothing.',
    reply: question,
    perMinute: PER_MINUTE.secret,
  }),
  confirmWho: route({
    ...at.confirmByPasskey,
    summary: 'Prove with a passkey who one is; counts for ten minutes of this log-in',
    scope,
    needs,
    recordsNothing: 'It changes nothing but this log-in.',
    body: z.strictObject({ credential: answer, to: place }),
    reply: onwards,
    perMinute: PER_MINUTE.secret,
  }),
} as const;
