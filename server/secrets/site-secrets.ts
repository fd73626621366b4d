import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { siteSecrets } from '../database/schema.ts';
import { siteSecretPlace } from './places.ts';
import type { Vault } from './vault.ts';

/** One purpose each, so that what was signed for one cannot be shown for another. */
export type Purpose =
  | 'submission-key'
  | 'captcha'
  | 'newsletter'
  | 'polls'
  | 'webhook'
  | 'orders'
  | 'subscriptions'
  | 'gift-cards'
  | 'admin'
  | 'speed'
  | 'visitors';

const SECRET_BYTES = 32;
/** Memory is bounded however many sites there are. */
const MAX_KEPT = 10_000;

/** Secrets of single sites, made when first needed. */
export function makeSiteSecrets(deps: { db: Database; vault: Vault }) {
  const { db, vault } = deps;
  const kept = new Map<string, Promise<string>>();

  const find = (siteId: string, purpose: Purpose) =>
    db.site(siteId, async (tx) => {
      const place = siteSecretPlace(siteId, purpose);
      const fresh = randomBytes(SECRET_BYTES).toString('base64url');
      await tx
        .insert(siteSecrets)
        .values({ siteId, purpose, secret: vault.seal(place, fresh) })
        .onConflictDoNothing();
      const [row] = await tx
        .select({ secret: siteSecrets.secret })
        .from(siteSecrets)
        .where(and(eq(siteSecrets.siteId, siteId), eq(siteSecrets.purpose, purpose)));
      if (!row) throw new Error('The secret was not written.');
      return vault.open(place, row.secret);
    });

  return {
    async of(siteId: string, purpose: Purpose): Promise<string> {
      const name = `${siteId} ${purpose}`;
      const known = kept.get(name);
      if (known) return known;
      const found = find(siteId, purpose);
      kept.set(name, found);
      found.catch(() => kept.delete(name));
      const oldest = kept.size > MAX_KEPT ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return found;
    },
  };
}

export type SiteSecrets = ReturnType<typeof makeSiteSecrets>;

export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

export function isSignature(secret: string, text: string, signature: string): boolean {
  const [expected, given] = [Buffer.from(sign(secret, text)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
