import type { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { KeyAnswer, KeyQuestion, NewKey } from '#contract/people/passkeys.ts';
import type { Passkey } from './store.ts';
import { CHALLENGE_SECONDS } from './challenges.ts';

const NAME = 'Plinth';
const KEY = 'public-key';
/** Ed25519, ECDSA with P-256, RSA: what authenticators have, the best first. */
const ALGORITHMS = [-8, -7, -257];
const timeout = CHALLENGE_SECONDS * 1000;

/** All that certificates can say is much to load, and few people of an installation have passkeys. */
const signatures = () => import('@simplewebauthn/server');

const described = ({ credentialId, transports }: Passkey) =>
  ({
    type: KEY,
    id: credentialId,
    transports,
  }) as const;

/** The account in the words of authenticators, which hand it back with every answer. */
const userHandleOf = (accountId: string) => Buffer.from(accountId).toString('base64url');

/** What browsers sign with passkeys for the app domain, and for no site: its name and origin are the configured ones. */
export function makeWebAuthn(appUrl: string) {
  const { origin, hostname: rpId } = new URL(appUrl);
  const expected = { expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true };

  return {
    /** For a new key; devices that have one already say so. */
    askForNew(challenge: string, account: { id: string; email: string; name: string }, known: Passkey[]) {
      return {
        rp: { id: rpId, name: NAME },
        user: { id: userHandleOf(account.id), name: account.email, displayName: account.name },
        challenge,
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: KEY, alg }) as const),
        timeout,
        attestation: 'none',
        excludeCredentials: known.map(described),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      } as const;
    },

    /** For an answer with one of these; with any where none is named. */
    ask: (challenge: string, known: readonly Passkey[]): KeyQuestion => ({
      challenge,
      rpId,
      timeout,
      userVerification: 'required',
      allowCredentials: known.map(described),
    }),

    async readNew(credential: NewKey, challenge: string) {
      const { verifyRegistrationResponse: verify } = await signatures();
      const read = await verify({
        ...expected,
        response: { ...credential, clientExtensionResults: {} } as Parameters<
          typeof verifyRegistrationResponse
        >[0]['response'],
        expectedChallenge: challenge,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => undefined);
      if (!read?.verified) return undefined;
      const { credential: key, aaguid, credentialBackedUp } = read.registrationInfo;
      return {
        credentialId: key.id,
        publicKey: Buffer.from(key.publicKey).toString('base64url'),
        counter: key.counter,
        transports: credential.response.transports ?? [],
        aaguid,
        isSynced: credentialBackedUp,
      };
    },

    /** Says what the authenticator counted, and nothing where the answer is not right. */
    async readAnswer(
      credential: KeyAnswer,
      challenge: string,
      { credentialId, publicKey, accountId }: Passkey,
    ) {
      const { userHandle } = credential.response;
      if (userHandle && userHandle !== userHandleOf(accountId)) return undefined;
      const { verifyAuthenticationResponse: verify } = await signatures();
      const read = await verify({
        ...expected,
        response: { ...credential, clientExtensionResults: {} } as Parameters<
          typeof verifyAuthenticationResponse
        >[0]['response'],
        expectedChallenge: challenge,
        // The counter is compared by whoever keeps it: a copied key is told from a wrong answer.
        credential: {
          id: credentialId,
          publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
          counter: 0,
        },
      }).catch(() => undefined);
      if (!read?.verified) return undefined;
      const { newCounter, credentialBackedUp } = read.authenticationInfo;
      return { counter: newCounter, isSynced: credentialBackedUp };
    },
  };
}

/** The challenge that an answer says it was made for; it counts only if the rest of the answer is right. */
export function challengeIn({ response }: KeyAnswer | NewKey): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
