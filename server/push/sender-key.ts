import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { HOUR_SECONDS } from '#core/durations.ts';
import type { Database } from '../database/database.ts';
import { installationSecrets } from '../database/schema.ts';
import { installationSecretPlace } from '../secrets/places.ts';
import type { Vault } from '../secrets/vault.ts';

const PURPOSE = 'push';
const VALID_SECONDS = 12 * HOUR_SECONDS;

interface SenderKey {
  /** As browsers take it: the point on the curve, as base64url. */
  publicKey: string;
  privateKey: KeyObject;
}

/** The pair of keys by which push services know this installation (VAPID, RFC 8292): made once, the same on all nodes. */
export function makeSenderKey(deps: { db: Database; vault: Vault; contact: string; now: () => Date }) {
  const { db, vault, contact, now } = deps;
  let known: Promise<SenderKey> | undefined;

  async function read(): Promise<SenderKey> {
    const place = installationSecretPlace(PURPOSE);
    const find = async () => {
      const [row] = await db.platform
        .select({ secret: installationSecrets.secret })
        .from(installationSecrets)
        .where(eq(installationSecrets.purpose, PURPOSE));
      return row && vault.open(place, row.secret);
    };
    const found = await find();
    if (found !== undefined) return keyOf(found);
    // Of several nodes that make one at the same time, the first one's counts.
    await db.platform
      .insert(installationSecrets)
      .values({ purpose: PURPOSE, secret: vault.seal(place, newPrivateKey()) })
      .onConflictDoNothing();
    const made = await find();
    if (made === undefined) throw new Error('The key for push messages was not written.');
    return keyOf(made);
  }

  const current = () => {
    known ??= read();
    known.catch(() => (known = undefined));
    return known;
  };

  return {
    publicKey: async () => (await current()).publicKey,

    /** What a message says of its sender: good for one push service, and for half a day. */
    async authorization(endpoint: string): Promise<string> {
      const { publicKey, privateKey } = await current();
      const claims = {
        aud: new URL(endpoint).origin,
        exp: Math.floor(now().getTime() / 1000) + VALID_SECONDS,
        sub: contact,
      };
      const text = [{ typ: 'JWT', alg: 'ES256' }, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}

const newPrivateKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64url');

function keyOf(secret: string): SenderKey {
  const privateKey = createPrivateKey({
    key: Buffer.from(secret, 'base64url'),
    format: 'der',
    type: 'pkcs8',
  });
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const point = Buffer.concat([
    Buffer.from([4]),
    ...[x, y].map((coordinate) => Buffer.from(coordinate, 'base64url')),
  ]);
  return { publicKey: point.toString('base64url'), privateKey };
}
