import type { AuditAction } from '#core/activity/actions.ts';
import { checkWith, type Problem } from '#core/fields/index.ts';
import { isRecord } from '#core/fields/field.ts';
import { documentTitle, type Documents } from '#core/content/documents.ts';
import { hasPath, mayEdit, type DocumentKind } from '#core/content/kinds.ts';
import { MAX_TITLE_LENGTH, type PageDocument } from '#core/content/page-document.ts';
import { forgiveOldExcess } from '#core/page/stored/fields.ts';
import { blockTypesIn, forgiveTypes } from '#core/page/stored/unknown-blocks.ts';
import { copySection } from '#core/page/actions/sections.ts';
import { nextFreePath } from '#core/site/next-free-path.ts';
import { MAX_PATH_LENGTH } from '#core/site/paths.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { DocumentEntry } from '#contract/content.ts';
import { recordAction, recordEdit } from '../audit.ts';
import { isUniqueViolation } from '../database/errors.ts';
import type { Database, Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import { listItemBodies } from './item-bodies.ts';
import type { KindRules } from './kind-rules.ts';
import { projectPage } from './projection.ts';
import * as store from './store.ts';

/** Who acts on which site. `accountId` is null for the system itself. */
export interface Actor {
  siteId: string;
  accountId: string | null;
  /** What the account holds; without it no kind of document is refused, as for the system itself. */
  permissions?: readonly number[];
}

export type Reader = Pick<Actor, 'siteId' | 'permissions'>;

export function isAllowed({ permissions }: Pick<Actor, 'permissions'>, kind: DocumentKind): boolean {
  return permissions === undefined || mayEdit(permissions, kind);
}

/** Who did it, for the log of activity. */
export const by = ({ siteId, accountId }: Actor) => ({ siteId, accountId });

export const refuseKind = () => fail('forbidden', { authorizationFail: true });

const DELETABLE: readonly DocumentKind[] = ['page', 'collection', 'item', 'form'];

export const slugTaken = () =>
  fail(
    'pathTaken',
    {},
    'Another item of this collection already uses this address. Please choose a different one.',
  );

const HISTORY_LENGTH = 100;
const NO_TYPES: ReadonlySet<string> = new Set();
/** Room for what a copy gets behind its title and address. */
const COPY_ROOM = 12;

export function makeContent(deps: {
  db: Database;
  documents: Documents;
  rules?: Partial<Record<DocumentKind, KindRules>>;
}) {
  const { db, documents, rules = {} } = deps;

  /** Runs in the site's transaction; a failure rolls back whatever was written before it. */
  async function change<T>(actor: Actor, work: (tx: Tx) => Promise<T | Failure>): Promise<T | Failure> {
    try {
      return await db.site(actor.siteId, async (tx) => {
        const result = await work(tx);
        if (result instanceof Failure) throw result;
        return result;
      });
    } catch (error) {
      if (error instanceof Failure) return error;
      if (isUniqueViolation(error, 'documents_draft_path')) return fail('pathTaken');
      if (isUniqueViolation(error, 'items_slug')) return slugTaken();
      throw error;
    }
  }

  function check(
    kind: DocumentKind,
    key: string | null,
    body: unknown,
    earlier: { before?: unknown; types?: ReadonlySet<string> } = {},
  ): { value: unknown } | Failure {
    const fields = documents.fieldsOf(kind, key);
    if (!fields) return fail('notFound');
    const result = checkWith(fields, body);
    if (result.ok) return { value: result.value };
    const { before, types = NO_TYPES } = earlier;
    const unforgiven = forgiveTypes(result.problems, types);
    const problems =
      kind === 'page' || kind === 'item'
        ? forgive(unforgiven, { before, after: body }, documents)
        : unforgiven;
    if (problems.length > 0) return fail('invalid', { errors: toErrors(problems) }, problems[0]?.message);
    return { value: fields.read(body) };
  }

  /** Fields that were added or dropped since it was stored are repaired; pages keep what is above a limit. */
  function readBody({ kind, key, body }: store.DraftRow): Record<string, unknown> | null {
    if (!isRecord(body)) return null;
    const repaired = kind === 'page' || kind === 'item' ? body : documents.fieldsOf(kind, key)?.read(body);
    return isRecord(repaired) ? repaired : body;
  }

  /** Types of blocks which this version does not know, and which the document had at some time. */
  async function strangersOf(
    tx: Tx,
    id: string,
    { before, after }: { before: unknown; after: unknown },
  ): Promise<ReadonlySet<string>> {
    const types = [...blockTypesIn(after)].filter((type) => documents.blockOf(type) === undefined);
    if (types.length === 0) return NO_TYPES;
    const there = blockTypesIn(before);
    // Removed a moment ago, and brought back by an undo.
    const missing = types.filter((type) => !there.has(type));
    const earlier = missing.length === 0 ? [] : await store.typesEver(tx, id, missing);
    return new Set([...types.filter((type) => there.has(type)), ...earlier]);
  }

  function projectionOf(kind: DocumentKind, body: unknown): store.Projection | undefined {
    if (body === null) return undefined;
    return hasPath(kind) ? projectPage(documents, kind, body) : rules[kind]?.project?.(body);
  }

  /** What the rules of its kind make of a body that is fine by itself. */
  async function prepare(
    tx: Tx,
    kind: DocumentKind,
    change: { id: string | undefined; body: unknown; before: unknown },
  ): Promise<{ body: unknown } | Failure> {
    return (await rules[kind]?.prepare?.(tx, change)) ?? { body: change.body };
  }

  /** What is live where a new body says nothing else. */
  async function findSame(tx: Tx, row: store.DocumentRow, body: unknown): Promise<number | null> {
    const { id, kind, key, liveRevision } = row;
    if (body === null || liveRevision === null) return null;
    const live = (await store.readRevision(tx, id, liveRevision))?.body ?? null;
    return live !== null && documents.saysTheSame(kind, key, [live, body]) ? liveRevision : null;
  }

  async function save(tx: Tx, actor: Actor, row: store.DocumentRow, body: unknown, note: string) {
    const number = row.draftRevision + 1;
    await store.insertRevision(tx, {
      siteId: actor.siteId,
      documentId: row.id,
      number,
      body,
      note,
      createdBy: actor.accountId,
      projection: projectionOf(row.kind, body),
      sameAs: await findSame(tx, row, body),
    });
    await store.moveDraft(tx, row.id, number, pathOf(row.kind, body));
    await rules[row.kind]?.saved?.(tx, { id: row.id, body });
    return { id: row.id, revision: number };
  }

  /** The document held for a save that started from `base`, or the conflict with what is there now. */
  async function lockFrom(
    tx: Tx,
    actor: Actor,
    { id, base }: { id: string; base: number },
  ): Promise<{ row: store.DocumentRow; body: unknown } | Failure> {
    const row = await store.lockDocument(tx, id);
    if (!row) return fail('notFound');
    if (!isAllowed(actor, row.kind)) return refuseKind();
    const body = (await store.readRevision(tx, id, row.draftRevision))?.body ?? null;
    return row.draftRevision === base
      ? { row, body }
      : fail('conflict', { current: { revision: row.draftRevision, body } });
  }

  return {
    /** What the reader may see of it. */
    async list(reader: Reader, kind?: DocumentKind): Promise<DocumentEntry[] | Failure> {
      if (kind && !isAllowed(reader, kind)) return refuseKind();
      const rows = await db.readSite(reader.siteId, (tx) => store.listDrafts(tx, { kind }));
      return rows
        .filter((row) => (row.body !== null || row.liveRevision !== null) && isAllowed(reader, row.kind))
        .map(toEntry);
    },

    /** Every item as it is drafted, for copies of the site. */
    items: (siteId: string) => db.readSite(siteId, (tx) => listItemBodies(tx, 'drafts')),

    async read(reader: Reader, id: string) {
      const [row] = await db.readSite(reader.siteId, (tx) => store.listDrafts(tx, { id }));
      if (!row) return fail('notFound');
      if (!isAllowed(reader, row.kind)) return refuseKind();
      return { ...toEntry(row), body: readBody(row), liveRevision: row.liveRevision };
    },

    /** The single document of its kind. What a site has none of yet is there with its defaults, which is how it is read. */
    async open(actor: Actor, kind: DocumentKind, key: string) {
      const fields = documents.fieldsOf(kind, key);
      if (!fields || hasPath(kind) || kind === 'item' || (kind !== 'settings' && key !== kind))
        return fail('notFound');
      if (!isAllowed(actor, kind)) return refuseKind();
      return change(actor, async (tx) => {
        await store.insertDefaults(tx, {
          siteId: actor.siteId,
          id: newId(),
          kind,
          key,
          body: fields.initial,
          createdBy: actor.accountId,
        });
        const row = await store.findByKey(tx, kind, key);
        return row ? { id: row.id, revision: row.draftRevision } : fail('notFound');
      });
    },

    async create(
      actor: Actor,
      kind: DocumentKind,
      body: unknown,
      key: string | null = null,
      /** Blocks this version does not know, which a copy takes along. */
      types = NO_TYPES,
      /** Given by what makes several that name each other. */
      id: string = newId(),
    ) {
      if (!isAllowed(actor, kind)) return refuseKind();
      const checked = check(kind, key, body, { types });
      if (checked instanceof Failure) return checked;
      return change(actor, async (tx) => {
        const prepared = await prepare(tx, kind, { id: undefined, body: checked.value, before: null });
        if (prepared instanceof Failure) return prepared;
        await store.insertDocument(tx, {
          siteId: actor.siteId,
          id,
          kind,
          key,
          draftPath: pathOf(kind, prepared.body),
        });
        await store.insertRevision(tx, {
          siteId: actor.siteId,
          documentId: id,
          number: 1,
          body: prepared.body,
          note: '',
          createdBy: actor.accountId,
          projection: projectionOf(kind, prepared.body),
        });
        await rules[kind]?.saved?.(tx, { id, body: prepared.body });
        const detail = describe({ id, kind, key }, prepared.body);
        await recordAction(tx, { ...by(actor), action: 'document.create', detail });
        return { id, revision: 1 };
      });
    },

    async save(
      actor: Actor,
      id: string,
      input: { base: number; body: unknown; note?: string | undefined },
      /** Named where a save is an act of its own. */
      action?: AuditAction,
    ) {
      return change(actor, async (tx) => {
        const held = await lockFrom(tx, actor, { id, base: input.base });
        if (held instanceof Failure) return held;
        const types = await strangersOf(tx, id, { before: held.body, after: input.body });
        const checked = check(held.row.kind, held.row.key, input.body, { before: held.body, types });
        if (checked instanceof Failure) return checked;
        const prepared = await prepare(tx, held.row.kind, { id, body: checked.value, before: held.body });
        if (prepared instanceof Failure) return prepared;
        const entry = { ...by(actor), detail: describe(held.row, prepared.body) };
        if (action === undefined) await recordEdit(tx, { ...entry, action: 'document.save' });
        else await recordAction(tx, { ...entry, action });
        return save(tx, actor, held.row, prepared.body, input.note ?? '');
      });
    },

    /** Writes the single document of its kind, whatever its revision: for forms that send all of it. */
    async put(actor: Actor, kind: DocumentKind, key: string, body: unknown) {
      const existing = await db.readSite(actor.siteId, (tx) => store.findByKey(tx, kind, key));
      if (!existing) return this.create(actor, kind, body, key);
      return change(actor, async (tx) => {
        const row = await store.lockDocument(tx, existing.id);
        if (!row) return fail('notFound');
        const before = (await store.readRevision(tx, row.id, row.draftRevision))?.body;
        const types = await strangersOf(tx, row.id, { before, after: body });
        const checked = check(kind, key, body, { types });
        if (checked instanceof Failure) return checked;
        const detail = describe(row, checked.value);
        await recordAction(tx, { ...actor, action: 'document.save', detail });
        return save(tx, actor, row, checked.value, '');
      });
    },

    async readByKey(siteId: string, kind: DocumentKind, key: string): Promise<unknown> {
      return db.readSite(siteId, async (tx) => {
        const row = await store.findByKey(tx, kind, key);
        const stored = row && (await store.readRevision(tx, row.id, row.draftRevision));
        return documents.fieldsOf(kind, key)?.read(stored?.body);
      });
    },

    /** A copy of a page as it is drafted, with ids and an address of its own. */
    async duplicate(actor: Actor, id: string) {
      const found = await db.readSite(actor.siteId, async (tx) => {
        const [row] = await store.listDrafts(tx, { id });
        return row && { row, taken: await store.takenPaths(tx) };
      });
      if (!found || found.row.kind !== 'page' || found.row.body === null) return fail('notFound');
      const page = documents.fieldsOf('page', null)?.read(found.row.body) as PageDocument;
      const copy = copyPage(page, (path) => found.taken.has(path));
      const created = await this.create(actor, 'page', copy, null, blockTypesIn(copy));
      return created instanceof Failure ? created : { ...created, path: copy.path };
    },

    async remove(actor: Actor, id: string, base: number, alsoDo: (tx: Tx) => Promise<void>) {
      return change(actor, async (tx) => {
        const held = await lockFrom(tx, actor, { id, base });
        if (held instanceof Failure) return held;
        if (!DELETABLE.includes(held.row.kind))
          return fail('invalid', {}, 'Only pages, collections, items and forms can be deleted.');
        const detail = describe(held.row, held.body);
        await recordAction(tx, { ...by(actor), action: 'document.delete', detail });
        if (held.row.kind !== 'form') await alsoDo(tx);
        return save(tx, actor, held.row, null, '');
      });
    },

    /** What visitors get of it; null while they get nothing. */
    async published(reader: Reader, id: string): Promise<{ body: Record<string, unknown> | null } | Failure> {
      return db.readSite(reader.siteId, async (tx) => {
        const [row] = await store.listDrafts(tx, { id });
        if (!row) return fail('notFound');
        if (!isAllowed(reader, row.kind)) return refuseKind();
        const { body = null } = (await store.findLiveDocument(tx, id)) ?? {};
        return { body: readBody({ ...row, body }) };
      });
    },

    async history(reader: Reader, id: string) {
      return db.readSite(reader.siteId, async (tx) => {
        const [row] = await store.listDrafts(tx, { id });
        if (!row) return fail('notFound');
        if (!isAllowed(reader, row.kind)) return refuseKind();
        const revisions = await store.listRevisions(tx, id, HISTORY_LENGTH);
        return {
          revisions: revisions.map(({ createdAt, createdBy, createdByName, ...revision }) => ({
            ...revision,
            at: createdAt.toISOString(),
            by: createdBy,
            byName: createdByName,
            isLive: revision.number === row.liveRevision,
          })),
        };
      });
    },

    async restore(actor: Actor, id: string, input: { base: number; revision: number }) {
      return change(actor, async (tx) => {
        const held = await lockFrom(tx, actor, { id, base: input.base });
        if (held instanceof Failure) return held;
        const earlier = await store.readRevision(tx, id, input.revision);
        if (!earlier || earlier.body === null) return fail('notFound');
        const prepared = await prepare(tx, held.row.kind, { id, body: earlier.body, before: held.body });
        if (prepared instanceof Failure) return prepared;
        await recordAction(tx, {
          ...by(actor),
          action: 'document.restore',
          detail: { ...describe(held.row, earlier.body), revision: input.revision },
        });
        return save(tx, actor, held.row, prepared.body, `Restored from version ${input.revision}`);
      });
    },
  };
}

export type Content = ReturnType<typeof makeContent>;

/** What the activity log tells of a document, by the name it had then. */
function describe({ id, kind, key }: Pick<store.DocumentRow, 'id' | 'kind' | 'key'>, body: unknown) {
  return { id, kind, title: documentTitle(kind, key, body) };
}

function copyPage(page: PageDocument, isTaken: (path: string) => boolean): PageDocument {
  const stem = page.path === '/' ? '' : page.path.slice(0, MAX_PATH_LENGTH - COPY_ROOM);
  return {
    ...page,
    title: `${page.title.slice(0, MAX_TITLE_LENGTH - COPY_ROOM)} copy`,
    path: nextFreePath(`${stem || '/home'}-copy`, isTaken),
    body: { sections: page.body.sections.map((section) => copySection(section, newId)) },
  };
}

function toEntry(row: store.DraftRow): DocumentEntry {
  return {
    id: row.id,
    kind: row.kind,
    key: row.key,
    ...nameOf(row),
    state: stateOf(row),
    revision: row.draftRevision,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** How lists call a document; what was deleted keeps the name visitors know it by. */
export function nameOf(row: store.DraftRow): { title: string; path: string | null } {
  const isGone = row.body === null;
  return {
    title: (isGone && row.liveTitle) || documentTitle(row.kind, row.key, row.body),
    path: isGone ? row.livePath : pathOf(row.kind, row.body),
  };
}

function stateOf(row: store.DraftRow): DocumentEntry['state'] {
  if (row.body === null) return 'deleted';
  if (row.liveRevision === null) return 'new';
  return row.isChanged ? 'changed' : 'live';
}

export function pathOf(kind: DocumentKind, body: unknown): string | null {
  return hasPath(kind) && isRecord(body) && typeof body.path === 'string' ? body.path : null;
}

function forgive(
  problems: readonly Problem[],
  { before, after }: { before: unknown; after: unknown },
  { blockOf }: Documents,
): Problem[] {
  const page = (value: unknown) =>
    isRecord(value) && isRecord(value.body) ? (value.body as unknown as PageDocument['body']) : undefined;
  const now = page(after);
  return now ? forgiveOldExcess(problems, { before: page(before), after: now }, blockOf) : [...problems];
}

/** Field path to message, the first one where a field has several. */
function toErrors(problems: readonly Problem[]): Record<string, string> {
  return Object.fromEntries([...problems].reverse().map(({ path, message }) => [path, message]));
}
