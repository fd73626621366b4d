import type { SiteLanguages } from '#core/languages/site-languages.ts';
import { languageTag } from '#core/settings/languages.ts';
import { readPhpMap } from './php-map.ts';
import type { WxrItem, WxrTerm } from './wxr.ts';

/** What Polylang keeps as terms: the languages, and which entries and which terms translate each other. */
const POLYLANG = {
  languages: 'language',
  posts: 'post_translations',
  terms: 'term_translations',
  termLanguages: 'term_language',
};
/** Where WPML and what exports for it keep a language and what it translates. */
const WPML = {
  language: ['_wpml_import_language_code', '_wpml_language_code', '_wpml_language', 'wpml_language'],
  group: ['_wpml_import_translation_group', '_wpml_trid', 'wpml_trid', 'trid'],
  original: ['_icl_lang_duplicate_of'],
};
const MARKS: ReadonlySet<string> = new Set([
  ...Object.values(WPML).flat(),
  '_wpml_import_source_language_code',
]);

export const isLanguageTaxonomy = (taxonomy: string): boolean => Object.values(POLYLANG).includes(taxonomy);
export const isLanguageMark = (metaKey: string): boolean => MARKS.has(metaKey);

/** Entries that can be translations of each other. */
const TRANSLATED_TYPES: readonly string[] = ['post', 'page'];
const THROWN_AWAY: readonly string[] = ['trash', 'auto-draft'];

/** An entry in its language. `code` is what its old addresses begin with. */
export interface MarkedEntry {
  id: string;
  language: string;
  code: string;
}

export interface ExportLanguages {
  /** Those an entry is in, as the site names them; empty unless there are several. */
  all: readonly string[];
  entryOf: (id: string) => MarkedEntry | undefined;
  /** What this entry translates; undefined for one that stands for itself. */
  originalOf: (id: string) => MarkedEntry | undefined;
  /** What a tag or category is called in another language. */
  termIn: (name: string, languages: { from: string; to: string }) => string | undefined;
}

interface Marked {
  code: string;
  groups: string[];
}

/** Gathers what extensions for several languages left in an export; `languagesFor` says what it comes to on a site. */
export function gatherLanguages() {
  const tags = new Map<string, string>();
  const entries = new Map<string, Marked>();
  const terms = new Map<string, { name: string; code: string; groups: string[] }>();
  const marked = <T extends Marked>(all: Map<string, T>, id: string, fresh: T): T => {
    const known = all.get(id) ?? fresh;
    all.set(id, known);
    return known;
  };

  /** A description names every entry of its group, also where these say nothing themselves. */
  const readGroup = ({ taxonomy, slug, words }: WxrTerm) => {
    for (const [code, id] of readPhpMap(words)) {
      const each =
        taxonomy === POLYLANG.posts
          ? marked(entries, id, { code, groups: [] })
          : marked(terms, id, { name: '', code, groups: [] });
      each.code = code;
      each.groups.push(`pll ${slug}`);
    }
  };

  return {
    term(term: WxrTerm): void {
      const { taxonomy, id, slug, name, words, meta } = term;
      if (taxonomy === POLYLANG.posts || taxonomy === POLYLANG.terms) return readGroup(term);
      if (taxonomy === POLYLANG.languages) {
        const [locale] = /^[a-z]{2,3}(?:_[A-Z]{2})?/.exec(readPhpMap(words).get('locale') ?? '') ?? [];
        const tag = languageTag(slug) ?? languageTag((locale ?? '').replace('_', '-'));
        if (tag !== undefined) tags.set(slug, tag);
      } else if (id !== '' && !isLanguageTaxonomy(taxonomy)) {
        const [code, group] = [valueOf(meta, WPML.language), valueOf(meta, WPML.group)];
        const known = marked(terms, id, { name, code, groups: [] });
        known.name = name;
        known.code ||= code;
        if (group !== '') known.groups.push(`wpml ${group}`);
      }
    },

    item({ id, type, status, terms: named, meta }: WxrItem): void {
      if (!TRANSLATED_TYPES.includes(type) || THROWN_AWAY.includes(status)) return void entries.delete(id);
      const termOf = (taxonomy: string) => named.find((each) => each.taxonomy === taxonomy)?.slug ?? '';
      const code = termOf(POLYLANG.languages) || valueOf(meta, WPML.language);
      const [polylang, wpml] = [termOf(POLYLANG.posts), valueOf(meta, WPML.group)];
      const original = valueOf(meta, WPML.original);
      const known = entries.get(id);
      if (code === '' && !known) return;
      const entry = marked(entries, id, { code, groups: [] });
      entry.code = code || entry.code;
      if (polylang !== '') entry.groups.push(`pll ${polylang}`);
      if (wpml !== '') entry.groups.push(`wpml ${wpml}`);
      entry.groups.push(`entry ${original || id}`);
    },

    /** On a site written in `source`; one language in a variety of it is that language. */
    languagesFor: ({ source, sourceTag }: Pick<SiteLanguages, 'source' | 'sourceTag'>): ExportLanguages => {
      const inFile = (code: string) => tags.get(code) ?? languageTag(code.replace('_', '-'));
      const varieties = new Set(
        [...entries.values()]
          .flatMap(({ code }) => inFile(code) ?? [])
          .filter((tag) => isVariety(tag, source)),
      );
      const own = [source, sourceTag].find((tag) => varieties.has(tag)) ?? [...varieties][0];
      const tagOf = (code: string): string | undefined => {
        const tag = inFile(code);
        return tag !== undefined && tag === own ? source : tag;
      };
      const found = [...entries].flatMap(([id, { code, groups }]): (MarkedEntry & { groups: string[] })[] => {
        const language = groups.some((group) => group.startsWith('entry ')) ? tagOf(code) : undefined;
        return language === undefined ? [] : [{ id, language, code, groups }];
      });
      const all = [...new Set(found.map(({ language }) => language))];
      if (all.length < 2) return NO_LANGUAGES;
      const byId = new Map(found.map((entry) => [entry.id, entry]));
      return {
        all,
        entryOf: (id) => byId.get(id),
        originalOf: makeOriginals(found, source),
        termIn: makeTermNames([...terms.values()], tagOf),
      };
    },
  };
}

