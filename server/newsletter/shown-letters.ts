import { and, desc, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import { MAX_SHOWN_LETTERS, type ShownLetter, type WholeLetter } from '#core/newsletter/shown-letter.ts';
import { tidyLine } from '#core/forms/shapes/tidy.ts';
import type { Template } from '#site/templates/template.ts';
import type { Database, Tx } from '../database/database.ts';
import { letters } from '../database/schema.ts';
import { newId } from '../ids.ts';

/** Emails their owner shows in the archive, once they are on their way. */
const isShown = and(eq(letters.isArchived, true), isNotNull(letters.startedAt));
const isToList = (id: string) => and(eq(letters.listId, id), eq(letters.areaId, ''));
/** Those to a member area are for nobody else. */
const isOpenTo = (areaId: string) => inArray(letters.areaId, ['', areaId]);

const columns = {
  id: letters.id,
  listId: letters.listId,
  subject: letters.subject,
  startedAt: letters.startedAt,
};

type Row = { id: string; subject: string; startedAt: Date | null };

const shown = ({ id, subject, startedAt }: Row): ShownLetter => ({
  id,
  title: tidyLine(subject),
  sentAt: startedAt?.toISOString() ?? '',
});

async function newestOf(tx: Tx, to: SQL | undefined): Promise<ShownLetter[]> {
  const rows = await tx
    .select(columns)
    .from(letters)
    .where(and(isShown, to))
    .orderBy(desc(letters.startedAt))
    .limit(MAX_SHOWN_LETTERS);
  return rows.map(shown);
}

/** What visitors can read of the emails that were sent to mailing lists. */
export function makeShownLetters({ db }: { db: Database }) {
  return {
    /** By the list or the member area, newest first. */
    of: (
      siteId: string,
      ids: readonly string[],
      mayEnter: (areaId: string) => boolean,
    ): Promise<Record<string, ShownLetter[]>> =>
      db.readSite(siteId, async (tx) => {
        const found: Record<string, ShownLetter[]> = {};
        for (const id of new Set(ids))
          found[id] = await newestOf(tx, or(isToList(id), mayEnter(id) ? eq(letters.areaId, id) : undefined));
        return found;
      }),

    find: (siteId: string, id: string, areaId = ''): Promise<WholeLetter | undefined> =>
      db.readSite(siteId, async (tx) => {
        const [row] = await tx
          .select({
            ...columns,
            text: letters.text,
            label: letters.actionLabel,
            url: letters.actionUrl,
          })
          .from(letters)
          .where(and(isShown, isOpenTo(areaId), eq(letters.id, id)));
        return row && { ...shown(row), text: row.text, action: { label: row.label, url: row.url } };
      }),

    /** Emails that a template shows as sent before. */
    async bring(siteId: string, sent: NonNullable<Template['letters']>): Promise<void> {
      if (sent.length === 0) return;
      await db.site(siteId, async (tx) => {
        await tx.insert(letters).values(
          sent.map(({ sentAt, ...words }) => ({
            ...words,
            siteId,
            id: newId(),
            state: 'sent',
            isArchived: true,
            startedAt: new Date(sentAt),
            changedAt: new Date(sentAt),
          })),
        );
      });
    },
  };
}

export type ShownLetters = ReturnType<typeof makeShownLetters>;
