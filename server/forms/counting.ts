import type { Database, Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { LiveForms } from './live-forms.ts';
import * as store from './store.ts';

/** A count of a day that nobody made. */
export type MadeUpCount = Required<Omit<store.FormCount, 'siteId'>>;

/** Counts how often forms are seen, begun, sent and left, by day. */
export function makeFormCounting(deps: { db: Database; liveForms: LiveForms; now: () => Date }) {
  const { db, liveForms, now } = deps;
  const add = (tx: Tx, row: { siteId: string; formId: string; event: store.FormEvent; fieldId: string }) =>
    store.addCounts(tx, [{ ...row, day: dayOf(now()), count: 1 }]);
  return {
    async count(
      site: Site,
      formId: string,
      event: Exclude<store.FormEvent, 'submit'>,
      fieldId = '',
    ): Promise<void> {
      const form = await liveForms.find(site, formId);
      if (!form || (fieldId !== '' && !form.fields.some(({ id }) => id === fieldId))) return;
      await db.site(site.id, (tx) => add(tx, { siteId: site.id, formId, event, fieldId }));
    },

    /** Submissions end with their time; how many there were does not. */
    countSubmission: (tx: Tx, siteId: string, formId: string) =>
      add(tx, { siteId, formId, event: 'submit', fieldId: '' }),

    /** Takes counts that were made up, for demo sites. */
    async fill(siteId: string, counts: readonly MadeUpCount[]): Promise<void> {
      if (counts.length === 0) return;
      const rows = counts.map((row) => ({ ...row, siteId }));
      await db.site(siteId, (tx) => store.addCounts(tx, rows));
    },
  };
}

export type FormCounting = ReturnType<typeof makeFormCounting>;

export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
