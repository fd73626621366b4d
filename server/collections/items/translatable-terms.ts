import { sql } from 'drizzle-orm';
import { TERMS_NAME } from '#core/languages/names.ts';
import { termsAsWritten, termTexts } from '#core/languages/terms/said-terms.ts';
import { textsOf } from '#core/languages/texts.ts';
import type { Database, Tx } from '../../database/database.ts';
import { items } from '../../database/schema.ts';
import type { TranslatableGoods } from '../../languages/translatables.ts';

/** Those that most items have; a site with more has nobody who translates them. */
const MAX_TERMS_SAID = 2000;

/** Tags and categories of drafts, those of most items first. */
async function listNames(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select name from ${items},
      jsonb_array_elements_text((${items.summary}->'categories') || (${items.summary}->'tags')) as name
    where ${items.siteId} = current_setting('plinth.site_id') and not ${items.isLive} and ${items.deletedAt} is null
    group by name order by count(*) desc, name limit ${MAX_TERMS_SAID}`);
  return rows.map(({ name }) => name);
}

/** Tags and categories of all collections together, so that each is translated once. */
export function makeTranslatableTerms({ db }: { db: Database }): TranslatableGoods {
  return async (siteId, of) => {
    if (of && !of.includes(TERMS_NAME)) return [];
    const names = await db.readSite(siteId, listNames);
    if (names.length === 0) return [];
    const texts = textsOf(termsAsWritten(names), termTexts(names, 'Tag or category'));
    return [{ of: TERMS_NAME, kind: 'terms', title: 'Tags and categories', texts }];
  };
}
