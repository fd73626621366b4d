import type { Documents } from '#core/content/documents.ts';
import { MAX_TITLE_LENGTH, type PageDocument } from '#core/content/page-document.ts';
import { copySection } from '#core/page/actions/sections.ts';
import { blockTypesIn } from '#core/page/stored/unknown-blocks.ts';
import { nextFreePath } from '#core/site/next-free-path.ts';
import { MAX_PATH_LENGTH } from '#core/site/paths.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Actor } from './actor.ts';
import type { DocumentWrites } from './document-writes.ts';
import * as store from './stores/store.ts';

/** Room for what a copy gets behind its title and address. */
const COPY_ROOM = 12;

export function makeDuplicatePage(deps: {
  db: Database;
  documents: Documents;
  create: DocumentWrites['create'];
}) {
  const { db, documents, create } = deps;

  /** A copy of a page as it is drafted, with ids and an address of its own. */
  return async function duplicate(actor: Actor, id: string) {
    const found = await db.readSite(actor.siteId, async (tx) => {
      const [row] = await store.listDrafts(tx, { id });
      return row && { row, taken: await store.takenPaths(tx) };
    });
    if (!found || found.row.kind !== 'page' || found.row.body === null) return fail('notFound');
    const page = documents.fieldsOf('page', null)?.read(found.row.body) as PageDocument;
    const copy = copyPage(page, (path) => found.taken.has(path));
    const created = await create(actor, { kind: 'page', body: copy, types: blockTypesIn(copy) });
    return created instanceof Failure ? created : { ...created, path: copy.path };
  };
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
