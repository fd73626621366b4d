import { alreadyOnIndex, INDEX_ON_ITSELF, indexOnIndex, notAPage } from '#core/content/index-page.ts';
import type { PageDocument } from '#core/content/page-document.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Tx } from '../database/database.ts';
import * as store from './stores/index-pages-store.ts';
import type { KindRules } from './kind-rules.ts';

/** What holds for pages among each other: an index page stacks pages, and no index stands on another. */
export function makePageRules(): KindRules {
  return {
    async prepare(tx, { id, body }) {
      const page = body as PageDocument;
      const problem = page.kind === 'index' ? await indexProblem(tx, id, page.children) : undefined;
      return problem ?? { body };
    },
  };
}

async function indexProblem(
  tx: Tx,
  id: string | undefined,
  children: readonly string[],
): Promise<Failure | undefined> {
  if (id !== undefined && children.includes(id)) return refuse('children', INDEX_ON_ITSELF);
  // One that is gone, or that an archive brings later, is no problem: visitors get the others.
  for (const { kind, pageKind, title } of await store.findKinds(tx, children)) {
    if (kind !== 'page') return refuse('children', notAPage(title));
    if (pageKind === 'index') return refuse('children', indexOnIndex(title));
  }
  const parent = id === undefined ? undefined : await store.findIndexOf(tx, id);
  return parent === undefined ? undefined : refuse('kind', alreadyOnIndex(parent));
}

function refuse(field: string, sentence: string): Failure {
  return fail('invalid', { errors: { [field]: sentence } }, sentence);
}
