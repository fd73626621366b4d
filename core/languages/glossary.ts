/** How a site says a word in a language. */
export interface Term {
  term: string;
  /** Empty for what stays as it is, such as a name. */
  translation: string;
}

export const MAX_TERMS = 500;
export const MAX_TERM_LENGTH = 200;

/** What translations call the glossary of a site. */
export const GLOSSARY_NAME = 'glossary';

export const saidAs = ({ term, translation }: Term): string => translation || term;

interface Found {
  from: number;
  to: number;
  term: Term;
}

/** Where terms stand in a text, as whole words in any case. Of two at one place the longer one. */
export function findTerms(text: string, terms: readonly Term[]): Found[] {
  const found: Found[] = [];
  for (const term of terms.toSorted((a, b) => b.term.length - a.term.length))
    for (const { index } of text.matchAll(wholeWord(term.term))) {
      const to = index + term.term.length;
      if (!found.some((other) => index < other.to && other.from < to)) found.push({ from: index, to, term });
    }
  return found.toSorted((a, b) => a.from - b.from);
}

/** The terms of a text, each once. */
export const termsIn = (text: string, terms: readonly Term[]): Term[] => [
  ...new Set(findTerms(text, terms).map(({ term }) => term)),
];

/** Those terms of a text that its translation says otherwise. Endings may differ: words are inflected. */
export function missingTerms(source: string, translation: string, terms: readonly Term[]): Term[] {
  const said = translation.toLocaleLowerCase();
  return said.trim() === ''
    ? []
    : termsIn(source, terms).filter((term) => !said.includes(saidAs(term).toLocaleLowerCase()));
}

function wholeWord(term: string): RegExp {
  const literal = term.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  // Scripts without spaces have no ends of words to look for.
  const [before, after] = [/^[\p{L}\p{N}]/u.test(term), /[\p{L}\p{N}]$/u.test(term)];
  const isSpaced = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(term);
  return new RegExp(
    `${before && isSpaced ? String.raw`(?<![\p{L}\p{N}])` : ''}${literal}${after && isSpaced ? String.raw`(?![\p{L}\p{N}])` : ''}`,
    'giu',
  );
}
