import { placeIn, readAddress } from '#core/collections/address.ts';
import { collectionFields } from '#core/collections/collection.ts';
import { control } from '#core/fields/field.ts';
import type { Documents } from '#core/content/documents.ts';
import { providerOf } from '#core/consent/known-hosts.ts';
import type { StoredDocument } from '#core/inventory/document-contacts.ts';
import type { HeaderFooter } from '#core/content/header-footer.ts';
import type { Navigation } from '#core/content/navigation.ts';
import type { PageDocument } from '#core/content/page-document.ts';
import type { ItemDocument } from '#core/collections/item.ts';
import type { DocumentKind } from '#core/content/kinds.ts';
import { documentName, type NamedDocument } from '#core/languages/names.ts';
import type { FormDocument } from '#core/forms/document.ts';
import type { PageBody, Tone } from '#core/page/page.ts';
import { checkCollection, checkItem } from '#core/publishing/check-collection.ts';
import {
  checkHeaderFooter,
  checkNavigation,
  checkPage,
  type PageFacts,
} from '#core/publishing/check-document.ts';
import { checkForm } from '#core/publishing/check-form.ts';
import { checkPopup } from '#core/publishing/check-popup.ts';
import { popupFields } from '#core/popup/document.ts';
import type { Finding } from '#core/publishing/finding.ts';
import { formProblem } from '#core/publishing/form-target.ts';
import { makeRedirects, redirectSettings } from '#core/settings/redirects.ts';
import { derivePalette } from '#core/theme/palette.ts';
import type { Theme } from '#core/theme/theme.ts';
import type { FoundProblem } from '#contract/content/content.ts';
import type { CodeApproval } from '../code/approval.ts';
import type { Languages } from '../languages/service.ts';
import type { Inventories } from '../consent/inventory/service.ts';
import type { Database, Tx } from '../database/database.ts';
import { listFormerPaths } from './stores/former-paths-store.ts';
import { isAllowed, type Reader } from './actor.ts';
import { nameOf, pathOf, toChange } from './entries.ts';
import * as store from './stores/store.ts';

/** A publish of more than these is checked in part: the answer must come while somebody waits for it. */
export const MAX_CHECKED = 200;

type Facts = PageFacts & Parameters<typeof checkItem>[1];

/** Looks at what the next publish would change, as the site will be after it. */
export function makeChecks(deps: {
  db: Database;
  documents: Documents;
  codeApproval: Pick<CodeApproval, 'waitingFor'>;
  /** Which of these names below `/s/` lead to a file. */
  filesNamed: (siteId: string, names: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Addresses of what the shop sells. */
  productPaths: (tx: Tx) => Promise<readonly string[]>;
  inventories: Pick<Inventories, 'now' | 'contactsOf'>;
  /** Which translated texts of documents are out of date, by the names that translations have for them. */
  outOfDate: Languages['outOfDate'];
  /** What designed sections say until somebody writes into them. */
  samples: ReadonlySet<string>;
}) {
  const { db, documents, codeApproval, filesNamed, productPaths, inventories, outOfDate, samples } = deps;

  const check = (kind: DocumentKind, key: string | null, body: unknown, facts: Facts): Finding[] => {
    if (kind === 'popup') return checkPopup(popupFields.read(body), facts);
    const value = documents.fieldsOf(kind, key)?.read(body);
    switch (kind) {
      case 'page':
        return checkPage(value as PageDocument, facts);
      case 'navigation':
        return checkNavigation(value as Navigation, facts);
      case 'headerFooter':
        return checkHeaderFooter(value as HeaderFooter, facts);
      case 'collection':
        return checkCollection(value as { body: PageBody; itemPage: PageBody }, facts);
      case 'item':
        return checkItem(value as ItemDocument, facts);
      case 'form':
        return checkForm(value as FormDocument);
      default:
        return [];
    }
  };

  async function gather(tx: Tx): Promise<Omit<Facts, 'hasFile'>> {
    const singles = await store.readSingles(tx, 'drafts');
    const stored = (kind: string, key: string) =>
      singles.find((single) => single.kind === kind && single.key === key)?.body;
    const pages = await store.listDraftPages(tx);
    const collections = singles.filter(({ kind }) => kind === 'collection');
    const known = new Map(collections.map(({ id, body }) => [id, collectionFields.read(body)]));
    const collectionPaths = [...known.values()];
    const paths = new Set([
      ...pages.map(({ path }) => path),
      ...(await store.listItemPaths(tx)),
      ...(await productPaths(tx)),
    ]);
    const ids = new Map(pages.map(({ id, path }) => [id, path]));
    const former = await listFormerPaths(tx);
    const live = await store.listLivePages(tx);
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
      pathOfPage: (id) => ids.get(id),
      isRedirected: (path) => former.has(path) || moving.has(path) || redirectOf(path, '') !== undefined,
      collectionOf: (id) => known.get(id),
      itemControl: documents.fieldsOf('item', null)?.control ?? control('group', {}),
      formProblem: (id) => formProblem(id, forms.get(id)),
      blockOf: documents.blockOf,
      samples,
      grounds: (tone: Tone) => palettes.map((palette) => palette[tone].paper),
    };
  }

  return {
    async run(reader: Reader): Promise<{ findings: FoundProblem[]; unchecked: number }> {
      const { changed, drafts, waiting, facts, live } = await db.readSite(reader.siteId, async (tx) => {
        const all = (await store.listChanged(tx)).filter((row) => isAllowed(reader, row));
        const looked = all.slice(0, MAX_CHECKED).map(({ id }) => id);
        return {
          changed: all,
          drafts: looked.length === 0 ? [] : await store.readDrafts(tx, looked),
          waiting: await codeApproval.waitingFor(tx, reader, all.slice(0, MAX_CHECKED).map(toChange)),
          facts: await gather(tx),
          live: await store.listLivePages(tx),
        };
      });
      const wanted = new Set<string>();
      const lookAll = (hasFile: Facts['hasFile']) =>
        drafts.map((draft) => ({
          draft,
          found: check(draft.kind, draft.key, draft.body, { ...facts, hasFile }),
        }));
      let looked = lookAll((name) => wanted.add(name).size > 0);
      if (wanted.size > 0) {
        const there = await filesNamed(reader.siteId, [...wanted]);
        looked = lookAll((name) => there.has(name));
      }
      const added = await newThirdParties(reader.siteId, drafts, inventories);
      const stale = await staleTexts(reader.siteId, drafts, outOfDate);
      const titles = new Map(changed.map((row) => [row.id, nameOf(row).title]));
      const findings = looked.flatMap(({ draft, found }): FoundProblem[] => {
        const about = { documentId: draft.id, kind: draft.kind, title: titles.get(draft.id) ?? '' };
        const path = pathOf(draft.kind, draft.body);
        const other = live.find((page) => page.path === path && page.id !== draft.id);
        const clash = other && {
          ...about,
          check: 'pathTaken' as const,
          message: `${path} still belongs to “${other.title}”, whose change has to be published too.`,
          place: { kind: 'settings' as const, id: '' },
          unlessWith: other.id,
        };
        const held = waiting
          .filter(({ documentId }) => documentId === draft.id)
          .map(({ label, place }) => ({
            check: 'codeWaits' as const,
            message: `${label}: an admin has to approve it before this can be published.`,
            place,
          }));
        return [
          ...(clash ? [clash] : []),
          ...[...held, ...found, ...(added.get(draft.id) ?? []), ...(stale.get(draft.id) ?? [])].map(
            (one) => ({
              ...about,
              ...one,
              unlessWith: null,
            }),
          ),
        ];
      });
      return { findings, unchecked: Math.max(changed.length - MAX_CHECKED, 0) };
    },
  };
}

