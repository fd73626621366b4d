import type { Documents } from '../content/documents.ts';
import type { DocumentKind } from '../content/kinds.ts';
import type { HeaderFooter } from '../content/header-footer.ts';
import type { PageDocument } from '../content/page-document.ts';
import type { BlockRulesOf } from '../blocks/rules.ts';
import type { FormDocument } from '../forms/document.ts';
import type { PageBody } from '../page/page.ts';
import type { Settings } from '../settings/groups.ts';
import type { Theme } from '../theme/theme.ts';
import { SETTINGS, type FindingPlace } from './finding.ts';

/** Something an owner wrote that browsers run, or that loads what others wrote. */
export interface CodePiece {
  /** Where in its document it stands, in words. */
  label: string;
  code: string;
  place: FindingPlace;
}

/** Without markup it is text, and does nothing. */
const isMarkup = (text: string) => text.includes('<');
/** A style sheet runs nothing; an address of another host in it, however written, sends visitors there. */
const LOADS_FOREIGN = /https?:|\/\/|\\\/|\\0{0,4}(?:2f|3a)/i;

/** All the code in a document. Each piece is approved on its own. */
export function codePiecesOf(
  documents: Pick<Documents, 'fieldsOf' | 'blockOf'>,
  { kind, key, body }: { kind: DocumentKind; key: string | null; body: unknown },
): CodePiece[] {
  const value = body === null ? undefined : documents.fieldsOf(kind, key)?.read(body);
  if (value === undefined) return [];
  const inBody = (page: PageBody, isAroundItems = false) =>
    codeInBody(page, documents.blockOf, isAroundItems);
  switch (kind) {
    case 'page': {
      const { headCode, footCode, body: page } = value as PageDocument;
      return [
        ...markup('Code in the head', headCode),
        ...markup('Code at the end', footCode),
        ...inBody(page),
      ];
    }
    case 'headerFooter':
      return inBody((value as HeaderFooter).footer);
    case 'collection': {
      const { body: page, itemPage } = value as { body: PageBody; itemPage: PageBody };
      return [...inBody(page), ...inBody(itemPage, true)];
    }
    case 'item':
      return inBody((value as { body: PageBody }).body);
    case 'form':
      return markup('HTML after submission', (value as FormDocument).advanced.html);
    case 'settings': {
      if (key !== 'code') return [];
      const { header, footer } = value as Settings['code'];
      return [
        ...markup('Code in the head of every page', header),
        ...markup('Code at the end of every page', footer),
      ];
    }
    case 'theme': {
      const { customCss } = value as Theme;
      return LOADS_FOREIGN.test(customCss) ? [{ label: 'Custom CSS', code: customCss, place: SETTINGS }] : [];
    }
    case 'navigation':
    case 'popup':
      return [];
  }
}

const markup = (label: string, code: string): CodePiece[] =>
  isMarkup(code) ? [{ label, code, place: SETTINGS }] : [];

function codeInBody({ sections }: PageBody, blockOf: BlockRulesOf, isAroundItems: boolean): CodePiece[] {
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap(({ id, type, values }) =>
      (blockOf(type)?.thirdParty?.(values).code ?? []).filter(isMarkup).map((code) => ({
        label: 'Code block',
        code,
        place: { kind: 'block' as const, id, ...(isAroundItems && { isAroundItems }) },
      })),
    ),
  );
}
