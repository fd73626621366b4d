import { DAY_MS } from '#core/durations.ts';
import { tidyEmail } from '#core/email.ts';
import { kindOf } from '#core/forms/kinds/kinds.ts';
import { contactIn, isSaid, summarize, type SummaryField } from '#core/forms/summary.ts';
import { toCsv } from '#core/text/csv.ts';
import { fail } from '#contract/errors.ts';
import type { InboxEntry, InboxFilters, Submission } from '#contract/forms.ts';
import { recordAction } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import type { Site, Visitor } from '../http/context.ts';
import type { SiteSecrets } from '../secrets/site-secrets.ts';
import { dayOf } from './counting.ts';
import type { Replies } from './replies/service.ts';
import * as store from './store.ts';
import type { Webhooks } from './webhooks.ts';

const NO_CONTRIBUTOR = 'This person does not work on the site.';
const PAGE_LENGTH = 50;
const MAX_EXPORTED = 50_000;
const PREVIEW_LENGTH = 140;
const REPORT_DAYS = 30;

export interface Marks {
  ids: readonly string[];
  isRead?: boolean | undefined;
  isStarred?: boolean | undefined;
  isSpam?: boolean | undefined;
  isDeleted?: boolean | undefined;
  assignedTo?: string | null | undefined;
}

/** What owners do with submissions. */
export function makeInbox(deps: {
  db: Database;
  webhooks: Webhooks;
  replies: Replies;
  /** Whether mails reach people. */
  isPost: boolean;
  secrets: SiteSecrets;
  isContributor: (siteId: string, accountId: string) => Promise<boolean>;
  now: () => Date;
}) {
  const { db, webhooks, replies, isPost, secrets, isContributor, now } = deps;

  const read = (siteId: string, filters: InboxFilters, limit: number) =>
    db.readSite(siteId, async (tx) => ({
      rows: await store.listSubmissions(tx, {
        formId: filters.form,
        show: filters.show ?? 'all',
        words: (filters.words ?? '').trim(),
        before: readCursor(filters.before),
        limit,
      }),
      unread: await store.countUnread(tx),
    }));

  return {
    /** The latest that somebody with this email has sent. */
    async listBy(siteId: string, email: string): Promise<InboxEntry[]> {
      const { rows } = await read(siteId, { words: email }, PAGE_LENGTH);
      return rows.filter(({ answers }) => tidyEmail(contactIn(answers, 'email')) === email).map(toEntry);
    },

    async list(siteId: string, filters: InboxFilters) {
      const { rows, unread } = await read(siteId, filters, PAGE_LENGTH + 1);
      const shown = rows.slice(0, PAGE_LENGTH);
      const last = rows.length > PAGE_LENGTH ? shown.at(-1) : undefined;
      return {
        entries: shown.map(toEntry),
        unread,
        next: last ? `${last.createdAt.toISOString()}_${last.id}` : null,
      };
    },

    async find(
      { site, visitor }: { site: Site; visitor: Visitor },
      id: string,
    ): Promise<Submission | ReturnType<typeof fail>> {
      return db.readSite(site.id, async (tx) => {
        const row = await store.findSubmission(tx, id);
        if (!row) return fail('notFound');
        const files = await store.listUploads(tx, id);
        return {
          ...toEntry(row),
          summary: summarize(row.answers),
          files: files.map(({ id: fileId, fieldId, name, size }) => ({ id: fileId, fieldId, name, size })),
          page: row.page,
          replyTo: contactIn(row.answers, 'email'),
          replies: await replies.listOf(tx, id),
          answersGoTo: await replies.answersGoTo(site, row.formId, visitor),
          isDelivered: isPost,
        };
      });
    },

    async mark(actor: Actor, { ids, isDeleted, ...marks }: Marks) {
      const { assignedTo } = marks;
      if (assignedTo && !(await isContributor(actor.siteId, assignedTo)))
        return fail('invalid', { errors: { assignedTo: NO_CONTRIBUTOR } }, NO_CONTRIBUTOR);
      return db.site(actor.siteId, async (tx) => {
        const set = Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined));
        const change = { ...set, ...(isDeleted !== undefined && { deletedAt: isDeleted ? now() : null }) };
        if (Object.keys(change).length === 0) return { changed: 0 };
        const changed = await store.markSubmissions(tx, ids, change);
        // Reading is no change of the site; everything else is somebody's decision.
        if (Object.keys(change).some((name) => name !== 'isRead'))
          await recordAction(tx, {
            ...actor,
            action: isDeleted ? 'submission.delete' : 'submission.mark',
            detail: { ids, ...set, ...(isDeleted !== undefined && { isDeleted }) },
          });
        return { changed };
      });
    },

    async annotate(actor: Actor, id: string, note: string) {
      return db.site(actor.siteId, async (tx) => {
        if ((await store.markSubmissions(tx, [id], { note })) === 0) return fail('notFound');
        await recordAction(tx, { ...actor, action: 'submission.note', detail: { id } });
        return { success: true as const };
      });
    },

    async export(actor: Actor, format: 'csv' | 'json', filters: InboxFilters): Promise<string> {
      const { rows } = await read(actor.siteId, filters, MAX_EXPORTED);
      await db.site(actor.siteId, (tx) =>
        recordAction(tx, { ...actor, action: 'submission.export', detail: { format, count: rows.length } }),
      );
      return format === 'csv' ? csvOf(rows) : JSON.stringify(rows.map(toExport), null, 2);
    },

    async report(siteId: string, formId: string) {
      const since = new Date(now().getTime() - REPORT_DAYS * DAY_MS);
      if (!(await db.readSite(siteId, (tx) => store.hasForm(tx, formId)))) return fail('notFound');
      const secret = await secrets.of(siteId, 'webhook');
      return db.readSite(siteId, async (tx) => {
        const sums = await store.sumEvents(tx, formId, dayOf(since));
        const total = (event: store.FormEvent) =>
          sums.filter((row) => row.event === event).reduce((sum, { count }) => sum + count, 0);
        return {
          views: total('view'),
          starts: total('start'),
          // Some are older than counts of them, others are not kept.
          submits: Math.max(total('submit'), await store.countSubmissions(tx, formId, since)),
          exits: sums
            .filter(({ event }) => event === 'exit')
            .map(({ fieldId, count }) => ({ fieldId, count }))
            .sort((a, b) => b.count - a.count),
          chosen: await store.countChosen(tx, formId),
          secret,
          deliveries: await webhooks.list(tx, formId),
        };
      });
    },
  };
}

