import type { Documents } from '../content/documents.ts';
import type { DocumentKind } from '../content/kinds.ts';
import type { PageDocument } from '../content/page-document.ts';
import type { BlockRulesOf } from '../blocks/rules.ts';
import type { SaidCategory } from '../consent/contacts.ts';
import { pixelCode } from '../pixels/code.ts';
import type { FormDocument } from '../forms/document.ts';
import type { Settings } from '../settings/groups.ts';
import type { Theme } from '../theme/theme.ts';
import { bodiesOf } from './bodies-of.ts';
import { SETTINGS, type FindingPlace } from './finding.ts';

/** Something an owner wrote that browsers run, or that loads what others wrote. */
export interface CodePiece {
  /** Where in its document it stands, in words. */
  label: string;
  code: string;
  /** What its owner says visitors have to agree to. */
  said?: SaidCategory | undefined;
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
  return [
    ...codeBeside(kind, key, value),
    ...bodiesOf(kind, value).flatMap((part) => codeInBody(part, documents.blockOf)),
  ];
}

/** Code that stands in no block. */
function codeBeside(kind: DocumentKind, key: string | null, value: unknown): CodePiece[] {
  switch (kind) {
    case 'page': {
      const { headCode, headConsent, footCode, footConsent } = value as PageDocument;
      return [
        ...markup('Code in the head', headCode, headConsent),
        ...markup('Code at the end', footCode, footConsent),
      ];
    }
    case 'form':
      return markup('HTML after submission', (value as FormDocument).advanced.html);
    case 'settings': {
      if (key === 'pixels')
        return pixelCode(value as Settings['pixels']).flatMap(({ label, html, category }) =>
          markup(label, html, category),
        );
      if (key !== 'code') return [];
      const { header, headerConsent, footer, footerConsent } = value as Settings['code'];
      return [
        ...markup('Code in the head of every page', header, headerConsent),
        ...markup('Code at the end of every page', footer, footerConsent),
      ];
    }
    case 'theme': {
      const { customCss } = value as Theme;
      return LOADS_FOREIGN.test(customCss) ? [{ label: 'Custom CSS', code: customCss, place: SETTINGS }] : [];
    }
    default:
      return [];
  }
}

const markup = (label: string, code: string, said?: SaidCategory): CodePiece[] =>
  isMarkup(code) ? [{ label, code, said, place: SETTINGS }] : [];

function codeInBody(
  { body, isAroundItems }: ReturnType<typeof bodiesOf>[number],
  blockOf: BlockRulesOf,
): CodePiece[] {
  return body.sections.flatMap(({ blocks }) =>
    blocks.flatMap(({ id, type, values }) => {
      const { code = [], said } = blockOf(type)?.thirdParty?.(values) ?? {};
      return code.filter(isMarkup).map((piece) => ({
        label: 'Code block',
        code: piece,
        said,
        place: { kind: 'block' as const, id, ...(isAroundItems && { isAroundItems }) },
      }));
    }),
  );
}
