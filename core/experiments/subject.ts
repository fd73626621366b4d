import type { PageDocument } from '../content/page-document.ts';
import { isSame } from '../same.ts';
import type { Theme } from '../theme/theme.ts';

/** What an experiment can be about. */
export const SUBJECT_KINDS = ['page', 'section', 'style'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

export type Subject =
  | { kind: 'page'; pageId: string }
  | { kind: 'section'; pageId: string; sectionId: string }
  | { kind: 'style' };
export type PageSubject = Exclude<Subject, { kind: 'style' }>;

/** Variants are revisions of one document. */
export const DOCUMENT_OF = { page: 'page', section: 'page', style: 'theme' } as const satisfies Readonly<
  Record<SubjectKind, string>
>;

const sectionOf = ({ body }: Pick<PageDocument, 'body'>, id: string) =>
  body.sections.find((section) => section.id === id);

/** The page as visitors get it: what an experiment is about comes from the variant, everything else from what is live. */
export function pageOfVariant(subject: PageSubject, live: PageDocument, variant: PageDocument): PageDocument {
  if (subject.kind === 'page') return { ...live, body: variant.body };
  const other = sectionOf(variant, subject.sectionId);
  if (!other) return live;
  const sections = live.body.sections.map((section) => (section.id === other.id ? other : section));
  return { ...live, body: { ...live.body, sections } };
}

/** What is compared of a version of the document; nothing where it is not part of it any more. */
export function comparedIn(subject: Subject, document: PageDocument | Theme): unknown {
  switch (subject.kind) {
    case 'page':
      return (document as PageDocument).body;
    case 'section':
      return sectionOf(document as PageDocument, subject.sectionId);
    case 'style':
      return document;
  }
}

/** The sections of a page that are in both versions and differ, with their place in the draft. */
export function changedSections(live: PageDocument, draft: PageDocument) {
  return draft.body.sections.flatMap((section, index) => {
    const before = sectionOf(live, section.id);
    return before && !isSame(before, section) ? [{ section, index }] : [];
  });
}
