import { fail, Failure } from '#contract/errors.ts';
import type { Actor } from '../content/service.ts';
import type { Database, Tx } from '../database/database.ts';
import { isUniqueViolation } from '../database/errors.ts';

/** What raises the version that all kept pages belong to. */
export interface SitesFacts {
  setFacts(tx: Tx, id: string, facts: object): Promise<void>;
  forget(siteId: string): void;
}

export type Change = <T>(actor: Actor, work: (tx: Tx) => Promise<T | Failure>) => Promise<T | Failure>;

/** Kept pages show products, so every change of one makes them old. */
export function makeChange({ db, sites }: { db: Database; sites: SitesFacts }): Change {
  return async (actor, work) => {
    try {
      const result = await db.site(actor.siteId, async (tx) => {
        const done = await work(tx);
        if (done instanceof Failure) throw done;
        await sites.setFacts(tx, actor.siteId, {});
        return done;
      });
      sites.forget(actor.siteId);
      return result;
    } catch (error) {
      if (error instanceof Failure) return error;
      if (isUniqueViolation(error, 'product_variants_sku')) return fail('skuTaken');
      if (isUniqueViolation(error, 'products_slug')) return fail('slugTaken');
      throw error;
    }
  };
}
