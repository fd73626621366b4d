import { PRODUCT_TAGS_NAME } from '#core/languages/names.ts';
import { renamedTerms } from '#core/languages/terms/renamed-term.ts';
import { Failure } from '#contract/errors.ts';
import type { Actor } from '../../content/service.ts';
import type { Database } from '../../database/database.ts';
import type { KeepSaid } from '../../languages/renamed-terms.ts';
import { tagsOf, tagsUsed } from './product-speech.ts';

/** Saves products, and lets what their tags are called in other languages follow those that were renamed by it. */
export function makeKeepTags({ db, keepSaid }: { db: Database; keepSaid: KeepSaid }) {
  return async <T>(
    actor: Actor,
    ids: readonly string[],
    save: () => Promise<T | Failure>,
  ): Promise<T | Failure> => {
    const before = await db.readSite(actor.siteId, (tx) => tagsOf(tx, ids));
    const saved = await save();
    if (saved instanceof Failure) return saved;
    const { after, used } = await db.readSite(actor.siteId, async (tx) => ({
      after: await tagsOf(tx, ids),
      used: await tagsUsed(tx, [...before.values()].flat()),
    }));
    const changes = ids.map((id) => ({ before: before.get(id) ?? [], after: after.get(id) ?? [] }));
    for (const renamed of renamedTerms(changes, used)) await keepSaid(actor, PRODUCT_TAGS_NAME, renamed);
    return saved;
  };
}

export type KeepTags = ReturnType<typeof makeKeepTags>;
