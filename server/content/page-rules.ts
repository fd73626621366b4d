import { alreadyOnIndex, INDEX_ON_ITSELF, indexOnIndex, notAPage } from '#core/content/index-page.ts';
import type { PageDocument } from '#core/content/page-document.ts';
import type { SettingsGroup } from '#core/settings/groups.ts';
import { languageSettings } from '#core/settings/languages.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Tx } from '../database/database.ts';
import * as store from './stores/index-pages-store.ts';
import { findByKey, readRevision } from './stores/store.ts';
import type { KindRules } from './kind-rules.ts';

/** What holds for pages among each other: an index page stacks pages, and no index stands on another. */
export function makePageRules(): KindRules {
  return {
    async prepare(tx, { id, body }) {
      const page = body as PageDocument;
      const problem =
        (await languageProblem(tx, page.path)) ??
        (page.kind === 'index' ? await indexProblem(tx, id, page.children) : undefined);
      return problem ?? { body };
    },
  };
}

/** Below the address of a language nobody would find a page. */
export async function languageProblem(tx: Tx, path: string): Promise<Failure | undefined> {
  const stored = await readSetting(tx, 'languages');
  const { languages } = languageSettings.read(stored);
  const [, first = ''] = path.split('/');
  return languages.some((code) => code.toLowerCase() === first)
    ? refuse('path', `Addresses that begin with /${first} belong to a language of this site.`)
    : undefined;
}

async function readSetting(tx: Tx, key: SettingsGroup): Promise<unknown> {
  const row = await findByKey(tx, 'settings', key);
  return row && (await readRevision(tx, row.id, row.draftRevision))?.body;
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
