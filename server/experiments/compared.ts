import type { Documents } from '#core/content/documents.ts';
import type { PageDocument } from '#core/content/page-document.ts';
import {
  changedSections,
  comparedIn,
  DOCUMENT_OF,
  type Subject,
  type SubjectKind,
} from '#core/experiments/subject.ts';
import { sectionName } from '#core/page/names.ts';
import { isSame } from '#core/same.ts';
import type { Theme } from '#core/theme/theme.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { SubjectView } from '#contract/experiments.ts';
import type { Tx } from '../database/database.ts';
import * as store from './store.ts';

/** What is wrong with it, for each kind of thing that can be compared. */
export const WRONG: Readonly<
  Record<SubjectKind, Record<'notLive' | 'same' | 'gone' | 'overtaken' | 'busy', string>>
> = {
  page: {
    notLive: 'Publish the page first. Experiments compare a live page with another version of it.',
    same: 'The draft of this page is the same as what is live. Change it in the editor first.',
    gone: 'The page was deleted.',
    overtaken: 'The page was published meanwhile. Create a new experiment.',
    busy: 'Another experiment is running on this page. Stop it first.',
  },
  section: {
    notLive: 'Publish the section first. Experiments compare a live section with another version of it.',
    same: 'The draft of this section is the same as what is live. Change it in the editor first.',
    gone: 'This section was deleted from the page. Choose another one, or compare the whole page.',
    overtaken: 'The page was published meanwhile. Create a new experiment.',
    busy: 'Another experiment is running on the page of this section. Stop it first.',
  },
  style: {
    notLive: 'Publish the style first. Experiments compare the live style with another version of it.',
    same: 'The draft of the style is the same as what is live. Change it under Design first.',
    gone: 'The style was deleted.',
    overtaken: 'The style was published meanwhile. Create a new experiment.',
    busy: 'Another experiment is running on the style. Stop it first.',
  },
};

const OFFERED = 100;

/** What can be compared, and whether versions of it differ. */
export function makeCompared({ documents }: { documents: Documents }) {
  const fieldsOf = (kind: SubjectKind) => {
    const document = DOCUMENT_OF[kind];
    return documents.fieldsOf(document, document === 'theme' ? document : null);
  };
  const read = (kind: SubjectKind, body: unknown) => fieldsOf(kind)?.read(body) as PageDocument | Theme;
  const readPage = (body: unknown) => read('page', body) as PageDocument;
  const partOf = (subject: Subject, body: unknown) => comparedIn(subject, read(subject.kind, body));

  function ofPage({ id: pageId, title, path, live, draft }: store.Versions): SubjectView[] {
    const [before, after] = [readPage(live), readPage(draft)];
    if (isSame(before.body, after.body)) return [];
    const sections = changedSections(before, after).map(({ section, index }) => ({
      subject: { kind: 'section', pageId, sectionId: section.id } as const,
      title,
      path,
      section: sectionName(section, index, documents.blockOf),
    }));
    return [{ subject: { kind: 'page', pageId }, title, path, section: '' }, ...sections];
  }

  return {
    readPage,

    /** Everything whose draft differs from what is live. */
    async list(tx: Tx): Promise<SubjectView[]> {
      const found = await store.listDrafted(tx, OFFERED);
      return found.flatMap((versions): SubjectView[] =>
        versions.kind === 'theme'
          ? [{ subject: { kind: 'style' }, title: '', path: '', section: '' }]
          : ofPage(versions),
      );
    },

    /** What is live and what is drafted of it, where the two differ. */
    async open(
      tx: Tx,
      subject: Subject,
    ): Promise<{ versions: store.Versions; section: { id: string; name: string } | null } | Failure> {
      const wrong = (what: 'notLive' | 'same' | 'gone') =>
        fail('invalid', { errors: { subject: WRONG[subject.kind][what] } }, WRONG[subject.kind][what]);
      const versions = await store.readVersions(tx, subject);
      if (!versions) return (await store.isThere(tx, subject)) ? wrong('notLive') : fail('notFound');
      const [before, after] = [partOf(subject, versions.live), partOf(subject, versions.draft)];
      if (before === undefined) return wrong(after === undefined ? 'gone' : 'notLive');
      if (after === undefined) return wrong('gone');
      if (isSame(before, after)) return wrong('same');
      if (subject.kind !== 'section') return { versions, section: null };
      const { sections } = readPage(versions.draft).body;
      const index = sections.findIndex(({ id }) => id === subject.sectionId);
      const [found] = sections.slice(index);
      const name = found ? sectionName(found, index, documents.blockOf) : '';
      return { versions, section: { id: subject.sectionId, name } };
    },

    /** Whether the draft says what one of the variants says already. */
    async isVariant(tx: Tx, row: store.Found, draft: unknown): Promise<boolean> {
      const subject = store.subjectOf(row);
      const part = partOf(subject, draft);
      for (const number of row.revisions) {
        const body = await store.readBody(tx, row.documentId, number);
        if (isSame(partOf(subject, body), part)) return true;
      }
      return false;
    },
  };
}

export type Compared = ReturnType<typeof makeCompared>;