/** Whom these drafts contact and the site did not before. */
async function newThirdParties(
  siteId: string,
  drafts: readonly (StoredDocument & { id: string })[],
  inventories: Pick<Inventories, 'now' | 'contactsOf'>,
) {
  const found = drafts.map((draft) => ({ id: draft.id, contacts: inventories.contactsOf(draft) }));
  if (found.every(({ contacts }) => contacts.length === 0)) return new Map<string, Finding[]>();
  const { thirdParties } = await inventories.now(siteId);
  const known = new Set(thirdParties.map(({ name }) => name));
  return new Map(
    found.map(({ id, contacts }) => {
      const names = new Set(contacts.map(({ host, path }) => providerOf(host, path)?.name ?? host));
      return [id, [...names].filter((name) => !known.has(name)).map(contactFinding)];
    }),
  );
}

const contactFinding = (name: string): Finding => ({
  check: 'thirdParty',
  message: `It contacts ${name}, which the site did not before.`,
  place: { kind: 'document', id: '' },
});

/** Of documents that change, and of translations themselves. */
async function staleTexts(
  siteId: string,
  drafts: readonly NamedDocument[],
  outOfDate: Languages['outOfDate'],
): Promise<ReadonlyMap<string, Finding[]>> {
  const named = drafts.map(({ id, kind, key }) => {
    const [of = '', language] = kind === 'translation' ? (key ?? '').split('@') : [];
    return language === undefined ? { id, of: documentName({ id, kind, key }) } : { id, of, language };
  });
  const stale = await outOfDate(
    siteId,
    named.map(({ of }) => of),
  );
  return new Map(
    named.map(({ id, of, language }) => [
      id,
      stale
        .filter((each) => each.of === of && (language === undefined || each.language === language))
        .map(staleFinding),
    ]),
  );
}

const staleFinding = ({ of, language, texts }: { of: string; language: string; texts: number }): Finding => ({
  check: 'outOfDate',
  message: `${texts} ${texts === 1 ? 'text is' : 'texts are'} out of date in ${inEnglish.of(language) ?? language}.`,
  place: { kind: 'translation', id: `${language}/${of}` },
});
const inEnglish = new Intl.DisplayNames('en', { type: 'language' });

/** Whether a list, a feed or a calendar of a collection is at an address; they come and go with its items. */
function isListPath(collections: readonly { path: string }[], path: string): boolean {
  const place = placeIn(collections, path);
  const address = place && readAddress(place.rest);
  return address !== undefined && address.what !== 'item';
}

export type Checks = ReturnType<typeof makeChecks>;