export type Inbox = ReturnType<typeof makeInbox>;

function readCursor(text: string | undefined): { createdAt: Date; id: string } | undefined {
  const [moment = '', id = ''] = (text ?? '').split('_');
  const createdAt = new Date(moment);
  return id === '' || Number.isNaN(createdAt.getTime()) ? undefined : { createdAt, id };
}

function toEntry(row: store.SubmissionRow): InboxEntry {
  const { id, formId, formName, isSpam, isRead, isStarred, isAnswered, note, assignedTo, createdAt } = row;
  const summary = summarize(row.answers).filter(isSaid);
  const from = summary.find(isSomebody);
  const rest = summary.filter((field) => field !== from && field.value !== '');
  return {
    id,
    formId,
    formName,
    from: from?.value ?? '',
    preview: rest
      .map(({ value }) => value.replaceAll(/\s+/g, ' '))
      .join(' · ')
      .slice(0, PREVIEW_LENGTH),
    isSpam,
    isRead,
    isStarred,
    isAnswered,
    note,
    assignedTo,
    createdAt: createdAt.toISOString(),
  };
}

const isSomebody = ({ type, value }: SummaryField) => kindOf(type)?.contact !== undefined && value !== '';

function toExport(row: store.SubmissionRow) {
  const { id, formId, formName, createdAt, note, page } = row;
  return {
    id,
    formId,
    formName,
    createdAt: createdAt.toISOString(),
    note,
    page,
    fields: summarize(row.answers),
  };
}

/** One column per title, in the order in which titles first appear. */
function csvOf(rows: readonly store.SubmissionRow[]): string {
  const summaries = rows.map((row) => summarize(row.answers));
  const titles = [...new Set(summaries.flatMap((fields) => fields.map(({ rawTitle }) => rawTitle)))];
  const lines = rows.map(({ createdAt, formName, note }, index) => [
    createdAt.toISOString(),
    formName,
    ...titles.map((title) =>
      (summaries[index] ?? [])
        .filter(({ rawTitle }) => rawTitle === title)
        .map(({ value }) => value)
        .join('; '),
    ),
    note,
  ]);
  return toCsv([['Submitted', 'Form', ...titles, 'Note'], ...lines]);
}
