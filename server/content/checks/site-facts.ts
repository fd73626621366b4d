import { placeIn, readAddress } from '#core/collections/address.ts';
import { collectionFields } from '#core/collections/collection.ts';
import type { Documents } from '#core/content/documents.ts';
import { control } from '#core/fields/field.ts';
import type { FormDocument } from '#core/forms/document.ts';
import type { Tone } from '#core/page/page.ts';
import type { checkItem } from '#core/publishing/check-collection.ts';
import type { PageFacts } from '#core/publishing/check-document.ts';
import type { Unpublished } from '#core/publishing/dead-links.ts';
import { formProblem } from '#core/publishing/form-target.ts';
import { makeRedirects, redirectSettings } from '#core/settings/redirects.ts';
import { derivePalette } from '#core/theme/palette.ts';
import type { Theme } from '#core/theme/theme.ts';
import type { Tx } from '../../database/database.ts';
import { listFormerPaths } from '../stores/former-paths-store.ts';
import * as store from '../stores/store.ts';

export type Facts = PageFacts & Parameters<typeof checkItem>[1];
/** What is asked for by name, once it is known which names there are. */
export type AskedFacts = Pick<Facts, 'hasFile' | 'partsOf'>;

/** What documents can be held against: the site as it will be once everything is published. */
export async function gatherFacts(
  tx: Tx,
  deps: {
    documents: Documents;
    /** Addresses of what the shop sells. */
    productPaths: (tx: Tx) => Promise<readonly string[]>;
    samples: ReadonlySet<string>;
  },
): Promise<Omit<Facts, keyof AskedFacts>> {
  const { documents, productPaths, samples } = deps;
  const singles = await store.readSingles(tx, 'drafts');
  const stored = (kind: string, key: string) =>
    singles.find((single) => single.kind === kind && single.key === key)?.body;
  const pages = await store.listDraftPages(tx);
  const items = await store.listItemAddresses(tx);
  const live = await store.listLivePages(tx);
  const collections = singles.filter(({ kind }) => kind === 'collection');
  const known = new Map(collections.map(({ id, body }) => [id, collectionFields.read(body)]));
  const collectionPaths = [...known.values()];
  const paths = new Set([
    ...pages.map(({ path }) => path),
    ...items.filter(({ isVisible }) => isVisible).map(({ path }) => path),
    ...(await productPaths(tx)),
  ]);
  const unpublished = new Map([...newPages(pages, live), ...hiddenItems(items)]);
  const ids = new Map(pages.map(({ id, path }) => [id, path]));
  const former = await listFormerPaths(tx);
  // A page that moves leaves a way from its old address.
  const moving = new Set(live.filter(({ id }) => ids.has(id)).map(({ path }) => path));
  const redirectOf = makeRedirects(redirectSettings.read(stored('settings', 'redirects')).rules);
  const forms = new Map(
    singles.flatMap(({ kind, key, body }) =>
      kind === 'form' && key !== null
        ? [[key, documents.fieldsOf('form', key)?.read(body) as FormDocument]]
        : [],
    ),
  );
  const theme = documents.fieldsOf('theme', 'theme')?.read(stored('theme', 'theme')) as Theme;
  const palettes = (theme.scheme === 'auto' ? (['light', 'dark'] as const) : [theme.scheme]).map((scheme) =>
    derivePalette(theme[scheme]),
  );
  return {
    hasPage: (path) => paths.has(path) || isListPath(collectionPaths, path),
    unpublishedAt: (path) => unpublished.get(path),
    pathOfPage: (id) => ids.get(id),
    isRedirected: (path) => former.has(path) || moving.has(path) || redirectOf(path, '') !== undefined,
    collectionOf: (id) => known.get(id),
    itemControl: documents.fieldsOf('item', null)?.control ?? control('group', {}),
    formProblem: (id) => formProblem(id, forms.get(id)),
    blockOf: documents.blockOf,
    samples,
    grounds: (tone: Tone) => palettes.map((palette) => palette[tone]),
  };
}

/** Pages that are not at their address before they are published, because they are new or move there. */
function newPages(
  pages: readonly { id: string; path: string; title: string }[],
  live: readonly { id: string; path: string }[],
): [string, Unpublished][] {
  const livePaths = new Map(live.map(({ id, path }) => [id, path]));
  return pages
    .filter(({ id, path }) => livePaths.get(id) !== path)
    .map(({ id, path, title }) => [path, { title, why: 'new', documentId: id }]);
}

function hiddenItems(items: readonly store.ItemAddress[]): [string, Unpublished][] {
  return items
    .filter(({ isVisible, isLive }) => !isVisible || !isLive)
    .map(({ id, path, title, status, isVisible }) => {
      const why = isVisible ? 'new' : status === 'scheduled' ? 'scheduled' : 'draft';
      return [path, { title, why, documentId: id }];
    });
}

/** Whether a list, a feed or a calendar of a collection is at an address; they come and go with its items. */
function isListPath(collections: readonly { path: string }[], path: string): boolean {
  const place = placeIn(collections, path);
  const address = place && readAddress(place.rest);
  return address !== undefined && address.what !== 'item';
}
