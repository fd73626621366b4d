import { eq } from 'drizzle-orm';
import { FILE_ADDRESS, type Mention } from '../content/mentions.ts';
import type { Tx } from '../database/database.ts';
import { savedSections } from '../database/schema.ts';

const MENTIONS = `
  select s.id, s.name, array_agg(distinct m[1]) as names
  from saved_sections s
  cross join lateral regexp_matches(s.section::text, '${FILE_ADDRESS}', 'g') m
  where m[1] = any($1)
  group by s.site_id, s.id
  order by lower(s.name), s.id`;

/** Saved sections that show a file: no page hangs on it, but the next one that takes the section does. */
export async function findSavedSectionMentions(tx: Tx, names: readonly string[]): Promise<Mention[]> {
  if (names.length === 0) return [];
  const { rows } = await tx.$client.query<{ id: string; name: string; names: string[] }>(MENTIONS, [names]);
  return rows.map(({ id, name, names: named }) => ({
    documentId: id,
    kind: 'savedSection',
    title: name,
    path: null,
    isDraft: true,
    isLive: false,
    names: named,
  }));
}

export async function showInSavedSection(
  tx: Tx,
  id: string,
  edit: (section: unknown) => unknown,
): Promise<void> {
  const [row] = await tx
    .select({ section: savedSections.section })
    .from(savedSections)
    .where(eq(savedSections.id, id))
    .for('update');
  if (row)
    await tx
      .update(savedSections)
      .set({ section: edit(row.section) })
      .where(eq(savedSections.id, id));
}
