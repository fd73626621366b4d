import { control, leaf } from '../fields/field.ts';
import { group, list, text, toggle, type Field, type Problem, type ValueOf } from '../fields/index.ts';
import { OPTION_UNEXPECTED } from '../messages/editing.ts';
import { isRegion, localeOf } from './locale.ts';

export const MAX_OTHER_LANGUAGES = 30;
const MAX_ADDRESS_LENGTH = 500;

/** The same site in another language, wherever it is. */
const otherLanguage = group({
  language: text({ max: 35, isLiteral: true, label: 'Language', help: 'As a tag, such as de or pt-BR.' }),
  address: text({
    max: MAX_ADDRESS_LENGTH,
    isLiteral: true,
    label: 'Address',
    help: 'Where that site begins, such as https://example.com/de.',
  }),
  samePaths: toggle(false, {
    label: 'Its pages have the same addresses',
    help: 'Search engines are told of each page there. Leave it off where only the first pages belong together.',
  }),
  isDefault: toggle(false, { label: 'For everybody whose language is not in the list' }),
});

export type OtherLanguage = ValueOf<typeof otherLanguage>;

export const languageFields = {
  otherLanguages: list(otherLanguage, {
    max: MAX_OTHER_LANGUAGES,
    label: 'This site in other languages',
    help: 'Search engines then offer each reader the right one. The other sites should name this one too.',
  }),
  languagesInFooter: toggle(true, { label: 'Offer the other languages in the footer' }),
};

const tag: Field<string> = leaf({
  control: control('text', { label: 'Language' }, { max: 35, lines: 1, isLiteral: true }),
  initial: '',
  parse(value) {
    const known = typeof value === 'string' ? languageTag(value) : undefined;
    return known === undefined
      ? { problem: OPTION_UNEXPECTED.replace('{val}', () => String(value).slice(0, 60)) }
      : { value: known };
  },
});

/** The languages this site is in besides the one it is written in. */
export const languageSettings = group({
  languages: list(tag, { max: MAX_OTHER_LANGUAGES, label: 'Languages' }),
  /** Whose pages have addresses without a language in front; empty for the one the site is written in. */
  defaultLanguage: optionalTag(),
});

/** Nothing, or a language. */
function optionalTag(): Field<string> {
  return {
    ...tag,
    check: (value, report, path) => (value === '' ? '' : tag.check(value, report, path)),
  };
}

interface Languages {
  language: string;
  region: string;
  otherLanguages: OtherLanguage[];
}

/** Adds what only shows when all languages are looked at together. */
export function withLanguageCheck<T extends Languages>(field: Field<T>): Field<T> {
  return {
    ...field,
    check(value, report, path) {
      const checked = field.check(value, report, path);
      for (const problem of languageProblems(checked))
        report({ ...problem, path: path === '' ? problem.path : `${path}.${problem.path}` });
      return checked;
    },
  };
}

export const ONE_DEFAULT = 'Only one of the sites can be for everybody else.';

function languageProblems(site: Languages): Problem[] {
  const { otherLanguages } = site;
  const own = languageTag(localeOf(site));
  const tags = otherLanguages.map(({ language }) => languageTag(language));
  const addresses = otherLanguages.map(({ address }) => siteAddress(address));
  const isRepeated = (values: readonly unknown[], index: number) => values.indexOf(values[index]) < index;
  // Told of the list as a whole, which names what is meant: its entries are folded away.
  const messages = otherLanguages.flatMap(({ language, address, isDefault }, index) => {
    const [tag, url] = [tags[index], addresses[index]];
    const isSecondDefault = isDefault && otherLanguages.slice(0, index).some((earlier) => earlier.isDefault);
    return [
      ...(tag === undefined
        ? [`“${language}” is not a language. Please use a tag such as de or pt-BR.`]
        : tag === own
          ? [`This site is in ${nameOf(tag)} itself.`]
          : isRepeated(tags, index)
            ? [`${nameOf(tag)} is in the list already.`]
            : []),
      ...(url === undefined
        ? [`“${address}” is not an address such as https://example.com/de.`]
        : isRepeated(addresses, index)
          ? [`Another language has the address ${url} already.`]
          : []),
      ...(isSecondDefault ? [ONE_DEFAULT] : []),
    ];
  });
  return messages.map((message) => ({ path: 'otherLanguages', message }));
}

