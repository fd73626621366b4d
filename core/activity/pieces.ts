import { documentTitle, productTitle } from '../content/documents.ts';
import { DOCUMENT_KINDS, isNamedByProduct, type DocumentKind } from '../content/kinds.ts';
import { roleNames } from '../people/roles.ts';

export type Detail = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, string | number>>;

/** Says a text that stands in this folder, in the language of whoever reads it. */
export interface SayText {
  (text: string, values?: Values): string;
  readonly locale: string;
}

export interface ActionWords {
  /** The rest of a sentence that begins with a name, in ICU MessageFormat. */
  text: string;
  values?: (detail: Detail, say: SayText) => Values;
  /** How several of the same read as one line; without it each has a line of its own. */
  many?: {
    times: string;
    values: (details: readonly Detail[], say: SayText) => Values & { isOne: 'yes' | 'no' };
  };
}

/** Parts of those sentences. */
export const PIECES = {
  aFile: 'a file',
  quoted: '“{title}”',
  page: 'the page “{title}”',
  document: 'a document',
  somebody: 'somebody',
  provider: 'the payment provider',
  service: 'a service',
  aLanguage: 'a language',
  builtIn: 'the built-in address',
  topFolder: 'the top folder',
  folder: 'the folder “{path}”',
  comments: '{count, plural, one {a comment} other {# comments}}',
  reviews: '{count, plural, one {a review} other {# reviews}}',
  andMore: '{things} and {count} more',
  unknown: 'did “{action}”',
} as const;

export const textOf = (detail: Detail, key: string): string => {
  const value = detail[key];
  return typeof value === 'string' ? value : '';
};
export const numberOf = (detail: Detail, key: string): number => {
  const value = detail[key];
  return typeof value === 'number' ? value : 0;
};
export const countIn = ({ ids }: Detail): number => (Array.isArray(ids) ? ids.length : 0);

export const titlesIn = ({ titles }: Detail, say: SayText): string[] =>
  Array.isArray(titles) ? titles.map((title) => say(PIECES.quoted, { title: String(title) })) : [];

export const rolesOf = ({ roles }: Detail, say: SayText): string =>
  listed(
    roleNames(Array.isArray(roles) ? (roles as number[]) : []).map((name) => say(name)),
    say,
  );

export const whoIn = (detail: Detail, say: SayText): string =>
  textOf(detail, 'name') || textOf(detail, 'email') || say(PIECES.somebody);

export const folderIn = (detail: Detail, key: string, say: SayText): string => {
  const path = textOf(detail, key);
  return path === '' ? say(PIECES.topFolder) : say(PIECES.folder, { path });
};

function titleIn(detail: Detail, kind: DocumentKind, say: SayText): string {
  const title = textOf(detail, 'title');
  if (title !== '' && !isNamedByProduct(kind)) return title;
  return productTitle(title || documentTitle(kind, textOf(detail, 'key') || null, null), say);
}

function documentIn(detail: Detail, say: SayText, { isShort = false } = {}): string {
  const kind = DOCUMENT_KINDS.find((candidate) => candidate === detail.kind);
  if (textOf(detail, 'title') === '' && kind === undefined) return say(PIECES.document);
  const title = titleIn(detail, kind ?? 'page', say);
  // Pages have titles of their own; the others are called by what they are.
  const isPage = (kind ?? 'page') === 'page' && !isShort;
  return say(isPage ? PIECES.page : PIECES.quoted, { title });
}

/** Several in a row, of one document or of many. */
export function aboutDocuments(verb: string): ActionWords & Required<Pick<ActionWords, 'many'>> {
  return {
    text: `${verb} {thing}`,
    values: (detail, say) => ({ thing: documentIn(detail, say) }),
    many: {
      times: `${verb} {thing} {count} times`,
      values: (details, say) => {
        const things = new Set(details.map((detail) => documentIn(detail, say)));
        const isOne = things.size === 1;
        const short = new Set(details.map((detail) => documentIn(detail, say, { isShort: true })));
        const thing = isOne ? ([...things][0] ?? '') : shortList([...short], say);
        return { isOne: isOne ? 'yes' : 'no', thing, count: details.length };
      },
    },
  };
}

const SHOWN = 3;

function shortList(things: readonly string[], say: SayText): string {
  const count = things.length - SHOWN;
  if (count <= 0) return listed(things, say);
  return say(PIECES.andMore, { things: things.slice(0, SHOWN).join(', '), count });
}

export function listed(things: readonly string[], { locale }: SayText): string {
  // The product's English has no comma before its “and”.
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' }).format(things);
}
