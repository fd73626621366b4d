import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blockOf } from '#blocks/index.ts';
import { makeDocuments } from '#core/content/documents.ts';
import type { ImageValue } from '#core/fields/index.ts';
import type { Problem } from '#core/fields/field.ts';
import { anchorOf } from '#core/page/anchor.ts';
import { TEMPLATES as SOURCES } from './index.ts';
import { instantiate } from './instantiate.ts';
import { ownSite } from './own-site.ts';
import { worded } from './wording.ts';
import type { SectionDraft, Template } from './template.ts';

const TEMPLATES = SOURCES.map((template) => worded(template));
const documents = makeDocuments(blockOf);

/** What must not be read on anybody else's site. */
const OWN_NAMES: Readonly<Record<string, RegExp>> = {
  provisions: /Provisions|Mill Lane|Ashcombe|01632|\bPip\b|\.example/,
  atelier: /Osei|Brandt|Feldweg|555 01 11|\.example/,
  almanac: /Hedge & Kettle|Chapel Row|\.example/,
  osteria: /Nella|Lamb Lane|Harbourside|496 0141|\.example/,
  darkroom: /Tove|Aasen|Skutevik|Bergen|55 01 42|\.example/,
  strand: /\bEbb\b|Carrow|Mayo|915 0143|\.example/,
  agenda: /Adjourn|adjourn\.|Wijnhaven|Rotterdam|555 01 42/,
  showcase: /Provisions/,
};

/** Longer than this nobody reads in one block; the fields themselves allow far more. */
const MAX_WORDS_IN_BLOCK = 450;
const MAX_DESCRIPTION = 320;

function countingIds() {
  let count = 0;
  return () => (++count).toString(36).padStart(24, '0');
}

function takenIn({ pictures }: Template): Map<string, ImageValue> {
  return new Map(
    pictures.map(({ name, alt, width, height, focalPoint }) => [
      name,
      { src: `/images/${'0'.repeat(24)}/${name}.jpg`, alt, width, height, focalPoint },
    ]),
  );
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

function linksIn(template: Template): string[] {
  const { pages, footer, header, navigation, collections = [] } = template;
  const written = stringsIn([pages, footer, header, navigation, collections.flatMap(({ items }) => items)]);
  const inText = written.flatMap((text) => [...text.matchAll(/\]\((\S+?)\)/g)].map(([, href]) => href ?? ''));
  const alone = written.filter((text) => /^(\/|mailto:|tel:|https?:)\S*$/.test(text));
  return [...new Set([...inText, ...alone])];
}

const latitudesIn = (template: Template) =>
  [...JSON.stringify(template).matchAll(/"mapLat":(-?[\d.]+)/g)].map(([, latitude]) => Number(latitude));

const anchorsOf = (sections: readonly SectionDraft[]) => sections.map(({ name = '' }) => anchorOf(name));

