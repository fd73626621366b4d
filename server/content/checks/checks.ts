import type { Documents } from '#core/content/documents.ts';
import { providerOf } from '#core/consent/known-hosts.ts';
import type { StoredDocument } from '#core/inventory/document-contacts.ts';
import type { HeaderFooter } from '#core/content/header-footer.ts';
import type { Navigation } from '#core/content/navigation.ts';
import type { PageDocument } from '#core/content/page-document.ts';
import type { ItemDocument } from '#core/collections/item.ts';
import type { DocumentKind } from '#core/content/kinds.ts';
import { languageNameOf } from '#core/settings/languages.ts';
import { documentName, type NamedDocument } from '#core/languages/names.ts';
import type { FormDocument } from '#core/forms/document.ts';
import type { PageBody } from '#core/page/page.ts';
import { checkCollection, checkItem } from '#core/publishing/check-collection.ts';
import { checkHeaderFooter, checkNavigation, checkPage } from '#core/publishing/check-document.ts';
import { checkForm } from '#core/publishing/check-form.ts';
import { checkPopup } from '#core/publishing/check-popup.ts';
import type { PictureParts } from '#core/theme/text-on-picture.ts';
import { popupFields } from '#core/popup/document.ts';
import type { Finding } from '#core/publishing/finding.ts';
import type { FoundProblem } from '#contract/content/content.ts';
import type { CodeApproval } from '../../code/approval.ts';
import type { Languages } from '../../languages/service.ts';
import type { Inventories } from '../../consent/inventory/service.ts';
import type { Database, Tx } from '../../database/database.ts';
import { isAllowed, type Reader } from '../actor.ts';
import { nameOf, pathOf, toChange } from '../entries.ts';
import { gatherFacts, type AskedFacts, type Facts } from './site-facts.ts';
import * as store from '../stores/store.ts';

/** A publish of more than these is checked in part: the answer must come while somebody waits for it. */
export const MAX_CHECKED = 200;

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
  needReading: Languages['needReading'];
  /** What designed sections say until somebody writes into them. */
  samples: ReadonlySet<string>;
  /** What the pictures at these addresses look like, roughly. */
  picturesAt: (siteId: string, sources: readonly string[]) => Promise<ReadonlyMap<string, PictureParts>>;
  /** What is wrong beside the documents, and visitors see already. */
  standing: (tx: Tx, reader: Reader) => Promise<FoundProblem[]>;
}) {
  const { db, documents, codeApproval, filesNamed, picturesAt, inventories, needReading, standing } = deps;

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
        return checkCollection(value as { title: string; body: PageBody; itemPage: PageBody }, facts);
      case 'item':
        return checkItem(value as ItemDocument, facts);
      case 'form':
        return checkForm(value as FormDocument);
      default:
        return [];
    }
  };

  /** Looks once to learn which files and pictures are named, and asks for all of them together. */
  async function lookUp(siteId: string, look: (asked: AskedFacts) => unknown): Promise<AskedFacts> {
    const names = new Set<string>();
    const sources = new Set<string>();
    look({ hasFile: (name) => names.add(name).size > 0, partsOf: (src) => void sources.add(src) });
    const there = names.size > 0 ? await filesNamed(siteId, [...names]) : names;
    const pictures = await picturesAt(siteId, [...sources]);
    return { hasFile: (name) => there.has(name), partsOf: (src) => pictures.get(src) };
  }

  return {
    async run(reader: Reader): Promise<{ findings: FoundProblem[]; unchecked: number }> {
      const { changed, drafts, waiting, facts, live, stands } = await db.readSite(
        reader.siteId,
        async (tx) => {
          const all = (await store.listChanged(tx)).filter((row) => isAllowed(reader, row));
          const looked = all.slice(0, MAX_CHECKED).map(({ id }) => id);
          return {
            changed: all,
            drafts: looked.length === 0 ? [] : await store.readDrafts(tx, looked),
            waiting: await codeApproval.waitingFor(tx, reader, all.slice(0, MAX_CHECKED).map(toChange)),
            facts: await gatherFacts(tx, deps),
            live: await store.listLivePages(tx),
            stands: await standing(tx, reader),
          };
        },
      );
      const lookAll = (asked: AskedFacts) =>
        drafts.map((draft) => ({
          draft,
          found: check(draft.kind, draft.key, draft.body, { ...facts, ...asked }),
        }));
      const looked = lookAll(await lookUp(reader.siteId, lookAll));
      const added = await newThirdParties(reader.siteId, drafts, inventories);
      const stale = await textsToRead(reader.siteId, drafts, needReading);
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
        const held: Finding[] = waiting
          .filter(({ documentId }) => documentId === draft.id)
          .map(({ label, place }) => ({
            check: 'codeWaits' as const,
            message: `${label}: an admin has to approve it before this can be published.`,
            place,
          }));
        return [
          ...(clash ? [clash] : []),
          ...[...held, ...found, ...(added.get(draft.id) ?? []), ...(stale.get(draft.id) ?? [])].map(
            (one) => ({ ...about, ...one, unlessWith: one.unlessWith ?? null }),
          ),
        ];
      });
      return { findings: [...findings, ...stands], unchecked: Math.max(changed.length - MAX_CHECKED, 0) };
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
async function textsToRead(
  siteId: string,
  drafts: readonly NamedDocument[],
  needReading: Languages['needReading'],
): Promise<ReadonlyMap<string, Finding[]>> {
  const named = drafts.map(({ id, kind, key }) => {
    const [of = '', language] = kind === 'translation' ? (key ?? '').split('@') : [];
    return language === undefined ? { id, of: documentName({ id, kind, key }) } : { id, of, language };
  });
  const open = await needReading(
    siteId,
    named.map(({ of }) => of),
  );
  return new Map(
    named.map(({ id, of, language }) => [
      id,
      open
        .filter((each) => each.of === of && (language === undefined || each.language === language))
        .flatMap(findingsOf),
    ]),
  );
}

function findingsOf(open: Awaited<ReturnType<Languages['needReading']>>[number]): Finding[] {
  const { of, language, outOfDate, machine } = open;
  const place = { kind: 'translation' as const, id: `${language}/${of}` };
  const name = languageNameOf(language);
  const texts = (count: number) => `${count} ${count === 1 ? 'text is' : 'texts are'}`;
  return [
    ...(outOfDate > 0
      ? [{ check: 'outOfDate' as const, message: `${texts(outOfDate)} out of date in ${name}.`, place }]
      : []),
    ...(machine > 0
      ? [{ check: 'machine' as const, message: `${texts(machine)} machine-translated in ${name}.`, place }]
      : []),
  ];
}

export type Checks = ReturnType<typeof makeChecks>;