type Part = 'language' | 'script';
/** Made when asked for, as they are much to load. */
const names = new Map<Part, Intl.DisplayNames>();
function known(tag: string, type: Part = 'language'): string | undefined {
  const all =
    names.get(type) ?? new Intl.DisplayNames('en', { type, languageDisplay: 'standard', fallback: 'none' });
  names.set(type, all);
  return all.of(tag);
}
const nameOf = (tag: string) => known(tag) ?? tag;

/** A language by its English name, or as it was typed where there is none. */
export function languageNameOf(code: string): string {
  const tag = languageTag(code);
  return tag === undefined ? code : nameOf(tag);
}

/** Codes that stand for several languages, or for none. */
const NO_LANGUAGES = ['mul', 'zxx'];
const NO_SCRIPT = /^Z(?:inh|mth|sy[em]|xxx|yyy|zzz)$/;

/** A language as search engines name it, with a script or a region where it needs one; undefined for anything else. */
export function languageTag(text: string): string | undefined {
  if (!/^[a-z]{2,3}(?:-[a-z]{4})?(?:-[a-z]{2})?$/i.test(text)) return undefined;
  const [tag = ''] = Intl.getCanonicalLocales(text);
  const { language, script, region } = new Intl.Locale(tag);
  const isKnown =
    known(language) !== undefined &&
    !NO_LANGUAGES.includes(language) &&
    (script === undefined || (known(script, 'script') !== undefined && !NO_SCRIPT.test(script))) &&
    (region === undefined || isRegion(region));
  return isKnown ? tag : undefined;
}

/** Where another site begins: of the web, without a query, and without a slash at its end. */
export function siteAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, pathname, search, hash, username } = new URL(text);
  const isPlain = search === '' && hash === '' && username === '';
  return /^https?:$/.test(protocol) && isPlain ? origin + pathname.replace(/\/+$/, '') : undefined;
}

const FALLBACK = 'x-default';

export interface Alternate {
  /** A language, or `x-default`. */
  language: string;
  href: string;
}

/** A page of this site in the languages the site itself has, the default first. */
export interface OwnPage {
  own: readonly Alternate[];
  path: string;
}

/**
 * One page in all its languages, this site's among them; none where there is only one. The first pages of other sites
 * belong to this one's by themselves; of others nobody here can know, so that the owner of the sites has to say it.
 */
export function alternatesOf(otherLanguages: readonly OtherLanguage[], { own, path }: OwnPage): Alternate[] {
  const others = otherLanguages.flatMap(({ language, address, samePaths, isDefault }) => {
    const [tag, base] = [languageTag(language), siteAddress(address)];
    if (tag === undefined || base === undefined || (path !== '/' && !samePaths)) return [];
    return own.some((each) => each.language === tag) ? [] : [{ language: tag, href: base + path, isDefault }];
  });
  const [first] = own;
  if (!first || own.length + others.length < 2) return [];
  const { href } = others.find(({ isDefault }) => isDefault) ?? first;
  return [...own, ...others.map(({ isDefault: _, ...alternate }) => alternate), { language: FALLBACK, href }];
}

/** The languages of a site to choose from: the current one without an address, others with this page or their first. */
export function languageChoices(
  otherLanguages: readonly OtherLanguage[],
  { own, path, current }: OwnPage & { current: string },
): Alternate[] {
  const here = new Map(
    alternatesOf(otherLanguages, { own, path }).map(({ language, href }) => [language, href]),
  );
  return alternatesOf(otherLanguages, { own, path: '/' })
    .filter(({ language }) => language !== FALLBACK)
    .map(({ language, href }) => ({
      language,
      href: language === current ? '' : (here.get(language) ?? href),
    }));
}

/** What makes a name takes longer than all else about a link, and there are few languages. */
const ownNames = new Map<string, string>();

/** A language by its own name, for those who read it. */
export function ownName(tag: string): string {
  const name =
    ownNames.get(tag) ??
    new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' }).of(tag) ??
    tag;
  ownNames.set(tag, name);
  return name;
}
