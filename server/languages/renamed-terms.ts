import { sql } from 'drizzle-orm';
import { withRenamedTerm } from '#core/languages/terms/renamed-term.ts';
import { translationFields } from '#core/languages/translation.ts';
import { Failure } from '#contract/errors.ts';
import type { Actor, Content } from '../content/service.ts';
import type { Database, Tx } from '../database/database.ts';

export type KeepSaid = (
  actor: Actor,
  of: string,
  renamed: { from: string; to: string },
) => Promise<Failure | undefined>;

/** What a tag or a category is called in other languages follows it. `of` is what their translations are of. */
export function makeKeepSaid({ db, content }: { db: Database; content: Content }): KeepSaid {
  return async (actor, of, renamed) => {
    const keys = await db.readSite(actor.siteId, (tx) => translationsSaying(tx, of, renamed.from));
    for (const key of keys) {
      const saved = await content.rewrite(actor, 'translation', key, (stored) => {
        const before = translationFields.read(stored);
        return { ...before, texts: withRenamedTerm(before.texts, renamed) };
      });
      if (saved instanceof Failure) return saved;
    }
    return undefined;
  };
}

/** The drafts that say a text of something in another language. */
async function translationsSaying(tx: Tx, of: string, text: string): Promise<string[]> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select d.key from documents d
    join revisions r on r.site_id = d.site_id and r.document_id = d.id and r.number = d.draft_revision
    where d.site_id = current_setting('plinth.site_id') and d.kind = 'translation'
      and starts_with(d.key, ${`${of}@`})
      and r.body->'texts' @> ${JSON.stringify([{ key: text }])}::jsonb
    order by d.key`);
  return rows.map(({ key }) => key);
}
