import { z } from 'zod';
import { Permission } from '#core/enumerations/permissions.ts';
import { DELETED_ITEM_RESTORABLE_DAYS } from '#core/enumerations/content.ts';
import { DOCUMENT_KINDS } from '#core/content/kinds.ts';
import { NEEDS_OF_ANY_SETTINGS } from '#core/settings/needs.ts';
import { CHECK_NAMES } from '#core/publishing/finding.ts';
import { id } from '../id.ts';
import * as at from '../addresses/content.ts';
import { route } from '../route.ts';

const needs = { permission: Permission.contentManager } as const;
/** Whoever may change a part of the settings as well; which documents are theirs is asked of each. */
const needsAny = { ...needs, or: NEEDS_OF_ANY_SETTINGS } as const;
const revisionNumber = z.int().min(1).max(2_147_483_647);
const kind = z.enum(DOCUMENT_KINDS);
/** Checked against the fields of its kind by the service, which can name every bad field. */
const body = z.record(z.string(), z.unknown());
const moment = z.iso.datetime();

const state = z.enum(['live', 'changed', 'new', 'deleted']);
const entry = z.object({
  id,
  kind,
  key: z.string().nullable(),
  title: z.string(),
  path: z.string().nullable(),
  state,
  revision: revisionNumber,
  updatedAt: moment,
});
const saved = z.object({ id, revision: revisionNumber });
const change = z.object({
  documentId: id,
  kind,
  title: z.string(),
  path: z.string().nullable(),
  before: revisionNumber.nullable(),
  after: revisionNumber.nullable(),
});
const release = z.object({
  number: z.int(),
  at: moment,
  by: z.string().nullable(),
  byName: z.string().nullable(),
  note: z.string(),
  undoOf: z.int().nullable(),
  changes: z.array(change),
});
const schedule = z.object({
  id,
  at: moment,
  documentIds: z.array(id).nullable(),
  state: z.enum(['waiting', 'done', 'failed', 'cancelled']),
  outcome: z.string(),
});

/** How long a deleted page can be brought back. */
export const TRASH_DAYS = DELETED_ITEM_RESTORABLE_DAYS;

const trashEntry = z.object({
  id,
  title: z.string(),
  path: z.string(),
  deletedAt: moment,
  deletedBy: z.string().nullable(),
  /** When it goes for good. */
  purgeAt: moment,
  /** Visitors still see it: its deletion is not published. */
  isLive: z.boolean(),
});
const placed = saved.extend({ path: z.string() });

/** Where in a document something stands. */
export const placeInDocument = z.object({
  kind: z.enum(['block', 'section', 'settings', 'document']),
  id: z.string(),
  /** Of a collection: on the page that surrounds its items, and not on its own. */
  isAroundItems: z.boolean().optional(),
});

const finding = z.object({
  /** Null for what stands beside the documents, such as products. */
  documentId: id.nullable(),
  title: z.string(),
  kind: z.enum([...DOCUMENT_KINDS, 'product', 'samples']),
  check: z.enum(CHECK_NAMES),
  message: z.string(),
  place: placeInDocument,
  /** Holds only while this other document is left out of the publish. */
  unlessWith: id.nullable(),
});

export type FoundProblem = z.output<typeof finding>;
export type TrashEntry = z.output<typeof trashEntry>;
export type DocumentEntry = z.output<typeof entry>;
export type Change = z.output<typeof change>;
export type Release = z.output<typeof release>;
export type Schedule = z.output<typeof schedule>;