export const NO_LANGUAGES: ExportLanguages = {
  all: [],
  entryOf: () => undefined,
  originalOf: () => undefined,
  termIn: () => undefined,
};

const isVariety = (tag: string, source: string): boolean => tag.split('-')[0] === source.split('-')[0];

const valueOf = (meta: Readonly<Record<string, string>>, keys: readonly string[]): string =>
  keys.map((key) => meta[key]?.trim() ?? '').find((value) => value !== '') ?? '';

/** Of each group one entry is the original: the one in the site's language, or else the first in the file. */
function makeOriginals(found: readonly (MarkedEntry & { groups: string[] })[], source: string) {
  const inGroup = new Map<string, (typeof found)[number][]>();
  for (const entry of found)
    for (const group of entry.groups) inGroup.set(group, [...(inGroup.get(group) ?? []), entry]);
  const originals = new Map<string, MarkedEntry>();
  for (const group of inGroup.values()) {
    const open = group.filter(({ id }) => !originals.has(id));
    const known = group.map(({ id }) => originals.get(id)).find((each) => each !== undefined);
    const original = known ?? open.find(({ language }) => language === source) ?? open[0];
    if (!original || group.length < 2) continue;
    const taken = new Set([original.language]);
    for (const entry of open) {
      // Two entries in one language are two entries, whatever the export says.
      if (entry === original || taken.has(entry.language)) continue;
      taken.add(entry.language);
      originals.set(entry.id, original);
    }
  }
  return (id: string) => originals.get(id);
}

function makeTermNames(
  terms: readonly { name: string; code: string; groups: string[] }[],
  tagOf: (code: string) => string | undefined,
): ExportLanguages['termIn'] {
  const groups = new Map<string, Map<string, string>>();
  const groupsOf = new Map<string, string[]>();
  for (const { name, code, groups: own } of terms) {
    const language = tagOf(code);
    if (language === undefined || name === '') continue;
    groupsOf.set(`${language} ${name}`, own);
    for (const group of own) groups.set(group, (groups.get(group) ?? new Map()).set(language, name));
  }
  return (name, { from, to }) =>
    groupsOf
      .get(`${from} ${name}`)
      ?.map((group) => groups.get(group)?.get(to))
      .find((each) => each !== undefined);
}