describe.each(TEMPLATES.map((template) => [template.id, template] as const))('%s', (id, template) => {
  const made = instantiate(template, takenIn(template), countingIds(), new Date('2026-11-15T10:00:00Z'));

  test('is shown by the picture its home page opens with', () => {
    const home = JSON.stringify(template.pages.find(({ path }) => path === '/')?.sections);
    expect(/"picture:([^"]+)"/.exec(home)?.[1]).toBe(template.picture);
    expect(template.pictures.map(({ name }) => name)).toContain(template.picture);
  });

  test('a section that draws an overlay of its own takes the one its owner chooses', () => {
    const pictured = template.pages.flatMap(({ sections }) =>
      sections.flatMap(({ variant, background }) => (background && variant ? [variant] : [])),
    );
    const folder = join(import.meta.dirname, id);
    const rules = readdirSync(folder)
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/\n(?=\[data-template)/));
    const overlays = rules.filter((rule) =>
      pictured.some((variant) => rule.includes(`[data-variant='${variant}'] {`)),
    );
    expect(overlays.filter((rule) => /\n {2}&::before/.test(rule))).toEqual([]);
  });

  test('every document passes the strict check', () => {
    for (const { kind, key, body } of made) {
      const problems: Problem[] = [];
      documents.fieldsOf(kind, key)?.check(body, (problem) => problems.push(problem), '');
      expect({ kind, title: body.title, problems }).toEqual({ kind, title: body.title, problems: [] });
    }
  });

  test('the site of a new owner says their name, and nothing of the template’s own', () => {
    const chicago = { lat: 41.83, lng: -87.75 };
    const facts = { name: 'Harbour Bakery', email: 'ada@bakery.test', country: 'US', townOf: () => chicago };
    const own = ownSite(SOURCES.find((source) => source.id === id) ?? template, facts);
    const { pictures: _, name: __, summary: ___, theme: ____, ...said } = own;
    const words = stringsIn([
      said,
      instantiate(own, takenIn(template), countingIds(), new Date('2026-11-15T10:00:00Z')),
    ]);
    expect(words.filter((text) => OWN_NAMES[id]?.test(text))).toEqual([]);
    expect(words.filter((text) => /\{\{|\}\}|%name%|%email%/.test(text))).toEqual([]);
    expect(own.settings.site).toMatchObject({ title: 'Harbour Bakery', region: 'US' });
    expect(own.settings.business).toMatchObject({
      name: 'Harbour Bakery',
      email: 'ada@bakery.test',
      phone: '',
    });
    expect(own.settings.store?.storeCurrency ?? 'USD').toBe('USD');
    expect(own.settings.store?.measurementStandard ?? 'imperial').toBe('imperial');
    expect(words.filter((text) => /[£€]\d|CHF \d/.test(text))).toEqual([]);
    expect(own.settings.taxes?.rules ?? []).toEqual([]);
    expect(own.settings.cookies?.isAnalyticsCookiesDisabled).toBe(true);
    expect(latitudesIn(own).filter((latitude) => latitude !== chicago.lat)).toEqual([]);
  });

  test('every link inside the site leads somewhere', () => {
    const pages = new Map<string, readonly string[]>([
      ...(template.products ? [['/shop', []] as const] : []),
      ...template.pages.map(({ path, sections }) => [path, anchorsOf(sections)] as const),
      ...(template.collections ?? []).flatMap(({ path, items }) => [
        [path, []] as const,
        [`${path}/feed.xml`, []] as const,
        ...items.map((item) => [`${path}/${item.slug}`, anchorsOf(item.sections)] as const),
      ]),
      ...(template.products ?? []).map(({ slug }) => [`/shop/${slug}`, []] as const),
      ...(template.files ?? []).map(({ name }) => [`/s/${name}`, []] as const),
    ]);
    const broken = linksIn(template)
      .filter((href) => href.startsWith('/'))
      .filter((href) => {
        const [path = '', anchor] = href.split('#');
        const anchors = pages.get(path);
        return !anchors || (anchor !== undefined && !anchors.includes(anchor));
      });
    expect(broken).toEqual([]);
  });

  test('no link leaves for another host', () => {
    // A video of another host is no link: it is asked for only after somebody agreed.
    const isPlayer = (href: string) =>
      /^https:\/\/(player\.vimeo\.com|www\.youtube\.com\/embed)\//.test(href);
    // Nobody can own a name that ends in .example.
    const isNowhere = (href: string) => /^https:\/\/[a-z]+\.example\//.test(href);
    const leaving = linksIn(template).filter((href) => /^https?:|^\/\//.test(href));
    expect(leaving.filter((href) => !isPlayer(href) && !isNowhere(href))).toEqual([]);
  });

  test('pages have addresses of their own, and each can be reached', () => {
    const paths = template.pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const linked = new Set(linksIn(template).map((href) => href.split('#')[0]));
    expect(paths.filter((path) => path !== '/' && !linked.has(path))).toEqual([]);
  });

  test('every picture is a file, is described, and is used', () => {
    const used = new Set(
      stringsIn([template.pages, template.collections]).flatMap((text) =>
        text.startsWith('picture:') ? [text.slice('picture:'.length)] : [],
      ),
    );
    for (const { pictures } of template.products ?? []) pictures.forEach((name) => used.add(name));
    for (const { name, file, alt } of template.pictures) {
      expect(existsSync(join(import.meta.dirname, id, file)), file).toBe(true);
      expect(alt.length, `description of ${name}`).toBeGreaterThan(20);
    }
    expect(template.pictures.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
  });

  test.each(template.pages.map((page) => [page.path, page] as const))(
    '%s has one main heading, and levels without gaps',
    (_, page) => {
      const levels = page.sections.flatMap(({ blocks }) =>
        blocks
          .toSorted((a, b) => a.place.row - b.place.row || a.place.column - b.place.column)
          .flatMap(({ type, values }) => (type === 'heading' ? [Number(values.level)] : [])),
      );
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
    },
  );

  test('words stay within what one reads', () => {
    for (const { path, description, sections } of template.pages) {
      expect(description.length, path).toBeGreaterThan(20);
      expect(description.length, path).toBeLessThanOrEqual(MAX_DESCRIPTION);
      for (const text of sections.flatMap(({ blocks }) => blocks.flatMap(({ values }) => stringsIn(values))))
        expect(text.split(/\s+/).length, path).toBeLessThanOrEqual(MAX_WORDS_IN_BLOCK);
    }
  });

  test('no words stand in for others', () => {
    // Source that is shown as source keeps its own quotes.
    const items = (template.collections ?? []).flatMap((collection) => collection.items);
    const written = [
      ...[...template.pages, ...items].flatMap(({ sections }) => sections),
      ...template.footer,
    ].map(({ blocks }) => blocks.filter(({ type }) => !['code', 'snippet'].includes(type)));
    const words = stringsIn(written).join(' ');
    expect(words).not.toMatch(/lorem|ipsum|placeholder|coming soon|undefined|\bTODO\b/i);
    expect(words, 'straight quotes').not.toMatch(/\w'\w|"/);
  });
});