export const content = {
  list: route({
    method: 'GET',
    path: '/api/content/documents',
    summary: 'The site’s documents with their draft state; of one kind, a page at a time',
    scope: 'site',
    needs: needsAny,
    query: z.strictObject({ kind: kind.optional(), after: id.optional() }),
    /** `next` is what to send as `after` for the next page. */
    reply: z.object({ documents: z.array(entry), next: z.string().nullable() }),
  }),
  read: route({
    ...at.read,
    summary: 'The draft of one document',
    scope: 'site',
    needs: needsAny,
    params: z.object({ id }),
    reply: entry.extend({ body: body.nullable(), liveRevision: revisionNumber.nullable() }),
  }),
  open: route({
    method: 'POST',
    path: '/api/content/singles',
    summary: 'The document of which a site has exactly one, made with its defaults where it is missing',
    scope: 'site',
    needs: needsAny,
    body: z.strictObject({ kind, key: z.string().max(60) }),
    reply: saved,
    recordsNothing: 'A document made with its defaults changes nothing anybody sees.',
  }),
  create: route({
    method: 'POST',
    path: '/api/content/documents',
    summary: 'Add a document as a draft',
    scope: 'site',
    needs,
    records: 'document.create',
    body: z.strictObject({ kind, body }),
    reply: saved,
  }),
  save: route({
    method: 'PUT',
    path: '/api/content/documents/:id',
    summary: 'Save a draft; names the revision it started from',
    scope: 'site',
    needs: needsAny,
    records: 'document.save',
    params: z.object({ id }),
    body: z.strictObject({ base: revisionNumber, body, note: z.string().max(200).optional() }),
    reply: saved,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/content/documents/:id',
    summary: 'Mark a document as deleted; it leaves the live site with the next publish',
    scope: 'site',
    needs,
    records: 'document.delete',
    params: z.object({ id }),
    body: z.strictObject({ base: revisionNumber }),
    reply: saved,
  }),
  history: route({
    method: 'GET',
    path: '/api/content/documents/:id/history',
    summary: 'The latest revisions of a document',
    scope: 'site',
    needs,
    params: z.object({ id }),
    reply: z.object({
      revisions: z.array(
        z.object({
          number: revisionNumber,
          at: moment,
          by: z.string().nullable(),
          byName: z.string().nullable(),
          note: z.string(),
          /** What it changed, in a line; only of the newest ones. */
          summary: z.string(),
          isDeleted: z.boolean(),
          isLive: z.boolean(),
        }),
      ),
    }),
  }),
  revision: route({
    method: 'GET',
    path: '/api/content/documents/:id/revisions/:number',
    summary: 'A document as one of its revisions has it',
    scope: 'site',
    needs,
    params: z.object({ id, number: z.coerce.number().pipe(revisionNumber) }),
    reply: z.object({ body: body.nullable() }),
  }),
  restore: route({
    method: 'POST',
    path: '/api/content/documents/:id/restore',
    summary: 'Save an earlier revision again as the newest draft',
    scope: 'site',
    needs,
    records: 'document.restore',
    params: z.object({ id }),
    body: z.strictObject({ base: revisionNumber, revision: revisionNumber }),
    reply: saved,
  }),
  duplicate: route({
    method: 'POST',
    path: '/api/content/documents/:id/duplicate',
    summary: 'A copy of a page as a new draft, with an address of its own',
    scope: 'site',
    needs,
    params: z.object({ id }),
    reply: placed,
    records: 'document.create',
  }),
  trash: route({
    method: 'GET',
    path: '/api/content/trash',
    summary: 'Deleted pages that can be brought back',
    scope: 'site',
    needs,
    reply: z.object({ pages: z.array(trashEntry) }),
  }),
  bringBack: route({
    method: 'POST',
    path: '/api/content/trash/:id/restore',
    summary: 'Bring a deleted page back as a draft, with its history',
    scope: 'site',
    needs,
    params: z.object({ id }),
    reply: placed,
    records: 'document.restore',
  }),
  emptyTrash: route({
    method: 'DELETE',
    path: '/api/content/trash/:id',
    summary: 'Delete a page and its history for good',
    scope: 'site',
    needs,
    params: z.object({ id }),
    reply: z.object({ ok: z.literal(true) }),
    records: 'document.purge',
  }),
  changes: route({
    method: 'GET',
    path: '/api/content/changes',
    summary: 'What the next publish would change',
    scope: 'site',
    needs,
    reply: z.object({ changes: z.array(change) }),
  }),
  checks: route({
    method: 'GET',
    path: '/api/content/checks',
    summary: 'What visitors would stumble over in what the next publish changes',
    scope: 'site',
    needs,
    reply: z.object({
      findings: z.array(finding),
      /** How many changed documents were not looked at, because there are too many. */
      unchecked: z.int(),
    }),
  }),
  published: route({
    method: 'GET',
    path: '/api/content/documents/:id/live',
    summary: 'What visitors get of one document now, to compare with its draft',
    scope: 'site',
    needs: needsAny,
    params: z.object({ id }),
    /** Null for one that was never published, or is no longer. */
    reply: z.object({ body: body.nullable() }),
  }),
  publish: route({
    method: 'POST',
    path: '/api/content/publish',
    summary: 'Publish all changes, or those of some documents',
    scope: 'site',
    needs: needsAny,
    records: 'release.publish',
    body: z.strictObject({
      documentIds: z.array(id).min(1).max(1000).optional(),
      note: z.string().max(200).optional(),
    }),
    reply: release,
  }),
  releases: route({
    method: 'GET',
    path: '/api/content/releases',
    summary: 'The latest releases',
    scope: 'site',
    needs,
    reply: z.object({ releases: z.array(release) }),
  }),
  undo: route({
    method: 'POST',
    path: '/api/content/releases/:number/undo',
    summary: 'Undo a release by another release',
    scope: 'site',
    needs,
    records: 'release.undo',
    params: z.object({ number: z.coerce.number().int().min(1).max(2_147_483_647) }),
    reply: release,
  }),
  schedules: route({
    method: 'GET',
    path: '/api/content/schedules',
    summary: 'Publishes that wait for their time',
    scope: 'site',
    needs,
    reply: z.object({ schedules: z.array(schedule) }),
  }),
  schedule: route({
    method: 'POST',
    path: '/api/content/schedules',
    summary: 'Publish at a given time',
    scope: 'site',
    needs,
    records: 'release.schedule',
    body: z.strictObject({ at: moment, documentIds: z.array(id).min(1).max(1000).optional() }),
    reply: schedule,
  }),
  cancelSchedule: route({
    method: 'DELETE',
    path: '/api/content/schedules/:id',
    summary: 'Cancel a scheduled publish',
    scope: 'site',
    needs,
    records: 'release.cancel',
    params: z.object({ id }),
    reply: schedule,
  }),
} as const;
